"""Towns from elsewhere: simulations saved by the published implementation of the paper's authors."""

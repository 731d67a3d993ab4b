"""Saves in the window: the tree of branches and checkpoints, comparing two of them, and replays."""

"""The simulation: plain data and rules; knows no screen, no model, no disk."""

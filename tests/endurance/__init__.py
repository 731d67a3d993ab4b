"""Long runs, started by hand: `python -m tests.endurance.thirty_days`."""

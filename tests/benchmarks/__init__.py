"""Measurements, kept out of the timed suite: each is a command, `python -m tests.benchmarks.NAME`."""

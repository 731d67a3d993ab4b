"""Smallville: a desktop sandbox town whose people remember, reflect and plan."""

__version__ = "0.1.0"

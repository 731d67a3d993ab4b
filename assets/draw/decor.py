"""Drawn soon."""

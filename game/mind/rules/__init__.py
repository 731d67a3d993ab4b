"""Answers by rule: the embedded default, and the stand-in when a model fails."""

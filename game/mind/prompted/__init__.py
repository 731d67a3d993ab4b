"""Answers by a language model: a prompt a question, and a ladder that mends what comes back."""

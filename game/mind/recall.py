"""Retrieval: which memories come to mind (paper, section 4.1)."""

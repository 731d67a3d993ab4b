"""Thinking: may be slow, never touches the world. A thought goes in, a command comes out."""

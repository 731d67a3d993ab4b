"""A real server with a real model: `pytest -m real_model -s`. Not part of the suite: building takes a quarter of an
hour, once; playing takes some minutes.
"""

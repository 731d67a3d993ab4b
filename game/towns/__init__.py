"""Reads a town folder (Tiled map, people, scenario) into a world, and checks it."""

"""Traders & Barbarians, the main scenario: wagons, their loads, toll roads and barbarians on the paths."""

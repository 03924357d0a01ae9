"""Drawings of the caravans, the barbarian attack, the traders with their wagons, and the events."""

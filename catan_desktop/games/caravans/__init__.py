"""Caravans: camels out of an oasis, and the vote on where they go."""

"""Barbarian Attack: landings at the coast, knights who ride out, and chronicle cards."""

"""The landscape of the siege: the coast at dusk, ships before it, smoke over what has fallen."""

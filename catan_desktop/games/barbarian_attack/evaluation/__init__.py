"""The judgement of a position of Barbarian Attack."""

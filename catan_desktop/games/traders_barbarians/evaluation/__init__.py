"""The judgement of a position of Traders & Barbarians."""

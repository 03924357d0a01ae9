"""Shared ways of valuing a position of settlers: prospects, turns to win, chance to win, reasons in words."""

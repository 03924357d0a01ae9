"""Landnam: settlers discover an island from the sea, found farms on it, and bring suits before the Althing."""

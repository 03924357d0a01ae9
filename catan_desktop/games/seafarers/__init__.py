"""Seafarers: ships, the pirate, gold fields, and islands to be settled beyond the sea."""

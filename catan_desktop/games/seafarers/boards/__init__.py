"""The printed boards of Seafarers, one file a scenario."""

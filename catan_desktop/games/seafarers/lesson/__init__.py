"""The lesson of Seafarers, chapter by chapter."""

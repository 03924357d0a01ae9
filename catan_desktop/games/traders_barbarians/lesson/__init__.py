"""The lesson of Traders & Barbarians, chapter by chapter."""

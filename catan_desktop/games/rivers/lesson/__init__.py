"""The lesson of Rivers of Catan, chapter by chapter."""

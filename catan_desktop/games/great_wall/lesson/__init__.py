"""The lesson of the Great Wall."""

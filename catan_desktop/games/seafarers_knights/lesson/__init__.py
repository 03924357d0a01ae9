"""The lesson of Cities & Knights at sea."""

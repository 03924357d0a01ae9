"""A desktop board game of the Catan family."""

__version__ = "1.0.0"

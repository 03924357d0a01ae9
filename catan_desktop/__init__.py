"""A desktop board game of the Catan family."""

__version__ = "0.1.0"

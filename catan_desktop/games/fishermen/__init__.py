"""Fishermen of Catan: its boards."""

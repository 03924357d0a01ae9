"""Traders & Barbarians, the main scenario: its boards."""

"""The classic island: its boards."""

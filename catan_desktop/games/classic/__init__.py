"""The classic island: its boards and its lesson; its rules and numbers are those of `mechanics`."""

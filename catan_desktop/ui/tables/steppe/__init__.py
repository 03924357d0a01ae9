"""The steppe before a great wall, and the land behind it."""

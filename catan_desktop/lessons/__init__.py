"""Lessons: the game taught by playing it. What a lesson says, waits for and allows is data; rules stay as they are."""

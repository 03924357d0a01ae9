"""Many games of bots against bots, over processes, and what they tell about the bots."""

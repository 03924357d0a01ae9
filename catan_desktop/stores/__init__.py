"""What screens read and keep besides the running game: words, almanac, own islands, games that are over."""

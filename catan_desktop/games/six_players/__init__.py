"""Five and six players: more cards, and building between the turns."""

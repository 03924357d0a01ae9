"""Event cards in the place of the dice, an option of other games."""

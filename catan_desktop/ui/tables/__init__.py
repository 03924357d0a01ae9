"""How each family of games is drawn and clicked."""

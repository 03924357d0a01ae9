"""How good a position of Rivers of Catan is."""

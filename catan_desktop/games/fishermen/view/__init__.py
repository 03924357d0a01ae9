"""How it is shown: the board, the panels around it, the lines of the chronicle."""

### Words written on the board of the Gift and of the north.

board-frostfangs = Frostfangs
board-breaches = Wall breaches
board-in-gift = Wildlings in the Gift

## Clans

clan-cannibals = Cannibals
clan-cave-dwellers = Cave Dwellers
clan-hornfoots = Hornfoots

### Words written on the board of the Gift and of the north.

board-frostfangs = Frostfangs
board-breaches = Wall breaches
board-in-gift = Wildlings in the Gift

## Clans

clan-cannibals = Cannibals
clan-cave-dwellers = Cave Dwellers
clan-hornfoots = Hornfoots

## What the board tells of the place under the pointer

tip-regular = **Regular.** Waits in the clearing. When more regulars wait there than guards stand on the section, they breach the Wall.
tip-climber = **Climber.** Goes over the Wall at once, past any guards, into the Gift. That is no breach.
tip-giant = **Giant.** Takes the guard on post 1 off the Wall and goes back to the Frostfangs. Where there is no guard, he breaches the Wall.
tip-trail = Number { $number } on the wildling die sends the first wildling of the { clan.of } down this trail, to section { $section } of the Wall.

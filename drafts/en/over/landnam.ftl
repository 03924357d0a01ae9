### What Landnám says otherwise than the classic island.

option-goal-help = The rules say 12. Houses bring no more than nine.
ending-win-story = The voices at the law rock fall silent. Not long ago there was only fog here, and now every brook has a name and an owner.
terrain-mountains = Mountain

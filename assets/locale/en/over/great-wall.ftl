### What the Great Wall says otherwise: it has no island, no cards of resources and no robber.

act-build-wall = Build a wall level
event-nobody-won = Defeat: nobody has won.
points-short = honour
describe-points-alone = { $points } honour

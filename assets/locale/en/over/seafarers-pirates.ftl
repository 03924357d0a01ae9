### What The Pirate Islands say otherwise than the other scenarios.

hint-placement = Choose a highlighted intersection for a settlement, then a path next to it for a road.
hint-placement-path = Now choose a highlighted path next to it for a road.
prompt-placement = Settlement, then a road
card-knight-text = Turn your ship nearest to the starting settlement that is not a warship yet into a warship.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet. The lower die moves the pirate fleet.
        [7] **7.** Hands of more than { $limit } lose half, then one player is robbed. The lower die has moved the fleet.
       *[other] **{ $total }.** Every hex with this number has yielded, and the lower die has moved the fleet. It comes up in { $pips } of 36 rolls.
    }
card-event-robber-attacks-text = A seven: whoever holds more than seven cards discards half, then one player is robbed of a card.
card-event-robber-flees-text = There is no robber here: nothing happens.
ending-win-line =
    { $points ->
        [one] { $points } point reached, and the pirate fortress taken.
       *[other] { $points } points reached, and the pirate fortress taken.
    }

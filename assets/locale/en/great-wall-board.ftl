# The board of the Great Wall: what is written on it.

steppe-slots = Turns of the year
steppe-display = Advisors
steppe-goals = Artifacts
steppe-requests = Imperial requests
steppe-to-go = { $count } to go

# What is told of its places

explain-gw-share = { $who } { $count }
explain-gw-shares = Spots held: { $shares }
explain-gw-trophy = Trophy for whoever holds the most: { $count } honour
explain-gw-soldier = { $who }: { $thing }
explain-gw-wound = A wound covers this spot.
explain-gw-discards = Defeated and discarded: { $count }
explain-gw-part =
    { $section ->
        [1] **Left section**
        [2] **Middle section**
       *[3] **Right section**
    }
explain-gw-barricades = Barricades: { $count }. They are taken down at the end of winter.
explain-gw-clerks = { $who }: { clerk-count }
explain-gw-reed = Reed clan: { clerk-count }
explain-gw-overseer = Your overseer: level { $count }
explain-gw-slot = **Turn { $number } of the year**
explain-gw-tea = **{ $who }** · place { $number } in tea order
explain-gw-face = **{ $name }**
explain-gw-shamed = Shamed so far: { $who }
explain-gw-year = **Year { $count } of { $goal }**

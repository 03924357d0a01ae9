# The board of the Great Wall: what is written on it.

steppe-breaks = Breaks
steppe-holds = Holds
steppe-calm = No threat
steppe-year = Year { $year } of { $years }
steppe-spring = +{ $count } in spring
steppe-deck = Horde: { $count }
steppe-shame = Shame left: { $count }
steppe-shamed = Shame
steppe-tea = Tea order
steppe-to-go = { $count } to go

place-lumber_mill-gives = wood
place-quarry-gives = stone
place-gold_mine-gives = gold
place-temple-gives = chi
place-market-gives = exchanges
place-tea_house-gives = chi, order
place-headquarters-gives = advisors
place-barracks-gives = soldiers
place-builders_camp-gives = builds

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
explain-gw-tea = **{ $who }** · place { $number } in tea order
explain-gw-for-hire = For hire now, { $count } <icon resource-gold> each: { $cards }
explain-gw-artifacts = Artifacts of this game: { $cards }
explain-gw-face = **{ $name }**
explain-gw-shamed = Shamed so far: { $who }
explain-gw-year = **Year { $count } of { $goal }**

### Cities & Knights on the boards of Seafarers. $who and $whom are names of seats; $count counts ships.

ruleset-seafarers-knights = Seafarers & Knights
ruleset-seafarers-knights-line = Knights board ships, and the barbarians land on every island at once.
ruleset-seafarers-knights-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon ship> Ships count as roads: knights move along both, and may stand on a ship at sea.
    - <icon knight> The barbarians attack all islands together; active knights on every island and at sea defend.
    - <icon gold> Gold fields bring resources of your choice, never commodities.
    - <icon robber> Robber and pirate both stay where they are until the first landing.
about-ruleset-seafarers-knights = Ships and islands together with knights, commodities and barbarians.

## Names

act-chase-pirate = Chase the pirate away
act-remove-ship = Remove this ship
act-stop-card-free-ship = Place no ship

## Questions

prompt-pirate = Move the pirate
hint-pirate = Choose a sea hex. You take a card from a player whose ship lies there.
prompt-free-ship = Place a free ship
hint-free-ship = Choose a highlighted path; the ship is free.

## Chronicle

event-pirate-chased = { $who } chases the pirate away
event-ship-removed = { $who } removes { $whom }’s ship
event-ship-removed-you = { $who } removes a ship of yours
event-ship-removed-own = { $who } removes their own ship

## Why something is refused

# CK-684
reason-knight-at-sea = Knights are recruited on land; they board ships by moving.
# CK-685
reason-ship-holds-knight = A knight of its owner depends on this ship.
# CK-688
reason-pirate-asleep = The pirate cannot be moved until the barbarians have landed for the first time.
# CK-687
reason-pirate-far = The knight must stand next to the pirate’s hex.
# CK-317
reason-knight-chases-robber = The knight drives away the robber, not the pirate.
# CK-691
reason-merchant-on-gold = The merchant cannot stand on a gold field.
# CK-535
reason-merchant-at-sea = The merchant needs land.
# CK-690
reason-gold-resources = Gold fields bring resources only, no commodities.
# CK-693
reason-no-ship-there = There is no ship there.
# CK-693
reason-ship-not-open = This ship is not open: both ends touch other pieces of its owner.
# CK-693
reason-road-for-road = The Diplomat replaces a road by a road only.
# CK-693
reason-ship-for-ship = The Diplomat replaces a ship by a ship only.

## Places of the board

explain-pirate-asleep = The pirate sleeps until the barbarians have landed for the first time.
explain-knight-holds-ships =
    { $count ->
        [one] This knight keeps { $count } ship from moving.
       *[other] This knight keeps { $count } ships from moving.
    }

## Examples

example-knight-aboard = Knight aboard
example-pirate-at-the-gate = The pirate at the gate

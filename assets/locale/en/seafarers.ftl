### Seafarers. $who and $whom are names of seats; $count counts ships, cards or points.

ruleset-seafarers = Seafarers
ruleset-seafarers-line = Build ships, sail to the islands beyond the sea, and beware of the pirate.
ruleset-seafarers-how =
    - <icon vp> { $scenario ->
        [pirates] Reach **{ $goal } points** on your own turn, and take your fortress from the pirates.
        [wonders] Complete a wonder, or reach **{ $goal } points** on your own turn with the highest one.
       *[other] Reach **{ $goal } points** on your own turn.
    }
    - <icon ship> A ship costs 1 lumber and 1 wool. Ships lead over the sea as roads lead over land; at your settlements and cities both meet.
    - { $scenario ->
        [fog] <icon ship> Whoever reaches a hex in the **fog** discovers it, and takes a card of what it yields.
        [tribe] <icon vp> The first ship at a **gift** of the tribe takes it: a point, a card or a harbour.
        [cloth] <icon resource-cloth> Ships start trade with **villages**, whose numbers bring cloth; two cloth are worth 1 point.
        [pirates] <icon knight> Each player has a **lane** for ships; a knight card makes a ship a warship, against the fleet and the fortress.
       *[other] <icon vp> Your first settlement on each new island brings **special points**.
    }
    - <icon gold> A gold field brings resources of your choice.
    - <icon robber> { $scenario ->
        [pirates] On a 7 you rob whom you choose. The pirate **fleet** sails with every roll and attacks along the coast.
        [wonders] A 7 or a knight moves the robber; there is no pirate.
       *[other] A 7 or a knight moves the robber, or the pirate, who bars the sea around him.
    }
about-ruleset-seafarers = Islands in a wide sea: ships, gold fields and the pirate.

## Names

name-sail = Move ship
act-place-ship = Place a ship
act-place-free-ship = Place a free ship
act-move-ship = Move a ship
act-move-pirate = Move the pirate
act-choose-gold = Take cards

## Options

option-scenario = Scenario
option-scenario-help = Which islands you settle, and where you start.
option-scenario-shores = Heading for New Shores
option-scenario-shores-help = You start on a large island. The first settlement on each small one brings 2 special points.
option-scenario-islands = The Four Islands
option-scenario-islands-help = You start on any island. The first settlement on each island where you did not start brings 2 special points.
option-scenario-desert = Through the Desert
option-scenario-desert-help = Beyond the desert lies rich land. The first settlement there, and on each small island, brings 2 special points.
option-goal-0 = As the scenario has it
option-harbours-usual = As the scenario has it

## Counts and points

source-islands = Special points for islands
count-sea-ships = Ships in the supply
tell-ships =
    { $count ->
        [one] { $count } ship left in the supply.
       *[other] { $count } ships left in the supply.
    }

## What can be done

gist-sea-ship = Leads over the sea; two cards.
about-sea-ship =
    { $route ->
        [yes] A ship lies on a coast or sea path and starts at your settlement, city or ship. It counts for the Longest Trade Route.
       *[no] A ship lies on a coast or sea path and starts at your settlement, city or ship.
    }
gist-sail = One ship with an open end goes elsewhere, once a turn.
about-sail = A ship has an **open end** where neither a building nor another ship of yours touches it. A ship built this turn stays where it is. Click the ship and then its new path, or drag it there.

## Questions

prompt-gold = Cards of your choice
hint-gold =
    { $count ->
        [one] Choose { $count } card from the supply.
       *[other] Choose { $count } cards from the supply.
    }

## Chronicle

event-sea-ship-built = { $who } builds a ship
event-sea-ship-placed = { $who } places a ship
event-sea-ship-moved = { $who } moves a ship
event-pirate-moved = { $who } moves the pirate
event-island-settled =
    { $count ->
        [one] { $who } settles a new island: { $count } special point
       *[other] { $who } settles a new island: { $count } special points
    }

## Why something is refused

# SEA-022
reason-no-ship-path = Ships lie along the coast and at sea, not inland.
# SEA-046
reason-ship-through-rival = An opponent’s building is in the way.
# SEA-043
reason-ship-from-road = A ship does not continue a road: build a settlement between them first.
# SEA-042
reason-ship-not-joined = The ship must connect to your settlement, city or ship.
# SEA-042
reason-no-ship-site = There is no path where a ship of yours could lie.
# SEA-001
reason-no-ship-piece = All 15 of your ships are in use.
# SEA-060
reason-ship-moved-already = You have already moved a ship this turn.
# SEA-060
reason-no-own-ship = You have no ship there.
# SEA-066
reason-ship-new = This ship was built or moved this turn.
# SEA-061
reason-ship-closed = This ship has no open end.
# SEA-061
reason-no-movable-ship = None of your ships can move: they have no open end, are new, or lie beside the pirate.
# SEA-186
reason-ship-lies-there = The ship lies there already.
# SEA-074
reason-ship-moves-in-own-turn = Ships move only on your own turn, after the roll.
# SEA-082
reason-ship-at-new-settlement = The ship must start at the settlement just placed.
# SEA-048
reason-pirate-bars = The pirate bars this path.
# SEA-021
reason-no-road-at-sea = Roads cannot cross the sea.
# SEA-102
reason-pirate-stays = The pirate must move to another hex.
# SEA-104
reason-pirate-at-sea = The pirate sails on sea hexes only.
# SEA-114
reason-friendly-pirate = The pirate keeps away from players with two points or fewer.
# SEA-025
reason-settlement-at-sea = Settlements need land.
# SEA-080
reason-start-on-main-island = You start on another island.
reason-island-closed = Nobody settles on this island.
reason-robber-island-closed = The robber does not go to this island.
# SEA-093
reason-gold-bank-lacks-kind = The supply has no such card left.
# SEA-190
reason-gold-other-number = Choose exactly the cards that are due to you.

## What an action is sure to bring

foresee-island =
    { $count ->
        [one] <gold>A new island: { $count } special point.</>
       *[other] <gold>A new island: { $count } special points.</>
    }

## Why a bot advises it

why-voyage = It brings new islands nearer.

## Places of the board

explain-sea-ship =
    { $route ->
        [yes] **Ship** of { $who } · counts for the Longest Trade Route
       *[no] **Ship** of { $who }
    }
explain-sea-ship-open = It has an open end and may move once a turn.
explain-sea-ship-held = It has an open end, but cannot move now.
explain-sea-ship-closed = It has no open end and stays where it is.
explain-sea-ship-path = **Sea route** · room for one ship; it costs { $cards }
explain-sea = **Open sea**
explain-pirate = **The pirate** · no ship is built or moved beside him; he robs players whose ships lie there
explain-gold-field = **{ $terrain }** · cards of your choice on { $token } · { $pips } of 36 rolls: 1 for a settlement, 2 for a city
explain-island-closed = Nobody settles on this island, and the robber does not come here.
explain-new-island =
    { $count ->
        [one] <gold>Your first settlement on this island brings { $count } special point.</>
       *[other] <gold>Your first settlement on this island brings { $count } special points.</>
    }

## Charts

result-page-sea = At sea
chart-sea = At sea
sea-ships = Ships built
sea-moves = Ships moved
sea-islands = Islands settled
sea-explored = Hexes discovered
sea-gold = Cards of your choice
sea-pirate = Pirate moved
sea-armed = Warships
sea-won = Fights with the fleet won
sea-lost = Fights with the fleet lost
sea-attacks = Attacks on the fortress

## Examples

example-next-island = The next island

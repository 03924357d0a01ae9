### The Pirate Islands. $who is the name of a seat; $count counts ships, markers, cards, steps or rolls of six.

option-scenario-pirates = The Pirate Islands
option-scenario-pirates-help = Arm your ships, sail up your lane and take your fortress from the pirates. Their fleet attacks with every roll.

## Names and questions

name-attack = Attack fortress
act-attack-fortress = Attack the fortress
act-pass-theft = Rob nobody
prompt-robbery = A 7: whom do you rob?
hint-robbery = Choose an opponent who has a card, or rob nobody.
prompt-plunder = The fleet takes cards
hint-plunder = Each card of the hand is equally likely.
prompt-assault = The attack on the fortress
hint-assault = The die shows how strong the fortress is.
gist-attack = Beats the die in { $count } of 6 rolls.
about-attack = More warships than the die take a marker. An even fight costs you one ship, a lost one two. **The attack ends your turn.**
about-lane-ship =
    { $count ->
        [0] Ships lie one after another in your lane, and your line has reached the fortress.
        [one] Ships lie one after another in your lane. { $count } more reaches the fortress.
       *[other] Ships lie one after another in your lane. { $count } more reach the fortress.
    }

## At the seats

count-warships = Warships
tell-warships = Strength against the fleet and the fortress. A knight card turns a ship into a warship.
count-fortress = Markers on the fortress
tell-fortress =
    { $count ->
        [one] { $count } marker left before the fortress falls.
       *[other] { $count } markers left before the fortress falls.
    }
tell-fortress-fallen = <gold>The fortress has fallen: 10 points win now.</>
tell-way =
    { $count ->
        [one] It takes { $count } more ship to reach it.
       *[other] It takes { $count } more ships to reach it.
    }

## Chronicle

event-fleet-moved =
    { $count ->
        [one] The pirate fleet sails { $count } hex
       *[other] The pirate fleet sails { $count } hexes
    }
event-fleet-won = The fleet ({ $strength }) defeats { $who } ({ $warships })
event-fleet-even = The fleet ({ $strength }) cannot defeat { $who } ({ $warships })
event-fleet-lost = { $who } ({ $warships }) defeats the fleet ({ $strength })
event-fleet-plundered = { $who } loses { $cards } to the fleet
event-fleet-plundered-you = The fleet takes { $cards } from you
event-fleet-left = The last fortress has fallen: the pirate fleet is gone
event-warship-made = { $who } arms a ship
event-fortress-hit =
    { $left ->
        [0] { $who } takes the last marker: { $warships } against { $die }
        [one] { $who } takes a marker from the fortress, { $left } left: { $warships } against { $die }
       *[other] { $who } takes a marker from the fortress, { $left } left: { $warships } against { $die }
    }
event-fortress-held = The fortress holds against { $who }: { $warships } against { $die }
event-ships-lost =
    { $count ->
        [one] { $who } loses { $count } ship
       *[other] { $who } loses { $count } ships
    }
event-fortress-fallen = { $who } takes the pirate fortress

## Why something is refused

# PIRATE-022
reason-ship-given = You start with one ship; the others follow later.
# PIRATE-024
reason-ship-lane = Your ships keep to your own lane.
# PIRATE-026
reason-ship-never-moved = Ships are not moved among the Pirate Islands.
# PIRATE-025
reason-ship-off-line = Your line continues only at its open end.
# PIRATE-025
reason-ship-astray = From there your line could never reach the fortress.
# PIRATE-027
reason-not-own-landing = On the pirate islands you settle only at your own landing.
# PIRATE-031
reason-no-ship-for-knight = You have no ship that is not a warship yet.
# PIRATE-075
reason-fortress-fallen = Your fortress has already fallen.
# PIRATE-060
reason-fortress-far = Your line of ships has not reached your fortress.
# PIRATE-073
reason-fortress-in-own-turn = You attack the fortress only on your own turn.

## What an action is sure to bring

foresee-siege = <gold>In { $count } of 6 rolls a marker falls.</>
foresee-siege-win = <gold>In { $count } of 6 rolls the fortress falls.</>
foresee-siege-even = In 1 of 6 rolls you lose one ship.
foresee-siege-lost = <fire>In { $count } of 6 rolls you lose two ships.</>
foresee-siege-ends = The attack ends your turn.
foresee-warships = Warships: { $before } → **{ $after }**
foresee-way =
    { $count ->
        [0] <gold>Your line reaches the fortress.</>
        [one] { $count } more ship to the fortress.
       *[other] { $count } more ships to the fortress.
    }

## Why a bot advises it

why-siege = It brings the fall of your fortress nearer.

## Places of the board

explain-fleet =
    { $count ->
        [0] **The pirate fleet** · moves with every roll, by the lower die
       *[other] **The pirate fleet** · strength { $count } in the last roll; moves with every roll, by the lower die
    }
explain-ahead = The fleet comes here if the lower die shows { $count }.
explain-no-attack = It attacks nobody here.
explain-attack = Here it attacks { $who }, whose warships number { $count }.
explain-attack-lost =
    { $count ->
        [0] <fire>It defeats { $who }, who has no card to lose.</>
        [one] <fire>It defeats { $who } and takes { $count } card.</>
       *[other] <fire>It defeats { $who } and takes { $count } cards.</>
    }
explain-attack-even = An even fight with { $who }: nothing happens.
explain-attack-won = <gold>{ $who } defeats it and takes a card of choice.</>
explain-warship = **Warship** of { $who } · counts against the fleet and the fortress
explain-lane-ship = **Ship** of { $who } · a knight card can turn it into a warship
explain-lane = **Lane** of { $who } · ships lie here one after another; each costs { $cards }
explain-no-lane = **Open sea** · nobody’s lane leads here
explain-fortress =
    { $reached ->
        [yes] **Pirate fortress** of { $who } · markers left: { $count }. The line has reached it.
       *[no] **Pirate fortress** of { $who } · markers left: { $count }. A line of ships must reach it first.
    }
explain-landing = **Landing** of { $who } · nobody else settles here

## Heard instead of seen

describe-fleet = The pirate fleet: { $hex }
describe-siege = { $who }: { $count } warships, { $left } markers on the fortress
describe-sieges = Warships and fortresses: { $sieges }

## Examples

example-below-the-fortress = Below the fortress

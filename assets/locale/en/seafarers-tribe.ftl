### The Forgotten Tribe. $who is the name of a seat; $resource is what a harbour serves, `any`, or another gift: `point` or `card`.

option-scenario-tribe = The Forgotten Tribe
option-scenario-tribe-help = You settle the main island. On the coasts of the tribe lie gifts for the first ship: points, cards and harbours.
gift-harbour =
    { $resource ->
        [any] Harbour 3:1
       *[other] Harbour 2:1 for { resource.of }
    }
source-tribe = Gifts of the tribe
tell-harbour-waits = It is placed as soon as a settlement or city on the main island has a free stretch of coast.
act-drawn-gift = Draw a card
act-place-harbour = Place the harbour

## Questions

prompt-place-harbour = Where does the harbour go?
hint-place-harbour =
    { $resource ->
        [any] Place the 3:1 harbour next to one of your settlements or cities.
       *[other] Place the 2:1 harbour for { resource.of } next to one of your settlements or cities.
    }

## Chronicle

event-gift =
    { $resource ->
        [point] { $who } takes a gift of the tribe: 1 special point
        [any] { $who } takes a gift of the tribe: a 3:1 harbour
       *[other] { $who } takes a gift of the tribe: a 2:1 harbour for { resource.of }
    }
event-gift-card = { $who } takes a gift of the tribe, a development card: { $card }
event-gift-card-unseen = { $who } takes a gift of the tribe: a development card
event-harbour-placed =
    { $resource ->
        [any] { $who } places the 3:1 harbour
       *[other] { $who } places the 2:1 harbour for { resource.of }
    }

## Why something is refused

# TRIBE-042
reason-harbour-inland = The harbour goes to the coast of the main island.
# TRIBE-042
reason-harbour-without-building = You have no settlement or city there.
# TRIBE-042
reason-harbour-beside-another = Another harbour is too near.

## What an action is sure to bring

foresee-tribe-gift =
    { $resource ->
        [point] <gold>A gift: 1 special point.</>
        [card] <gold>A gift: a development card.</>
        [any] <gold>A gift: a 3:1 harbour.</>
       *[other] <gold>A gift: a 2:1 harbour for { resource.of }.</>
    }

## Why a bot advises it

why-gifts = It brings gifts of the tribe nearer.

## Places of the board

explain-tribe = **The tribe** · nobody settles here; the robber does not come back
explain-gift =
    { $resource ->
        [point] **Gift of the tribe** · 1 special point for the first ship here
        [card] **Gift of the tribe** · a development card for the first ship here
        [any] **Gift of the tribe** · a 3:1 harbour for the first ship here, to be placed on the main island
       *[other] **Gift of the tribe** · a 2:1 harbour for { resource.of }, for the first ship here, to be placed on the main island
    }

## Examples

example-gift-ahead = A gift ahead

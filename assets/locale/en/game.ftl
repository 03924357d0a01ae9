### The settlers game on the Gift: names, questions, refusals, chronicle.
### $who and $whom are names of seats; $cards, $give, $take, $want are handfuls such as “2 lumber, 1 ore”.

## Names

name-road = Road
name-settlement = Settlement
name-city = Keep
name-card = Card
name-guard = Guard
name-hero = Hero
card-knight = Ranger Patrol
card-knight-text = Move Tormund to another hex and take a random card from an opponent there. In the Brotherhood of the Watch you may drive a wildling out of the Gift instead, for a card of its hex. Played patrols count for the Largest Patrol.
card-roads = Road Building
card-roads-text = Place up to two roads for free.
card-plenty = Winter Is Coming
card-plenty-text = Take two cards of your choice from the supply.
card-monopoly = Monopoly
card-monopoly-text = Name a resource: everybody gives you all cards of it.
card-recruits = New Recruits
card-recruits-text = Place a guard on the Wall for free.
card-vp = Victory point
card-vp-text = Worth one victory point. It is never played; it is shown when the game ends.
award-longest = Longest Road
award-largest = Largest Patrol
hex-name = { $terrain ->
        [forest] forest
        [hills] hills
        [pasture] pasture
        [fields] fields
        [mountains] mountains
       *[desert] desert
    } { $token }

## Counts and points

count-cards = Resource cards in hand
count-dev = Development cards in hand
count-road = Longest road
count-patrol = Ranger Patrols played
count-guard = Guards on the Wall
source-settlements = Settlements
source-cities = Keeps
source-longest = Longest Road
source-largest = Largest Patrol
source-vp-cards = Victory point cards
source-guards = Guards on the Wall
source-hidden = Victory point cards, seen by you alone

## Steps of a turn and the next step

step-roll = Roll
step-trade = Trade
step-build = Build
step-trade-build = Trade and build
next-roll = Roll dice
next-end = End turn
next-choose = Choose
hint-pre-roll = Roll the dice; before that you may play a development card.
hint-action = Trade with the others or the supply, or end your turn.
hint-action-build = You can afford this: { $thing }. Choose it, or trade, or end your turn.
hint-action-free = You can still do this: { $thing }. Or trade, or end your turn.
hint-action-card = You can play a card: { $thing }. Or trade, or end your turn.

## Questions and what to do about them

prompt-first = Everybody rolls for the first turn
prompt-placement = Place a starting settlement and a road
hint-placement = Choose a lit intersection for a settlement, then a lit path for its road.
hint-placement-path = Now choose a lit path beside it for its road.
prompt-pre-roll = Roll the dice
prompt-dice = The dice roll
prompt-discard = Discard half of your cards
hint-discard = A seven: whoever holds more than seven cards gives up half of them, rounded down.
prompt-robber = Move Tormund
hint-robber = Choose a hex for Tormund: it will yield nothing while he stays. On a seven he may also go back to his camp.
prompt-steal = Choose whom to rob
hint-steal = You take one random card from this opponent.
prompt-theft = A card is drawn from a hand
prompt-action = Trade and build
prompt-draw = A development card is drawn
prompt-free-road = Place a free road
hint-free-road = Choose a lit path; the road costs nothing.
prompt-offer = An offer is on the table
hint-offer = Accept, decline, or name terms of your own.
prompt-settle = Choose whom to trade with
hint-settle = Trade with one of those who agree or named other terms, or with nobody.

## What can be done

act-place-settlement = Place a settlement
act-place-road = Place a road
act-roll = Roll the dice
act-discard = Discard
act-move-robber = Move Tormund
act-send-robber-home = Send Tormund back to his camp
act-steal = Rob
act-build-road = Build a road
act-build-settlement = Build a settlement
act-build-city = Build a keep
act-buy-card = Buy a development card
act-play-knight = Ranger Patrol
act-play-roads = Road Building
act-place-free-road = Place a free road
act-stop-roads = No second road
act-play-plenty = Winter Is Coming
act-play-monopoly = Monopoly
act-bank-trade = Trade with the supply
act-offer-trade = Offer a trade
act-accept-offer = Accept
act-decline-offer = Decline
act-counter-offer = Counter-offer
act-settle-trade = Trade
act-withdraw-offer = Withdraw the offer
act-end-turn = End turn

## Why something is refused

reason-bank-lacks = The supply does not have these cards.
reason-cannot-pay = You do not have the cards for it.
reason-card-bought-now = A card cannot be played in the turn it was bought.
reason-card-not-held = You do not have this card.
reason-cards-not-held = You do not have these cards.
reason-city-needs-settlement = A keep replaces a settlement of yours.
reason-corner-taken = A building stands there already.
reason-deck-empty = There are no development cards left.
reason-discard-half =
    { $count ->
        [one] Exactly { $count } card must be discarded.
       *[other] Exactly { $count } cards must be discarded.
    }
reason-distance = Too near: the neighbouring intersections must be free.
reason-finish-first = First finish what has begun.
reason-friendly-robber = Friendly robber: nobody with so few points is robbed.
reason-no-cards = You have no cards.
reason-no-city-piece = All your keeps stand on the board.
reason-no-gifts = Both sides must give something.
reason-no-partner = There is nobody to trade with.
reason-no-road-piece = All your roads lie on the board.
reason-no-road-site = There is no place for another road of yours.
reason-no-settlement-piece = All your settlements stand on the board.
reason-no-settlement-site = No free intersection touches your roads. Build a road first.
reason-no-such-cards = There are no such cards.
reason-no-such-place = There is no such place.
reason-no-victim = This player cannot be robbed.
reason-not-accepted = This player has not agreed.
reason-offers-spent =
    { $limit ->
        [one] Only { $limit } offer a turn is allowed.
       *[other] Only { $limit } offers a turn are allowed.
    }
reason-one-card-a-turn = Only one development card can be played in a turn.
reason-path-taken = A road lies there already.
reason-rate = The supply asks for { $rate } equal cards.
reason-road-at-new-settlement = The road must start at the settlement just placed.
reason-road-not-joined = The road does not join your own.
reason-road-through-rival = An opponent's building is in the way.
reason-robber-camp-only-on-seven = Tormund goes back to his camp only on a seven.
reason-robber-stays = Tormund must go to another place.
reason-roll-first = Roll the dice first.
reason-rolled-already = The dice have been rolled already.
reason-same-kind = A card is not traded for its own kind.
reason-same-on-both-sides = The same resource cannot stand on both sides.
reason-settlement-needs-road = A settlement needs a road of yours there.
reason-trade-after-roll = Trading comes after the roll.
reason-trade-over = Trading is over for this turn: something has been built.
reason-trade-own-turn = Offers are made in your own turn.

## Chronicle

event-first-rolled = { $who } rolls { $one } + { $two } for the first turn
event-first-chosen = { $who } begins
event-rolled = { $who } rolls { $one } + { $two } = { $total }
event-got = +{ $cards } { $who }
event-shortage = The supply cannot pay everybody: { resource }
event-discarded = { $who } discards { $cards }
event-robber-home = Tormund goes back to his camp
event-robber-moved = Tormund moves: { $hex }
event-stolen = { $who } takes { $cards } from { $whom }
event-stolen-unseen = { $who } takes a card from { $whom }
event-built =
    { $piece ->
        [road] { $who } builds a road
        [settlement] { $who } builds a settlement
       *[city] { $who } builds a keep
    }
event-placed =
    { $piece ->
        [road] { $who } places a road
        [settlement] { $who } places a settlement
       *[city] { $who } places a keep
    }
event-bought = { $who } buys a development card: { $card }
event-bought-unseen = { $who } buys a development card
event-played = { $who } plays { $card }
event-award =
    { $award ->
        [longest] { $who } takes the Longest Road
       *[largest] { $who } takes the Largest Patrol
    }
event-award-free =
    { $award ->
        [longest] Nobody holds the Longest Road
       *[largest] Nobody holds the Largest Patrol
    }
event-bank-traded = { $who } trades with the supply: { $give } → { $take }
event-offered = { $who } offers { $give } for { $want }
event-accepts = { $who } accepts
event-declines = { $who } declines
event-countered = { $who } would give { $give } for { $want }
event-traded = { $who } and { $whom } trade: { $give } ↔ { $want }
event-offer-ended = No trade
event-point-cards =
    { $count ->
        [one] { $who } shows { $count } victory point card
       *[other] { $who } shows { $count } victory point cards
    }
event-won =
    { $ending ->
        [true] True victory: { $who }
        [tragic] Tragic victory: { $who }
       *[win] { $who } wins
    }
event-nobody-won = Everybody has lost.

## The Watch around the board

warn-wildlings =
    { $count ->
        [one] Sets { $count } wildling loose
       *[other] Sets { $count } wildlings loose
    }
hero-state-new = Just taken: not to be used this turn.
hero-state-used = Already used this turn.
hero-short-mormont = Mormont
hero-short-marsh = Marsh
hero-short-tarly = Tarly
hero-short-yarwyck = Yarwyck
hero-short-thorne = Thorne
hero-short-melisandre = Melisandre
hero-short-mance = Mance
hero-short-ygritte = Ygritte
hero-short-yoren = Yoren
hero-short-qhorin = Qhorin
hero-short-benjen = Benjen
party-named = { $who }
reason-no-loose-road = None of your roads can be moved.
hint-guard-round = Choose a section of the Wall for your free guard.
hint-after-hero = Turn the hero to side B to use it once more, or take another one from the display.
hint-after-side-b = The hero goes back to the display; take another one from there.
hint-tarly = The production gave you nothing: take one card of your choice, or save the hero.
hint-patrol = Choose a hex for Tormund, or a wildling in the Gift to drive out for a card of its hex.
hint-yarwyck = Choose a lit path for the road.
hint-mormont = For the card you got, give one of another resource.
hint-mance = This is the hand you see. Choose one card.
hint-melisandre = You see these cards. Choose the one to keep.
field-replaced = Which card of the price is replaced?
field-paid = What do you pay instead?
field-give = What do you give?
field-take = What do you take?
field-partners = Whom do you ask?
field-resource = Which resource?
field-victim = Whom do you choose?
field-hero = Which hero?
field-card = Which card?

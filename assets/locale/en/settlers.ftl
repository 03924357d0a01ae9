### The settlers game: names, questions, refusals, chronicle.
### $who and $whom are names of seats; $cards, $give, $take, $want are handfuls such as “2 lumber, 1 ore”.

## Names

name-road = Road
name-settlement = Settlement
name-city = City
name-card = Card
card-knight = Knight
card-knight-text = Move the robber to another hex and take a random card from an opponent there. Played knights count for the Largest Army.
card-roads = Road Building
card-roads-text = Place up to two roads for free.
card-plenty = Year of Plenty
card-plenty-text = Take two cards of your choice from the supply.
card-monopoly = Monopoly
card-monopoly-text = Name a resource: every opponent gives you all they have of it.
card-vp = Victory point
card-vp-text = Worth one victory point. It is never played; it is shown when the game ends.
award-longest = Longest Road
award-largest = Largest Army
hex-name = { $terrain ->
        [forest] forest
        [hills] hills
        [pasture] pasture
        [fields] fields
        [mountains] mountains
        [lake] lake
        [second-lake] lake
        [swamp] swamp
        [castle] castle
        [trade-castle] castle
        [quarry] quarry
        [glassworks] glassworks
        [oasis] oasis
        [gold] gold field
        [sea] open sea
       *[desert] desert
    } { $token }

## Counts and points

count-cards = Resource cards in hand
count-dev = Development cards in hand
count-road = Longest road
count-army = Knights played
source-settlements = Settlements
source-cities = Cities
source-longest = Longest Road
source-largest = Largest Army
source-vp-cards = Victory point cards
source-hidden = Hidden victory point cards

## Steps of a turn and the next step

step-roll = Roll
step-trade = Trade
step-build = Build
step-trade-build = Trade and build
next-roll = Roll dice
next-end = End turn
next-choose = Confirm
hint-pre-roll = Roll the dice. You may play a development card first.
hint-action = Trade with the others or the supply, or end your turn.
hint-action-build = You can afford: { $thing }. Build, trade, or end your turn.
hint-action-free = Available: { $thing }. You can also trade or end your turn.
hint-action-card = You can play a card: { $thing }. You can also trade or end your turn.

## Questions and what to do about them

prompt-first = Rolling to see who goes first
prompt-placement = Place a starting settlement and a road
hint-placement = Choose a highlighted intersection for a settlement, then a highlighted path for its road.
hint-placement-path = Now choose a highlighted path next to it for the road.
prompt-placement-city = Place your city and a road
hint-placement-city = Choose a highlighted intersection for your city, then a highlighted path for the road. You get one card from each hex next to the city.
prompt-pre-roll = Roll the dice
prompt-dice = Rolling the dice
prompt-discard = Discard half of your cards
hint-discard = A seven: everybody with more than seven cards discards half of them, rounded down.
prompt-robber = Move the robber
hint-robber = Choose a hex for the robber. It yields nothing while he is there.
prompt-steal = Choose who to rob
hint-steal = You take one random card from this opponent.
prompt-theft = Taking a random card
prompt-action = Trade and build
prompt-draw = Drawing a development card
prompt-free-road = Place a free road
hint-free-road = Choose a highlighted path; the road is free.
prompt-offer = An offer is on the table
hint-offer = Accept, decline, or make a counter-offer.
prompt-settle = Choose who to trade with
hint-settle = Trade with a player who accepted or made a counter-offer, or with nobody.
hint-action-none = There is nothing left to do. End your turn.
hint-action-trade = There is nothing to build now. You can still trade, or end your turn.

## What can be done

act-place-settlement = Place a settlement
act-place-road = Place a road
act-roll = Roll the dice
act-discard = Discard
act-move-robber = Move the robber
act-steal = Rob
act-build-road = Build a road
act-build-settlement = Build a settlement
act-build-city = Build a city
act-buy-card = Buy a development card
act-play-knight = Knight
act-play-roads = Road Building
act-place-free-road = Place a free road
act-stop-roads = No second road
act-play-plenty = Year of Plenty
act-play-monopoly = Monopoly
act-bank-trade = Trade with the supply
act-offer-trade = Offer a trade
act-accept-offer = Accept
act-decline-offer = Decline
act-counter-offer = Counter-offer
act-settle-trade = Trade
act-withdraw-offer = Cancel the offer
act-end-turn = End turn

## Why something is refused

reason-bank-lacks = The supply does not have these cards.
reason-cannot-pay = You do not have the cards for this.
reason-card-bought-now = You cannot play a card on the turn you bought it.
reason-card-not-held = You do not have this card.
reason-cards-not-held = You do not have these cards.
reason-city-needs-settlement = A city replaces one of your settlements.
reason-corner-taken = There is a building here already.
reason-deck-empty = There are no development cards left.
reason-discard-half =
    { $count ->
        [one] Discard exactly { $count } card.
       *[other] Discard exactly { $count } cards.
    }
reason-distance = Too close to another building: neighbouring intersections must be empty.
reason-finish-first = Finish the current action first.
reason-friendly-robber = Friendly robber: players with so few points are spared.
reason-no-cards = You have no cards.
reason-no-city-piece = All your cities are already on the board.
reason-no-counter-offers = There are no counter-offers in this game: accept or decline.
reason-no-gifts = Both sides must give something.
reason-no-partner = There is nobody to trade with.
reason-no-road-piece = All your roads are already on the board.
reason-no-road-site = There is nowhere left to build another road.
reason-no-settlement-piece = All your settlements are already on the board.
reason-no-settlement-site = No free intersection touches your roads. Build a road first.
reason-no-such-cards = There are no such cards.
reason-no-such-place = There is no such place.
reason-no-victim = This player cannot be robbed.
reason-not-accepted = This player has not agreed.
reason-offers-spent =
    { $limit ->
        [one] You can make only { $limit } offer per turn.
       *[other] You can make only { $limit } offers per turn.
    }
reason-one-card-a-turn = You can play only one development card per turn.
reason-path-taken = There is a road here already.
reason-rate = The supply takes { $rate } cards of a kind.
reason-road-at-new-settlement = The road must start at the settlement just placed.
reason-road-not-joined = The road must connect to your own.
reason-road-through-rival = An opponent’s building is in the way.
reason-robber-barred = The robber cannot be placed on this hex.
reason-robber-stays = The robber must move to another hex.
reason-roll-first = Roll the dice first.
reason-rolled-already = The dice have already been rolled.
reason-same-kind = A card cannot be traded for one of the same kind.
reason-same-on-both-sides = The same resource cannot be on both sides.
reason-settlement-needs-road = A settlement must be next to one of your roads.
reason-trade-after-roll = Roll first; then you can trade.
reason-trade-over = Trading is over for this turn: you have started building.
reason-trade-own-turn = You can make offers only on your own turn.

## Chronicle

event-first-rolled = First roll: { $name } { $sum }
event-first-rolled-more = { $name } { $sum }
event-first-chosen = { $who } goes first
event-rolled = { $who } rolls { $one } + { $two } = { $total }
event-dice-shuffled = The dice deck is reshuffled
event-got = { $who }: +{ $cards }
event-produced = { $who } +{ $cards }
event-produced-own = +{ $cards }
event-monopolised = { $who } takes { $cards } from { $whom }
event-monopolised-you = { $who } takes { $cards } in all, yours among them
event-shortage = The supply is short of { resource }
event-discarded = { $who } discards { $cards }
event-discarded-you = You discard { $cards }
event-robber-moved = The robber moves to { $hex }
event-stolen = { $who } steals { $cards } from { $whom }
event-stolen-you = { $who } steals { $cards } from you
event-stolen-unseen = { $who } steals a card from { $whom }
event-stolen-unseen-you = { $who } steals a card from you
event-built =
    { $piece ->
        [road] { $who } builds a road
        [settlement] { $who } builds a settlement
       *[city] { $who } builds a city
    }
event-placed =
    { $piece ->
        [road] { $who } places a road
        [settlement] { $who } places a settlement
       *[city] { $who } places a city
    }
event-bought = { $who } buys a development card: { $card }
event-bought-unseen = { $who } buys a development card
event-played = { $who } plays { $card }
event-award =
    { $award ->
        [longest] { $who } takes the Longest Road
       *[largest] { $who } takes the Largest Army
    }
event-award-free =
    { $award ->
        [longest] Nobody holds the Longest Road
       *[largest] Nobody holds the Largest Army
    }
event-bank-traded = { $who } trades with the supply: { $give } → { $take }
event-offered = { $who } offers { $give } for { $want }
event-accepts = { $who } accepts
event-declines = { $who } declines
event-declines-why = { $who } declines: { $why }
# Why a bot declines, as far as everybody can tell.
refusal-near-goal = you are about to win
refusal-leads = you lead
refusal-helps = it would help you too much
refusal-lacks = does not have that
refusal-little = too little in return
refusal-no-use = no use for your cards
refusal-needs = probably needs it
refusal-needs-for = probably needs it for { goal-name }
event-countered = { $who } makes a counter-offer: { $give } for { $want }
event-traded = { $who } and { $whom } trade: { $give } ↔ { $want }
event-offer-ended = No trade
event-point-cards =
    { $count ->
        [one] { $who } reveals { $count } victory point card
       *[other] { $who } reveals { $count } victory point cards
    }
event-won =
    { $ending ->
        [true] True victory: { $who }
        [tragic] Tragic victory: { $who }
        [stalemate] Nobody can score any more. Victory: { $who }
        [villages] The villages have run out of cloth. Victory: { $who }
       *[win] { $who } wins
    }
event-nobody-won = Everybody has lost.

## What is asked for one after another

party-named = { $who }
field-give = What do you give?
field-take = What do you take?
field-resource = Which resource?
field-corner = Which corner?
field-start = From where?
field-victim = Which player?
field-card = Which card?

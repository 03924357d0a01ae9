### Event cards in the place of the dice. $who and $whom are names of seats; $number is the number of a card; $cards is a handful; $card is the name
### of an event and $text what its card says.

option-event-cards = Event cards
option-event-cards-help = Draw a card instead of rolling: it gives a number, and some cards bring an event first. Numbers come up as often as with dice.

## Names

goal-repair = repairing a road
prompt-draw-event = Drawing an event card
chart-events-all = Drawn
chart-events-gone = Face up
chart-events-left = To come
flow-events = Events
name-repair = Repair
chart-events = Events

## The event cards

card-event-robber-attacks = Robber Attacks
card-event-robber-attacks-text = A seven: whoever holds more than seven cards discards half, then the robber moves and steals a card.
card-event-robber-flees = Robber Flees
card-event-robber-flees-text = The robber goes back to the desert. Nobody is robbed.
card-event-epidemic = Epidemic
card-event-epidemic-text = This turn every city collects only one card for each hex.
card-event-earthquake = Earthquake
card-event-earthquake-text = Everybody turns one of their roads sideways: it is damaged. They cannot build roads until they repair it for 1 lumber and 1 brick.
card-event-good-neighbours = Good Neighbours
card-event-good-neighbours-text = Everybody with cards gives one of their choice to their left neighbour, all at once.
card-event-helpful-neighbour = Helpful Neighbour
card-event-helpful-neighbour-text = Whoever has the most points gives a card of their choice to somebody with fewer.
card-event-calm-seas = Calm Seas
card-event-calm-seas-text = Whoever has the most harbours takes a card of their choice from the supply.
card-event-plentiful-year = Plentiful Year
card-event-plentiful-year-text = Everybody takes a card of their choice from the supply.
card-event-tournament = Tournament
card-event-tournament-text = Whoever has played the most knights takes a card of their choice from the supply.
card-event-conflict = Conflict
card-event-conflict-text = The holder of the Largest Army takes a random card from somebody. If nobody holds it, the one player with the most knights does so.
card-event-trade-advantage = Trade Advantage
card-event-trade-advantage-text = The holder of the Longest Road takes a random card from somebody. If nobody holds it, the one player with the most roads does so.
card-event-quiet = A Quiet Day
card-event-quiet-text = Nothing happens. The number produces as always.
card-event-new-year = New Year
card-event-new-year-text = All cards are reshuffled and laid out; then the next card is drawn.

## What can be done

act-settle-robber = Send the robber to this desert
act-repair-road-free = Repair with Road Building
act-give-help = Give this card
act-take-from-bank = Take from the supply
field-receiver = Who gets it?
act-damage-road = Turn this road sideways
act-repair-road = Repair the road
act-give-left = Give this card to the left
gist-repair-road = 1 lumber and 1 brick; then you may build roads again.
about-repair-road = A damaged road still counts for the Longest Road, but until it is repaired you cannot build roads, or settlements that only it leads to.
next-draw-event = Draw a card

## Questions

hint-draw-event = The card gives this turn’s number. You may play a development card first.
prompt-robber-desert = Robber Flees: which desert?
hint-robber-desert = Choose the desert that the robber goes to. Nobody is robbed.
prompt-damage-road = Earthquake: which of your roads is damaged?
hint-damage-road = Choose one. It keeps its length for the Longest Road.
prompt-give-left = Good Neighbours: which card do you give?
hint-give-left = It goes to { $whom }. All choose first, then all cards change hands.
prompt-help-neighbour = Helpful Neighbour: what do you give, and to whom?
hint-help-neighbour = You have the most points: give one card to somebody with fewer.
prompt-event-take = { $card }: take a card from the supply
hint-event-take = Choose one resource.

## Chronicle

event-card-told = { $card }. { $text }
event-card-named = { $card }
event-card-drawn = { $who } draws { $number }
event-again-drawn = { $number } brings nothing here: another card is drawn
event-new-year = New Year: the event cards are reshuffled
event-road-damaged = Earthquake: { $who }’s road is damaged
event-road-damaged-you = Earthquake: a road of yours is damaged
event-road-repaired = { $who } repairs a road
event-given-left = { $who } gives { $whom } { $cards }
event-given-left-you = You give { $whom } { $cards }
event-given-left-unseen = { $who } gives { $whom } a card
event-given-left-unseen-you = You give { $whom } a card
event-helped = { $who } helps { $whom }: { $cards }
event-helped-unseen = { $who } helps { $whom } with a card
event-without-effect = The event has no effect

## Why something is refused

# EVENT-011a
reason-event-desert = The robber flees to a desert.
# EVENT-013
reason-event-own-road = Choose one of your undamaged roads.
# EVENT-017
reason-event-own-card = Choose a card that you hold.
# EVENT-035
reason-event-cards-no-dice = In this game event cards are drawn instead of rolling.
# EVENT-014, EVENT-035a
reason-repair-first = Repair your damaged road first: 1 lumber and 1 brick.
# EVENT-035b
reason-road-undamaged = This road is not damaged.
# EVENT-015a
reason-only-damaged-road = Only your damaged road leads there.
# EVENT-018
reason-helper-fewer-points = The card goes to somebody with fewer points than you.
# EVENT-024
reason-event-bank-lacks = The supply has none of this resource.

## What is sure to come

foresee-repair = <good>You may build roads again.</>

## On the board and around it

explain-damaged-road = **Damaged road** of { $who } · counts for the Longest Road · must be repaired before another is built
tell-event-deck =
    { $count ->
        [one] { $count } event card before New Year
       *[other] { $count } event cards before New Year
    }
tell-event-drawn = Drawn so far: { $cards }
tell-event-numbers = Numbers still in the deck: { $numbers }. Five cards of every round stay hidden.
tell-event-now = { $card }: { $number }
why-repair = It lets you build roads again.

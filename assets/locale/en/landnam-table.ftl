### Landnám around the board: what stands there in figures.

odds-of = { land-name } { $percent } %
explain-unknown-list = What lies there: { $odds }
ships-of = { $who }: { ships-count }
place-outer = Outer sea
explain-side-gone = { side-name }: somebody has taken the first step here; yours must go elsewhere.
tell-pieces-left = In supply: { $left } of { $most }
prompt-move-steps = Where do you go? Left: { steps-count }
field-green = Which land is it?
field-count = How many cards do you lay down?
prompt-move-done = No steps left
flow-discovery = Exploration
flow-famine = Famine
flow-lawsuits = Lawsuits
chart-journeys = Exploration, lawsuits and famines
tell-queue-last = Your last piece is to become a farm: without a new ship or settler you have nothing to move next turn.
tell-queue =
    { $count ->
        [one] { $count } build ordered: it appears at the end of the turn.
       *[other] { $count } builds ordered: they appear at the end of the turn.
    }
prompt-open-case-one = Your turn at the Althing: { $whom }, { $hex }
shelf-harbour-grain = Harbour: grain
shelf-harbour-lumber = Harbour: lumber
shelf-harbour-wool = Harbour: wool
shelf-harbour-iron = Harbour: iron
shelf-deck = Fate cards in the deck
shelf-discard = Fate cards played
event-stepped-in = { $who }: { piece-name } goes in
contest-fold = Look at the map
contest-unfold = Back to the lawsuit
leaves-steps =
    { $count ->
        [one] { $count } step unused
       *[other] { $count } steps unused
    }

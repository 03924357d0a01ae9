### What the Great Wall says otherwise: it has no island, no cards of resources and no robber.

new-game-seats-order = Turn order: drawn by lot.
act-build-wall = Build a wall level
event-nobody-won = Defeat: nobody has won.
points-short = honour
describe-points-alone = { $points } honour
event-won =
    { $ending ->
       *[win] Victory: { $who }
    }
chart-round = Year { $round }
result-points = Honour
result-page-points = Honour
points-count =
    { $count ->
        [one] { $count } honour
       *[other] { $count } honour
    }
resource-count =
    { $resource ->
        [gold] { $count } gold
       *[other] { $count } { resource.of }
    }
new-game-how-played = Course of play
new-game-board = The frontier
turn-passes = { $name } to decide
review-luck-of = Cards { $cards }
review-account = luck { $luck }, play { $cost }, { $agreed } of { $count } decisions as good as the hard bot’s
review-note = Luck is what drawn cards brought against what was to be expected. Play is what the decisions gave away against those of the hard bot, who knew no more than the player did: of each turn the dearest one counts, and the same advice in turns on end once. Both in points of chance to win.
share-note = The luck is the same, too, as long as everybody acts alike: whoever plays differently soon draws differently.
new-game-reroll-tip = Other cards are dealt and drawn.

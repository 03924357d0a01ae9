### The figures of a game, its ending, and watching it again.
### $name, $who: a player; $turn, $ply, $count: numbers.

## Result

result-page-overview = The ending
result-page-now = At a glance
result-page-points = Points
result-page-dice = Dice
result-page-cards = Cards
result-page-trade = Trade
result-page-wall = The Wall
result-replay = Watch the replay
ending-win-story = The Gift has a lord again, and the fields know whose they are.
ending-true-story = The fires in the north are burning low. Over the Wall the sun comes up, and the brothers stand watch.
ending-tragic-story = The castle burns, and those who held out longest tell the others what happened.
ending-nobody-story = Ravens circle over cold ashes. There is nobody left to remember.
figures-title = Statistics so far
figures-note = Only what { $name } may know: the secrets of the others stay theirs.

## Charts

chart-turn = Turn { $turn }
chart-all = All
chart-goal = Goal
chart-points = Points, turn by turn
chart-points-sources = Points by source
chart-kinds = Cards gained, by resource
chart-cards-gained = Where the cards came from
chart-cards-lost = Where the cards went
chart-cards-held = What is left of the cards received is in hand.
chart-unseen = Unseen
chart-trades = Trades: who with whom
chart-trades-note = Each trade counts for both; the last column counts trades with the supply.
chart-thefts = Thefts: who from whom
chart-thefts-note = The row took a card from the column.
chart-guards = Guards on the Wall
chart-last-stand = The last stand: most guards, then points, then cards
chart-hand = Cards in hand
chart-danger = Danger
chart-gift = Wildlings in the Gift
chart-breaches = Breaches
chart-gift-limit = The end: { $wildlings } wildlings, or { $breaches } breaches
chart-wild-die = The wildling die
chart-bar-tip = { $name }: fell { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, { NUMBER($expected, maximumFractionDigits: 1) } expected
chart-few =
    { $count ->
        [0] Nothing has been thrown yet.
        [one] { $count } throw: too few to say whether the dice fall evenly.
       *[other] { $count } throws: too few to say whether the dice fall evenly.
    }
chart-deck = These throws came from the dice deck, which deals all 36 once before it is shuffled: they are even by themselves.
chart-fair =
    { $verdict ->
        [even] Remarkably even.
        [plain] Quite ordinary dice.
        [uneven] A little uneven, as happens.
        [odd] Uneven: one game in twenty, or fewer, is like this.
       *[rare] A rare game: hardly one in a hundred is as uneven.
    } Of 100 games with honest dice and { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }, { $even } would be more even than this one and { $uneven } less. Gold lines: what was to be expected.
flow-production = Production
flow-start = At the start
flow-built = Building
flow-supply = Supply trade
flow-players = Trade with players
flow-theft = Theft
flow-cards = Development cards
flow-heroes = Heroes
flow-seven = Sevens

## Replays

replays-title = Replays
replays-watch = Watch
replay-title = Replay
replay-moment = A great moment
replay-setup = Set-up
replay-at = { $setup ->
        [yes] Set-up
       *[no] Turn { $turn }
    } · move { $ply } of { $count }
replay-start = To the beginning
replay-end = To the end
replay-step-back = One move back
replay-step-on = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-speed-0 = As at the table
replay-speed = { $count ->
        [one] { $count } move a second
       *[other] { $count } moves a second
    }
replay-only-watched = This game is only watched: nothing can be changed.
replay-speed-tip = How fast the moves follow each other  <gold>+ −</>
replay-eyes = Whose eyes
replay-eyes-all = All
replay-eyes-tip = See the table as { $name } saw it: the others’ cards stay hidden.
replay-eyes-all-tip = Every hand lies open: the game is over.
replay-hand = { $name }’s cards
replay-hands = All cards
replay-hand-empty = no cards
replay-save = Save the replay
replay-saved = The replay is kept: { $path }
replay-leave = Back
replay-bar = The moves of the game; drag to go anywhere
replay-bar-tip = Move { $ply }, turn { $turn }: { $name }
table-menu-statistics = Statistics so far
table-menu-replay = Watch from the beginning

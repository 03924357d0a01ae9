### The figures of a game, its ending, and watching it again.
### $name, $who: a player; $turn, $ply, $count: numbers.

## Result

result-page-overview = Finale
result-page-now = Overview
result-page-points = Points
result-page-dice = Dice
result-page-cards = Cards
result-page-trade = Trade
result-replay = Watch the replay
ending-win-story = The harbours are full of sails, and every road on the island leads to one house.
figures-title = Statistics
figures-note = Only what { $name } may know: what is hidden from them stays hidden.

## Charts

chart-round = Round { $round }
chart-all = All
chart-goal = Goal
chart-points = Points, round by round
chart-points-sources = Points by source
chart-kinds = Cards gained, by resource
chart-cards-gained = Cards gained, by source
chart-cards-lost = Where the cards went
chart-cards-held = The rest of the cards received are still in hand.
chart-unseen = Unknown
chart-trades = Trades: who with whom
chart-trades-note = Each trade counts for both; the last column counts trades with the supply.
chart-thefts = Thefts: who from whom
chart-thefts-note = The row stole a card from the column.
chart-hand = Cards in hand
chart-danger = Danger
chart-bar-tip = { $name }: rolled { $count ->
        [one] { $count } time
       *[other] { $count } times
    }, { NUMBER($expected, maximumFractionDigits: 1) } expected
chart-few =
    { $count ->
        [0] No rolls yet.
        [one] { $count } roll: too few to judge the dice.
       *[other] { $count } rolls: too few to judge the dice.
    }
chart-deck = These rolls came from the dice deck, which deals all 36 once before it is reshuffled: they are even by design.
chart-fair =
    { $verdict ->
        [even] Remarkably even.
        [plain] Quite ordinary dice.
        [uneven] A little uneven, as happens.
        [odd] Uneven: one game in twenty, or fewer, is like this.
       *[rare] A rare game: barely one in a hundred is this uneven.
    } Of 100 games with fair dice and { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }, { $even } would be more even than this one and { $uneven } less. Gold lines: expected.
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
replay-moment = Key moment
replay-setup = Setup
replay-at = { $setup ->
        [yes] Setup
       *[no] Round { $round }
    } · move { $ply } of { $count }
replay-at-moment = { $moment } · move { $ply } of { $count }
replay-start = Go to start
replay-end = Go to end
replay-step-back = Previous move
replay-step-on = Next move
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-play = Play
replay-pause = Pause
replay-speed-0 = Game speed
replay-speed = { $count ->
        [one] { $count } move per second
       *[other] { $count } moves per second
    }
replay-only-watched = This is a replay: nothing in it can be changed.
replay-speed-tip = Playback speed  <gold>+ −</>
replay-eyes = View as
replay-eyes-all = All
replay-eyes-tip = See the table as { $name } saw it: the others’ cards stay hidden.
replay-eyes-all-tip = All hands are open: the game is over.
replay-hand = { $name }’s cards
replay-hands = All cards
replay-hand-empty = no cards
replay-save = Save the replay
replay-saved = Replay saved: { $path }
replay-leave = Back
replay-bar = Timeline: drag to go anywhere
replay-bar-tip = Round { $round }, move { $ply }: { $name }
table-menu-statistics = Statistics
table-menu-replay = Replay from the start

### What Cities & Knights says otherwise than the classic island.

preset-rules-help = The standard rules: first to 13 points.
option-goal-help = 13 is standard; fewer make a shorter game.
option-turn-rule-help = For five or six players. Phase: everybody may build after each turn. Paired: the third player to the left acts, knights and progress cards included.
act-place-settlement = Place here
hint-placement = Choose a highlighted intersection, then a highlighted path for the road. The second time it is a city, and it brings its first cards at once.
hint-pre-roll = Roll the dice. Only the Alchemist can be played first.
hint-discard = A seven: everybody with more cards than allowed discards half of them, rounded down. Walls raise the limit.
hint-robber = Choose a hex with a number for the robber. It yields nothing while he is there.
hint-action = Trade, build, let knights act, play progress cards, or end your turn.
hint-special-building = Build, recruit, activate or promote with your cards, or pass. There is no trade now, and knights do not act.
hint-pair-step = Build, trade with the supply, let knights act, play progress cards, or end your step.
reason-special-building = Between turns you can only build, recruit, activate and promote knights, or pass.
reason-pair-step = As second player you can build, trade with the supply, use knights and progress cards, but not roll or trade with others.
explain-building =
    { $piece ->
        [settlement] **Settlement** of { $who } · 1 point, one resource per harvest
       *[city] **City** of { $who } · 2 points; two cards per harvest, a resource and a commodity where possible
    }
explain-route =
    { $resource ->
        [any] **Harbour { $rate }:1** · any card from the supply for { $rate } of a kind, commodities too
       *[other] **Harbour { $rate }:1** · any card from the supply for { $rate } { resource.of }
    }
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more cards than allowed ({ $limit } without walls) lose half. The robber moves, once the barbarians have landed.
       *[other] **{ $total }.** Every hex with this number has yielded. It comes up in { $pips } of 36 rolls.
    }
tell-step-roll = **Roll.** First the event die: ship or gate. Then every hex with the sum of white and red yields.
tell-step-build = **Build** what you can afford, and use your knights. Trading is over once you build.
tell-step-trade-build = **Trade, build, use knights and cards**, in any order, as often as you can.
count-cards = Resource and commodity cards in hand
count-dev = Progress cards in hand
foresee-rate = Trade with the supply: any card for { $rate } { resource.of }
supply-deck =
    { $count ->
        [one] { $count } progress card left.
       *[other] { $count } progress cards left.
    }
flow-cards = Progress cards
chart-kinds = Cards gained, by kind
ending-win-story = Three bells ring over the capital. The barbarians have turned their ships, and the knights come home.
note-special-building = { $who }’s turn is over. Before the next turn everybody may build, recruit, activate and promote with their cards, one after another. There is no trade now, no cards are played, and knights do not act.
note-pair-step = { $who } is the second player with { $first }: they build, trade with the supply, use knights and progress cards, but do not trade with others.
option-friendly-robber-help = Players with three points are never robbed or blocked.

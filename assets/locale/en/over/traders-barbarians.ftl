### What Traders & Barbarians says otherwise than the classic island.

preset-rules-help = The standard rules: first to 13 points.
option-goal-help = 13 is standard; fewer make a shorter game.
act-place-settlement = Place here
hint-placement = First a settlement and a road; in the second round, a city and a road. Your wagon starts at the city.
hint-placement-city = Choose a highlighted intersection for your city, then a highlighted path for the road. You get one card from each hex next to the city, and your wagon starts there.
hint-action = Trade, build, improve your wagon, use gold; then the wagon moves.
hint-special-building = Build, buy or improve your wagon, or pass. Wagons stand still, there is no trade, and gold buys nothing.
hint-pair-step = Build, buy with cards or gold, trade with the supply, play one card; then your wagon moves.
reason-special-building = Between turns you can only build, buy a card, improve the wagon, or pass.
reason-pair-step = As second player you can build, buy, trade with the supply, play a card and move your wagon, but not roll or trade with others.
tell-step-roll = **Roll.** Hexes with that number give cards. On a 7, a barbarian moves.
ending-win-story = The wagon rolls into the court with the last load, and from the quarry to the sea everybody knows its wheels.
card-knight-text = Move a barbarian to another path. If an opponent’s road lies there, take a random card from its owner. Played knights count for the Largest Army.
ladders-title = Wagon
ladders-top = The best
about-ladders = The five levels of the baggage train: who is where and what comes next.
tell-gold =
    { $count ->
        [0] No gold. Neither a seven nor a barbarian ever touches gold.
        [one] { $count } gold. It pays tolls and buys cards; a seven never touches it.
       *[other] { $count } gold. It pays tolls and buys cards; a seven never touches it.
    }
hint-afford-none = You cannot build yet. Trade for what you lack, or move the wagon.
hint-action-build = You can afford: { $thing }. Build, trade, or move the wagon.
hint-action-free = Available: { $thing }. You can also trade or move the wagon.
hint-action-card = You can play a card: { $thing }. You can also trade or move the wagon.
hint-action-none = Nothing left to build or trade. Move the wagon.
hint-action-trade = There is nothing to build now. You can still trade, or move the wagon.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half, and a barbarian moves.
       *[other] **{ $total }.** Every hex with this number has yielded. It comes up in { $pips } of 36 rolls.
    }
card-event-robber-attacks-text = A seven: whoever holds more than seven cards discards half, then you move a barbarian.
card-event-robber-flees-text = There is no robber here: nothing happens.
card-event-trade-advantage-text = The one player with the most roads on the board takes a random card from somebody.
explain-damaged-road = **Damaged road** of { $who } · must be repaired before another is built · a wagon needs 2 movement points here, and pays no toll

### What Barbarian Attack says otherwise than the classic island.

preset-rules-help = The standard rules: first to 12 points.
name-card = Chronicle card
option-goal-help = 12 is standard; fewer make a shorter game.
act-place-settlement = Place here
hint-placement = First a settlement and a road; in the second round, a city and a road. The city gives one card for each hex.
hint-pre-roll = Roll the dice.
hint-action = Trade, build, buy chronicle cards, use gold; then your knights ride.
hint-special-building = Build or buy chronicle cards, or pass. Then the knights of Knighthood ride. There is no trade now, and gold buys nothing.
hint-pair-step = Build, buy with cards or gold, trade with the supply; then all your knights ride.
note-special-building = { $who } has ended the turn. Before the next one, everybody else in turn may build and buy chronicle cards; then the knights of Knighthood ride. Nobody trades, and gold buys nothing.
note-pair-step = { $who } acts as second player with { $first }: build, buy chronicle cards, trade with the supply, use gold, then ride with all knights; but no trade with the others.
reason-special-building = Between turns you can only build, buy chronicle cards, ride with new knights, or pass.
reason-pair-step = As second player you can build, buy and ride, but not roll or trade with others.
tell-step-roll = **Roll.** Hexes with that number give cards, unless three barbarians stand on them. A 7 lets you take a card from anybody.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half; then a card may be taken from anybody.
       *[other] **{ $total }.** Every hex with this number has yielded. { $pips } of 36 rolls give it.
    }
tell-gold =
    { $count ->
        [0] No gold. A seven never touches gold.
        [one] { $count } gold. A seven never touches it.
       *[other] { $count } gold. A seven never touches it.
    }
ending-win-story = The last dragon ship turns away, and the castle opens its gates to the one who held the coast.
supply-deck =
    { $count ->
        [one] { $count } chronicle card left. When the deck runs out, the used cards are reshuffled.
       *[other] { $count } chronicle cards left. When the deck runs out, the used cards are reshuffled.
    }
card-event-robber-attacks-text = A seven: whoever holds more than seven cards discards half, then you may take a card from an opponent.
card-event-robber-flees-text = There is no robber here: nothing happens.
card-event-tournament-text = Whoever has the most knights on the board takes a card of their choice from the supply.
card-event-conflict-text = The one player with the most knights on the board takes a random card from somebody.

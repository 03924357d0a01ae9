# The coast: what is told at its table besides the rules.
note-special-building = { $who } has ended the turn. Before the next one begins, everybody else in turn may build and buy from their own cards; nobody trades or plays a card.
note-pair-step = { $who } acts as second player beside { $first }: build, buy, trade with the supply and play one card, but no trade with the others.
example-island-finish = Neck and neck on the island
voyage-title = Barbarians
voyage-left =
    { $count ->
        [0] They land
        [one] { $count } step to landing
       *[other] { $count } steps to landing
    }
voyage-attack = Cities { $count }
voyage-defence = Knights { $count }
voyage-lose = Would lose a city
voyage-honour = Reward for
voyage-nothing = No city would be lost

### What Rivers of Catan says otherwise than the classic island.

hint-placement = Choose a highlighted intersection for a settlement, then a path for its road. At a river, each of them brings 1 gold.
hint-action = Trade, build, use gold, or end your turn.
hint-special-building = Build roads, bridges, settlements and cities, buy cards, or pass. There is no trade now, and gold buys nothing.
hint-pair-step = Build, buy with cards or gold, trade with the supply, play one card, or end your step.
reason-special-building = Between turns you can only build, buy a card, or pass; gold buys nothing.
reason-pair-step = As second player you can build, buy with cards or gold, trade with the supply and play a card, but not roll or trade with others.
option-friendly-robber-help = Players with two points are never robbed or blocked; where no other hex is left, the robber goes to a swamp.
ending-win-story = Carts roll over the bridges from the mountains to the sea, and the toll goes to a single chest.
card-event-robber-flees-text = The robber leaves the island until the next seven or knight. Nobody is robbed.

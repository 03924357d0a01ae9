### What Fishermen with Rivers says otherwise than either of them.

hint-action = Trade, build, spend fish, use gold, or end your turn.
hint-special-building = Build roads, bridges, settlements and cities, buy cards, or pass. There is no trade now; gold, fish and boot stay put.
hint-pair-step = Build, buy with cards or gold, spend fish, trade with the supply, play one card, or end your step.
reason-special-building = Between turns you can only build, buy a card, or pass; gold, fish and boot stay put.
reason-pair-step = As second player you can build, buy with cards or gold, trade with the supply, play a card, spend fish and pass the boot, but not roll or trade with others.
hint-robber = Choose a hex for the robber. It yields nothing while he is there.
option-friendly-robber-help = Players with two points are never robbed or blocked; where no other hex is left, the robber goes beside the island.
tell-step-roll = **Roll.** Hexes with that number give cards, fishing grounds give fish.

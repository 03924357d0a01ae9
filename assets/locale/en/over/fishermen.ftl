### What Fishermen of Catan says otherwise than the classic island.

option-goal-help = 10 is standard, and one more for whoever holds the old boot; fewer make a shorter game.
hint-action = Trade, build, spend fish, or end your turn.
hint-special-building = Build or buy with your cards, or pass. There is no trade now, and fish and boot stay put.
hint-pair-step = Build, buy, trade with the supply, play one card, spend fish, or end your step.
reason-special-building = Between turns you can only build, buy a card, or pass; fish and boot stay put.
reason-pair-step = As second player you can build, buy, trade with the supply, play a card, spend fish and pass the boot, but not roll or trade with others.
hint-robber = Choose a hex for the robber. It yields nothing while he is there, and a lake no fish.
tell-step-roll = **Roll.** Hexes with that number give cards; lakes and fishing grounds give fish.
ending-win-story = The boats are home before the evening wind, and nobody on the quay talks of anything but the catch.
act-send-robber-home = The robber goes beside the island
event-robber-home = The robber leaves the island
reason-robber-camp-only-on-seven = The robber goes beside the island only if no hex is open to him.
card-event-robber-flees-text = The robber leaves the island until the next seven or knight. Nobody is robbed.

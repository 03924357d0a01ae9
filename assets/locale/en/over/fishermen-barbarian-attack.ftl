### What Fishermen with Barbarian Attack says otherwise than either of them.

option-goal-help = 12 is standard, and one more for whoever holds the old boot; fewer make a shorter game.
hint-action = Trade, build, spend fish, buy chronicle cards, use gold; then your knights ride.
hint-special-building = Build or buy chronicle cards, or pass. Then the knights of Knighthood ride. There is no trade now; gold, fish and boot stay put.
hint-pair-step = Build, buy with cards or gold, spend fish, trade with the supply; then all your knights ride.
tell-step-roll = **Roll.** Hexes with that number give cards, unless three barbarians stand on them; fishing grounds give fish. A 7 lets you take a card from anybody.
gist-move-rider = Ride up to 3 paths; 5 for 1 grain or 2 fish.
about-move-rider = Each knight rides once, up to **3 paths**; **1 grain** or **2 fish** make it **5**. Nothing blocks its way, but it must end on a path without a knight, and not at a castle.
hint-move-riders = Choose a knight, then its path; the blue ones cost 1 grain or 2 fish. No building or trading after the first ride.
hint-move-riders-castle = Your knights at the castle must ride out: choose a path; the blue ones cost 1 grain or 2 fish.
tell-step-ride = **Ride.** Each of your knights moves once, up to 3 paths; 5 for 1 grain or 2 fish. Then the coast is checked.
foresee-reach-grain = For 1 grain or 2 fish it also reaches { $hexes }.
reason-ride-no-grain = The longer ride costs 1 grain or 2 fish.

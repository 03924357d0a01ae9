### What Fishermen with Caravans says otherwise than either of them.

option-goal-help = 12 is standard, and one more for whoever holds the old boot; fewer make a shorter game.
hint-robber = Choose a hex for the robber: one with a number, or a lake. It yields nothing while he is there, and a lake no fish.

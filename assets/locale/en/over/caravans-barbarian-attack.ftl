### What Caravans with Barbarian Attack says otherwise than either of them.

hint-action = Trade, build, buy chronicle cards, use gold; then your knights ride, and a new building brings a camel.
tell-step-roll = **Roll.** Hexes with that number give cards, unless three barbarians stand on them. A 7 lets you take a card from anybody.

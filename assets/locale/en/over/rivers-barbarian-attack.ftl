### What Rivers with Barbarian Attack says otherwise than either of them.

hint-placement = First a settlement and a road; in the second round, a city and a road. At a river, a settlement and a road bring 1 gold each.
hint-action = Trade, build roads, bridges and buildings, buy chronicle cards, use gold; then your knights ride.

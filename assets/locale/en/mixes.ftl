### Two games at one table. $goal is the number of points that wins; words of the games themselves stand in their own files.

## Fishermen and Rivers

ruleset-fishermen-rivers = Fishermen & Rivers
ruleset-fishermen-rivers-line = Rivers over the land, shoals off the coast: gold for what you build, and fish for favours and bridges.
ruleset-fishermen-rivers-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. Whoever holds the old boot needs **1** more.
    - <icon river> Settlements and roads at a river bring **1 gold** each, a bridge **3**. 2 gold buy a resource card, twice a turn.
    - <icon badge-wealthiest> The most gold outright is **1 point**; the least is **2 points less**.
    - <icon fish> Settlements and cities at a fishing ground draw fish tokens when its number is rolled. There is no lake.
    - <icon bridge> Fish buy favours, and **6 fish** buy a bridge.
about-ruleset-fishermen-rivers = The island with rivers and fishing grounds around it.
name-fish-bridge = Bridge for fish
act-fish-bridge = 6 fish: a bridge
act-place-free-bridge = Place the bridge
prompt-free-bridge = Place the bridge for your fish
hint-free-bridge = Choose a highlighted bridge site; the bridge costs no cards and brings 3 gold.

## Fishermen and Caravans

ruleset-fishermen-caravans = Fishermen & Caravans
ruleset-fishermen-caravans-line = A lake beside the oasis and shoals off the coast: fish for favours, and votes on where the camels go.
ruleset-fishermen-caravans-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. Whoever holds the old boot needs **1** more.
    - <icon fish> Settlements and cities at a fishing ground or a lake draw fish tokens when its number is rolled. Fish buy favours.
    - <icon camel> After any turn with a new settlement or city, one camel joins a caravan; wool and grain are votes on where.
    - <icon road> A road with a camel counts **2** for the Longest Road. A building between two camels is worth **1 extra point**.
about-ruleset-fishermen-caravans = The island with an oasis, a lake and fishing grounds.

## Rivers and Caravans

ruleset-rivers-caravans = Rivers & Caravans
ruleset-rivers-caravans-line = Rivers flow past the oasis: gold for what you build there, and camels that cross the bridges.
ruleset-rivers-caravans-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon river> Settlements and roads at a river bring **1 gold** each, a bridge **3**. 2 gold buy a resource card, twice a turn.
    - <icon badge-wealthiest> The most gold outright is **1 point**; the least is **2 points less**.
    - <icon camel> After any turn with a new settlement or city, one camel joins a caravan; wool and grain are votes on where.
    - <icon road> A road or bridge with a camel counts **2** for the Longest Road. A building between two camels is worth **1 extra point**.
about-ruleset-rivers-caravans = The island with rivers and an oasis between them.

## Fishermen and Barbarian Attack

ruleset-fishermen-barbarian-attack = Fishermen & Barbarians
ruleset-fishermen-barbarian-attack-line = Barbarians land where you fish: the catch pays for chronicle cards and long rides, but not where they have conquered.
ruleset-fishermen-barbarian-attack-how =
    - <icon vp> Reach **{ $goal } points** on your own turn; **1** more with the old boot. You start with a settlement and a city.
    - <icon landing> Each settlement or city built brings barbarians ashore. **Three** on a hex conquer it: it yields nothing.
    - <icon rider> Chronicle cards bring knights, which ride up to 3 paths after building; **5** for 1 grain or **2 fish**.
    - <icon prisoner> More knights around a hex than barbarians on it: victory. **Two prisoners are 1 point.**
    - <icon fish> Settlements and cities at a fishing ground draw fish tokens; **7 fish** buy a chronicle card. There is no robber.
about-ruleset-fishermen-barbarian-attack = The island with a castle, barbarians from the sea and fishing grounds.
name-fish-chronicle = Chronicle card
name-fish-ride = Long ride
act-fish-chronicle = 7 fish: a chronicle card
act-fish-ride = Pay with fish
act-grain-ride = Pay 1 grain
prompt-pay-ride = What do you pay for the long ride?
hint-pay-ride = Beyond three paths a knight costs 1 grain or 2 fish.

## Rivers and Barbarian Attack

ruleset-rivers-barbarian-attack = Rivers & Barbarians
ruleset-rivers-barbarian-attack-line = Rivers run to a coast where barbarians land: gold for bridges, and knights to hold them. Nobody is a Poor Settler.
ruleset-rivers-barbarian-attack-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon river> Settlements and roads at a river bring **1 gold** each, a bridge **3**. 2 gold buy a resource card, twice a turn.
    - <icon badge-wealthiest> The most gold outright is **1 point**; the least costs nothing.
    - <icon landing> Each settlement or city built brings barbarians ashore. **Three** on a hex conquer it: it yields nothing. Swamps are safe.
    - <icon rider> Chronicle cards bring knights. More knights around a hex than barbarians on it: victory. **Two prisoners are 1 point.**
about-ruleset-rivers-barbarian-attack = The island with rivers, a castle and barbarians from the sea, for two to four.

## Caravans and Barbarian Attack

ruleset-caravans-barbarian-attack = Caravans & Barbarians
ruleset-caravans-barbarian-attack-line = Every new building draws barbarians ashore and sends a camel out: knights ride first, then everybody votes.
ruleset-caravans-barbarian-attack-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon landing> Each settlement or city built brings barbarians ashore. **Three** on a hex conquer it: it yields nothing.
    - <icon rider> Chronicle cards bring knights. More knights around a hex than barbarians on it: victory. **Two prisoners are 1 point.**
    - <icon camel> After the knights’ ride one camel joins a caravan if you have built; wool and grain are votes on where.
    - <icon road> A road with a camel counts **2** for the Longest Road. A building between two camels is worth **1 extra point**.
about-ruleset-caravans-barbarian-attack = The island with an oasis, a castle and barbarians from the sea, for two to four.

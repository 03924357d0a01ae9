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

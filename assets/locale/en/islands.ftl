### Islands of one's own.

island-title = Draw an island
island-draw = Draw an island
island-draw-tip = Paint land, numbers and harbours of your own, beginning with this island.
island-own = Your own: { $title }
island-own-help = An island drawn by hand.
island-land = Land
island-numbers = Numbers
island-deal = Deal missing numbers
island-deal-none = Every hex has its number.
about-deal-numbers = Puts a number on every hex that has none: those of the box, 6 and 8 apart where that can be.
island-harbours = Harbours
island-how = Left button paints, right button takes away. With the keyboard: arrows, Enter, Delete.
island-harbour-any = 3:1
island-harbour-one = 2:1
island-harbour-none = None
island-harbour-any-tip = A harbour that trades three of anything.
island-harbour-lumber-tip = Lumber: two for one.
island-harbour-brick-tip = Brick: two for one.
island-harbour-wool-tip = Wool: two for one.
island-harbour-grain-tip = Grain: two for one.
island-harbour-ore-tip = Ore: two for one.
island-harbour-none-tip = Takes a harbour away.
island-name = Name of the island
island-title-number = Island { $number }
island-size = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
island-red-pairs = { $count ->
    [0] No 6 or 8 beside another
    [one] { $count } pair of 6 and 8 side by side
   *[other] { $count } pairs of 6 and 8 side by side
}
island-equal-pairs = { $count ->
    [0] No equal numbers side by side
    [one] { $count } pair of equal numbers side by side
   *[other] { $count } pairs of equal numbers side by side
}
island-fish = Fish at { $count } places: { $throws } dots
island-bridges = { $count } bridge sites, gold at { $corners } intersections
island-caravans = { $count } caravans
island-coast-without = { $count ->
    [0] Barbarians land on every number
   *[other] No landing on { $numbers }
}
island-coast-several = { $count ->
    [0] Each number at the coast once at most
   *[other] Several times at the coast: { $numbers }
}
island-trip = { $from ->
    [trade-castle] Castle to quarry
    [quarry] Quarry to glassworks
   *[other] Glassworks to castle
}: { $count ->
    [one] { $count } path
   *[other] { $count } paths
}
island-alike = { $count ->
    [0] No equal terrain side by side
    [one] { $count } pair of equal terrain side by side
   *[other] { $count } pairs of equal terrain side by side
}
island-weak = { $count ->
    [0] No intersection amid three poor hexes
    [one] { $count } intersection amid three poor hexes
   *[other] { $count } intersections amid three poor hexes
}
island-spread = Resources: { $least } to { $most } dots each
island-lines = Invasion lines: { $least } to { $most } dots each
island-best = Dark circles: the best places to settle, with the rolls of 36 that yield there.
island-play = Play on it
island-keep = Save
island-kept = “{ $title }” is saved.
new-game-island-left = The drawn island does not suit this game or so many players: the usual board is taken.
island-found = Drawings in the usual folders:
island-shared = Copied to { $path }
island-undo = Undo
island-redo = Redo
island-undo-none = Nothing has been painted yet.
island-redo-none = Nothing was undone.
island-remove = Delete
island-removed = “{ $title }” is deleted.
island-unsaved = The drawing is not saved
island-unsaved-told = If you leave now, it is lost.
island-unsaved-leave = Leave without saving
island-unfinished = An unfinished drawing
island-unfinished-told = { $count ->
    [one] It was left when the program ended: { $count } hex.
   *[other] It was left when the program ended: { $count } hexes.
}
island-unfinished-on = Go on drawing
island-unfinished-anew = Begin anew
island-unreadable = This file holds no island.
island-other-game = This island is not one for { $ruleset }: its land or what lies on it belongs to another game.
island-stream = River
island-stream-tip = Draw a river hex by hex from its source into the sea. It springs in mountains and ends in a swamp.
island-swap = Left button paints, right button takes a number away. Trade routes change places. With the keyboard: arrows, Enter, Delete.
reason-island-small = { $count } hexes are too few: so many players need at least { $least }.
reason-island-pieces = The land must be one island, with no water inside.
reason-island-frame = The land must fill its frame: { $count } hexes for so many players.
reason-island-routes = Each resource has one trade route, in its place at the southern border.
reason-island-lakes = There may be { $most } lakes at most.
reason-island-lake-coast = A lake may not lie at the coast.
reason-island-no-river = A river is missing: draw one from mountains to the sea.
reason-island-river-open = A river does not reach the sea yet.
reason-island-river-short = A river needs at least two hexes.
reason-island-river-source = A river springs in mountains.
reason-island-no-swamp = One river must end in a swamp: the robber begins there.
reason-island-bridges = Two bridge sites meet at an intersection: the river bends too sharply.
reason-island-river-harbour = A harbour stands where a river flows into the sea.
reason-island-oases = There must be one oasis or two.
reason-island-oasis-coast = An oasis lies too near the sea: a way must leave it at all three arrows.
reason-island-castles = There must be one castle or two, at the coast.
reason-island-castle-inland = A castle stands at the coast.
reason-island-landing = Barbarians need at least { $least } different numbers at the coast to land on.
reason-island-trade = There must be one castle, and one to three quarries and glassworks each.
reason-island-no-path = Away from the trade hexes there are no three paths for the barbarians.
reason-island-numbers = { $count ->
    [one] { $count } hex has no number yet.
   *[other] { $count } hexes have no number yet.
}
reason-island-inland = A harbour stands away from the coast.
reason-island-harbours = Two harbours share an intersection.
terrain-water = Water
about-brush = What the pointer paints. The right button takes it away.
about-canvas = The sea: paint land, numbers and harbours on it.
about-island-keep = Saves the island under its name, so that it can be chosen in New game.
about-island-play = Saves the island and goes back to the new game, which is then played on it.

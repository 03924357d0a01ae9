### Islands of one's own.

island-title = Draw an island
island-draw = Draw an island
island-draw-tip = Paint land, numbers and harbours of your own, starting from this island.
island-own = Your own: { $title }
island-own-help = An island drawn by hand.
island-land = Land
island-numbers = Numbers
island-deal = Deal missing numbers
island-deal-none = Every hex has its number.
about-deal-numbers = Puts one of the usual numbers on every hex without one, keeping 6 and 8 apart where possible.
island-harbours = Harbours
island-how = Left-click paints, right-click erases. With the keyboard: arrows, Enter, Delete.
island-harbour-any = 3:1
island-harbour-one = 2:1
island-harbour-none = None
island-harbour-any-tip = A harbour that trades three of anything.
island-harbour-lumber-tip = Lumber: two for one.
island-harbour-brick-tip = Brick: two for one.
island-harbour-wool-tip = Wool: two for one.
island-harbour-grain-tip = Grain: two for one.
island-harbour-ore-tip = Ore: two for one.
island-harbour-none-tip = Removes a harbour.
island-name = Island name
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
island-others = { $count ->
    [0] No other island: what makes Seafarers is missing
    [one] { $count } more island, gold fields: { $gold }
   *[other] { $count } more islands, gold fields: { $gold }
}
island-caravans = { $count } caravans
island-coast-without = { $count ->
    [0] Barbarians land on every number
   *[other] No landing on { $numbers }
}
island-coast-several = { $count ->
    [0] Each number on the coast once at most
   *[other] More than once on the coast: { $numbers }
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
    [0] No matching terrain side by side
    [one] { $count } pair of matching terrain side by side
   *[other] { $count } pairs of matching terrain side by side
}
island-weak = { $count ->
    [0] No intersection amid three poor hexes
    [one] { $count } intersection amid three poor hexes
   *[other] { $count } intersections amid three poor hexes
}
island-spread = Resources: { $least } to { $most } dots each
island-lines = Invasion lines: { $least } to { $most } dots each
island-best = Dark circles: the best places to settle, with how many rolls in 36 yield there.
island-play = Play on it
island-keep = Save
island-kept = “{ $title }” is saved.
new-game-island-left = Your island does not suit this game or number of players: the usual board is used.
island-found = Drawings in the usual folders:
island-shared = Copied to { $path }
island-undo = Undo
island-redo = Redo
island-undo-none = Nothing to undo.
island-redo-none = Nothing to redo.
island-remove = Delete
island-removed = “{ $title }” is deleted.
island-unsaved = The drawing is not saved
island-unsaved-told = If you leave now, it is lost.
island-unsaved-leave = Leave without saving
island-unfinished = An unfinished drawing
island-unfinished-told = { $count ->
    [one] Left over from last time: { $count } hex.
   *[other] Left over from last time: { $count } hexes.
}
island-unfinished-on = Keep drawing
island-unfinished-anew = Start over
island-unreadable = This file contains no island.
island-other-game = This island does not fit { $ruleset }: its land or features belong to another game.
island-stream = River
island-stream-tip = Draw a river hex by hex from its source to the sea. It starts in mountains and ends in a swamp.
island-swap = Left-click paints, right-click removes a number. Trade routes swap places. With the keyboard: arrows, Enter, Delete.
reason-island-small = { $count } hexes are too few: this many players need at least { $least }.
reason-island-pieces = The land must be one island, with no water inside.
reason-island-frame = The land must fill its frame: { $count } hexes for this many players.
reason-island-routes = Each resource needs one trade route, in its place on the southern border.
reason-island-lakes = There can be at most { $most } lakes.
reason-island-lake-coast = A lake cannot lie on the coast.
reason-island-no-river = A river is missing: draw one from mountains to the sea.
reason-island-river-open = A river does not reach the sea yet.
reason-island-river-short = A river needs at least two hexes.
reason-island-river-source = A river must start in mountains.
reason-island-no-swamp = One river must end in a swamp: the robber starts there.
reason-island-bridges = Two bridge sites meet at an intersection: the river bends too sharply.
reason-island-river-harbour = A harbour cannot stand where a river meets the sea.
reason-island-oases = There must be one or two oases.
reason-island-oasis-coast = An oasis is too close to the sea: a path must lead away from all three arrows.
reason-island-castles = There must be one or two castles, on the coast.
reason-island-castle-inland = A castle must be on the coast.
reason-island-landing = Barbarians need at least { $least } different numbers on the coast to land on.
reason-island-trade = There must be one castle, and one to three quarries and glassworks each.
reason-island-no-path = There are not three paths for the barbarians away from the trade hexes.
reason-island-numbers = { $count ->
    [one] { $count } hex has no number yet.
   *[other] { $count } hexes have no number yet.
}
reason-island-inland = A harbour is not on the coast.
reason-island-harbours = Two harbours share an intersection.
terrain-water = Water
about-brush = What the pointer paints. Right-click erases it.
about-canvas = The sea: paint land, numbers and harbours on it.
about-island-keep = Saves the island under its name, so that it can be chosen in New game.
about-island-play = Saves the island and returns to the new game, to be played on it.

### Islands of one's own.

island-title = Draw an island
island-draw = Draw an island
island-draw-tip = Paint land, numbers and harbours of your own, beginning with this island.
island-own = Your own: { $title }
island-own-help = An island that somebody has drawn.
island-land = Land
island-numbers = Numbers
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
island-best = Gold circles: the best places to settle, with the rolls of 36 that yield there.
island-play = Play on it
island-keep = Keep
island-kept = “{ $title }” is kept.
island-shared = Copied to { $path }
island-undo = Undo
island-redo = Redo
island-undo-none = Nothing has been painted yet.
island-redo-none = Nothing was undone.
island-remove = Forget
island-removed = “{ $title }” is forgotten.
island-unreadable = This file holds no island.
reason-island-small = { $count } hexes are too few: so many players need at least { $least }.
reason-island-pieces = The land must be one island, without a lake.
reason-island-numbers = { $count ->
    [one] { $count } hex has no number yet.
   *[other] { $count } hexes have no number yet.
}
reason-island-inland = A harbour stands away from the coast.
reason-island-harbours = Two harbours share an intersection.
terrain-water = Water
about-brush = What the pointer paints. The right button takes it away.
about-canvas = The sea: paint land, numbers and harbours on it.
about-island-keep = Keeps the island under its name, so that it can be chosen in New game.
about-island-play = Keeps the island and goes back to the new game, to be played on it.

### What Seafarers says otherwise than the classic island.

hint-placement = Choose a highlighted intersection for a settlement, then a path next to it for a road or, on the coast, a ship.
hint-placement-path = Now choose a highlighted path next to it: inland for a road, at sea for a ship.
prompt-placement = Settlement, then a road or ship
prompt-free-road = Place a free road or ship
hint-free-road = Choose a highlighted path: on land for a road, at sea for a ship. Both are free.
act-stop-roads = Place nothing more
foresee-road = Your longest trade route: { $before } → **{ $after }**
foresee-cut = Cuts { $who }’s trade route: { $before } → { $after }
card-roads-text = Place up to two roads or ships for free.
award-longest = Longest Trade Route
source-longest = Longest Trade Route
count-road = Longest trade route
tell-longest-held = Holds the Longest Trade Route, worth { $points }. Anyone with a longer one takes it.
tell-longest-needs = Longest Trade Route (worth { $points }) needs { $need }.
tell-longest-other = { $who } holds the Longest Trade Route with { $most }; it takes { $need } to win it.
event-award =
    { $award ->
        [longest] { $who } takes the Longest Trade Route
       *[largest] { $who } takes the Largest Army
    }
event-award-free =
    { $award ->
        [longest] Nobody holds the Longest Trade Route
       *[largest] Nobody holds the Largest Army
    }
foresee-award =
    { $award ->
        [longest] <gold>You take the Longest Trade Route.</>
       *[largest] <gold>You take the Largest Army.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>You take the Longest Trade Route from { $who }.</>
       *[largest] <gold>You take the Largest Army from { $who }.</>
    }
foresee-award-goes =
    { $award ->
        [longest] <fire>The Longest Trade Route goes to { $who }.</>
       *[largest] <fire>The Largest Army goes to { $who }.</>
    }
foresee-award-free =
    { $award ->
        [longest] { $who } loses the Longest Trade Route; nobody holds it.
       *[largest] { $who } loses the Largest Army; nobody holds it.
    }
option-layout-fixed = By scenario
option-layout-fixed-help = The islands as the scenario has them.
option-goal-help = Each scenario has its own goal; fewer points make a shorter game.
preset-rules-help = The standard rules: as many points as the scenario asks for.
reason-island-small = { $count } hexes are too few for the largest island: this many players need at least { $least } to begin on.
reason-island-pieces = There is no land yet.
island-title = Draw islands
island-draw-tip = Paint land, gold, numbers and harbours of your own, starting from these islands. What is not land is sea.

### Traders & Barbarians. $who and $whom are names of seats; $points, $count and $left are numbers; $commodity is marble, glass, tools or
### sand; $hex is the name of a trade hex; words of gold stand in gold.ftl. A plaza is the middle of a trade hex.

ruleset-traders-barbarians = Traders & Barbarians
ruleset-traders-barbarians-line = Your wagon carries marble, glass, tools and sand between castle, quarry and glassworks; barbarians block the way.
ruleset-traders-barbarians-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement, a city, a wagon and 5 gold.
    - <icon wagon> After trading and building your wagon moves along paths; roads make it faster, others’ roads cost a toll.
    - <icon delivery> Every commodity delivered is **1 point** and brings gold. Then you load the next one.
    - <icon upgrade> A better baggage train goes further, earns more and drives barbarians off the paths.
about-ruleset-traders-barbarians = The classic island with wagons, commodities and barbarians on the roads.

## Names

name-train = Baggage train
terrain-trade-castle = Castle
terrain-quarry = Quarry
terrain-glassworks = Glassworks
commodity-name =
    { $commodity ->
        [marble] Marble
        [glass] Glass
        [tools] Tools
       *[sand] Sand
    }
    .of =
        { $commodity ->
            [marble] marble
            [glass] glass
            [tools] tools
           *[sand] sand
        }
commodity-goes-to =
    { $commodity ->
        [marble] to the castle
        [glass] to the castle
        [tools] to a quarry
       *[sand] to a glassworks
    }
train-level = Level { $level }
train-1 = 4 movement points, 1 gold per delivery
train-2 = 5 movement points, 2 gold per delivery, drives off with 6
train-3 = 6 movement points, 3 gold per delivery, drives off with 5 or 6
train-4 = 7 movement points, 4 gold per delivery, drives off with 4, 5 or 6
train-5 = 7 movement points, 5 gold per delivery, drives off with 3 to 6, 1 point
move-points-count =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }

## The development cards

card-swift_journey = Swift Journey
card-swift_journey-text = After your wagon has moved, it moves again, with all its movement points.
card-toolmaking = Toolmaking
card-toolmaking-text = Worth one victory point. It is never played; it is shown when the game ends.
card-glassmaking = Glassmaking
card-glassmaking-text = Worth one victory point. It is never played; it is shown when the game ends.
card-quarry = Quarry
card-quarry-text = Worth one victory point. It is never played; it is shown when the game ends.

## Counts and points

count-delivered = Commodities delivered
source-delivered = Commodities delivered
source-wagon = Best baggage train
gold-start = At the start
gold-delivery = For deliveries
count-moves = Movement points
result-page-wagons = Wagons
chart-wagons = Wagons
wagon-paths = Paths
tolls-paid = Tolls paid
tolls-taken = Tolls taken
drive-offs = Attempts on barbarians
driven-off = Driven off

## What can be done

act-upgrade-wagon = Improve the wagon
name-upgrade = Wagon level
act-move-wagon = Move the wagon
act-pay-grain = Pay 1 grain: 2 more movement points
act-drive-off = Try to drive the barbarian off
act-drive-off-die = Roll against the barbarian
act-move-barbarian = Move the barbarian
act-choose-stack = Load from this stack
act-end-movement = The wagon stays here
act-drawn-commodity = Turn up a commodity
act-play-swift-journey = Swift Journey
gist-upgrade = More movement points, more gold, a better drive-off.
about-upgrade = Five levels, bought one after the other. A better wagon goes further, earns more gold and drives barbarians off more easily. **Level 5** is worth 1 point.
about-upgrade-next = **Level { $level }:** { $better }.
    { about-upgrade }

## Questions

prompt-move-wagon = Your wagon moves
hint-move-wagon =
    { $ended ->
        [yes] Movement ends at a central intersection.
       *[no] { $drive ->
            [yes] { move-points-left } { wagon-errand } You may try to drive off a barbarian.
           *[no] { move-points-left } { wagon-errand }
        }
    }
move-points-left =
    { $points ->
        [0] No movement points left.
       *[other] { move-points-count } left.
    }
wagon-errand =
    { $away ->
        [0] { wagon-goal }.
        [one] { wagon-goal }: { $away } point away.
       *[other] { wagon-goal }: { $away } points away.
    }
wagon-goal =
    { $commodity ->
        [none] Load at the castle, a quarry or a glassworks
       *[other] Bring { commodity-name.of } { commodity-goes-to }
    }
step-wagon = Wagon
tell-step-wagon = **Wagon.** It moves along the paths as far as its movement points reach. Once it is under way, you can no longer trade or build.
prompt-move-barbarian = Move a barbarian
hint-move-barbarian = Choose one and a path without a barbarian. If an opponent’s road lies there, you take a card from its owner.
prompt-driven-off = Where does the barbarian go?
hint-driven-off = Choose any open path without a barbarian. No card is taken.
prompt-drive-off = Rolling against the barbarian
prompt-load = Turning up a commodity
prompt-choose-stack = The stack here is empty: which one do you load from?
hint-choose-stack = Choose one of the other stacks of the same kind.
next-end-movement = Stay here
next-move-wagon = Move the wagon

## Chronicle

event-train-upgraded = { $who } improves the baggage train: level { $level }
event-wagon-moved =
    { $points ->
        [one] { $who } moves the wagon: { $points } movement point
       *[other] { $who } moves the wagon: { $points } movement points
    }
event-toll-paid =
    { $count ->
        [one] { $who } pays { $whom } a toll: { $count } gold
       *[other] { $who } pays { $whom } tolls: { $count } gold
    }
event-wagon-grain = { $who } pays 1 grain: 2 more movement points
event-delivered = { $who } delivers { commodity-name.of }: +1 point
event-loaded = { $who } loads { commodity-name.of }
event-stack-empty = { $who } finds no commodity left here
event-drive-off-won = { $who } rolls { $face }: the barbarian is driven off
event-drive-off-lost = { $who } rolls { $face }: the barbarian stays
event-barbarian-moved = { $who } moves a barbarian

## Why something is refused

# TRADE-034, TRADE-101
reason-plaza-no-building = You cannot build on the central intersection of a trade hex.
# TRADE-013a, TRADE-015a, TRADE-101
reason-corner-closed = This corner of the trade hex is by the sea and closed.
# TRADE-015, TRADE-101a
reason-edge-closed = This edge of the trade hex is by the sea and closed.
# TRADE-054, TRADE-101b
reason-wagon-points =
    { $left ->
        [0] No movement points are left.
        [one] That is too far: only { $left } movement point is left.
       *[other] That is too far: only { $left } movement points are left.
    }
# TRADE-101b
reason-wagon-stays = The wagon is already there.
# TRADE-050
reason-wagon-later = The wagon moves after trading and building.
# TRADE-051b, TRADE-054, TRADE-101b
reason-wagon-toll = You cannot pay the toll of 1 gold.
# TRADE-050
# TRADE-057a, TRADE-072b
reason-wagon-stopped = The wagon has reached a central intersection: its movement is over.
# TRADE-055, TRADE-101e
reason-wagon-grain-paid = You can pay grain only once per movement.
# TRADE-055
reason-wagon-no-grain = You have no grain.
# TRADE-058
reason-wagon-underway = The wagon is under way: no more trading, building or buying this turn.
# TRADE-041
# TRADE-041a, TRADE-101f
reason-train-best = Your baggage train is already at its best.
# TRADE-071, TRADE-101c
reason-drive-off-level = A wagon needs level 2 to drive barbarians off.
# TRADE-073, TRADE-101c
reason-drive-off-tried = You have already tried this barbarian this turn.
# TRADE-071, TRADE-101c
reason-drive-off-far = The wagon must stand at one end of the barbarian’s path.
# TRADE-070, TRADE-101d
reason-path-holds-barbarian = A barbarian already stands on this path.
# TRADE-101d
reason-path-no-barbarian = There is no barbarian to move there.
# TRADE-074
reason-barbarian-stays = The barbarian must go to another path.
# TRADE-015a, TRADE-101d
reason-barbarian-closed = That edge is closed to all.
# TRADE-067
reason-stack-empty = This stack is empty.
# TRADE-067
reason-stack-other-kind = Choose a stack of the same kind of trade hex.
# TRADE-086a
reason-journey-not-moved = Play Swift Journey after the wagon has moved; it has not moved yet.
# TRADE-085
# TRADE-059, TRADE-101g
reason-wagon-between-turns = Wagons do not move between turns.

## What an action is sure to bring

foresee-wagon-way =
    { $points ->
        [one] Route: { $points } movement point
       *[other] Route: { $points } movement points
    }
foresee-wagon-way-left =
    { $left ->
        [0] { foresee-wagon-way }, none left
       *[other] { foresee-wagon-way }, { $left } left
    }
foresee-wagon-grain =
    { $points ->
        [one] { $points } movement point then
       *[other] { $points } movement points then
    }
foresee-deliver =
    { $loads ->
        [yes] <gold>You deliver { commodity-name.of }: +1 point and { $gold } gold.</> Then you load the next.
       *[no] <gold>You deliver { commodity-name.of }: +1 point and { $gold } gold.</>
    }
foresee-load = You load the top commodity of this stack.
foresee-no-delivery = Your { commodity-name.of } is not wanted here.
foresee-stack-empty = No commodity is left here: the wagon stays empty.
foresee-wagon-stops = The movement ends here.
foresee-drive-off =
    { $count ->
        [one] { $count } face of 6 drives him off.
       *[other] { $count } faces of 6 drive him off.
    }
foresee-barbarian-nothing = Nobody is robbed there.
foresee-train-points = Movement points: { $before } → **{ $after }**
foresee-train-gold = Gold per delivery: { $before } → **{ $after }**
foresee-train-drive =
    { $least ->
        [6] Drives barbarians off with a **6**.
        [5] Drives barbarians off with a **5 or 6**.
       *[other] Drives barbarians off with **{ $least } to 6**.
    }
foresee-path-cost =
    { $points ->
        [one] This path then costs your wagon { $points } movement point.
       *[other] This path then costs your wagon { $points } movement points.
    }

## Places of the board

place-barbarian = Barbarian on path { $value }
explain-trade-castle = **Castle** · takes marble and glass · gives tools and sand
explain-quarry = **Quarry** · takes tools · gives marble and sand
explain-glassworks = **Glassworks** · takes sand · gives glass and tools
explain-plaza = **Central intersection** · wagons stop, deliver and load here · no building
explain-plaza-road = Roads meet here as at any intersection.
explain-inner-path = **Inner path** · roads may be built, wagons pass as on any path
explain-closed-edge = **Closed** · no road, no wagon, no barbarian
explain-closed-corner = **Closed** · no building
explain-wagon =
    { $commodity ->
        [none] **Wagon** of { $who }, level { $level } · empty
       *[other] **Wagon** of { $who }, level { $level } · carries { commodity-name.of } { commodity-goes-to }
    }
explain-path-cost =
    { $points ->
        [one] For your wagon: { $points } movement point
       *[other] For your wagon: { $points } movement points
    }
explain-path-cost-toll =
    { $points ->
        [one] For your wagon: { $points } movement point and 1 gold for { $who }
       *[other] For your wagon: { $points } movement points and 1 gold for { $who }
    }
explain-barbarian-path = **Barbarian** · 2 more movement points for every wagon · building is not affected
explain-barbarian-tried = Somebody has already tried to drive him off this turn.
explain-stack =
    { $count ->
        [0] No commodity is left here.
        [one] { $count } commodity lies here face down.
       *[other] { $count } commodities lie here face down.
    }
explain-stack-left = Still to come: { $one }, { $two }
explain-stack-left-all = In all stacks of this kind: { $one }, { $two }
explain-stack-left-one = Still to come: { $one }
explain-stack-left-all-one = In all stacks of this kind: { $one }
commodity-count = { $count } { commodity-name.of }
explain-corner-trade = Corner of a trade hex: a good start for a wagon.

## Figures around the board

tell-train-next = The next level costs { $cards }.
tell-train-best = This is the best.
tell-moves = Movement points: { $left } of { $points }
tell-load = On the wagon: { commodity-name.of }, { commodity-goes-to }
tell-load-none = The wagon is empty.
tell-delivered =
    { $count ->
        [0] Nothing delivered yet.
        [one] { $count } commodity delivered: { $count } point
       *[other] { $count } commodities delivered: { $count } points
    }
describe-stacks = Stacks of commodities: { $stacks }
describe-stack = { hex-kind } { $count }
hex-kind =
    { $hex ->
        [trade-castle] castle
        [quarry] quarry
       *[glassworks] glassworks
    }
why-delivery = It delivers a commodity: a point and gold.
why-loading = It loads a commodity.
why-nearer = It brings the wagon nearer to its goal.
why-own-roads = Your roads shorten the way.
why-bar-way = It blocks { $who }’s way.
why-clear-way = It clears your way.
why-train = A better wagon earns more with every delivery.

example-last-load = The last load
example-tolls-for-six = Toll roads, for six
leaves-points =
    { $count ->
        [one] { $count } movement point unused
       *[other] { $count } movement points unused
    }

### Traders & Barbarians. $who and $whom are names of seats; $points, $count and $left are numbers; $commodity is marble, glass, tools or
### sand; $hex is the name of a trade hex; words of gold stand in gold.ftl. A plaza is the middle of a trade hex.

ruleset-traders-barbarians = Traders & Barbarians
ruleset-traders-barbarians-line = Your wagon carries marble, glass, tools and sand between castle, quarry and glassworks; barbarians bar the way.
ruleset-traders-barbarians-how =
    - <icon vp> Reach **13 points** on your own turn. You begin with a settlement, a city, a wagon and 5 gold.
    - <icon wagon> After trading and building your wagon moves along paths; roads make it faster, others' roads cost a toll.
    - <icon delivery> Every commodity delivered is **1 point** and brings gold. Then you load the next one.
    - <icon upgrade> A better baggage train goes further, earns more and drives barbarians off the paths.
about-ruleset-traders-barbarians = The classic island with wagons, commodities and barbarians on the roads.

## Names

name-wagon = Wagon
name-train = Baggage train
name-plaza = Central intersection
name-inner-path = Inner path
name-road-barbarian = Barbarian
name-trade-hex = Trade hex
name-toll = Toll
name-upgrade-train = Better wagon
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
train-level = Baggage train, level { $level }
train-1 = Level 1: 4 movement points, 1 gold for a delivery
train-2 = Level 2: 5 movement points, 2 gold for a delivery, drives off with 6
train-3 = Level 3: 6 movement points, 3 gold for a delivery, drives off with 5 or 6
train-4 = Level 4: 7 movement points, 4 gold for a delivery, drives off with 4, 5 or 6
train-5 = Level 5: 7 movement points, 5 gold for a delivery, drives off with 3 to 6, 1 point
move-points-count =
    { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }

## The development cards

card-barbarian-knight = Knight
card-barbarian-knight-text = Move a barbarian to another path. If an opponent's road lies there, take a random card from its owner. Played knights count for the Largest Army.
card-swift-journey = Swift Journey
card-swift-journey-text = When your wagon has moved, it moves once more, with all its movement points.
card-toolmaking = Toolmaking
card-toolmaking-text = Worth one victory point. It is never played; it is shown when the game ends.
card-glassmaking = Glassmaking
card-glassmaking-text = Worth one victory point. It is never played; it is shown when the game ends.
card-quarry = Quarry
card-quarry-text = Worth one victory point. It is never played; it is shown when the game ends.

## Counts and points

count-train = Level of the baggage train
count-delivered = Commodities delivered
count-carried = On the wagon
source-delivered = Commodities delivered
source-train = Best baggage train
chart-delivered = Commodities delivered
chart-tolls = Tolls taken
supply-stack =
    { $count ->
        [0] no commodity left here
        [one] { $count } commodity, face down
       *[other] { $count } commodities, face down
    }

## What can be done

act-upgrade-train = Improve the wagon
act-wagon-step = Move the wagon
act-wagon-grain = Pay 1 grain: 2 more movement points
act-drive-off = Drive the barbarian off
act-drive-off-roll = Roll to drive him off
act-move-barbarian = Move the barbarian
act-choose-barbarian = Choose a barbarian
act-choose-stack = Load from this stack
act-end-movement = The wagon stays here
act-play-barbarian-knight = Knight
act-play-swift-journey = Swift Journey
gist-upgrade-train = More movement points, more gold, a better drive-off.
about-upgrade-train = The next level costs { $cards }. **Level 5** is worth 1 point.
gist-wagon-step = A path costs 2 movement points, with a road 1; a barbarian on it adds 2.
about-wagon-step = On an opponent's road you pay its owner **1 gold**. At a plaza the wagon stops: it delivers, loads, and its movement ends.
gist-wagon-grain = Once in a movement, 1 grain adds 2 movement points.
about-drive-off = Roll one die: with { $faces } the barbarian leaves for a path of your choice. It costs no movement points; one try for each barbarian in a turn.
about-end-movement = Movement points that are left are lost.
about-swift-journey = Only after the wagon has moved this turn. It is the one card of the turn.
field-barbarian = Which barbarian?
field-barbarian-path = To which path?

## Questions

prompt-move-wagon = Your wagon moves
hint-move-wagon = Choose a neighbouring path. Nothing is built or traded after the first step.
hint-move-wagon-left = { move-points-count } left
hint-move-wagon-barbarian = A barbarian stands beside your wagon: you can try to drive him off.
hint-move-wagon-deliver = Your wagon carries { commodity-name.of }: bring it { commodity-goes-to }.
hint-move-wagon-empty = Your wagon is empty: load at the castle, a quarry or a glassworks.
prompt-move-barbarian = Move a barbarian
hint-move-barbarian = Choose one and a path without a barbarian. If an opponent's road lies there, you take a card from its owner.
prompt-driven-off = Where does the barbarian go?
hint-driven-off = Choose any open path without a barbarian. No card is taken.
prompt-choose-stack = The stack here is empty: from which one do you load?
hint-choose-stack = Choose one of the other stacks of the same kind.
prompt-again-roll = 2 or 12: the dice are rolled again
next-end-movement = Stay here
next-move-wagon = Move the wagon

## Chronicle

event-train-upgraded = { $who } improves the baggage train: level { $level }
event-wagon-moved = { $who } moves the wagon
event-toll-paid =
    { $count ->
        [one] { $who } pays { $whom } a toll: { $count } gold
       *[other] { $who } pays { $whom } tolls: { $count } gold
    }
event-wagon-grain = { $who } pays 1 grain: 2 more movement points
event-delivered = { $who } delivers { commodity-name.of }: 1 point, +{ gold-count }
event-loaded = { $who } loads { commodity-name.of }
event-stack-empty = { $who } finds no commodity left here
event-drive-off-won = { $who } rolls { $face }: the barbarian is driven off
event-drive-off-lost = { $who } rolls { $face }: the barbarian stays
event-barbarian-moved = { $who } moves a barbarian
event-barbarian-robbed = { $who } takes a card from { $whom }
event-barbarian-robbed-nobody = There is no card to take
event-swift-journey = { $who } sets out once more: Swift Journey
event-rolled-again = { $sum } brings nothing here: the dice are rolled again

## Why something is refused

# TRADE-034, TRADE-101
reason-plaza-no-building = No building stands on the central intersection of a trade hex.
# TRADE-013a, TRADE-015a, TRADE-101
reason-corner-closed = This corner of the trade hex lies at the sea and is closed.
# TRADE-015, TRADE-101a
reason-edge-closed = This edge of the trade hex lies at the sea and is closed.
# TRADE-054, TRADE-101b
reason-wagon-points =
    { $points ->
        [one] This path costs { $points } movement point; you have { $left }.
       *[other] This path costs { $points } movement points; you have { $left }.
    }
# TRADE-051b, TRADE-054, TRADE-101b
reason-wagon-toll = The toll of 1 gold cannot be paid.
# TRADE-050
reason-wagon-not-there = Your wagon does not stand at this path.
# TRADE-057a, TRADE-072b
reason-wagon-stopped = The wagon has reached a central intersection: its movement is over.
# TRADE-055, TRADE-101e
reason-wagon-grain-paid = Grain can be paid only once in a movement.
# TRADE-055
reason-wagon-no-grain = You have no grain.
# TRADE-058
reason-wagon-underway = The wagon is under way: no trading, building or buying any more this turn.
# TRADE-041
reason-train-while-moving = The baggage train is improved before the wagon moves.
# TRADE-041a, TRADE-101f
reason-train-best = Your baggage train is at its best already.
# TRADE-071, TRADE-101c
reason-drive-off-level = From level 2 on a wagon can drive barbarians off.
# TRADE-073, TRADE-101c
reason-drive-off-tried = You have tried this barbarian already this turn.
# TRADE-071, TRADE-101c
reason-drive-off-far = The wagon must stand at one end of the barbarian's path.
# TRADE-070, TRADE-101d
reason-path-holds-barbarian = A barbarian stands on this path already.
# TRADE-074
reason-barbarian-stays = The barbarian must go to another path.
# TRADE-015a, TRADE-101d
reason-barbarian-closed = Nobody goes to a closed edge.
# TRADE-067
reason-stack-empty = This stack is empty.
# TRADE-067
reason-stack-other-kind = Choose a stack of the same kind of trade hex.
# TRADE-086a
reason-journey-not-moved = Swift Journey follows a movement of the wagon; it has not moved yet.
# TRADE-085
reason-journey-not-ended = End the first movement, then play Swift Journey.
# TRADE-059, TRADE-101g
reason-wagon-between-turns = Between turns wagons do not move.

## What an action is sure to bring

foresee-wagon-left = { move-points-count } left
foresee-wagon-toll = <fire>1 gold goes to { $who }.</>
foresee-deliver = <gold>You deliver { commodity-name.of }: +1 point and { $gold } gold.</>
foresee-load = You load the top commodity of this stack.
foresee-no-delivery = Your { commodity-name.of } is not wanted here.
foresee-stack-empty = No commodity is left here: the wagon stays empty.
foresee-wagon-stops = The movement ends here.
foresee-wagon-wins = <gold>With this delivery you win the game.</>
foresee-drive-off =
    { $count ->
        [one] { $count } face of 6 drives him off.
       *[other] { $count } faces of 6 drive him off.
    }
foresee-barbarian-card = You take a random card from { $who }.
foresee-barbarian-nothing = Nobody is robbed there.
foresee-train-point = <gold>+1 point.</>
foresee-train-better = Movement points { $before } → **{ $after }**, gold for a delivery { $gold }.

## Places of the board

explain-trade-castle = **Castle** · takes marble and glass · gives tools and sand
explain-quarry = **Quarry** · takes tools · gives marble and sand
explain-glassworks = **Glassworks** · takes sand · gives glass and tools
explain-plaza = **Central intersection** · wagons stop, deliver and load here · no building
explain-plaza-road = Roads meet here as at any intersection.
explain-inner-path = **Inner path** · roads may be built, wagons pass as on any path
explain-closed-edge = **Closed** · no road, no wagon, no barbarian
explain-closed-corner = **Closed** · no building
explain-wagon = **Wagon** of { $who }, level { $level } · { $load }
explain-wagon-load = carries { commodity-name.of }, { commodity-goes-to }
explain-wagon-empty = empty
explain-path-cost =
    { $points ->
        [one] For a wagon: { $points } movement point
       *[other] For a wagon: { $points } movement points
    }
explain-path-toll = and 1 gold for { $who }
explain-barbarian-path = **Barbarian** · 2 movement points more for every wagon · building is not affected
explain-stack = Stack: { supply-stack }
explain-corner-trade = Corner of a trade hex: a wagon starts well from here.

## Figures around the board

tell-train = { train-level }. The next one costs { $cards }.
tell-train-best = { train-level }: 1 point. There is none better.
tell-moves = Movement points: { $left } of { $points }
tell-load = On the wagon: { commodity-name.of }, { commodity-goes-to }
tell-load-none = The wagon is empty.
tell-delivered =
    { $count ->
        [0] Nothing delivered yet.
        [one] { $count } commodity delivered: { $count } point
       *[other] { $count } commodities delivered: { $count } points
    }
tell-stacks = Still to be carried: { $count }
tell-barbarians-tried = Barbarians that you can still try to drive off: { $count }
describe-wagon = wagon: level { $level }, { $load }
describe-delivered =
    { $count ->
        [one] { $count } commodity delivered
       *[other] { $count } commodities delivered
    }
describe-road-barbarians = Barbarians stand at: { $places }
describe-stacks = Stacks: { $stacks }
what-now-wagon = Move the wagon
what-now-upgrade = Improve the wagon
what-now-drive-off = Drive a barbarian off
why-delivery = It delivers a commodity: a point and gold.
why-loading = It loads a commodity.
why-nearer = It brings the wagon nearer to its goal.
why-own-roads = Your roads make the way short.
why-bar-way = It bars the way of { $who }.
why-clear-way = It clears your way.
why-train = A better wagon earns more with every delivery.

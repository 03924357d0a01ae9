### Rivers of Catan. $who and $whom are names of seats; $count counts gold, bridges or points; words of gold stand in gold.ftl.

ruleset-rivers = Rivers of Catan
ruleset-rivers-line = Settle along the rivers and bridge them: every piece there pays gold, and the poorest lose points.
ruleset-rivers-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon river> Settlements and roads at a river bring **1 gold** each; a bridge brings **3**.
    - <icon gold> 2 gold buy a resource card, twice a turn. Gold can also be traded.
    - <icon badge-wealthiest> Whoever has the most gold outright is the Wealthiest Settler: **1 point**. Whoever has the least is a Poor Settler: **2 points less**.
about-ruleset-rivers = The classic island with rivers, bridges and gold.

## Names

name-bridge = Bridge
award-wealthiest = Wealthiest Settler
award-poor = Poor Settler
river-name =
    { $river ->
        [0] long river
        [1] short river
       *[other] third river
    }

## Options

option-river56-literal-2-12 = No 2 and 12
option-river56-literal-2-12-help = Only with five or six players: the tokens 2 and 12 stay in the box, and the four hexes that would have got them never produce.

## Counts and points

source-wealthiest = Wealthiest Settler
source-poor = Poor Settler

## What can be done

act-build-bridge = Build a bridge
gist-bridge = Crosses a river and brings 3 gold.
about-bridge = A bridge goes on a **bridge site** next to your own pieces, counts as a road, and brings **3 gold** at once. You have three.

## Questions


## Chronicle

event-bridge-built = { $who } builds a bridge
event-wealthiest = Wealthiest Settler: { $who }
event-wealthiest-free = Wealthiest Settler: nobody
# All who are poor now, by name.
event-poor =
    { $count ->
        [one] Poor Settler: { $who }
       *[other] Poor Settlers: { $who }
    }
event-poor-all = Poor Settlers: all

## Why something is refused

# RIVER-031, RIVER-061
reason-bridge-site-takes-no-road = Here the river crosses the path: only a bridge can be built.
# RIVER-030, RIVER-061
reason-bridge-site-in-setup = A starting road cannot lie on a bridge site, and bridges come later.
# RIVER-035a, RIVER-061a
reason-no-bridge-site = A bridge can only be built where a river crosses a path.
# RIVER-035a
reason-bridge-site-taken = There is a bridge here already.
# RIVER-035b, RIVER-061a
reason-no-bridge-piece =
    { $limit ->
        [one] Your only bridge is already built.
       *[other] All { $limit } of your bridges are already built.
    }
# RIVER-036, RIVER-061a
reason-bridge-not-joined = The bridge must connect to your own road, bridge, settlement or city.
# RIVER-036 with BASE-116
reason-bridge-through-rival = An opponent’s building is in the way.
# where no site is left for this player
reason-no-free-bridge-site = None of the free bridge sites touches your roads or buildings.

## What an action is sure to bring

foresee-wealthiest = <gold>You become the Wealthiest Settler.</>
foresee-wealthiest-from = <gold>You become the Wealthiest Settler instead of { $who }.</>
foresee-wealthiest-goes = <fire>{ $who } becomes the Wealthiest Settler.</>
foresee-wealthiest-lost = <danger>You are no longer the Wealthiest Settler; nobody is.</>
foresee-wealthiest-free = { $who } is no longer the Wealthiest Settler; nobody is.
foresee-poor = <danger>You become a Poor Settler: 2 points less.</>
foresee-poor-of = { $who } becomes a Poor Settler.
foresee-poor-no-more = <good>You are no longer a Poor Settler.</>

## Places of the board

explain-river-hex = A river flows over this hex. Settlements at its corners and roads along its edges bring 1 gold each when they are placed.
explain-swamp = **Swamp** · yields nothing · the river ends here
explain-swamp-gold = Building here still brings gold: 1 for a settlement, 1 for a road.
explain-source = **Source** · the river begins here
explain-river-path = **River path** · room for one road, which brings 1 gold
explain-river-corner = On the river: a settlement here brings 1 gold.
explain-bridge-site = **Bridge site** · only a bridge fits here; it costs { $cards } and brings 3 gold
explain-bridge =
    { $count ->
        [one] **Bridge** of { $who } · counts as a road · not connected to any other yet
       *[other] **Bridge** of { $who } · counts as a road · { $count } connected pieces, longest line { $longest }
    }

## Figures around the board

tell-wealthiest-held = { $who } has the most gold outright: **Wealthiest Settler**, worth 1 point. On a tie, nobody has it.
tell-wealthiest-needs =
    { $count ->
        [one] To become the Wealthiest Settler: { $count } more gold.
       *[other] To become the Wealthiest Settler: { $count } more gold.
    }
tell-poor-held = Nobody has less gold: **Poor Settler**, 2 points less.
tell-poor-needs =
    { $count ->
        [one] To stop being a Poor Settler: { $count } more gold.
       *[other] To stop being a Poor Settler: { $count } more gold.
    }
tell-poor-near = <fire>Only { $count } gold above the poorest: whoever falls to the bottom loses 2 points.</>
tell-bridges =
    { $count ->
        [0] All bridges are built.
        [one] { $count } bridge left to build.
       *[other] { $count } bridges left to build.
    }
describe-rivers = Rivers: { $names }
describe-bridge-sites =
    { $count ->
        [0] No bridge site is free.
        [one] { $count } bridge site is free.
       *[other] { $count } bridge sites are free.
    }
why-gold = It brings gold.
why-wealthiest = It makes you the Wealthiest Settler.
why-not-poor = It keeps you from being a Poor Settler.

## Examples

example-poor-by-the-river = Poor by the river
example-golden-finish = Golden finish, for six

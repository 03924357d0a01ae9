### What games on the Gift say otherwise than the rest: keeps, Ranger Patrols, Tormund, trade routes.

## Names

name-city = Keep
card-knight = Ranger Patrol
card-knight-text = Move Tormund to another hex and take a random card from an opponent there. In the Brotherhood of the Watch you may drive a wildling out of the Gift instead, for a card of its hex. Played patrols count for the Largest Patrol.
card-plenty = Winter Is Coming
award-largest = Largest Patrol
count-army = Ranger Patrols played
count-cards = Resource cards in hand
lookout-setup = { $name } is placing. Look for intersections with good numbers and different resources.
source-cities = Keeps
source-largest = Largest Patrol
describe-piece =
    { $piece ->
        [settlement]
            { $count ->
                [one] { $count } settlement
               *[other] { $count } settlements
            }
        [city]
            { $count ->
                [one] { $count } keep
               *[other] { $count } keeps
            }
       *[road]
            { $count ->
                [one] { $count } road
               *[other] { $count } roads
            }
    }
new-game-board = The Gift
settings-shapes-help = Roads, buildings and guards carry a symbol of their owner.

## Tormund

prompt-robber = Move Tormund
hint-robber = Choose a hex for Tormund. It yields nothing while he is there. On a seven he may also go back to his camp.
act-move-robber = Move Tormund
reason-robber-stays = Tormund must move to another place.
event-robber-moved = Tormund moves to { $hex }
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half, and Tormund moves.
       *[other] **{ $total }.** Every hex with this number has yielded. { $pips } of 36 rolls give it.
    }
explain-robber = <danger>Tormund stands here: this hex yields nothing while he stays.</>

## Keeps

act-build-city = Build a keep
reason-city-needs-settlement = A keep replaces one of your settlements.
reason-no-city-piece = All your keeps are already on the board.
explain-building =
    { $piece ->
        [settlement] **Settlement** of { $who } · 1 point, one card per harvest
       *[city] **Keep** of { $who } · 2 points, two cards per harvest
    }
explain-can-grow = Can be upgraded to a keep.
event-built =
    { $piece ->
        [road] { $who } builds a road
        [settlement] { $who } builds a settlement
       *[city] { $who } builds a keep
    }
event-placed =
    { $piece ->
        [road] { $who } places a road
        [settlement] { $who } places a settlement
       *[city] { $who } places a keep
    }

## Cards and honours

act-play-knight = Ranger Patrol
act-play-plenty = Winter Is Coming
event-award =
    { $award ->
        [longest] { $who } takes the Longest Road
       *[largest] { $who } takes the Largest Patrol
    }
event-award-free =
    { $award ->
        [longest] Nobody holds the Longest Road
       *[largest] Nobody holds the Largest Patrol
    }
foresee-award =
    { $award ->
        [longest] <gold>You take the Longest Road.</>
       *[largest] <gold>You take the Largest Patrol.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>You take the Longest Road from { $who }.</>
       *[largest] <gold>You take the Largest Patrol from { $who }.</>
    }
foresee-award-goes =
    { $award ->
        [longest] <fire>The Longest Road goes to { $who }.</>
       *[largest] <fire>The Largest Patrol goes to { $who }.</>
    }
foresee-award-free =
    { $award ->
        [longest] { $who } loses the Longest Road; nobody holds it.
       *[largest] { $who } loses the Largest Patrol; nobody holds it.
    }
foresee-army = Patrols you have played: { $before } → **{ $after }**
tell-largest-held = Holds the Largest Patrol, worth { $points }. Anyone with more patrols takes it.
tell-largest-needs = Largest Patrol (worth { $points }) needs { $need } played patrols.
tell-largest-other = { $who } holds the Largest Patrol with { $most }; it takes { $need } to win it.

## Trade routes and the borderland

foresee-rate = Trade route: any card for { $rate } { resource.of }
explain-rate = Trade route: any card from the supply for { $rate } { resource.of }
explain-rate-any = Trade route: any card from the supply for { $rate } of a kind
explain-route =
    { $resource ->
        [any] **Trade route** · any card from the supply for { $rate } of a kind
       *[other] **Trade route** · any card from the supply for { $rate } { resource.of }
    }
explain-route-ends = For players with a settlement or keep at either of its ends.
explain-route-held = Open to: { $whom }
explain-route-free = Nobody has it yet.
explain-path-border = **Borderland path** · room for one road along the edge

## The end

ending-win-story = The Gift has a lord again, and the fields know whose they are.
goal-name =
    { $goal ->
        [settlement] a settlement
        [road-settlement] a road and a settlement
        [card] a development card
        [guard] a guard
       *[city] a keep
    }
    .of =
        { $goal ->
            [settlement] a settlement
            [road-settlement] a road and a settlement
            [card] a development card
            [guard] a guard
           *[city] a keep
        }
character-warden-role = warden of the Wall
character-warden-line = Guards and patrols first: what good are houses if the Wall falls?
option-layout-random = Random terrain
option-layout-random-help = Terrain is shuffled; number tokens keep their places.
moment-first-city = The first keep
achievement-no-city = Small Houses, Great Land
    .hint = Win without ever building a keep.
    .story = On { $date } others saved up for stone walls; { $name } never built a keep at all. A handful of small houses won the land.
achievement-both-honours = Road and Patrol
    .hint = Win with both the Longest Road and the Largest Patrol.
    .story = On { $date } nobody had a longer road than { $name }, and nobody a larger patrol. All that was left for { $rival } was to applaud.

## Drawing it oneself

island-title = Draw the Gift
island-draw-tip = Paint land, numbers and trade routes of your own, starting from this board.
island-own-help = A Gift drawn by hand.
island-harbours = Trade routes
island-harbour-any-tip = A trade route that trades three of anything.
island-harbour-none-tip = Takes a trade route away.
reason-island-inland = A trade route starts away from the edge.
reason-island-harbours = Two trade routes share an intersection.
island-name = Name of the land
island-title-number = Gift { $number }
about-canvas = The land south of the Wall: paint terrain, numbers and trade routes on it.

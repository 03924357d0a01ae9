### What games on the island say otherwise than those on the Gift: cities, knight cards, the robber, harbours.

## Names

name-city = City
card-knight = Knight
card-knight-text = Move the robber to another hex and take a random card from an opponent there. Played knights count for the Largest Army.
card-plenty = Year of Plenty
award-largest = Largest Army
count-patrol = Knights played
count-cards = Resource cards in hand
lookout-setup = { $name } places. Look for intersections with good numbers and different resources.
source-cities = Cities
source-largest = Largest Army
describe-piece =
    { $piece ->
        [settlement]
            { $count ->
                [one] { $count } settlement
               *[other] { $count } settlements
            }
        [city]
            { $count ->
                [one] { $count } city
               *[other] { $count } cities
            }
       *[road]
            { $count ->
                [one] { $count } road
               *[other] { $count } roads
            }
    }
new-game-board = The island
settings-shapes-help = Roads, buildings and other pieces carry a symbol of their owner.

## The robber

prompt-robber = Move the robber
hint-robber = Choose a hex for the robber: it will yield nothing while he stays.
act-move-robber = Move the robber
reason-robber-stays = The robber must move to another hex.
event-robber-moved = The robber moves to { $hex }
explain-robber = <danger>The robber stands here: this hex yields nothing while he stays.</>

## Cities

act-build-city = Build a city
reason-city-needs-settlement = A city replaces a settlement of yours.
reason-no-city-piece = All your cities are already on the board.
explain-building =
    { $piece ->
        [settlement] **Settlement** of { $who } · 1 point, one card per harvest
       *[city] **City** of { $who } · 2 points, two cards per harvest
    }
explain-can-grow = Can be upgraded to a city.
event-built =
    { $piece ->
        [road] { $who } builds a road
        [settlement] { $who } builds a settlement
       *[city] { $who } builds a city
    }
event-placed =
    { $piece ->
        [road] { $who } places a road
        [settlement] { $who } places a settlement
       *[city] { $who } places a city
    }

## Cards and honours

act-play-knight = Knight
act-play-plenty = Year of Plenty
event-award =
    { $award ->
        [longest] { $who } takes the Longest Road
       *[largest] { $who } takes the Largest Army
    }
event-award-free =
    { $award ->
        [longest] Nobody holds the Longest Road
       *[largest] Nobody holds the Largest Army
    }
foresee-award =
    { $award ->
        [longest] <gold>You take the Longest Road.</>
       *[largest] <gold>You take the Largest Army.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>You take the Longest Road from { $who }.</>
       *[largest] <gold>You take the Largest Army from { $who }.</>
    }
foresee-award-goes =
    { $award ->
        [longest] <fire>The Longest Road goes to { $who }.</>
       *[largest] <fire>The Largest Army goes to { $who }.</>
    }
foresee-award-free =
    { $award ->
        [longest] { $who } loses the Longest Road; nobody holds it.
       *[largest] { $who } loses the Largest Army; nobody holds it.
    }
foresee-patrols = Knights you have played: { $before } → **{ $after }**
tell-largest-held = Holds the Largest Army, worth { $points }. Somebody with more knights takes it.
tell-largest-needs = Largest Army (worth { $points }) needs { $need } played knights.
tell-largest-other = { $who } holds the Largest Army with { $most }; it takes { $need } to win it.

## Harbours and the coast

foresee-rate = Harbour: any card for { $rate } { resource.of }
explain-rate = Harbour: any card from the supply for { $rate } { resource.of }
explain-rate-any = Harbour: any card from the supply for { $rate } of a kind
explain-route =
    { $resource ->
        [any] **Harbour { $rate }:1** · any card from the supply for { $rate } of a kind
       *[other] **Harbour { $rate }:1** · any card from the supply for { $rate } { resource.of }
    }
explain-route-ends = For players with a settlement or city at one of its two landings.
explain-route-held = Open to: { $whom }
explain-route-free = Nobody has it yet.
explain-path-border = **Coastal path** · room for one road along the shore

## The end

ending-win-story = The harbours are full of sails, and every road on the island leads to one house.
goal-name =
    { $goal ->
        [settlement] a settlement
        [road-settlement] a road and a settlement
        [card] a development card
       *[city] a city
    }
    .of =
        { $goal ->
            [settlement] a settlement
            [road-settlement] a road and a settlement
            [card] a development card
           *[city] a city
        }
character-warden-role = captain of the watch
character-warden-line = Knights first: what good are houses that nobody defends?
option-layout-random = All random
option-layout-random-help = Terrain and number tokens are shuffled; 6 and 8 never touch.

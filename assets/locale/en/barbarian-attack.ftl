### Barbarian Attack. $who and $whom are names of seats; $hex is the name of a hex; $count counts barbarians, knights or prisoners,
### $barbarians and $riders where both are told, $gold the gold;
### $numbers is a list of numbers; $face is a face of the die; words of gold stand in gold.ftl. A "rider" is a knight on a path:
### the words call it a knight, the keys keep it apart from the knights of Cities & Knights.

ruleset-barbarian-attack = Barbarian Attack
ruleset-barbarian-attack-line = Every new settlement and city draws barbarians to the coast; your knights ride out and take them prisoner.
ruleset-barbarian-attack-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon landing> Each settlement or city built brings barbarians ashore. **Three** on a hex conquer it: it yields nothing.
    - <icon rider> Chronicle cards bring knights. After trading and building they ride, up to 3 paths each.
    - <icon prisoner> More knights around a hex than barbarians on it: victory. **Two prisoners are 1 point.**
about-ruleset-barbarian-attack = The classic island with a castle, knights and barbarians from the sea.

## Names

name-rider = Knight
name-chronicle = Chronicle card
name-landing = Landing
terrain-castle = Castle

## The chronicle cards

chronicle-knighthood = Knighthood
chronicle-swift-knight = Swift Knight
chronicle-treason = Treason
chronicle-intrigue = Intrigue

## Counts and points

count-riders = Knights on the board
count-prisoners = Prisoners
gold-loss = For lost knights
gold-prisoner = Without a prisoner
gold-treason = For Treason
source-prisoners = Prisoners, two per point
source-conquered = Conquered buildings
chart-attack = Knights and barbarians
attack-cards = Cards
attack-placed = Placed
attack-rides = Rides
attack-prisoners = Prisoners
attack-losses = Fallen
attack-fallen = Buildings lost

## What can be done

act-buy-chronicle = Buy a chronicle card
act-drawn-chronicle = Draw the chronicle card
act-place-rider = Place a knight
act-move-rider = Move a knight
act-finish-riding = Finish riding
act-take-barbarian = Move a barbarian from here
act-put-barbarian = Place the barbarian here
act-capture-barbarian = Take a barbarian prisoner
act-take-nothing = Take nothing
act-landing-roll = Landing: roll the dice
act-prisoner-roll = Roll for the prisoners
act-loss-roll = Roll for the losses
gist-buy-chronicle = Takes effect at once: knights, treason or a prisoner.
about-buy-chronicle = The card takes effect **at once**; buy as many as you can afford. **Knighthood**: a knight at the castle. **Swift Knight**: a knight on any path. **Treason**: 2 gold, and two barbarians move. **Intrigue**: a prisoner.
gist-move-rider = Ride up to 3 paths; 5 for 1 grain.
about-move-rider = Each knight rides once, up to **3 paths**; **1 grain** makes it **5**. Nothing blocks its way, but it must end on a path without a knight, and not at a castle.

## Questions

prompt-place-rider = Where does your knight start?
hint-place-rider-castle = Knighthood: choose a free castle path.
hint-place-rider-anywhere = Swift Knight: choose any free path on the board.
prompt-treason-from = Treason: which two hexes do barbarians leave?
hint-treason-from = Choose two different coastal hexes. If fewer hold barbarians, the rest come from the sea.
prompt-treason-to = Treason: where do they go?
hint-treason-to = Choose two other coastal hexes that are not conquered. A third barbarian conquers one.
hint-treason-second = One barbarian leaves { $hex }. Choose the second hex.
hint-treason-next = A barbarian leaves { $hex }. Choose another coastal hex for it. A third barbarian conquers a hex.
hint-treason-sea = A barbarian comes from the sea. Choose a coastal hex for it. A third barbarian conquers a hex.
prompt-intrigue-capture = Intrigue: which barbarian do you take?
hint-intrigue-capture = Choose a coastal hex. If three stand there, the hex becomes free again.
prompt-move-riders = Your knights ride
hint-move-riders = Choose a knight, then its path; the blue ones cost 1 grain. No building or trading after the first ride.
hint-move-riders-castle = Your knights at the castle must ride out: choose a path; the blue ones cost 1 grain.
prompt-take-random = A seven: take whose card?
hint-take-random = Choose any opponent with resource cards, wherever they have built.
prompt-draw-chronicle = Drawing a chronicle card
hint-draw-chronicle = The card is shown and takes effect at once.
prompt-landing = Barbarians land
hint-landing = Three different numbers are rolled; 7s and repeated numbers are rerolled.
prompt-prisoner-roll = Who gets the prisoners?
hint-prisoner-roll = There are fewer prisoners than players in the battle: the highest rolls take them, the others get 3 gold.
prompt-loss-roll = Which knights fall?
hint-loss-roll = Knights on paths in the rolled direction go back to their owners, with 3 gold for each.
next-finish-riding = Finish riding
next-ride = Knights ride
name-ride = Move knights
step-ride = Ride
tell-step-ride = **Ride.** Each of your knights moves once, up to 3 paths; 5 for 1 grain. Then the coast is checked.

## Chronicle of the game

event-landing-numbers = Barbarians land on { $numbers }
event-landing-place = { $hex }: { $count } of 3
event-landing-full = Nobody lands on a conquered hex: { $hex }
event-landing-ended = No barbarians are left at sea
event-hex-conquered = Conquered: { $hex }
event-hex-freed = Free again: { $hex }
event-building-conquered =
    { $piece ->
        [city] { $who }’s city is conquered
       *[settlement] { $who }’s settlement is conquered
    }
event-building-conquered-you =
    { $piece ->
        [city] A city of yours is conquered
       *[settlement] A settlement of yours is conquered
    }
event-building-freed =
    { $piece ->
        [city] { $who }’s city is free again
       *[settlement] { $who }’s settlement is free again
    }
event-chronicle-bought = { $who } buys a chronicle card
event-chronicle-drawn = Chronicle card: { $card }
event-chronicle-spent =
    { $cause ->
        [rider] No effect: all knights of { $who } are on the board
        [path] No effect: there is no free path for a knight
        [coast] No barbarian is on the coast: { $who } draws another card
       *[shift] No barbarian can be moved
    }
event-chronicle-shuffled = The chronicle cards are shuffled
event-nothing-taken = { $who } takes nothing
event-rider-placed = { $who } places a knight
event-rider-moved =
    { $grain ->
        [yes] { $who } moves a knight, with 1 grain
       *[no] { $who } moves a knight
    }
event-barbarian-shifted = A barbarian goes from { $hex } to { $other }
event-barbarian-called = A barbarian comes from the sea: { $other }
event-barbarian-captured = { $who } takes a barbarian prisoner at { $hex }
event-victory = Victory at { $hex }: knights { $riders }, barbarians { $barbarians }
event-prisoners-taken =
    { $count ->
        [one] { $who } takes { $count } prisoner
       *[other] { $who } takes { $count } prisoners
    }
event-prisoner-rolled = { $who } rolls { $sum } for the prisoner
event-prisoner-missed = { $who } goes without a prisoner
event-losses =
    Losses: the die shows { $face }, paths to { $way ->
        [SE] north-west and south-east
        [NE] north-east and south-west
       *[E] west and east
    }
event-rider-fell = { $who } loses a knight
event-rider-fell-you = You lose a knight

## Why something is refused

# BARB-052, BARB-111
reason-road-conquered = You cannot build on a path of a conquered hex.
# BARB-052a, BARB-111
reason-settlement-conquered = You cannot settle on an intersection of a conquered hex.
# BARB-055c
reason-city-conquered = This settlement is conquered; it cannot become a city.
# BARB-055a
reason-harbour-conquered = The building at this harbour is conquered.
# BARB-070, BARB-111a
reason-path-holds-rider = There is a knight on this path already.
# BARB-062, BARB-111b
reason-rider-at-castle = Knighthood places the knight on a castle path.
# BARB-064
reason-no-rider-left = All your knights are already on the board.
# BARB-064a
reason-no-castle-path = Every castle path holds a knight.
# BARB-071a, BARB-072, BARB-111c
reason-ride-too-far =
    { $reach ->
        [one] This knight can ride only { $reach } path.
       *[other] This knight can ride only { $reach } paths.
    }
# BARB-111c
reason-rider-rode = This knight has already ridden this turn.
# BARB-072
reason-ride-no-grain = You have no grain for the longer ride.
# BARB-074a
reason-ride-ends-at-castle = A ride cannot end on a castle path.
# BARB-071
reason-rider-not-own = Choose one of your own knights.
# BARB-075, BARB-111d
reason-castle-not-left = A knight at the castle can still ride out, so it must.
# BARB-076
reason-riding-begun = The knights are riding: no more trading, building or buying this turn.
# BARB-071
reason-no-rider = You have no knight on the board: chronicle cards bring them.
# BARB-102, BARB-104
reason-rider-not-new = Between turns only knights just placed by Knighthood can ride.
# BARB-065a, BARB-111f
reason-treason-same-hex = Treason needs different hexes.
# BARB-066a, BARB-111f
reason-treason-too-few = More barbarians can be moved than you chose.
# BARB-050a, BARB-069
reason-hex-full = Three barbarians stand there already.
# BARB-018, BARB-068
reason-not-coastal = Barbarians stand only on coastal hexes with a number.
# BARB-065a, BARB-068
reason-no-barbarian-there = No barbarian stands there.
# BARB-090a
reason-take-random-empty = This opponent has no resource cards.

## What an action is sure to bring

foresee-landing = <fire>Barbarians land: three numbers are rolled.</>
foresee-landing-none = No barbarians are left at sea: nobody lands.
foresee-landing-wins = <gold>You win before anybody can land.</>
foresee-victory =
    { $count ->
        [one] <gold>Victory at { $hex }: { $count } prisoner.</>
       *[other] <gold>Victory at { $hex }: { $count } prisoners.</>
    }
foresee-victory-short =
    { $count ->
        [one] Still { $count } knight short of a victory: { $hex }.
       *[other] Still { $count } knights short of a victory: { $hex }.
    }
foresee-victory-lost = <danger>No longer a victory: { $hex }.</>
foresee-no-victory = No hex has more knights around it than barbarians.
foresee-victory-perhaps = Then, if enough knights are left: { $hexes }.
foresee-victory-shared =
    Also involved: { $whom }. { $share ->
        [each] Each takes a prisoner.
        [most] Each takes a prisoner; the last one goes to whoever has the most knights there.
       *[roll] Too few prisoners to go round: dice decide, and the others take { $gold } gold each.
    }
foresee-hex-conquered = <danger>Conquered: { $hex }.</>
foresee-hex-freed = <good>Free again: { $hex }.</>
foresee-ride = Your knights ride; no more building or trading this turn.
foresee-barbarians-left = Barbarians left there: { $count } of 3.
foresee-barbarians-there = Barbarians there then: { $count } of 3.
foresee-prisoners = Prisoners: { $before } → **{ $after }**
foresee-reach = Barbarians within 3 paths: { $hexes }.
foresee-reach-grain = For 1 grain it also reaches { $hexes }.
foresee-building-conquered =
    { $piece ->
        [city] <danger>{ $who }’s city is conquered: −2 points.</>
       *[settlement] <danger>{ $who }’s settlement is conquered: −1 point.</>
    }
foresee-building-freed = <good>{ $who }’s building counts again.</>
foresee-chronicle = A random draw. Left: { $knighthood } Knighthood, { $swift } Swift Knight, { $treason } Treason, { $intrigue } Intrigue.
foresee-losses =
    { $count ->
        [0] None of your knights there can fall.
        [one] { $count } of your knights there may fall, for { $gold } gold.
       *[other] { $count } of your knights there may fall, for { $gold } gold each.
    }

## Places of the board

explain-castle = **Castle** · yields nothing · barbarians never come here
explain-castle-path = **Castle path**, face { $face } · Knighthood places knights here
explain-coast-hex =
    { $count ->
        [0] **Coast** · no barbarians
        [one] **Coast** · { $count } barbarian of 3
       *[other] **Coast** · { $count } barbarians of 3
    }
explain-conquered = <danger>Conquered: yields nothing; no roads or settlements can be built here.</>
explain-victory-needs =
    { $count ->
        [one] { $count } knight around it is enough for a victory.
       *[other] { $count } knights around it are enough for a victory.
    }
explain-riders-here = Knights around it: { $riders }
explain-riders-of = { $who } { $count }
explain-rider = **Knight** of { $who }
explain-rider-counts = A knight here counts at { $hexes }.
explain-rider-idle = No coast beside it: a knight here does not fight.
explain-rider-rode = It has ridden this turn.
explain-fallen = <danger>Conquered: no points, no harbour. It still blocks and connects.</>
explain-fallen-when = It stands again as soon as one of its hexes is free.
explain-exposed = <fire>Only coastal hexes around it: a building here can be conquered.</>
explain-safe = A building here can never be conquered: it touches a hex without barbarians.

## Figures around the board

tell-barbarians =
    { $count ->
        [0] No barbarians are left at sea: no more landings.
        [one] { $count } barbarian is still at sea.
       *[other] { $count } barbarians are still at sea.
    }
tell-prisoners =
    { $count ->
        [0] No prisoners yet. Two are worth 1 point.
        [one] { $count } prisoner. One more makes 1 point.
       *[other] { $count } prisoners: { $points } points. An odd one counts for nothing.
    }
tell-riders = Knights on the board: { $count }, left: { $left }
tell-riding = Still to ride: { $count }
tell-conquered =
    { $count ->
        [one] { $count } conquered hex.
       *[other] { $count } conquered hexes.
    }
tell-check-order = Checked in this order: { $numbers }
describe-coast = Coast: { $hexes }
describe-coast-hex = { $hex }: barbarians { $barbarians }, knights { $riders }
describe-conquered = conquered: { $hexes }
why-victory = It wins prisoners.
why-near-barbarians = It brings a knight close to the barbarians.
why-coast-safer = It makes your coast safer.

## Examples

example-one-knight-short = One knight short
example-coast-overrun = The coast overrun, for six
leaves-riders = Knights can still ride

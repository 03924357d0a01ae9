### Landnám, Althing mode. $who and $whom are players' names; $hex is the name of a hex; { resource } takes $resource, which is grain, lumber, wool or iron;
### $count, $left, $give are numbers; $piece is settler, ship or ashore (a ship on land); $side is a side of the frame.

ruleset-landnam = Landnám
ruleset-landnam-line = An island hidden in fog: find its land, found farms and settle your quarrels at the Althing.
ruleset-landnam-how =
    - <icon vp> Have **{ $goal } points** at the end of any turn. A farm is one house and 1 point, a city two houses and 2, every token from the Althing 1. You have only nine houses, so nobody wins without going to court.
    - <icon explore> Step into the fog and roll two ten-sided dice: the green one says which land it is, the red one which number it gets.
    - <icon settler> A settler on a hex takes its whole harvest, a ship in a harbour all of its trade. So you can stand in others’ way, until they sue.
    - <icon lawsuit> A seven calls the Althing. In a lawsuit the side that plays more cards of one resource wins, and anybody may help.
    - <icon queue> Builds appear at the end of your turn.
about-ruleset-landnam = An island found as you go; settlers, ships and lawsuits at the Althing.

## Names

name-farm = Farm
name-landnam-city = City
name-settler = Settler
name-ship = Ship
name-outer-ship = Ship on the outer sea
name-outer-sea = Outer sea
name-landnam-harbour = Harbour
name-althing = Althing
name-plaintiff = Plaintiff
name-defendant = Defendant
name-ageing = Ageing
piece-name =
    { $piece ->
        [ship] ship
        [ashore] ship on land
       *[settler] settler
    }
    .of =
        { $piece ->
            [ship] ship
            [ashore] ship on land
           *[settler] settler
        }
land-name =
    { $terrain ->
        [forest] forest
        [pasture] pasture
        [fields] fields
        [bog] bog
        [mountains] mountain
        [unknown] fog
       *[sea] sea
    }
side-name =
    { $side ->
        [n] north side
        [ne] north-east side
        [se] south-east side
        [s] south side
        [sw] south-west side
       *[nw] north-west side
    }
ships-count =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
steps-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## Fate cards

tag-harvest = Harvest
tag-movement = Movement
tag-exploration = Exploration
tag-althing = Althing
tag-harvest-when = Only on your turn, after the roll and before the harvest; one card per harvest.
tag-movement-when = Only on your turn, while you move your pieces.
tag-exploration-when = Only on your turn, before the exploration dice; one card per roll.
tag-althing-when = At the Althing, on anybody’s turn.

card-bumper-crop = Bumper Crop
card-bumper-crop-text = Choose a hex that yields something now: it yields twice as much.
card-changed-season = Changed Season
card-changed-season-text = Instead of the number rolled, the next one up or down yields, your choice. After 6 comes 8.
card-barren-land = Barren Land
card-barren-land-text = Choose a hex that yields something now: this time it yields nothing, and it does not age.
card-mountain-track = Mountain Track
card-mountain-track-text = Your settler enters a free mountain, or your ship enters free productive land.
card-fair-wind = Fair Wind
card-fair-wind-text = 2 more steps this turn. Take at least one ordinary step first.
card-feud = Feud
card-feud-text = Your piece drives out another player’s and takes its place, even if it is within the law.
card-forest-sighted = Forest Sighted
card-forest-sighted-text = This is forest. Skip the green die; roll the red one as usual.
card-fields-sighted = Fields Sighted
card-fields-sighted-text = These are fields. Skip the green die; roll the red one as usual.
card-pasture-sighted = Pasture Sighted
card-pasture-sighted-text = This is pasture. Skip the green die; roll the red one as usual.
card-bog-sighted = Bog Ore Sighted
card-bog-sighted-text = This is bog with ore. Skip the green die; roll the red one as usual.
card-omens = Omens
card-omens-text = Roll both dice twice and choose one green and one red.
card-pardon = Pardon
card-pardon-text = Remove all red tokens beside one piece, yours or another’s. Nobody gets them.
card-flaw = Flaw in Procedure
card-flaw-text = The lawsuit ends. The cards played are gone, nobody gets a token.
card-uproar = Uproar
card-uproar-text = The Althing ends at once. What was won before stays; no black tokens are given.

## Score

count-fate = Fate cards
count-settlers = Settlers on the map
count-ships = Ships on the map
count-houses-left = Houses left
count-outlaws = Outlawed pieces
source-farms = Farms
source-landnam-cities = Cities
source-white = White tokens
source-red = Red tokens
source-black = Black tokens
chart-explored = Hexes found
chart-lawsuits = Lawsuits
chart-lawsuits-won = Lawsuits won
chart-lawsuits-lost = Lawsuits lost
chart-lawsuits-cards = Cards for lawsuits
chart-famine = Lost in famines

## What you can do

fate-nowhere = None of your pieces can use it where they stand.
act-pass-card = Play no card
act-boost-harvest = Bumper Crop
act-shift-harvest = Changed Season
act-shift-harvest-to = { $count } yields
act-bar-harvest = Barren Land
act-age = This hex ages
act-name-starter = Say who starts
act-name-starter-who = { $who } starts
act-open-case = Sue
act-open-case-cards = Lay down { resource-count }
act-stop-cases = No more lawsuits
act-add-cards = Add cards
act-add-cards-count =
    { $count ->
        [0] Add nothing
        [one] Add { $count } card
       *[other] Add { $count } cards
    }
act-ask-help = Ask for help
act-ask-help-who = Ask { $who } for help
act-close-side = We rest our case
act-join-side = Join
act-join-side-count =
    { $count ->
        [one] Join: { $count } card
       *[other] Join: { $count } cards
    }
act-decline-side = Stay out of it
act-pardon = Pardon
act-dismiss = Flaw in Procedure
act-dissolve = Uproar
act-step = Step
act-track-step = Go by Mountain Track
act-feud-step = Drive out by Feud
act-fair-wind = Set sail: 2 more steps
act-sight = Play an Exploration card
act-omens = Omens
act-choose-omen = Choose an omen
act-enter-by-track = Enter by Mountain Track
act-stay = Stay here
act-retreat = Retreat here
act-build-farm = Farm
act-build-landnam-city = City
act-build-settler = Settler
act-build-ship = Ship
act-build-outer-ship = Ship on the outer sea
act-build-harbour = Harbour
act-build-ageing = Age a number
gist-farm = A settler or ship becomes a farm: 1 point.
about-farm = The piece goes to a corner of its hex and becomes a farm. It must touch productive land, and the next corners must be empty, unless sea lies between you on one side and a mountain on the other.
gist-landnam-city = A farm by the sea grows: 2 points, twice the harvest.
about-landnam-city = Only a farm that touches the sea can become a city. It gets 2 cards from a hex and builds up to three pieces a turn.
gist-settler = A new settler beside your farm or city.
about-settler = It goes on one of the three hexes around the settlement, on free land, not on a mountain.
gist-ship = A new ship at your shore or on the outer sea.
about-ship = It goes on sea beside a settlement. On the outer sea you can launch a ship without any settlement.
gist-landnam-harbour = A harbour under your ship: 2 cards of what it trades.
about-landnam-harbour = The price is 2 cards of what the harbour will trade. The ship must lie on sea beside productive land, with no harbour yet. The owner of a ship in the harbour trades 2:1; with no ship in it, everyone who has a settlement beside it.
gist-ageing = The number under your settler moves on: 1 card of what the hex yields.
about-ageing = The number moves on: a green one gets better, a red one worse. The price is 1 card of what the hex yields. The order is 2, 3, 4, 5, 6, 8, 9, 10, 11, 12 and 2 again. If the next number is not in supply, the one after it is used.
about-end-landnam-turn = Everything you have ordered appears now, and everyone’s points are counted.

## Questions

prompt-harvest-card-number = A { $count } was rolled. Will you change that?
hint-harvest-card = You may play one Harvest card. Everybody who holds any fate card is asked.
hint-harvest-card-hexes = The lit hexes yield something now. Click one of them to play a Harvest card on it.
prompt-age = Which hex ages?
hint-age = After a harvest one of the hexes that yielded gets the next number. That helps green numbers and hurts red ones.
prompt-harvest-card = Will you change the harvest?
prompt-starter = Althing: who starts?
hint-starter = It goes round once, clockwise. If your neighbour starts, you come last, when the others have spent their cards.
prompt-open-case = Your turn at the Althing
hint-open-case = Lit pieces take your harvest or your harbour. Choose who to sue and how many cards to lay down.
prompt-add-cards = Lawsuit: how many cards do you add?
prompt-add-cards-score = Lawsuit, { $give }:{ $want }. How many cards do you add?
hint-add-cards = Your side needs more cards than the other; a tie is not enough. Cards played never come back.
prompt-ask-help = Will you ask somebody for help?
hint-ask-help = Whoever joins last gets the white token if your side wins.
prompt-join-side = You are asked for help
hint-join-side = Joining takes at least one card of the resource in dispute. If you join last, the white token is yours should the side win.
prompt-join-side-of =
    { $side ->
        [defence] { $who } asks for help in defence: { $hex }
       *[suit] { $who } asks for help with the charge: { $hex }
    }
hint-join-side-card = It takes at least one card of { resource }. If you join last, the white token is yours should the side win.
prompt-window-open = The Althing gathers. Will you play a card?
prompt-window-suit = The case is opened. Will you play a card?
prompt-window-verdict = The verdict is near. Will you play a card?
prompt-window-verdict-side =
    { $side ->
        [defence] The defendant is about to lose. Will you play a card?
       *[suit] The plaintiff is about to lose. Will you play a card?
    }
prompt-window-end = The lawsuits are over. Will you play a card?
hint-window = Everybody holding fate cards is asked, whichever they are. You can pass for the whole Althing at once.
hint-window-pardon = Outlaws are lit. Click one of them, and Pardon takes its red tokens away.
prompt-move = Where do you go?
hint-move = Ships go by sea, settlers over land. A step into the fog explores, even if the piece cannot enter then.
hint-move-first = Your first step goes from the outer sea to a side of the frame that no other player has chosen yet, and not to a corner.
hint-move-last = No steps are left. End your movement: then you trade and build.
hint-move-wind = Fair Wind gives you two more steps. Or end your movement.
prompt-move-nobody = No steps possible
hint-move-nobody = You have no piece that could take one. End your movement: then you trade and build.
prompt-exploration-card = Do you know what lies in the fog?
hint-exploration-odds = Without a card: sea { $sea } %, land { $land } %, mountain { $mountain } %.
prompt-omens = Omens: which do you choose?
hint-omens = One green die for the land, one red die for its number.
prompt-entry = Go in?
hint-entry = Only Mountain Track lets the piece in; otherwise it stays where it is.
hint-entry-piece =
    { $piece ->
        [ship] A ship enters land only by Mountain Track.
       *[settler] Your settler enters this mountain only by Mountain Track.
    }
prompt-landnam-retreat = You are driven out. Where do you go?
prompt-landnam-retreat-piece = You are driven out. Where does your { piece-name } go?
hint-landnam-retreat = One step, to a known and free place, but not where the other came from.
hint-first-farm = Begin with a farm: without one there is no harvest. Spend your first grain, lumber and wool on nothing else.
hint-landfall = No need to land first: from the outer sea your ship can found a farm right at the edge of the map.

## Chronicle

event-first-turn = { $who } goes first: drawn by lot
event-fate-rejected = { $who } draws { $card } and returns it: not an Exploration card
event-fate-kept = { $who } starts with an Exploration card
event-famine = Famine! Too little { $resources }. Nobody gets anything
event-famine-returned = { $who } returns: { $cards }
event-aged = A number ages: { $from } → { $to }, { $hex }
event-harvest-doubled = { $who } doubles a harvest: { $hex }
event-harvest-shifted = { $who } changes the season: { $to } instead of { $from }
event-harvest-barred = { $who } spoils a harvest: { $hex }
event-fate-drawn = { $who } draws a fate card
event-fate-drawn-own = { $who } draws a fate card: { $card }
event-fate-none = No fate cards are left
event-fate-shuffled = The played fate cards are shuffled
event-fate-played = { $who } plays { $card }
event-althing = Seven: the Althing gathers
event-starter = { $who } chooses who starts: { $whom }
event-case-opened =
    { $count ->
        [one] { $who } sues { $whom } ({ $hex }): { $count } card
       *[other] { $who } sues { $whom } ({ $hex }): { $count } cards
    }
event-cards-added = { $who } adds { $count } · now { $give }:{ $want }
event-help-asked = { $who } asks { $whom } for help
event-side-joined = { $who } joins with { $count } · now { $give }:{ $want }
event-side-declined = { $who } stays out of it
verdict-outlaw = The plaintiff wins: the piece is outlawed
verdict-free = The defendant wins
verdict-on = Press any key
event-verdict-outlaw = The plaintiff wins: the piece is outlawed ({ $whom }, { $hex })
event-verdict-outlaw-you = The plaintiff wins: your piece is outlawed ({ $hex })
event-verdict-free = The defendant wins
event-white-won = { $who }: a white token
event-white-won-you = You win a white token: +1 point
event-red-won-you =
    { $count ->
        [one] You get { $count } red token: +1 point
       *[other] You get { $count } red tokens: 1 point each
    }
event-red-won =
    { $count ->
        [one] { $who }: { $count } red token
       *[other] { $who }: { $count } red tokens
    }
event-black-won-you = You get a black token, +1 point: there were { $count } cases and nobody sued
event-black-won = { $who }: a black token; there were { $count } cases and nobody sued
event-outlaw-removed = Outlawed and removed: { $whom }’s { piece-name }
event-outlaw-removed-you = Outlawed and gone: your { piece-name }
event-red-gone =
    { $count ->
        [one] { $who }’s piece sheds a red token: nobody gets it
       *[other] { $who }’s piece sheds { $count } red tokens: nobody gets them
    }
event-case-dismissed = { $who } finds a flaw: the case is dismissed
event-althing-dissolved = { $who } breaks up the Althing
event-althing-over = The Althing is over
event-stepped = { $who }: { piece-name } → { $hex }
event-hauled = { $who } hauls a ship ashore: { $hex }; its sail is a tent now
event-outside = { $who } puts out to the outer sea
event-explored = { $who } finds: { $hex }
event-explored-number = { $who } finds: { $hex }, number { $count }
event-exploration-roll = Green { $green }, bonus { $bonus }, red { $red }
event-exploration-red = The land is known, red { $red }
event-exploration-again = No such land is left: the green die is rerolled
event-omens = { $who } sees omens: green { $green }, red { $red }
event-fair-wind = { $who } catches the wind: 2 more steps
event-driven-out = { $who } drives out { $whom }’s { piece-name }
event-driven-out-you = { $who } drives out your { piece-name }
event-retreated = { $whom } retreats: { $hex }
event-piece-lost = { $whom } loses a piece: nowhere to go
event-piece-lost-you = You lose a piece: there is nowhere to go
event-build-queued = { $who } orders: { $what }
event-farm-founded = { $who } founds a farm
event-landfall = { $who } lands at the edge of the map: a farm
event-city-grown = { $who } turns a farm into a city
event-settler-built = { $who } sends out a settler
event-ship-built = { $who } launches a ship
event-harbour-founded = { $who } opens a harbour: { resource }

## Why not

# ALTH-B03
reason-fate-wrong-time =
    { $tag ->
        [harvest] Play a Harvest card after the roll, before the harvest.
        [movement] Play a Movement card while you move your pieces.
        [exploration] Play an Exploration card before the exploration dice.
       *[althing] Play an Althing card only at the Althing.
    }
# ALTH-B21
reason-fate-not-held = You do not hold that card.
# ALTH-B23
reason-second-exploration-card = Only one Exploration card per exploration.
# ALTH-B04
reason-harvest-card-on-seven = A seven brings no harvest, so there is nothing to change.
# ALTH-B05
reason-step-not-adjacent = A step goes only to the next hex.
# ALTH-B25
reason-step-occupied = Somebody is already there.
reason-step-occupied-own = Your own piece stands there.
# ALTH-B26
reason-step-not-own = That piece is not yours.
reason-no-steps = No steps left.
# ALTH-B06
reason-settler-to-sea = A settler cannot cross the sea.
# ALTH-B27
reason-settler-to-mountain = A settler enters a mountain only where you have a settlement, while it is outlawed, or by Mountain Track.
# ALTH-B28
reason-ship-to-mountain = No ship goes up a mountain.
# ALTH-B29
reason-ship-to-land = A ship enters land only by Mountain Track.
# ALTH-464
reason-track-needless = You can go in there without a card.
# ALTH-B07
reason-first-step-corner = The first step cannot go to a corner of the map.
reason-first-step-side = Somebody has already chosen that side. Choose another.
reason-first-step-card = The first step of the game is taken without a card.
# ALTH-B30
reason-first-step-due = You must take the first step of the game.
# ALTH-B08
reason-wind-too-early = Take an ordinary step first.
reason-wind-too-late = You put out to the outer sea: movement is over.
# ALTH-B31
reason-feud-own = You cannot drive out your own.
reason-feud-outside = The outer sea has room for all: nobody is driven out there.
reason-feud-empty = There is nobody to drive out.
reason-feud-needless = That piece is outlawed by your case: you go in without a card.
# ALTH-B09
reason-retreat-unexplored = You cannot retreat into the fog.
reason-retreat-occupied = That place is taken.
reason-retreat-origin = That is where the other one came from.
# ALTH-B10
reason-case-no-card = To sue you need at least one card of { resource }.
# ALTH-B33
reason-case-own = You cannot sue yourself.
reason-case-no-settlement = You have no settlement at that hex.
reason-case-nothing-blocked = That piece is in nobody’s way.
# ALTH-B34
reason-case-again = That case has been heard at this Althing.
reason-suit-too-many = You do not have that many cards.
# ALTH-B35
reason-join-needs-card = To join you need at least one card.
# ALTH-B36
reason-ask-involved = That player is already on one of the sides.
reason-ask-no-cards = That player has no resource cards.
reason-ask-again = Your side has already asked that player this time.
reason-ask-not-leader = Only the last to join may ask for help.
# ALTH-B12
reason-trade-not-now = You trade and build after movement.
# ALTH-B38
reason-farm-land = One of the three hexes must be known productive land.
reason-farm-distance = Too near to another settlement.
reason-farm-taken = That corner is taken.
reason-farm-own-hex = The farm goes to a corner of the hex where the piece stands.
reason-farm-no-piece = There is nobody to found a farm: you have neither a settler nor a ship.
reason-no-house = No houses left.
reason-city-not-coastal = Only a farm by the sea can become a city.
reason-city-again = A city cannot grow further.
reason-new-piece-place =
    { $piece ->
        [ship] A ship needs known, free sea next to your settlement.
       *[settler] A settler needs known, free land next to your settlement, not a mountain.
    }
reason-no-settler-left = All your settlers are on the map. Those that become farms come back only at the end of the turn.
reason-no-ship-left = All your ships are on the map. Those that become farms come back only at the end of the turn.
reason-ageing-place = Only a piece on land with a number can age it.
reason-ashore-no-harbour = A ship on land cannot open a harbour.
# ALTH-B39
reason-unit-busy = That piece is busy already: it does one thing a turn, a farm, a harbour or ageing.
reason-farm-busy = That settlement builds no more this turn: a farm builds one thing, a city up to three pieces.
reason-site-reserved = That place is already spoken for.
# ALTH-B16
reason-outlaw-farm = An outlaw cannot found a farm. Lead it away from the plaintiff’s settlement or onto a mountain.
reason-outer-farm = You can found a farm from the outer sea only at the very edge of the map, where fewer than three hexes meet.
# ALTH-B17
reason-harbour-none-left = No such harbour token is left.
reason-harbour-exists = There is already a harbour.
reason-harbour-outside = There are no harbours on the outer sea.
reason-harbour-no-ship = Only a ship at sea opens a harbour, and you have none on the map.
reason-harbour-no-land = No known productive land lies beside it.
# ALTH-B19
reason-pardon-none = There are no red tokens beside that piece.
reason-flaw-no-suit = No case is being heard now.
# ALTH-B40
reason-sighted-none-left = No such land is left.
reason-harvest-no-hex = No hex yields anything to anybody now.
# ALTH-F02
reason-season-next = The harvest moves only to the next number: from 2 to 3, from 12 to 11, and 8 comes after 6.

## What an action brings for certain

foresee-explore = Explores: sea { $sea } %, land { $land } %, mountain { $mountain } %. The land beside it gives bonus { $bonus }.
foresee-explore-stay = If it is { $hex }, the piece stays where it is.
foresee-steps-left =
    { $count ->
        [0] This is your last step.
       *[other] Left: { steps-count }.
    }
foresee-leaves-map =
    { $count ->
        [0] <fire>The ship leaves the map, and your movement ends.</>
       *[other] <fire>The ship leaves the map, and your movement ends; lost: { steps-count }.</>
    }
foresee-drive-out =
    { $count ->
        [0] <good>Nowhere to go: the piece returns to supply ({ $whom }).</>
        [one] { $whom } retreats to the one free place.
       *[other] { $whom } chooses from { $count } places.
    }
foresee-drive-out-red = <gold>The red token will be yours.</>
foresee-outlaw-free = <good>Here the piece is within the law again.</>
foresee-outlaw-stays = Here the piece stays an outlaw.
foresee-block =
    { $count ->
        [0] The harvest of this hex will be yours.
       *[other] <danger>The harvest will be yours, but you can be sued for it: { $whom }.</>
    }
foresee-harbour =
    { $count ->
        [0] The 2:1 trade of this harbour will be yours.
       *[other] <danger>The 2:1 trade of this harbour will be yours, but you can be sued for it: { $whom }.</>
    }
foresee-suit-prize = <gold>Won, it outlaws the piece. The white token, 1 point, is yours or goes to whoever joins last.</>
foresee-suit-lead = <good>{ $give }:{ $want }: you lead, they must answer.</>
foresee-suit-lost = <danger>{ $give }:{ $want }: if you stop here, you have lost.</>
foresee-suit-short = <danger>{ $give }:{ $want }: too few to win. Unless somebody joins you, these cards are lost.</>
foresee-white = <gold>The white token goes to { $who }.</>
foresee-age = { $to } instead of { $from }.
foresee-age-better = <good>{ $to } instead of { $from }: rolled more often.</>
foresee-age-worse = <danger>{ $to } instead of { $from }: rolled less often.</>
foresee-end-of-turn = Appears at the end of the turn.
foresee-farm-point = <gold>+1 point</> at the end of the turn; the piece returns to supply.
foresee-city-point = <gold>+1 point</> at the end of the turn, and twice the harvest.
foresee-landnam-win = <gold>That makes { $goal } points: the game ends after this turn.</>

## Places on the map

explain-unknown = **Fog** · bonus { $bonus } to the green die
explain-unknown-odds = Sea { $sea } %, mountain { $mountain } %, pasture { $pasture } %, fields, forest and bog { $other } % each
explain-bonus = Each known mountain beside it adds 2, other land 1, at most 4.
explain-sea-hex = **Sea** · yields nothing
explain-mountain-hex = **Mountain** · yields nothing · red tokens are lost here
explain-land-hex = **{ $hex }** · number { $count } · { resource }
explain-land-aged = When it ages: { $to }
explain-landnam-harbour = **Harbour**: { resource } · 2:1
explain-harbour-owner = { $who } trades here now: a ship lies in the harbour.
explain-harbour-free = No ship in it: everyone with a settlement beside it trades here.
explain-outer-sea = **Outer sea** · beside every hex at the edge, never crowded · a step out here ends movement · a ship here can found a farm at the edge
explain-side-free = { side-name }: open for a first step of the game.
explain-side-taken = { side-name }: taken by { $who }.
explain-settler = **Settler** · { $who } · takes the whole harvest of the hex: 2 cards
explain-ship = **Ship** · { $who }
explain-ashore = **Ship on land** · { $who } · hauled here by Mountain Track, its sail pitched as a tent. It moves only to sea beside it; in all else it is a settler.
explain-outlaw =
    { $count ->
        [one] <danger>Outlawed.</> The next Althing removes it, and { $who } gets the red token.
       *[other] <danger>Outlawed.</> The next Althing removes it, and these get the red tokens: { $who }.
    }
explain-outlaw-way = Out of reach of their settlements, or on a mountain, it is within the law again.
explain-outlaw-safe = Outlawed until movement ends: here it is then within the law again.
explain-case = Who can sue: { $who } · the case is played with { resource }
explain-no-case = In nobody’s way: nothing to sue for.
explain-farm = **Farm** · { $who } · 1 point
explain-landnam-city = **City** · { $who } · 2 points, twice the harvest
explain-queued = Ordered: appears at the end of the turn
explain-busy = At work until the end of the turn
explain-corner-free = A farm can stand here.
explain-corner-exception = A neighbour is near, but sea and mountain lie between you: allowed.

## Numbers round the map

tell-steps = Left: { steps-count }
tell-land-die =
    { $value ->
        [0] **Green die.** Not rolled this turn. It says which land lies in the fog.
       *[other] **Green die: { $value }.** With the bonus it says which land lies in the fog.
    }
tell-number-die =
    { $value ->
        [0] **Red die.** Not rolled this turn. It gives the number on the land.
        [1] **Red die: 1.** The land gets an 11.
        [7] **Red die: 7.** The land gets a 12.
       *[other] **Red die: { $value }.** The land gets that number.
    }
step-landnam-move = Movement
tell-step-landnam-move = **Movement.** Two steps, both with one piece or one each with two. A step into the fog explores.
lookout-landnam = { $name } is playing. Watch for pieces on your hexes: you can sue for them.
ready-landnam-harbour = 2 cards
ready-ageing = 1 card
tell-tiles = Land left: sea { $sea }, mountains { $mountains }, pasture { $pasture }, fields { $fields }, forest { $forest }, bog { $bog }
tell-numbers-left = Numbers left: { $numbers }
tell-harbour-tokens-left = Harbour tokens left: { $cards }
tell-fate-deck = Fate cards in the deck: { $count }
tell-fate-discard = Fate cards played: { $cards }
card-times = { $card } × { $count }
note-cases =
    { $count ->
        [one] { $count } case against
       *[other] { $count } cases against
    }
tell-cases-scales = The scales count the cases against a player.
tell-cases-warning = <fire>Three cases or more: if nobody sues, that is a black token.</>
tell-althing-gathers = The Althing gathers: a card can be played
tell-althing-naming = { $who } chooses who starts
tell-althing-speaks = { $who } may sue
tell-althing-hears = A case is heard; the plaintiff is { $who }
tell-althing-ends = The Althing is ending
tell-suit-title = Lawsuit: { $who } against { $whom }, { $hex }
tell-suit-cards = The case is opened: an Althing card can be played
tell-suit-verdict =
    { $side ->
        [defence] The defendant gives up: the verdict is near
       *[suit] The plaintiff gives up: the verdict is near
    }
tell-suit-to-move =
    { $side ->
        [defence] The defendant has the floor and needs more cards: a tie is not enough
       *[suit] The plaintiff has the floor and needs more cards: a tie is not enough
    }
tell-suit-prize-suit = If the plaintiff wins, the piece is outlawed, and the white token goes to { $who }
tell-suit-prize-defence = If the defendant wins, the piece is within the law, and the white token goes to { $who }
tell-stalemate = No change of points for { $count } turns each. At twenty the game ends
describe-landnam-map = Hexes found: { $count } of 37
describe-outside = On the outer sea: { $who }
describe-outlaws = Outlawed: { $who }

## What speaks for an action

why-explore-sea = A ship needs sea: little land is near, so sea is likelier.
why-explore-land = Land lies beside it: most likely this is land too.
why-explore-card = New land gives a card at once.
why-first-farm = No harvest without the first farm.
why-settler-harvest = Two cards from the hex, and all of them yours.
why-settler-blocks = The neighbours go without that harvest.
why-sue-token = A lawsuit won is a point.
why-sue-clear = Your hex feeds you again.
why-sue-black = Without a lawsuit your rival gets a black token.
why-join-last = Whoever joins last gets the token.
why-close-cheap = This quarrel is not worth more.
why-age-help = The number gets better.
why-age-harm = The number gets worse for a rival.
why-walk-away = Here the red token is lost.
why-omens = Of two rolls you take the better one.
why-pardon-own = Your piece stays, and nobody scores its red token.
why-pardon-other = The red token goes to nobody.
why-uproar = This Althing is not going your way.
why-landnam-harbour = You can trade what you have too much of 2:1.
why-spread-hand = A famine would take this resource.

## The end

ending-stalemate-line = Twenty turns each, and not one new point.
ending-stalemate-story = There is nothing left to argue about, and the land is shared out. That, say the old, is how peace keeps.
example-two-cases = Two cases before the seven
example-fog-for-five = Fog for five

### Cities & Knights. $who and $whom are names of seats; $track is trade, politics or science; $rank is basic, strong or
### mighty; $cards, $give and $take are handfuls; $card is the name of a card.

ruleset-cities-knights = Cities & Knights
ruleset-cities-knights-line = Cities grow into metropolises, and knights hold off the barbarians from the sea.
ruleset-cities-knights-how =
    - <icon vp> Reach **{ $goal } points** on your own turn. You start with a settlement and a city.
    - <icon improve> Cities produce commodities: paper, cloth and coin buy improvements, which bring progress cards.
    - <icon knight> The barbarians land on every seventh ship. Active knights must match the strength of all the cities, or the weakest defenders lose a city.
about-ruleset-cities-knights = The big game on the island, with knights, commodities and barbarians.

## Commodities and hands

resource-paper = Paper
resource-cloth = Cloth
resource-coin = Coin

## Names

name-wall = City wall
name-knight = Knight
name-improve = Improve
name-activate = Activate
name-promote = Promote
name-move-knight = Move
name-displace = Displace
name-chase = Chase
name-progress = Progress card
name-merchant = Merchant
name-metropolis = Metropolis
track =
    { $track ->
        [trade] Trade
        [politics] Politics
       *[science] Science
    }
    .deck =
        { $track ->
            [trade] trade
            [politics] politics
           *[science] science
        }
track-trade = Trade
track-politics = Politics
track-science = Science
track-level = { track }, level { $level }
rank =
    { $rank ->
        [basic] basic knight
        [strong] strong knight
       *[mighty] mighty knight
    }
rank-basic = Basic knight
rank-strong = Strong knight
rank-mighty = Mighty knight
knight-active = active
knight-idle = inactive
face-ship = Barbarian ship
face-trade = Yellow gate: trade
face-politics = Blue gate: politics
face-science = Green gate: science
knights-count =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
progress-count =
    { $count ->
        [one] { $count } progress card
       *[other] { $count } progress cards
    }

## The fifteen improvements

improve-trade-1 = Market
improve-trade-2 = Trading House
improve-trade-3 = Guild
improve-trade-4 = Bank
improve-trade-5 = Great Exchange
improve-politics-1 = Town Hall
improve-politics-2 = Church
improve-politics-3 = Fortress
improve-politics-4 = Cathedral
improve-politics-5 = Council of Catan
improve-science-1 = Abbey
improve-science-2 = Library
improve-science-3 = Aqueduct
improve-science-4 = Theatre
improve-science-5 = University
improve-draws =
    { $track ->
        [trade] When the yellow gate is rolled and the red die shows 1 to { $most }, you draw a trade card.
        [politics] When the blue gate is rolled and the red die shows 1 to { $most }, you draw a politics card.
       *[science] When the green gate is rolled and the red die shows 1 to { $most }, you draw a science card.
    }
improve-ability-trade = **Guild:** any 2 commodities of a kind buy 1 other card from the supply.
improve-ability-politics = **Fortress:** your strong knights may become mighty.
improve-ability-science = **Aqueduct:** when a roll other than 7 gives you nothing, take 1 resource of your choice.
improve-metropolis = The first player at level 4 of a track turns a city into its metropolis: 2 more points, and safe from barbarians.
improve-metropolis-take = Level 5 takes the metropolis from a holder at level 4, and keeps it for good.
improve-metropolis-kept = Level 5 has been reached: this track’s metropolis can no longer change hands.
improve-price = Level { $level } costs { $cards }

## The progress cards

card-alchemist = Alchemist
card-alchemist-text = Before you roll: set the white and the red die yourself. The event die is rolled as usual.
card-crane = Crane
card-crane-text = Your next city improvement this turn costs 1 commodity less.
card-engineer = Engineer
card-engineer-text = Build a city wall for free.
card-inventor = Inventor
card-inventor-text = Swap two number tokens on the board, but not a 2, 6, 8 or 12.
card-irrigation = Irrigation
card-irrigation-text = Take 2 grain for each fields hex next to your settlements and cities.
card-medicine = Medicine
card-medicine-text = Turn a settlement into a city for 2 ore and 1 grain.
card-mining = Mining
card-mining-text = Take 2 ore for each mountains hex next to your settlements and cities.
card-printer = Printer
card-printer-text = 1 victory point, revealed at once.
card-road-building = Road Building
card-road-building-text = Build up to 2 roads for free.
card-smith = Smith
card-smith-text = Promote up to 2 of your knights by one rank for free. Mighty knights still need the Fortress.
card-bishop = Bishop
card-bishop-text = Move the robber and take 1 random card from every opponent with a building there.
card-constitution = Constitution
card-constitution-text = 1 victory point, revealed at once.
card-deserter = Deserter
card-deserter-text = An opponent removes a knight of their choice. You may place one of yours for free, no stronger than that.
card-diplomat = Diplomat
card-diplomat-text = Remove any player’s open road. If it was yours, you may build it elsewhere for free.
card-intrigue = Intrigue
card-intrigue-text = Drive away an opponent’s knight next to one of your roads, however strong it is.
card-saboteur = Saboteur
card-saboteur-text = Everybody with at least as many points as you discards half of their hand.
card-spy = Spy
card-spy-text = Look at the progress cards of an opponent and take one of them.
card-warlord = Warlord
card-warlord-text = All your inactive knights become active for free.
card-wedding = Wedding
card-wedding-text = Everybody with more points than you gives you 2 cards of their choice.
card-commercial-harbor = Commercial Harbor
card-commercial-harbor-text = This turn, once per opponent, you may swap a resource for a commodity of their choice, if they have one.
card-master-merchant = Master Merchant
card-master-merchant-text = Look at the hand of an opponent with more points than you and take 2 cards.
card-merchant = Merchant
card-merchant-text = Place the merchant on a hex where you have built: 1 point, and you trade its resource 2:1 while you hold him.
card-merchant-fleet = Merchant Fleet
card-merchant-fleet-text = Name a resource or a commodity: until the end of the turn you trade it 2:1 with the supply.
card-resource-monopoly = Resource Monopoly
card-resource-monopoly-text = Name a resource: every opponent gives you up to 2 cards of it.
card-trade-monopoly = Trade Monopoly
card-trade-monopoly-text = Name a commodity: every opponent gives you 1 card of it, if they have one.

## Counts and points

count-progress = Progress cards in hand
count-knights = Strength of active knights
source-metropolis = Metropolises
source-defender = Defender of Catan
source-merchant = Merchant
source-progress = Printer and Constitution

## Options

option-experts = Choose your knights
option-experts-help = When the barbarians land, everybody chooses which active knights take part; only those become inactive.
option-quick-knights = Quick knights
option-quick-knights-help = A knight may chase the robber away before you roll.
option-easy-start = Easy start
option-easy-start-help = In each player’s first two turns a 7 is rerolled, and the event die is not used.

## What can be done

act-event-die = Event die
act-drawn-progress = Draw a progress card
act-aqueduct-take = Aqueduct: take a card
act-aqueduct-decline = Aqueduct: take nothing
act-improve-city = Build an improvement
act-place-metropolis = Found the metropolis here
act-build-wall = Build a city wall
act-recruit-knight = Recruit a knight
act-activate-knight = Activate a knight
act-promote-knight = Promote a knight
act-move-knight = Move a knight
act-displace-knight = Displace a knight
act-retreat-knight = Retreat here
act-chase-robber = Chase the robber away
act-commit-knight = Let this knight fight
act-commit-done = No more knights
act-lose-city = Give up this city
act-choose-deck = Draw from this deck
act-discard-progress = Discard a progress card
act-play-progress = Play a progress card
act-set-dice = Set the dice
act-place-free-wall = Build the free wall here
act-choose-token = Swap this number
act-use-medicine = Turn this settlement into a city
act-lay-road = Place a free road
act-smith-knight = Promote this knight
act-stop-card = Done
act-bishop-hex = Send the robber here
act-name-opponent = Choose this opponent
act-desert-knight = Give up this knight
act-place-deserter = Place the knight
act-remove-road = Remove this road
act-intrigue-knight = Drive this knight away
act-sabotage-discard = Discard half of your cards
act-wedding-gift = Give the wedding gift
act-spy-take = Take this card
act-master-take = Take these cards
act-harbour-offer = Commercial Harbor: offer a resource
act-harbour-give = Give this commodity
act-place-merchant = Place the merchant
act-name-kind = Name a kind of card

## Chronicle

event-event-die =
    { $face ->
        [ship] Event die: the barbarian ship
        [trade] Event die: yellow gate, trade
        [politics] Event die: blue gate, politics
       *[science] Event die: green gate, science
    }
event-ship-sailed = The barbarians approach: step { $position } of { $most }
event-progress-drawn = { $who } draws a progress card: { $card }
event-progress-drawn-unseen = { $who } draws a progress card: { track.deck }
event-progress-shown = { $who } reveals a point card: { $card }
event-progress-played = { $who } plays { $card }
event-progress-discarded = { $who } discards a progress card: { $card }
event-progress-discarded-unseen = { $who } discards a progress card: { track.deck }
event-improved = { $who } builds: { $improvement } ({ track.deck }, level { $level })
event-metropolis-gained = { $who } founds the { track.deck } metropolis
event-metropolis-taken = { $who } takes the { track.deck } metropolis from { $whom }
event-metropolis-taken-you = { $who } takes the { track.deck } metropolis from you
event-wall-built = { $who } builds a city wall
event-wall-lost = { $who } loses a city wall
event-wall-lost-you = You lose a city wall
event-landed =
    { $won ->
        [yes] The barbarians land: { $strength } against { $defence }. The knights hold the coast!
       *[no] The barbarians land: { $strength } against { $defence }. The coast is lost.
    }
event-contribution = { $who }: strength { $strength }
event-city-lost = { $who } loses a city to the barbarians
event-city-lost-you = You lose a city to the barbarians
event-city-tipped = { $who } loses a city to the barbarians; with no settlement piece left, it stays tipped
event-city-tipped-you = You lose a city to the barbarians; with no settlement piece left it stays tipped
event-town-righted = { $who } replaces the tipped city with a settlement
event-defender-named = { $who } is Defender of Catan: 1 point
event-defenders-tied = Tied for the defence: { $whom }. Each draws a progress card
event-barbarians-left = The barbarians sail home, and all knights become inactive
event-robber-woke = The robber can be moved from now on
event-knights-committed =
    { $count ->
        [0] { $who } sends no knights
        [one] { $who } sends { $count } knight
       *[other] { $who } sends { $count } knights
    }
event-knight-recruited = { $who } recruits a knight
event-knight-activated = { $who } activates a knight
event-knight-promoted = { $who } promotes a knight: { rank }
event-knight-moved = { $who } moves a knight
event-knight-displaced = { $who } displaces { $whom }’s knight
event-knight-displaced-you = { $who } displaces a knight of yours
event-knight-driven-away = { $who } drives away { $whom }’s knight
event-knight-driven-away-you = { $who } drives a knight of yours away
event-knight-retreated = { $who }’s knight retreats
event-knight-removed =
    { $cause ->
        [deserter] { $who } loses a { rank } to the Deserter
       *[displaced] { $who } loses a { rank }: nowhere to retreat
    }
event-knight-removed-you =
    { $cause ->
        [deserter] You lose a { rank } to the Deserter
       *[displaced] You lose a { rank }: there is no way to retreat
    }
event-knight-placed = { $who } gets a { rank }
event-robber-chased = { $who } chases the robber away
event-dice-set = { $who } sets the dice: { $white } and { $red }
event-tokens-swapped = { $who } swaps two numbers: { $hex } and { $other }
event-road-removed = { $who } removes { $whom }’s road
event-road-removed-you = { $who } removes a road of yours
event-road-removed-own = { $who } removes their own road
event-city-healed = { $who } turns a settlement into a city
event-merchant-placed = { $who } places the merchant: { $hex }
event-fleet-named = { $who } trades 2:1 until the end of the turn: { $resource }
event-collected = { $who } collects { $cards } from { $whom }
event-collected-you = { $who } collects { $cards } in all, yours among them
event-harbour-offered = { $who } asks { $whom } for a commodity
event-harbour-exchanged = { $who } and { $whom } exchange: { $give } ↔ { $take }
event-harbour-exchanged-unseen = { $who } gets a commodity from { $whom } for a resource
event-harbour-rested = { $whom } has no commodity; { $who } keeps the resource
event-cards-given = { $whom } gives { $who } { $cards }
event-cards-given-you = You give { $who } { $cards }
event-cards-given-unseen =
    { $count ->
        [one] { $whom } gives { $who } { $count } card
       *[other] { $whom } gives { $who } { $count } cards
    }
event-cards-given-unseen-you = You give cards to { $who }
event-spy-looks = { $who } looks at { $whom }’s progress cards
event-master-merchant-looks = { $who } looks at { $whom }’s hand
event-spy-took = { $who } takes a progress card from { $whom }: { $card }
event-spy-took-you = { $who } takes a progress card from you: { $card }
event-spy-took-unseen = { $who } takes a progress card from { $whom }: { track.deck }
event-spy-took-unseen-you = { $who } takes a progress card from you

## Questions

prompt-commit-knights = Which knights take part in the defence?
hint-commit-knights = Choose the active knights that fight; only they become inactive. You may also send none.
prompt-pillage = The barbarians take a city: which one?
hint-pillage = The city you choose becomes a settlement again, and its wall is lost.
prompt-choose-deck = Choose a deck for your reward
hint-choose-deck = You tied for the best defence: draw a progress card of any colour.
prompt-progress-draw = Drawing a progress card
prompt-progress-limit = Discard a progress card
hint-progress-limit = You hold five progress cards; you can keep four.
prompt-metropolis = Which city becomes the metropolis?
hint-metropolis = Choose one of your cities: from now on it is worth 4 points, and barbarians cannot take it.
prompt-aqueduct = Aqueduct: take a card from the supply?
hint-aqueduct = The roll gave you nothing: take one resource of your choice.
aside-held = { $track ->
        [trade] trade
        [politics] politics
       *[science] science
    } ×{ $count }
aside-progress = Cards: { $cards }
aside-rank = { $rank ->
        [basic] basic
        [strong] strong
       *[mighty] mighty
    } ×{ $count }
aside-knights = Knights: { $knights }
prompt-desert-knight-by = { $who } plays the Deserter: which knight do you lose?
prompt-saboteur-by = { $who } plays the Saboteur: discard half of your hand
prompt-wedding-by = { $who } plays the Wedding: choose your gift
prompt-harbour-give-by = { $who } offers you a harbour deal: which commodity do you give?
prompt-second-token-for = Inventor: which number swaps with the { $number }?
prompt-retreat-by = { $who } drives your knight away: where does it go?
prompt-spy-take-by = Spy: which card do you take from { $who }?
prompt-master-take-by = Master Merchant: which 2 cards do you take from { $who }?
act-stop-card-place-deserter = Place no knight
act-stop-card-smith = Promote no more knights
act-stop-card-free-road = Build no more roads
settled-white = white die { $value }
settled-red = red die { $value }

## Why something is refused

reason-own-ordinary-city = Choose one of your cities that is not a metropolis.
reason-too-many-progress = You can keep at most four progress cards: play or discard one first.
reason-no-free-discard = You can discard a progress card only when you hold more than four.
reason-no-wall-left =
    { $limit ->
        [one] Your only wall ({ $limit }) is already built.
       *[other] All { $limit } of your walls are already built.
    }
reason-no-city-without-wall = You have no city without a wall.
reason-wall-needs-city = A wall goes under one of your cities.
reason-city-has-wall = This city already has a wall.
reason-last-level = This track is complete.
reason-improve-needs-city = You need a city on the board to build improvements.
reason-improve-needs-ordinary-city = From level 4 on you need a city that is not a metropolis, or the metropolis of this track.
reason-aqueduct-resource = The aqueduct gives a resource, never a commodity.
reason-card-own-turn = You can play progress cards only on your own turn.
reason-not-in-building-phase = Between turns you cannot play progress cards or act with knights.
reason-alchemist-before-roll = The Alchemist can be played only before the roll.

## Knights

prompt-retreat = Your knight is driven away: where does it go?
hint-retreat = Choose a free intersection that your roads reach from where it stood. Its strength does not change, and it stays active or inactive.
reason-figure-stands = There is a knight on this intersection.
reason-road-past-figure = An opponent’s knight is in the way.
reason-no-basic-knight = All your basic knights are already on the board.
reason-knight-needs-road = A knight must be recruited next to one of your roads.
reason-no-own-knight = You have no knight there.
reason-knight-is-active = This knight is already active.
reason-knight-is-mighty = A mighty knight cannot be promoted any further.
reason-knight-promoted = A knight can be promoted only once per turn.
reason-needs-fortress = Strong knights become mighty only with the Fortress, the third level of politics.
reason-no-higher-knight = All your knights of the next rank are already on the board.
reason-knight-acted = This knight has already acted this turn.
reason-knight-just-activated = A knight activated this turn cannot act yet.
reason-knight-is-idle = Only an active knight can act.
reason-knight-stays = The knight is already there.
reason-no-knight-route = Your roads do not lead there, or another player’s knight or building blocks the way.
reason-displace-opponent = Choose a knight of an opponent.
reason-knight-not-weaker = You can displace only a weaker knight.
reason-robber-asleep = The robber cannot be moved until the barbarians have landed for the first time.
reason-robber-far = The knight must stand next to the robber’s hex.
reason-no-retreat = The knight must go to a free intersection that its owner’s roads reach.

## Politics cards

prompt-bishop = Bishop: where does the robber go?
hint-bishop = Choose a hex with a number. You take 1 random card from every opponent with a settlement or city there.
prompt-deserter = Deserter: whose knight?
hint-deserter = Choose an opponent, who then chooses a knight to give up.
prompt-desert-knight = Deserter: which knight do you lose?
hint-desert-knight = Choose one of your knights. It goes back to your pieces, and your opponent may place one no stronger.
prompt-place-deserter = Deserter: place your knight
hint-place-deserter = Choose a rank and a free intersection next to one of your roads. You may also place none.
prompt-diplomat = Diplomat: which road goes?
hint-diplomat = Choose any player’s open road. If it is yours, you may build it elsewhere at once.
prompt-intrigue = Intrigue: which knight must leave?
hint-intrigue = Choose an opponent’s knight next to one of your roads.
prompt-saboteur = Saboteur: discard half of your hand
hint-saboteur = Choose the cards; they go to the supply.
prompt-spy-on = Spy: whose progress cards?
hint-spy-on = Choose an opponent. You see their hidden progress cards and take one of them.
prompt-spy-take = Spy: which card do you take?
hint-spy-take = Only you see these cards. The one you take can be played this turn.
prompt-wedding = Wedding: choose your gift
hint-wedding =
    { $count ->
        [one] Choose { $count } card to give; nobody else sees it.
       *[other] Choose { $count } cards to give; nobody else sees them.
    }
reason-nobody-to-sabotage = Nobody with at least as many points as you holds two or more cards.
reason-no-guests = Nobody with more points than you has a card.
reason-wedding-gift =
    { $count ->
        [one] Give exactly { $count } card.
       *[other] Give exactly { $count } cards.
    }
reason-nobody-holds-progress = No opponent holds a progress card.
reason-opponent-without-progress = This opponent holds no progress card.
reason-no-rival-knight = No opponent has a knight on the board.
reason-opponent-without-knight = This opponent has no knight on the board.
reason-deserter-stronger = Your knight must not be stronger than the one removed.
reason-no-such-knight-left =
    { $rank ->
        [basic] Both your basic knights are already on the board.
        [strong] Both your strong knights are already on the board.
       *[mighty] Both your mighty knights are already on the board.
    }
reason-no-open-road = There is no open road on the board.
reason-no-road-there = There is no road there.
reason-road-not-open = This road is not open: both ends touch other pieces of its owner.
reason-road-holds-knight = A knight of its owner depends on this road alone.
reason-no-knight-at-your-roads = No opponent’s knight is next to your roads.
reason-not-a-knight-at-your-roads = Choose an opponent’s knight next to your roads.
reason-no-idle-knight = You have no inactive knight.

## Science and trade cards

prompt-set-dice = Alchemist: what should the dice show?
hint-set-dice = Set the white and the red die. The event die is rolled afterwards.
prompt-free-wall = Engineer: where do you build the free wall?
hint-free-wall = Choose one of your cities without a wall.
prompt-first-token = Inventor: choose the first number
hint-first-token = Choose a highlighted hex. The numbers 2, 6, 8 and 12 stay where they are.
prompt-second-token = Inventor: choose the second number
hint-second-token = The two numbers will be swapped.
prompt-medicine = Medicine: which settlement becomes a city?
hint-medicine = You pay 2 ore and 1 grain.
prompt-smith = Smith: which knight is promoted?
hint-smith = Choose a highlighted knight. Up to two knights are promoted one rank for free.
prompt-harbour-give = Which commodity do you give?
hint-harbour-give = You get a resource for it, but you will see which one only afterwards.
prompt-master-merchant = Master Merchant: whose hand do you look at?
hint-master-merchant = Choose an opponent with more points than you: you see the hand and take 2 cards.
prompt-master-take = Which cards do you take?
hint-master-take = This is the opponent’s hand. Nobody else sees it.
prompt-merchant = Merchant: where does it go?
hint-merchant = Choose a hex next to one of your buildings: while the merchant is yours, you trade its resource 2:1.
prompt-merchant-fleet = Merchant Fleet: what do you trade 2:1?
hint-merchant-fleet = Name a resource or a commodity. The rate holds until the end of your turn.
prompt-resource-monopoly = Resource Monopoly: which resource?
hint-resource-monopoly = Every opponent gives you up to 2 cards of it.
prompt-trade-monopoly = Trade Monopoly: which commodity?
hint-trade-monopoly = Every opponent who has it gives you 1 card of it.
reason-no-such-dice = Each die shows 1 to 6.
reason-crane-waits = A Crane is already waiting for your next improvement.
reason-nothing-to-improve = There is no improvement you could build, whatever commodities you had.
reason-no-settlement = You have no settlement on the board.
reason-no-knight-can-rise = None of your knights can be promoted now.
reason-too-few-tokens = There are no two different numbers left to swap.
reason-hex-without-token = There is no number on this hex.
reason-token-stays = The numbers 2, 6, 8 and 12 stay where they are.
reason-another-hex = Choose another hex for the second number.
reason-equal-tokens = Both numbers are the same: nothing would change.
reason-no-fields = You have no building next to fields.
reason-no-mountains = You have no building next to mountains.
reason-all-asked = You have already asked every opponent this turn.
reason-all-hands-empty = No opponent has a card.
reason-no-harbour-card = Play the Commercial Harbor first to make this exchange.
reason-asked-already = You have already asked this opponent this turn.
reason-offer-resource = Offer a resource card.
reason-give-commodity = Give a commodity that you hold.
reason-nobody-richer = No opponent with more points than you has a card.
reason-not-richer = Choose an opponent who has cards and more points than you.
reason-take-of-seen = Take { $count } of the cards you see.
reason-no-merchant-hex = There is no other hex next to your buildings for the merchant.
reason-merchant-stays = Your merchant is already there.
reason-merchant-needs-building = The merchant must go to a hex next to your buildings.
reason-all-two-for-one = You already trade every kind of card 2:1.
reason-two-for-one-already = You already trade these cards 2:1.
reason-name-resource = Name one of the five resources.
reason-name-commodity = Name paper, cloth or coin.

## The table: barbarian track, improvements, knights, figures of a seat

voyage = Barbarian ship
voyage-step = { $position } of { $most } steps to the coast
explain-voyage = **Barbarian ship** · step { $position } of { $most }. Half of all rolls bring it one step closer.
explain-voyage-next = <danger>They land with the next ship.</>
explain-voyage-strength = If they landed now: barbarians { $strength } against knights { $defence }.
explain-voyage-won = <gold>The knights would win: { $whom } would be Defender of Catan.</>
explain-voyage-tie = The knights would win: a progress card each for { $whom }.
explain-voyage-nobody = The knights would win, and nobody would earn anything.
explain-voyage-lost = <danger>The barbarians would win. Losing a city each: { $whom }</>
explain-voyage-lost-nobody = The barbarians would win, but nobody has a city to lose.
explain-knight =
    { $rank ->
        [basic] **Basic knight** of { $who } · strength { $strength }
        [strong] **Strong knight** of { $who } · strength { $strength }
       *[mighty] **Mighty knight** of { $who } · strength { $strength }
    }
explain-knight-active = Active: it counts against the barbarians and can act.
explain-knight-tired = Active: it counts against the barbarians, but has already acted this turn.
explain-knight-idle = Inactive: it holds its place and cuts roads. 1 grain activates it.
explain-no-deed = <danger>It cannot act: { $reason }</>
explain-no-promotion = <danger>It cannot be promoted: { $reason }</>
explain-wall = **City wall** · { $who } may keep { $limit } cards on a seven.
explain-metropolis = **Metropolis of { track.deck }** of { $who } · 4 points, safe from barbarians
explain-metropolis-shaky = Anyone else who reaches level 5 first takes it.
explain-merchant = **Merchant** of { $who } · 1 point; { $resource } 2:1
explain-merchant-desert = **Merchant** of { $who } · 1 point; the desert has nothing to trade
explain-tipped = **Pillaged city** of { $who } · counts as a settlement until it is rebuilt
explain-robber-asleep = The robber sleeps until the barbarians have landed for the first time.
tell-level = **{ $improvement }** · { track }, level { $level }
tell-level-none = **{ track }** · nothing built yet
tell-level-complete = **{ track }** · complete
tell-level-next = Next: { $improvement } for { $cards }
tell-level-draws =
    { $track ->
        [trade] Draws a card on the yellow gate when the red die shows 1 to { $most }.
        [politics] Draws a card on the blue gate when the red die shows 1 to { $most }.
       *[science] Draws a card on the green gate when the red die shows 1 to { $most }.
    }
tell-knights = Strength of active knights: { $active }; inactive: { $idle }
tell-walls =
    { $count ->
        [0] No city walls: a seven halves hands of more than { $limit } cards.
        [one] { $count } city wall: a seven halves hands of more than { $limit } cards.
       *[other] { $count } city walls: a seven halves hands of more than { $limit } cards.
    }
tell-progress = Progress cards: keep at most { $limit }. Others see only their colour.
tell-defender =
    { $count ->
        [0] Not yet Defender of Catan.
        [one] Defender of Catan { $count } time: { $points } of the points.
       *[other] Defender of Catan { $count } times: { $points } of the points.
    }
tell-event-die =
    { $face ->
        [none] **Event die.** Three faces are ships, three are gates.
        [ship] **Ship.** The barbarians have come one step closer.
        [trade] **Yellow gate.** Players with trade improvements may have drawn a card.
        [politics] **Blue gate.** Players with politics improvements may have drawn a card.
       *[science] **Green gate.** Players with science improvements may have drawn a card.
    }
tell-red-die = **Red die.** At a gate it decides who draws: the lower, the more players.
foresee-defence = Knights against barbarians: { $before } → **{ $after }** against { $strength }
foresee-attack = Barbarians against knights: { $before } → **{ $after }** against { $defence }
foresee-metropolis = <gold>You get the metropolis of { track.deck }.</>
foresee-metropolis-taken = <gold>You take the metropolis of { track.deck } from { $who }.</>
hint-roll-only = Roll the dice.
hint-roll-or-chase = Roll the dice. A knight may chase the robber away first.
foresee-improvement = **{ $improvement }**
foresee-draws =
    { $track ->
        [trade] When the yellow gate is rolled and the red die shows 1 to { $most }, you draw a card.
        [politics] When the blue gate is rolled and the red die shows 1 to { $most }, you draw a card.
       *[science] When the green gate is rolled and the red die shows 1 to { $most }, you draw a card.
    }
foresee-limit = On a seven you may keep { $after } cards instead of { $before }.
foresee-merchant = You take the merchant from { $who }.
lookout-barbarians = { $name } is playing. The barbarians are one step from the coast: { $strength } against { $defence }.
hint-wake-knights = The barbarians are near, and your knights are inactive: activate one for 1 grain.
chart-attacks = Attacks: cities against knights
chart-levels = Improvement levels
chart-progress = Progress cards drawn

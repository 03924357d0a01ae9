### The Great Wall. $who and $whom are names of seats; $section is 1, 2 or 3; $count, $left, $attack, $defence are numbers; $place, $card, $thing are names from this file and great-wall-cards.ftl; $cost and $goods are rows of resources.

ruleset-great-wall = The Great Wall
ruleset-great-wall-line = Build the wall together, hold off the horde, and be the one the emperor thanks.
ruleset-great-wall-how =
    - <icon gw-honour> Most **honour** after 4 to 6 years wins. It is never spent. All together, or alone, you win by fulfilling the emperor’s **requests**.
    - <icon gw-command> Every autumn each player plays one **command card**: you act, the others get a little, then you act again.
    - <icon gw-clerk> **Clerks** in the hinterland bring wood, stone, gold and chi. A place works once it is full; if you are alone there, you are shamed.
    - <icon gw-spearman> **Soldiers** cover the weak spots of a horde card. Once all are covered, it falls, and everybody there is honoured.
    - <icon gw-breach> If the horde is stronger than the wall in winter, whoever has no soldier there takes **shame**.
about-ruleset-great-wall = A wall in three sections, a horde before it, nine places behind it. One to five players, as rivals or together.
option-gw-mode = How to play
option-gw-mode-help = Against each other, or together to meet the emperor’s requests. Solo games always use requests.
option-gw-mode-competitive = Against each other
option-gw-mode-coop = Together
option-gw-mode-solo = Solo
option-black-powder = Black Powder
option-black-powder-help = Towers, firearms, a special soldier for every clan, and a horde with rams, trebuchets and ladders. If the last level of the wall falls, everybody loses.
option-black-powder-False = Without powder
option-black-powder-True = With Black Powder
option-requests = Imperial requests
option-requests-help = How many must be fulfilled: 2 gentle, 3 normal, 4 stern.
option-requests-2 = 2: gentle
option-requests-3 = 3: normal
option-requests-4 = 4: stern

## Names

resource-wood = Wood
resource-stone = Stone
resource-chi = Chi
name-gw-honour = Honour
name-gw-shame = Shame token
name-gw-shame-pool = Shame pool
name-gw-year = Year
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
moment-gw =
    Year { $year } of { $years }, { $season ->
        [spring] Spring
        [summer] Summer
        [autumn] Autumn
       *[winter] Winter
    }
moment-gw-year = Year { $year }
moment-gw-slot = Year { $year }, Autumn, turn { $slot }
moment-gw-last-year = The last year
moment-gw-last-year-text = When it ends, the honour is counted.
section-name =
    { $section ->
        [1] left section
        [2] middle section
       *[3] right section
    }
section-side =
    { $section ->
        [1] Left
        [2] Middle
       *[3] Right
    }
section-at =
    { $section ->
        [1] in the left section
        [2] in the middle section
       *[3] in the right section
    }
name-gw-wall = Wall
wall-level-name =
    { $level ->
        [0] no wall
        [1] wall level I
        [2] wall level II
       *[3] wall level III
    }
soldier-gw-level = { $soldier }, { wall-level-name }
name-gw-barricade = Barricade
name-gw-firing-spot = Firing spot
name-gw-hideout = Hideout
name-gw-row = Row { $row }
name-gw-horde = Horde
name-gw-vital-spot = Vital spot
name-gw-wound = Wound
name-gw-skull = Skull
name-gw-power = Power
name-gw-trophy = Trophy
name-gw-camp = Camp
name-gw-stock = Stock
name-gw-pool = Clerks at hand
name-gw-outside = Clerks not hired
name-gw-clerk = Clerk
    .an = a clerk
    .bare = clerk
name-gw-overseer = Overseer
name-spearman = Spearman
    .an = a spearman
    .bare = spearman
name-archer = Archer
    .an = an archer
    .bare = archer
name-horseman = Horseman
    .an = a horseman
    .bare = horseman
clan-monkey = Monkey
clan-dragon = Dragon
clan-snake = Snake
clan-turtle = Turtle
clan-panda = Panda
clan-reed = Reed
name-gw-command = Command card
name-gw-played = Played cards
name-gw-slot = Place in the turn order
name-gw-combo = Combo
name-gw-general = General
    .an = a general
    .bare = general
name-gw-strength = Strength
name-gw-advisor = Advisor
name-gw-active = Active advisors
name-gw-passive = Passive advisors
name-gw-artifact = Artifact
name-gw-request = Imperial request
name-gw-tea = Tea order
calling-war = War
calling-building = Building
calling-court = Court
calling-spirit = Spirit
place-lumber_mill = Lumber mill
place-quarry = Quarry
place-gold_mine = Gold mine
place-temple = Temple
place-market = Market
place-tea_house = Tea House
place-headquarters = Headquarters
place-barracks = Barracks
place-builders_camp = Builders’ Camp
clerk-count =
    { $count ->
        [one] { $count } clerk
       *[other] { $count } clerks
    }
soldier-count =
    { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
shame-count =
    { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
honour-count = { $count } honour
horde-card-count =
    { $count ->
        [one] { $count } horde card
       *[other] { $count } horde cards
    }
level-count =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }

## Places of the hinterland: what they do

place-lumber_mill-text = When full: wood for each of your clerks and each level of your overseer. Then you may raise the overseer.
place-quarry-text = When full: stone for each of your clerks and each level of your overseer. Then you may raise the overseer.
place-gold_mine-text = When full: gold for each of your clerks and each level of your overseer. Then you may raise the overseer.
place-temple-text = When full: chi for each of your clerks and each level of your overseer. Then you may raise the overseer.
place-barracks-text = When full: recruit up to two soldiers for each of your clerks, then deploy one for each.
place-market-text = After any turn: two exchanges, one for one, for each of your clerks.
place-tea_house-text = After any turn: 1 chi and one place forward in tea order for each of your clerks.
place-headquarters-text = After any turn, for each of your clerks: hire an advisor for 2 gold, or a clerk for 1 gold and 1 chi.
place-builders_camp-text = After any turn: one build for each of your clerks.

## Counts and points

source-gw-honour = Honour in the game
source-gw-battle = Horde cards defeated
source-gw-spots = Vital spots
source-gw-build = Builds
source-gw-overseers = Overseers
source-gw-commands = Commands left in play
source-gw-people = Generals and advisors
source-gw-shots = Firearm shots
source-gw-artifacts = Artifacts
source-gw-passive = Passive advisors
source-gw-resources = Resources left over
source-gw-shame = Shame
chart-gw-sources = Where the honour comes from
chart-gw-honour = Honour by year
chart-gw-shame = Shame by year
chart-gw-deeds = What everybody did
chart-gw-attack = Attack and defence by year
chart-gw-winters = Year by year
chart-gw-year = Year { $year }
chart-gw-note = Summed over the sections that the horde attacked that winter.
result-page-deeds = Deeds
result-page-frontier = Frontier
count-gw-trophies = Trophies
count-gw-recruited = Soldiers recruited
count-gw-lost = Soldiers lost
count-gw-walls = Wall levels built
count-gw-overseers = Overseer levels
count-gw-advisors = Advisors
count-gw-shame = Shame tokens
count-gw-attack = Attack
count-gw-defence = Defence
count-gw-breaches = Breaches
count-gw-came = Horde cards arrived
count-gw-beaten = Horde cards defeated
count-gw-asked = Required
count-gw-reached = Reached
request-gw-at-most = { $name } (at most)
note-gw-requests = Shame tokens taken: { $shame }, lost to raids: { $raided }, left in the pool: { $left }. Breaches: { $breaches }.

## What can be done

act-choose-clan = Take this clan
act-choose-general = Keep this general
act-start-advisors = This one active
act-start-overseers = Raise these overseers
act-recall-clerk = Call a clerk back
act-recall-soldier = Call a soldier back
about-recall = A clerk goes back to your hand, a soldier from wall, hideout or tower to your camp. Soldiers on horde cards stay.
act-retrieve-all = Take all back
act-retrieve-none = Leave them
about-retrieve = Take back all your played command cards or none. Each left in play gives **2 honour**.
act-choose-command = Play this card
act-choose-slot = Take this turn
act-choose-first = This one first
act-place-clerk = Place a clerk
act-deploy = Send into battle
act-deploy-pair = Cover two spots
act-station = Post a soldier
about-deploy = A soldier from your camp or from any hideout goes to a horde card, a firing spot or a hideout. It costs nothing. What the covered spot shows is yours at once.
act-recruit = Recruit
act-build-barricade = Build a barricade
act-gain = Take this resource
act-advanced = Use this place now
about-advanced = A place with one of your clerks works at once for everybody in it, full or not; or a special place works for you alone, as if you had one clerk there.
act-raise-overseer = Raise the overseer
act-exchange = Exchange
act-tea-move = Move forward in tea order
act-hire-active = Hire as active (works)
act-hire-passive = Hire as passive (2 honour)
act-hire-clerk = Hire a clerk
act-shoot = Shoot here
act-save-chi = Save for 1 chi
act-save-free = Save for free
act-save-no = No rescue
act-lose-soldier = Lose this one
act-lose-figure = Lose the one on this spot
act-kill-order = He goes first
act-reed-place = Place a Reed clerk
act-ceremony-chi = Take 1 chi instead
act-messenger = Send the messenger for 1 chi
act-gw-done = Done
told-gw-done-place-clerk = No more clerks
told-gw-done-deploy = No more soldiers sent
told-gw-done-recruit = No more recruited
told-gw-done-build = No more built
gist-build = Walls bring honour and room for archers; barricades only help until winter.
field-left-out = What is the discount for?
field-tea-places = How many places?
field-level = On which level?
cost-saved =
    Discount: { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

## Questions

prompt-choose-clan = Which clan do you lead?
hint-choose-clan = Without Black Powder all clans play alike.
prompt-choose-general = Which general do you keep?
hint-choose-general = Passive advisors of the same calling make him stronger.
prompt-start-advisors = Which advisor works for you?
hint-start-advisors = The other stays passive: 2 honour at the end, and strength for the general if the calling fits.
prompt-start-overseers = Where do your first overseers start?
hint-start-overseers = Each brings one resource of his kind every summer.
prompt-recall = Call anybody back?
prompt-retrieve = Take your command cards back?
hint-retrieve = All or none. Every card left in play brings 2 honour now.
prompt-choose-command = Which command do you give this year?
hint-choose-command = All cards are turned over together.
prompt-choose-slot = Which turn do you take?
hint-choose-slot = The first builds and fights before the others; the last has seen what they did.
prompt-place-clerk = Where does a clerk go?
hint-place-clerk = Left to place: { $left }. A regular place works when it is full; being alone in it costs shame.
prompt-deploy = Where does a soldier go?
hint-deploy = Left to deploy: { $left }.
hint-deploy-horseman = A second spot beside it?
prompt-recruit = Who do you recruit?
hint-recruit = Left to recruit: { $left }.
prompt-build = What do you build?
hint-build = Left to build: { $left }.
prompt-gain = Which resource?
prompt-advanced = Which place do you use now?
prompt-raise-overseer = Raise your overseer?
prompt-exchange = What do you give away?
hint-exchange = Left to exchange: { $left }. One for one.
prompt-tea-move = How far forward do you move?
prompt-headquarters = Who do you hire?
prompt-shot = Who does your archer hit?
hint-shot = Any open spot of any horde card in this section.
prompt-save = Save the falling soldier?
prompt-breach-loss = The wall is breached: which soldier do you lose?
prompt-kill-order = Several of yours fall: who goes first?
prompt-reed-place = Where do the Reed clerks go?
prompt-extra-wounds = Where does your general place wounds?
prompt-messenger = Pay 1 chi and use a place?

## Chronicle

# Lines of one group stand behind one another: `-more` is how a line is said there.
event-gw-clan = { $who } leads the { $thing } clan
event-gw-tea-order = Tea order: { $whom }
event-gw-dealt = { $who } is dealt: { $card }
event-gw-dealt-more = { $card }
event-gw-general = { $who } chooses the general { $card }
event-gw-general-more = general { $card }
event-gw-advisor-active = { $who } puts an advisor to work: { $card }
event-gw-advisor-active-more = active: { $card }
event-gw-advisor-passive = { $who } takes a passive advisor: { $card }
event-gw-advisor-passive-more = passive: { $card }
event-gw-advisor-shown = Advisors come to court: { $card }
event-gw-advisor-shown-more = { $card }
event-gw-advisor-left = { $card } leaves the court
event-gw-artifact = Artifacts that count at the end: { $card }
event-gw-artifact-more = { $card }
event-gw-request = The emperor asks: { $card }
event-gw-request-more = { $card }
event-gw-year = Year { $year } begins: spring
event-gw-season-summer = Summer: overseers bring in what their places yield
event-gw-season-autumn = Autumn: commands are given
event-gw-season-winter = Winter: the horde attacks the wall
event-gw-horde-shuffled = The defeated horde cards are reshuffled and return
event-gw-horde-placed = The horde advances: { $card }, { section-name }, row { $row }
event-gw-horde-placed-more = { $card }, { section-name }, row { $row }
event-gw-raid =
    Raid: there is no room for { $card }. { $count ->
        [one] { $count } shame token leaves
       *[other] { $count } shame tokens leave
    } the pool
event-gw-raid-more = { $card }: { $count } more
event-gw-goods-start = { $who } starts with { $goods }
event-gw-goods-income = { $who } gains { $goods } in summer
event-gw-goods-location = { $whom } gains { $goods }
event-gw-goods-location-more = { $whom }: { $goods }
event-gw-goods-reward = { $who } gains { $goods } from the spot
event-gw-goods-reward-more = +{ $goods }
event-gw-goods-choice = { $who } takes { $goods }
event-gw-goods-command = { $who } gains { $goods } from the card
event-gw-goods-general = { $who } gains { $goods } from the general
event-gw-honour-commands = { $who } leaves the commands in play: +{ $count } honour
event-gw-honour-general = { $whom }: the general brings +{ $count } honour
event-gw-honour-general-more = { $whom } +{ $count } (general)
event-gw-honour-presence = { $whom } fought there: +{ $count } honour
event-gw-honour-presence-more = { $whom } +{ $count }
event-gw-honour-archers = { $whom } had archers on the wall: +{ $count } honour
event-gw-honour-archers-more = { $whom } +{ $count } (archers)
event-gw-honour-trophy = { $whom } takes the trophy: +{ $count } honour
event-gw-honour-trophy-more = { $whom } +{ $count } (trophy)
event-gw-honour-reward = { $who } gains { $count } honour from the spot
event-gw-honour-reward-more = +{ $count } honour
event-gw-honour-build = { $who } gains { $count } honour for building
event-gw-honour-build-more = +{ $count } honour
event-gw-honour-overseer = { $who } gains { $count } honour for the overseer
event-gw-honour-overseer-more = +{ $count } honour
event-gw-shame-breach =
    { $whom } has no soldier there and takes { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-shame-breach-you =
    You have no soldier there and take { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-shame-breach-more = { $whom }: { shame-count }
event-gw-shame-alone =
    { $who } is alone in the next place and takes { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-shame-alone-you =
    You are alone in the next place and take { $count ->
        [one] { $count } shame token
       *[other] { $count } shame tokens
    }
event-gw-recalled = { $who } calls back { $thing-an }
event-gw-recalled-more = { $thing-an }
event-gw-retrieved = { $who } takes the command cards back
event-gw-sealed = { $whom } plays a command face down
event-gw-sealed-more = { $whom }
event-gw-sealed-own = { $whom } plays a command face down: { $card }
event-gw-sealed-own-more = { $whom } ({ $card })
event-gw-sealed-alone = { $who } plays commands face down: { $card }
event-gw-sealed-alone-more = { $card }
event-gw-revealed-alone = Commands are turned over: { $card }
event-gw-revealed-alone-more = { $card }
event-gw-slot-alone = { $who } takes turn { $slot } with { $card }
event-gw-slot-alone-more = turn { $slot } with { $card }
event-gw-revealed = Commands are turned over: { $whom } – { $card }
event-gw-revealed-more = { $whom } – { $card }
event-gw-slot = { $whom } takes turn { $slot } with { $card }
event-gw-slot-more = { $whom }: turn { $slot } with { $card }
event-gw-turn = { $who } carries out { $card }
event-gw-turn-combo = { $who } carries out { $card }, with its combo
event-gw-clerk = { $who } sends clerks: { $place }
event-gw-clerk-more = { $place }
event-gw-reed = The Reed clan sends clerks: { $place }
event-gw-reed-more = { $place }
event-gw-activated = Clerks go to work: { $place }
event-gw-used = { $who } uses { $place }
event-gw-overseer = { $who } raises an overseer: { $place }, level { $level }
event-gw-overseer-more = { $place }, level { $level }
event-gw-exchanged = { $who } exchanges { $cost } → { $goods }
event-gw-exchanged-more = { $cost } → { $goods }
event-gw-hired-clerk = { $who } hires a clerk
event-gw-recruited = { $who } recruits { $thing-an }
event-gw-recruited-more = { $thing-an }
event-gw-deployed = { $who } sends { $thing-an } to the { section-name }, row { $row }
event-gw-deployed-more = { $thing-an } to the { section-name }, row { $row }
event-gw-stationed-hideout = { $who } sends { $thing-an } to the hideout { section-at }
event-gw-stationed-hideout-more = { $thing-an } to the hideout { section-at }
event-gw-stationed-wall = { $who } posts { $thing-an } on the wall { section-at }
event-gw-stationed-wall-more = { $thing-an } on the wall { section-at }
event-gw-barricade = { $who } builds a barricade { section-at }
event-gw-barricade-more = barricade { section-at }
event-gw-wall = { $who } builds { wall-level-name } { section-at }
event-gw-wall-more = { wall-level-name } { section-at }
event-gw-shot = { $who }’s { $thing-bare } wounds the horde { section-at }, row { $row }
event-gw-shot-more = { $thing-bare }, row { $row }
event-gw-snake-token = { $who }’s { $thing-bare } places a Snake token { section-at }, row { $row }
event-gw-snake-token-more = Snake token, row { $row }
event-gw-defeated = Horde card defeated { section-at }: { $card }; the trophy goes to { $whom }
event-gw-defeated-nobody = Horde card defeated { section-at }: { $card }; nobody claims the trophy
event-gw-killed = { $who }’s { $thing-bare } falls
event-gw-killed-you = Your { $thing-bare } falls
event-gw-killed-more = { $thing-an }
event-gw-saved = { $who } saves the { $thing-bare } for 1 chi
event-gw-saved-free = { $who } saves the { $thing-bare } for free
event-gw-held = The wall holds: { section-name } { $attack } against { $defence }
event-gw-held-more = { section-name } { $attack } against { $defence }
event-gw-breached = Breach { section-at }: { $attack } against { $defence }
event-gw-climbed = Breach { section-at }: the horde came over the wall, { $attack } against { $defence }
event-gw-barricades-gone = The barricades are taken down
event-gw-final = { $who } finishes with { $count } honour

## How it ends

# `-together` where all have won together, `-nobody` where all have lost.
ending-wall-line = The wall is finished.
ending-wall-story = From tower to tower the lanterns are lit. The horde turns its horses, and the emperor asks for one name.
ending-wall-together-line = The wall is finished, and all the emperor’s requests are fulfilled.
ending-wall-together-story = The emperor reads the list to the end, nods, and has tea brought for everybody.
ending-wall-nobody-line = The wall is finished, but not all the emperor’s requests are fulfilled.
ending-wall-nobody-story = The emperor rolls up the list before its end. Next year he will send others.
ending-years-line = The last year is over.
ending-years-story = The wall is not what it was meant to be, but it stands, and snow covers the tracks of the horses.
ending-years-together-line = The last year is over, and all the emperor’s requests are fulfilled.
ending-years-together-story = The emperor reads the list to the end, nods, and has tea brought for everybody.
ending-years-nobody-line = The last year is over, and not all the emperor’s requests are fulfilled.
ending-years-nobody-story = The emperor rolls up the list before its end. Next year he will send others.
ending-shame-line = The shame pool is empty: the emperor has seen enough.
ending-shame-story = Messengers ride to the capital with bad news. Even so, one of the generals was better than the others.
ending-shame-nobody-line = The shame pool is empty: the emperor has seen enough.
ending-shame-nobody-story = Messengers ride to the capital with bad news. Nobody there asks who did his best.
ending-fallen-nobody-line = Nothing is left of the wall.
ending-fallen-nobody-story = Smoke lies over the stones, and riders pass through the gaps. In the capital they begin to pack.

## Why something is refused

# GW-230
reason-gw-place-full = There is no free clerk spot here.
reason-gw-place-not-allowed = This card cannot send clerks there.
reason-gw-no-clerk = You have no free clerk.
# GW-231
reason-gw-cannot-pay = You cannot pay that.
# GW-232, GW-135
reason-gw-row-one-only = This soldier fights only in the row next to the wall.
reason-gw-no-firing-spot = No firing spot is free here.
reason-gw-archer-on-wall = Archers stand on the wall or wait in a hideout; they do not go to the horde.
# GW-233
reason-gw-spot-covered = This spot is already covered.
reason-gw-no-spot = There is no vital spot here.
# GW-234
reason-gw-spots-apart = The two spots must lie side by side on one card.
# GW-127, GW-127b
reason-gw-same-hideout = He is already in this hideout.
reason-gw-cannot-deploy = Only soldiers from your camp or a hideout can be deployed.
# GW-235
reason-gw-wall-high = This section is as high as it can be.
reason-gw-barricades-full = A section can have at most three barricades.
reason-gw-stock-empty = All your soldiers of this kind are in the field.
reason-gw-clerks-all = You have all eight clerks.
# GW-083, GW-085, GW-236
reason-gw-all-or-none = Take back all played cards or none.
reason-gw-hand-empty = Your hand is empty: you must take the cards back.
# GW-237
reason-gw-card-not-in-hand = You do not hold this card.
reason-gw-slot-taken = This turn is already taken.
reason-gw-same-command = Choose two different cards.
# GW-238
reason-gw-no-own-clerk = You have no clerk in this place.
# GW-239
reason-gw-clan-taken = Somebody already leads this clan.
# GW-240
reason-gw-exchange-same = Exchange it for another resource.
reason-gw-not-in-display = This advisor is not available now.
reason-gw-three-active = You have three active advisors; a new one can only be passive.
# GW-241, GW-082a
reason-gw-recall-fighting = Soldiers on horde cards stay until the card falls.
# GW-242
reason-gw-reed-place = Reed clerks go only to a regular place with a free spot and a player’s clerk.
# GW-243
reason-gw-no-chi = You have no chi to save him.
reason-gw-saved-free = Your general saves him for free.
reason-gw-must-lose = You must lose one soldier here.
# GW-111a
reason-gw-must-shoot = An archer with a target must shoot.
# GW-161, GW-162
reason-gw-overseer-top = This overseer is at the top.
reason-gw-overseer-spearman = You need a spearman in camp: he becomes the overseer.

## What an action is sure to bring

foresee-gw-fills = <good>The place is full now and works this turn.</>
foresee-gw-alone = <fire>You would be alone there: 1 shame token.</>
foresee-gw-others-gain = { $whom } gains from it too.
foresee-gw-last-spot = <good>The last spot: the card falls at the end of this turn.</>
foresee-gw-skull = <fire>A skull: he dies when the card falls.</>
foresee-gw-claim = <gold>You would have the most spots: the trophy is yours.</>
foresee-gw-holds = <good>{ section-side } next winter: { $attack } against { $defence }, it holds.</>
foresee-gw-breach = <fire>{ section-side } next winter: { $attack } against { $defence }, a breach.</>
foresee-gw-ends = <ice>This makes the game end in winter.</>
foresee-gw-reward = You gain { $goods } at once.

## Places of the board

explain-gw-section = **{ section-name }** · attack { $attack }, defence { $defence }
explain-gw-wall = **{ wall-level-name }** · four defence for each level, two for each barricade
explain-gw-firing-spot = **Firing spot** · an archer here shoots every winter
explain-gw-hideout = **Hideout** · whoever waits here is safe from shame in a breach
explain-gw-horde-card = **{ $card }** · power { $attack } · open spots: { $left }
explain-gw-spot = **Vital spot** · brings { $goods }
explain-gw-spot-skull = **Vital spot with a skull** · brings { $goods }, but the soldier dies when the card falls
explain-gw-place = **{ $place }** · free spots: { $left }
explain-gw-deck = The next card goes to the { section-name } if no section’s first row is free.

## Figures around the board

tell-gw-shame-pool = Shame pool: { $left } of { $count }. When it is empty, the game ends with that winter.
tell-gw-finished = Sections at level III: { $count } of { $goal }
tell-gw-next-spring = Next spring: { horde-card-count }
tell-gw-deck = Horde deck: { $count }
tell-gw-active = Active advisors: { $count } of 3
tell-gw-strength = Strength { $count } of 3: one, and one for each passive advisor of the same calling
tell-gw-request-done = Fulfilled
tell-gw-request-open = Not yet: { $count } of { $goal }
describe-gw-section = { section-name }: { wall-level-name }, barricades { $barricades }, attack { $attack }, defence { $defence }
describe-gw-place = { $place }: { clerk-count }, free { $left }
what-now-gw-command = Choose a command
what-now-gw-clerks = Place clerks
what-now-gw-soldiers = Deploy soldiers
why-gw-fills = It makes the place work.
why-gw-clerks = Your clerks bring more there.
why-gw-clerk-more = One more clerk in your service.
why-gw-claim = It wins you the trophy.
why-gw-claim-lead = You take the lead in the fight for a trophy.
why-gw-claim-share = Your soldiers have a share when the horde card falls.
why-gw-holds = It keeps the wall from being breached.
why-gw-shame = It spares you shame.
why-gw-honour = It brings honour.
why-gw-tea = Moving first is worth it.
why-gw-count = It brings { $count } honour.
why-gw-artifact = It helps with an artifact.
why-gw-people = The advisor pays off in years to come.
why-gw-overseer = More income every summer.
why-gw-goods = Resources you need.
why-gw-wall = It brings the next wall level closer.
why-gw-cards = Cards left in play bring honour every summer.
why-gw-hand = More commands to choose from.
why-gw-order-clerks = This command puts more clerks to work.
why-gw-order-deploy = This command leads your soldiers from camp into battle.
why-gw-order-recruit = This command recruits the soldiers you can afford.
why-gw-order-gain = This command brings resources.
why-gw-order-chi = This command brings chi.
why-gw-order-use = This command puts a place to work at once.
why-gw-order-tea = This command moves you forward in tea order.
why-gw-order-build = This command builds at a discount.
why-gw-soldiers = More soldiers to fight with.
why-gw-request = It brings the emperor’s requests closer.
why-gw-rival = It costs { $who } honour.
why-gw-rival-less = { $who } gets less out of it.
why-gw-siege = It keeps the last levels of the wall standing.

## Positions that come with the program

example-before-the-snow = Before the snow
example-last-autumn = The last autumn

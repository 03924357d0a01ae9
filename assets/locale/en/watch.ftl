### The games on the Gift: Tormund's camp, the Wall, the wildlings and the heroes.
### $clan is cannibals, cave_dwellers or hornfoots; $figure is regular, climber or giant; sections, posts and camps count
### from 1. $who and $whom are names of seats; $hex is the name of a hex, $hero and $card names.

## Wildlings and clans

figure-regular = Regular
figure-climber = Climber
figure-giant = Giant
figure =
    { $figure ->
        [regular] regular
        [climber] climber
       *[giant] giant
    }
    .of =
        { $figure ->
            [regular] regular
            [climber] climber
           *[giant] giant
        }
clan =
    { $clan ->
        [cannibals] Cannibals
        [cave_dwellers] Cave Dwellers
       *[hornfoots] Hornfoots
    }
    .of =
        { $clan ->
            [cannibals] Cannibals
            [cave_dwellers] Cave Dwellers
           *[hornfoots] Hornfoots
        }
wildlings-count =
    { $count ->
        [one] { $count } wildling
       *[other] { $count } wildlings
    }
guards-count =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
tokens-count =
    { $count ->
        [one] { $count } wildling token
       *[other] { $count } wildling tokens
    }
wall-section = Section { $section }
wall-post = Section { $section }, post { $post }
wall-clearing = Clearing { $section }
wall-camp = { clan }, camp { $camp }
wall-trail = Trail { $trail }

## Heroes

hero-mormont = Jeor Mormont
hero-mormont-line = Trade opponents for a resource you need
hero-mormont-text = After the roll, name a resource and one or two opponents. Each who has it gives you one, and you give each a card of another kind back. You need one such card for every opponent you name.
hero-marsh = Bowen Marsh
hero-marsh-line = Swap a card with the supply
hero-marsh-text = After the roll, exchange one of your cards for a card from the supply.
hero-tarly = Samwell Tarly
hero-tarly-line = A card when a roll gives you none
hero-tarly-text = On anybody’s turn, when a roll other than 7 gives you nothing, take one card of your choice.
hero-yarwyck = Othell Yarwyck
hero-yarwyck-line = Move one of your loose roads
hero-yarwyck-text = After the roll, pick up one of your roads with an end that touches none of your other pieces, and build it elsewhere.
hero-thorne = Alliser Thorne
hero-thorne-line = Change the price of a guard
hero-thorne-text = When you build a guard, pay another resource instead of one card of its price.
hero-melisandre = Melisandre
hero-melisandre-line = Choose your development card
hero-melisandre-text = When you buy a development card, pay another resource instead of one card of its price. You see the top three cards and keep one.
hero-mance = Mance Rayder
hero-mance-line = Take a card from somebody ahead of you
hero-mance-text = After the roll, look at the resource cards of an opponent with more visible points than you and take one.
hero-ygritte = Ygritte
hero-ygritte-line = Send a wildling home from the Gift
hero-ygritte-text = Before or after the roll, return one wildling from the Gift to the Frostfangs.
hero-yoren = Yoren
hero-yoren-line = A guard for a played Ranger Patrol
hero-yoren-text = After the roll, discard one of your played Ranger Patrols and place a guard for free.
hero-qhorin = Qhorin Halfhand
hero-qhorin-line = Send Tormund back to his camp
hero-qhorin-text = Before or after the roll, if Tormund stands on a hex, return him to his camp and take one card of that hex’s resource.
hero-benjen = Benjen Stark
hero-benjen-line = Change a wildling beyond the Wall
hero-benjen-text = After the roll, return one wildling from a camp or a clearing to the Frostfangs and reveal another token in its place.
hero-rule-a = Side A. After use, turn the hero to side B and keep it, or take another hero.
hero-rule-b = Side B. After use, take another hero.

## What can be done

act-wild-die = Wildling die
act-reveal-token = Reveal a wildling token
act-place-guard = Place a guard
act-build-guard = Build a guard
act-play-recruits = New Recruits
act-take-wildling = Drive a wildling out
act-turn-hero = Keep for one more use (side B)
face-turn-hero = Keep your hero
face-turn-hero-text = **{ $hero }**, one more use (side B). { $text }
act-take-hero = Take another hero
act-mormont-ask = Mormont: ask for a resource
act-mormont-return = Give a card back
act-marsh-swap = Marsh: swap a card
act-tarly-take = Tarly: take a card
act-tarly-decline = Do not use Tarly
act-yarwyck-lift = Yarwyck: move a road
act-yarwyck-lay = Place the road here
act-thorne-guard = Thorne: build a guard
act-melisandre-buy = Melisandre: buy a card
act-melisandre-sight = A card for Melisandre
act-melisandre-keep = Keep this card
act-mance-look = Mance: see a hand
act-mance-take = Take this card
act-ygritte-return = Ygritte: send a wildling home
act-yoren-guard = Yoren: place a guard
act-qhorin-return = Qhorin: Tormund to his camp
act-benjen-camp = Benjen: drive one out of a camp
act-benjen-clearing = Benjen: drive one out of a clearing
act-send-robber-home = Send Tormund back to his camp

## Questions

prompt-after-hero = Choose your next hero
prompt-after-side-b = Side B is used: take another hero
prompt-guard-round = Place your first guard on the Wall
prompt-mance = Choose the card to take
prompt-melisandre = Choose the card to keep
prompt-melisandre-sight = Melisandre looks into the flames
prompt-mormont = Choose the card to give back
prompt-mormont-to = Which card does { $name } get?
prompt-patrol = Move Tormund, or drive a wildling out of the Gift
prompt-tarly = Samwell Tarly: take a card from the supply?
prompt-token = Revealing a wildling token
prompt-wild-die = Rolling the wildling die
prompt-yarwyck = Choose a new place for the road
hint-guard-round = Choose a section of the Wall for your free guard.
hint-after-hero = Take a hero from the display, or keep yours on side B if you used side A.
hint-after-side-b = The hero goes back to the display; take another one from there.
hint-tarly = The roll gave you nothing: take one card of your choice, or save the hero.
hint-patrol = Choose a hex for Tormund, or a wildling in the Gift to drive out for a card of its hex.
hint-yarwyck = Choose a highlighted path for the road.
hint-mormont = Give back a card of another resource for the one you got.
hint-mance = This is your opponent’s hand. Choose one card.
hint-melisandre = You see these cards. Choose the one to keep.
field-replaced = Which card of the price do you replace?
field-paid = What do you pay instead?
field-partners = Who do you ask?
field-hero = Which hero?

## Why something is refused

reason-another-path = The road must move to another path.
reason-card-for-each = You need a card of another kind for every opponent you ask.
reason-card-not-seen = That card was not among those shown.
reason-gift-empty = There is no wildling in the Gift.
reason-hand-empty = This opponent has no resource cards.
reason-hero-after-roll = This hero can be used only after the roll.
reason-hero-new = You cannot use a hero on the turn you took it.
reason-hero-not-now = Heroes cannot be used right now.
reason-hero-not-on-display = This hero is not on display.
reason-hero-not-yours = This is not your hero.
reason-hero-returned = The hero you just used cannot be taken again.
reason-hero-side-b = A hero used on side B must be replaced.
reason-hero-used = Your hero has already been used this turn.
reason-no-guard-left = All your guards are already on the Wall.
reason-no-patrol-played = You have not played a Ranger Patrol.
reason-no-wildling-there = There is no such wildling there.
reason-not-an-opponent = Choose an opponent.
reason-not-in-cost = That card is not part of the price.
reason-not-in-that-hand = That card is not in the hand you see.
reason-not-more-points = This opponent does not have more visible points than you.
reason-not-owed = You do not owe this opponent a card.
reason-not-own-road = You have no road here.
reason-one-or-two-opponents = Choose one or two opponents.
reason-replace-by-other = Replace a card of the price with a card of another resource.
reason-return-other = Give back a resource other than the one you asked for.
reason-road-not-loose = Both ends of this road touch your other pieces.
reason-section-full = All five posts of this section are taken.
reason-tarly-only-in-production = Samwell Tarly can be used only right after a roll that gave you nothing.
reason-tormund-in-camp = Tormund is in his camp.
reason-wall-full = There is no free post on the Wall.
reason-robber-camp-only-on-seven = Tormund goes back to his camp only on a seven.
reason-no-loose-road = None of your roads can be moved.

## Chronicle

event-heroes-dealt = The heroes are dealt.
event-wild-die = Wildling die: trail { $number }
event-wild-die-nothing = Wildling die: { $number }, all is quiet
event-guard-placed = { $who } places a guard: section { $section }, post { $post }
event-guard-lost =
    { $cause ->
        [giant] { $who } loses a guard on section { $section } to a giant
        [breach] { $who } loses a guard on section { $section } in a breach
       *[crowd] { $who } loses a guard on section { $section } to the crowd of wildlings
    }
event-guard-lost-you =
    { $cause ->
        [giant] You lose a guard on section { $section } to a giant
        [breach] You lose a guard on section { $section } in a breach
       *[crowd] You lose a guard on section { $section } to the crowd of wildlings
    }
event-token = Wildling token: { figure } of the { clan.of }
event-settled = { clan }: a { figure } arrives at camp { $camp }
event-no-wildling-left = The Frostfangs are empty: nobody comes.
event-raid = Raid! { clan } set out for the Wall.
event-advanced = { clan }: a { figure } comes down trail { $trail } to section { $section }
event-regular-stayed = Regulars in clearing { $section }: { $count }
event-giant-spent = The giant goes back to the Frostfangs.
event-crowd-dispersed = Section { $section } holds: two regulars go back to the Frostfangs.
event-invaded = A { figure } enters the Gift: { $hex }
event-breached =
    { $step ->
        [2] The Wall is breached at section { $section }! Breaches: 2. One more ends the game.
       *[other] The Wall is breached at section { $section }! Breaches: { $step }
    }
event-wildling-removed = { $who } drives a { figure.of } out of the Gift: { $hex }
event-hero-used = { $who } uses { $hero }
event-hero-turned = { $who } keeps the hero on side B: { $hero }
event-hero-taken = { $who } takes a new hero: { $hero }
event-mormont-asked = { $who } asks { $whom } for { resource.of }
event-mormont-lacks = No { resource.of }: { $whom }
event-card-handed = { $who } gives { $whom } { $cards }
event-card-handed-you = You give { $whom } { $cards }
event-card-handed-unseen = { $who } gives { $whom } a card
event-card-handed-unseen-you = You give { $whom } a card
event-card-swapped = { $who } swaps with the supply: { $give } for { $take }
event-road-moved = { $who } moves a road
event-deck-seen =
    { $count ->
        [one] { $who } sees { $count } card of the deck
       *[other] { $who } sees { $count } cards of the deck
    }
event-card-seen = { $who } sees: { $card }
event-hand-seen = { $who } sees { $whom }’s hand: { $cards }
event-hand-seen-unseen = { $who } sees { $whom }’s hand
event-patrol-discarded = { $who } discards a played Ranger Patrol
event-camp-left = { $who } sends a { figure.of } home: { clan }, camp { $camp }
event-clearing-left = { $who } sends a regular home from clearing { $section }
event-robber-home = Tormund goes back to his camp

## Names

name-guard = Guard
name-hero = Hero
card-recruits = New Recruits
card-recruits-text = Place a guard on the Wall for free.

## What the things on the board are

explain-home = **Tormund’s camp** · he is at home. A seven or a Ranger Patrol sends him to a hex, which then yields nothing.
explain-home-empty = **Tormund’s camp** · he is away. On a seven he may be sent back here.
explain-invaded = <danger>Wildlings here: { $figures }. The hex yields nothing until they are gone.</>
explain-figures =
    { $figure ->
        [regular]
            { $count ->
                [one] { $count } regular
               *[other] { $count } regulars
            }
        [climber]
            { $count ->
                [one] { $count } climber
               *[other] { $count } climbers
            }
       *[giant]
            { $count ->
                [one] { $count } giant
               *[other] { $count } giants
            }
    }
explain-drive-out = A Ranger Patrol drives one out and takes a card of the hex.
explain-comes-climber = He would go straight over the Wall into the Gift.
explain-comes-giant = He would cost { $who } the guard on post 1 of section { $section }.
explain-comes-giant-breach = <danger>Section { $section } has no guard: he would breach the Wall.</>
explain-comes-waits = He would wait in the clearing: regulars { $count }, guards { $guards }.
explain-comes-breach = <danger>Breach of section { $section }: regulars { $count }, guards { $guards }.</>
explain-comes-crowd = Section { $section } would hold, but lose a guard.
explain-camp = **Camp { $camp } of the { clan.of }** · empty
explain-camp-figure = **Camp { $camp } of the { clan.of }** · { figure }
explain-raid-now = <danger>Four in camp: the next { clan.of } token ({ $percent } %) starts a raid.</>
explain-raid-later =
    { $left ->
        [one] In camp: { $count }. One more fills it; the one after that starts a raid.
       *[other] In camp: { $count }. { $left } more fill it; the one after that starts a raid.
    }
explain-clan = **{ clan }** · the wildling die moves them on: { $trails }
explain-clan-next = The next one to come: a { figure }.
explain-trail-next = Next on this trail: a { figure }.
explain-trail-empty = The camps of this clan are empty: nobody would come.
explain-section = **Section { $section }** · guards { $guards }, regulars before it { $regulars }
explain-section-full = All five posts are held: no regular breaches here.
explain-section-spare =
    { $count ->
        [one] It holds against { $count } more regular.
       *[other] It holds against { $count } more regulars.
    }
explain-section-edge = <fire>The next regular here breaches the Wall.</>
explain-section-line = Wildlings that break through follow the marked path to the first hex without wildlings.
explain-clearing = **Clearing { $section }** · trails { $trails } end here
explain-post-free = **Section { $section }, post { $post }** · free; guards take the lowest free post
explain-post = **Section { $section }, post { $post }** · guard of { $who }
explain-post-first = <fire>First in line: the next loss here takes this one.</>
explain-post-later =
    { $count ->
        [one] { $count } guard falls before this one.
       *[other] { $count } guards fall before this one.
    }
explain-frostfangs = **Frostfangs** · wildlings still to come: { $figures }
explain-tokens =
    { $count ->
        [one] { $count } wildling token is still face down.
       *[other] { $count } wildling tokens are still face down.
    }
explain-dangers = **Breaches { $breach } of { $breaches } · wildlings in the Gift { $inside } of { $limit }**
explain-dangers-end = When either is full, the game ends at once: the most guards win, not the most points.
explain-dangers-guards = Guards now: { $guards }
explain-guards-of = { $who } { $count }

## What an action is sure to bring

foresee-wildlings =
    { $count ->
        [one] <fire>Sets { $count } wildling loose, at random.</>
       *[other] <fire>Sets { $count } wildlings loose, at random.</>
    }
foresee-raid = <danger>Raid by the { clan.of } on the next token: { $percent } %.</>
foresee-last-breach = <danger>Two breaches already: a third ends the game at once.</>
foresee-section =
    { $regulars ->
        [0] Guards on section { $section }: { $before } → **{ $after }**
       *[other] Guards on section { $section }: { $before } → **{ $after }**, regulars before it: { $regulars }
    }
foresee-most-guards = You alone have the most guards: a tragic end would be your victory.
foresee-most-guards-lost = <fire>You no longer have the most guards outright.</>
foresee-gift = Wildlings in the Gift: { $before } → **{ $after }**
foresee-breach = <danger>The Wall is breached: breach number { $step }.</>
foresee-hero = Then keep { $hero } on side B, or take another hero.
foresee-hero-goes = Then { $hero } goes: take another hero.

## Around the board

count-guard = Guards on the Wall
source-guards = Guard points
warn-wildlings =
    { $count ->
        [one] Sets { $count } wildling loose
       *[other] Sets { $count } wildlings loose
    }
hero-state-new = Just taken: cannot be used this turn.
hero-state-used = Already used this turn.
hero-short-mormont = Mormont
hero-short-marsh = Marsh
hero-short-tarly = Tarly
hero-short-yarwyck = Yarwyck
hero-short-thorne = Thorne
hero-short-melisandre = Melisandre
hero-short-mance = Mance
hero-short-ygritte = Ygritte
hero-short-yoren = Yoren
hero-short-qhorin = Qhorin
hero-short-benjen = Benjen
hero-side = { $side ->
        [a] A
       *[b] B
    }
hero-side-long = { $side ->
        [a] Side A
       *[b] Side B
    }
tokens-under =
    { $count ->
        [one] { $count } face-down token under each: building it sets { $count } wildling loose.
       *[other] { $count } face-down tokens under each: building it sets { $count } wildlings loose.
    }
describe-section = Section { $number }: on the Wall { $guards }; before it { $wildlings }
describe-guard = { $who }
describe-clan = { $clan }: { $wildlings }
tell-guards-next =
    { $count ->
        [one] Worth { $points } now; { $count } more guard makes it { $then }.
       *[other] Worth { $points } now; { $count } more guards make it { $then }.
    }
tell-guards-most = Worth { $points }, the maximum.
tell-guards-end = In a tragic end, the most guards win.
tell-wild-die =
    { $number ->
        [0] **Wildling die.** 1 to 8 send a wildling down that trail, 9 to 12 do nothing.
       *[other] **Wildling die: { $number }.** 1 to 8 send a wildling down that trail, 9 to 12 do nothing.
    }
lookout-raid = { $name } is playing. Careful: four { clan.of } are in camp, and the next one starts a raid.
lookout-guards = { $name } is placing the first guard. Guards on the Wall hold the wildlings back.

## Hints

why-guards =
    { $count ->
        [one] You will have { $count } guard on the Wall; more of them earn points.
       *[other] You will have { $count } guards on the Wall; more of them earn points.
    }
why-hero = Your hero can help you once more.
why-take-hero =
    { $hero ->
        [mormont] { hero-mormont-line }.
        [marsh] { hero-marsh-line }.
        [tarly] { hero-tarly-line }.
        [yarwyck] { hero-yarwyck-line }.
        [thorne] { hero-thorne-line }.
        [melisandre] { hero-melisandre-line }.
        [mance] { hero-mance-line }.
        [ygritte] { hero-ygritte-line }.
        [yoren] { hero-yoren-line }.
        [qhorin] { hero-qhorin-line }.
       *[benjen] { hero-benjen-line }.
    }
why-wall =
    { $section ->
        [0] The Wall is safer.
       *[other] Section { $section } of the Wall is safer.
    }
why-most-guards = If the Wall fell, you would come out on top.

## The end

ending-true-line = A true victory: the Wall held to the end.
ending-tragic-line = A tragic end: the Wall fell. The most faithful guard of the Watch is remembered.
ending-nobody-line = The Wall fell, and nobody had guarded it better than the others.
result-page-wall = The Wall
ending-true-story = The fires in the north are burning low. Over the Wall the sun comes up, and the brothers stand watch.
ending-tragic-story = The castle burns, and those who held out longest tell the others what happened.
ending-nobody-story = Ravens circle over cold ashes. There is nobody left to remember.
chart-guards = Guards on the Wall
chart-last-stand = The last stand: most guards, then points, then cards
# $count: how many of guards, points and cards were compared; 0: all are equal.
chart-last-stand-by =
    { $count ->
        [0] Guards, points and cards were equal.
        [1] Guards decided.
        [2] Guards were equal: points decided.
       *[3] Guards and points were equal: cards in hand decided.
    }
chart-gift = Wildlings in the Gift
chart-breaches = Breaches
chart-gift-limit = The end: { $wildlings } wildlings, or { $breaches } breaches
chart-wild-die = The wildling die

## The games on the Gift

about-ruleset-watch = The full game: Wall, guards, wildlings and heroes.
about-ruleset-gift-base = The calm game on the Gift, without Wall play.
ruleset-watch = Brotherhood of the Watch
ruleset-watch-line = Build in the Gift, guard the Wall, and win before the wildlings break through.
ruleset-gift-base = First days in the Gift
ruleset-gift-base-line = The calm game for learning: settle, trade and build, with no wildlings yet.
ruleset-watch-how =
    - <icon vp> Reach **{ $goal } points** on your own turn while the Watch still holds: a true victory.
    - <icon guard> Guards on the Wall hold the wildlings back. Every new settlement and keep sets more of them loose.
    - <icon breach> The **third breach** ends the game at once: the most guards on the Wall win, not the most points.
ruleset-gift-base-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon settlement> Settlements bring cards when their number is rolled; keeps bring twice as many.
    - <icon trade> Trade with the others, or 4:1 with the supply; trade routes are cheaper.

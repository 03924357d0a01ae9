### Brotherhood of the Watch: the Wall, the wildlings and the heroes.
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
hero-mormont-text = After the roll, name a resource and one or two opponents. Each of them who has it gives you one; give each a card of another kind back. You need a card of another kind for every opponent you name.
hero-marsh = Bowen Marsh
hero-marsh-line = Swap a card with the supply
hero-marsh-text = After the roll, exchange one of your cards for a card from the supply.
hero-tarly = Samwell Tarly
hero-tarly-line = A card when a roll gives you none
hero-tarly-text = In anybody's turn: when a roll other than 7 gives you nothing, take one card of your choice.
hero-yarwyck = Othell Yarwyck
hero-yarwyck-line = Move one of your loose roads
hero-yarwyck-text = After the roll, take up one of your roads with an end that touches none of your other pieces, and build it elsewhere.
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
hero-qhorin-text = Before or after the roll, if Tormund stands on a hex, return him to his camp and take one card of that hex's resource.
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

## Why something is refused

reason-another-path = The road must move to another path.
reason-card-for-each = You need a card of another kind for every opponent you ask.
reason-card-not-seen = That card was not among those shown.
reason-gift-empty = There is no wildling in the Gift.
reason-hand-empty = This opponent has no resource cards.
reason-hero-after-roll = This hero can be used only after the roll.
reason-hero-new = You cannot use a hero in the turn you took it.
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
reason-not-owed = This opponent does not get a card back now.
reason-not-own-road = You have no road here.
reason-one-or-two-opponents = Choose one or two opponents.
reason-replace-by-other = Replace a card of the price with a card of another resource.
reason-return-other = Give back a resource other than the one you asked for.
reason-road-not-loose = Both ends of this road touch other pieces of yours.
reason-section-full = All five posts of this section are taken.
reason-tarly-only-in-production = Samwell Tarly can be used only right after a roll that gave you nothing.
reason-tormund-in-camp = Tormund is in his camp.
reason-wall-full = There is no free post on the Wall.

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
event-token = Wildling token: { figure } of the { clan.of }
event-settled = { clan }: a { figure } comes to camp { $camp }
event-no-wildling-left = The Frostfangs are empty: nobody comes.
event-raid = Raid! { clan } set out for the Wall.
event-advanced = { clan }: a { figure } comes down trail { $trail } to section { $section }
event-regular-stayed = Regulars in clearing { $section }: { $count }
event-giant-spent = The giant goes back to the Frostfangs.
event-crowd-dispersed = Section { $section } holds: two regulars go back to the Frostfangs.
event-invaded = A { figure } enters the Gift: { $hex }
event-breached = The Wall is breached at section { $section }! Breaches: { $step }
event-wildling-removed = { $who } drives a { figure.of } out of the Gift: { $hex }
event-hero-used = { $who } uses { $hero }
event-hero-turned = { $who } keeps the hero on side B: { $hero }
event-hero-taken = { $who } takes a new hero: { $hero }
event-mormont-asked = { $who } asks { $whom } for { resource.of }
event-mormont-lacks = No { resource.of }: { $whom }
event-card-handed = { $who } gives to { $whom }: { $cards }
event-card-handed-unseen = { $who } gives a card to { $whom }
event-card-swapped = { $who } swaps with the supply: { $give } for { $take }
event-road-moved = { $who } moves a road
event-deck-seen =
    { $count ->
        [one] { $who } sees { $count } card of the deck
       *[other] { $who } sees { $count } cards of the deck
    }
event-card-seen = { $who } sees: { $card }
event-hand-seen = { $who } sees the hand of { $whom }: { $cards }
event-hand-seen-unseen = { $who } sees the hand of { $whom }
event-patrol-discarded = { $who } discards a played Ranger Patrol
event-camp-left = { $who } sends a { figure.of } home: { clan }, camp { $camp }
event-clearing-left = { $who } sends a regular home from clearing { $section }

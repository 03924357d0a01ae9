### What things of the table are, what an action is sure to bring, and what can be done now.
### Everything here may hold markup. $who and $whom are names of seats; $cards are handfuls; $clan is cannibals, cave_dwellers
### or hornfoots; $figure is regular, climber or giant; $award is longest or largest.

## What an action is sure to bring

foresee-hands = What you get depends on the others’ hands.
foresee-pay = You pay { $cards }
foresee-get = You get { $cards }
foresee-win = <gold>You win the game.</>
foresee-over = <danger>The game ends, and you do not win.</>
foresee-points = Your points: { $before } → **{ $after }**
foresee-points-of = Points of { $who }: { $before } → { $after }
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
foresee-road = Your longest road: { $before } → **{ $after }**
foresee-cut = Cuts the road of { $who }: { $before } → { $after }
foresee-patrols = Knights you have played: { $before } → **{ $after }**
foresee-harvest = Cards per 36 rolls: +{ $cards }
foresee-rate = Harbour: any card for { $rate } { resource.of }
foresee-rate-all = The supply trades { $rate }:1 with you.
foresee-idle = { $who } loses { $count } cards per 36 rolls
foresee-freed = { $who } gets back { $count } cards per 36 rolls
foresee-steal = Then you take a random card from: { $whom }
foresee-steal-each = Then you take one random card from each of: { $whom }
foresee-draw =
    { $count ->
        [one] Luck decides: it is the last card of the deck.
       *[other] Luck decides: one of { $count } unknown cards of the deck.
    }
foresee-seven = <fire>You keep { $count } cards: on a seven you lose { $half }.</>
foresee-wildlings =
    { $count ->
        [one] <fire>Sets { $count } wildling loose; which one is luck.</>
       *[other] <fire>Sets { $count } wildlings loose; which ones is luck.</>
    }
foresee-raid = <danger>Raid of the { clan.of } with the next token: { $percent } %.</>
foresee-last-breach = <danger>Two breaches stand: a third one ends the game at once.</>
foresee-section =
    { $regulars ->
        [0] Guards on section { $section }: { $before } → **{ $after }**
       *[other] Guards on section { $section }: { $before } → **{ $after }**, regulars before it: { $regulars }
    }
foresee-most-guards = You alone have the most guards: a tragic end would be your victory.
foresee-most-guards-lost = <fire>You no longer have the most guards alone.</>
foresee-gift = Wildlings in the Gift: { $before } → **{ $after }**
foresee-breach = <danger>The Wall is breached: breach number { $step }.</>
foresee-hero = Then keep { $hero } on side B, or take another hero.
foresee-hero-goes = Then { $hero } goes: take another hero.

## Places of the board

explain-hex = **{ $terrain }** · { $goods } on { $token } · { $pips } of 36 rolls
explain-hex-barren = **{ $terrain }** · yields nothing
explain-hex-gains = On { $token }: { $gains }
explain-hex-nobody = Nobody gains on { $token } yet.
explain-hex-idle = <danger>Blocked now:</> { $gains }
explain-gain = { $who } +{ $cards }
explain-corner =
    { $count ->
        [0] **Intersection** · nothing to harvest here
        [one] **Intersection** · { $count } card per 36 rolls: { $cards }
       *[other] **Intersection** · { $count } cards per 36 rolls: { $cards }
    }
explain-building =
    { $piece ->
        [settlement] **Settlement** of { $who } · 1 point, one card per harvest
       *[city] **City** of { $who } · 2 points, two cards per harvest
    }
explain-building-yields = Cards per 36 rolls: { $cards }
explain-can-grow = Can be upgraded to a city.
explain-why = <danger>Not here: { $reason }</>
explain-no-settlement = <danger>No settlement here. { $reason }</>
explain-rate = Harbour: any card from the supply for { $rate } { resource.of }
explain-rate-any = Harbour: any card from the supply for { $rate } of a kind
explain-road =
    { $count ->
        [one] **Road** of { $who } · connected to no other yet
       *[other] **Road** of { $who } · { $count } connected roads, longest line { $longest }
    }
explain-path = **Path** · room for one road
explain-path-border = **Coastal path** · room for one road along the shore
explain-route =
    { $resource ->
        [any] **Harbour { $rate }:1** · any card from the supply for { $rate } of a kind
       *[other] **Harbour { $rate }:1** · any card from the supply for { $rate } { resource.of }
    }
explain-route-ends = For players with a settlement or city at one of its two landings.
explain-route-held = Open to: { $whom }
explain-route-free = Nobody has it yet.
explain-home = **Tormund's camp** · he is at home. A seven or a Ranger Patrol sends him to a hex, which then yields nothing.
explain-home-empty = **Tormund's camp** · he is on the road. On a seven he may be sent back here.
explain-robber = <danger>The robber stands here: this hex yields nothing while he stays.</>
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

## The north and the Wall

explain-comes-climber = He would go straight over the Wall into the Gift.
explain-comes-giant = He would cost { $who } the guard on post 1 of section { $section }.
explain-comes-giant-breach = <danger>Section { $section } has no guard: he would breach the Wall.</>
explain-comes-waits = He would wait in the clearing: { $count } against guards: { $guards }.
explain-comes-breach = <danger>Breach of section { $section }: { $count } regulars against guards: { $guards }.</>
explain-comes-crowd = Section { $section } would hold, but lose a guard.
explain-camp = **Camp { $camp } of the { clan.of }** · empty
explain-camp-figure = **Camp { $camp } of the { clan.of }** · { figure }
explain-raid-now = <danger>Four in camp: the next token of the { clan.of } ({ $percent } %) starts a raid.</>
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

## Figures around the board

tell-cards =
    { $over ->
        [yes] <fire>More than { $limit }: a seven would take half of them.</>
       *[no] On a seven, a hand of more than { $limit } loses half.
    }
tell-dev = Bought with cards, unseen by the others. One may be played in a turn, not in the turn it was bought.
tell-longest-held = Holds the Longest Road, worth { $points }. Somebody with a longer one takes it.
tell-longest-needs = Longest Road (worth { $points }) needs { $need }.
tell-longest-other = { $who } holds the Longest Road with { $most }; it takes { $need } to win it.
tell-largest-held = Holds the Largest Army, worth { $points }. Somebody with more knights takes it.
tell-largest-needs = Largest Army (worth { $points }) needs { $need } played knights.
tell-largest-other = { $who } holds the Largest Army with { $most }; it takes { $need } to win it.
tell-guards-next =
    { $count ->
        [one] Worth { $points } now; { $count } more guard is worth { $then }.
       *[other] Worth { $points } now; { $count } more guards are worth { $then }.
    }
tell-guards-most = Worth { $points }, the most there is.
tell-guards-end = On a tragic end the most guards win.
tell-seat-turn = It is this player's turn.
tell-seat-acts = The game is waiting for this player.
tell-bot = { $level }; sees only what its player may see
tell-person = a person
tell-step-roll = **Roll.** Every hex with the number rolled gives cards to those who built there.
tell-step-trade = **Trade** with the supply and with the others.
tell-step-build = **Build** what you can afford. Trading is over once you build.
tell-step-trade-build = **Trade and build**, in any order, as often as you can afford it.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half, and the robber moves.
       *[other] **{ $total }.** Every hex with this number has yielded. { $pips } of 36 rolls give it.
    }
tell-wild-die =
    { $number ->
        [0] **Wildling die.** 1 to 8 send a wildling down that trail, 9 to 12 do nothing.
       *[other] **Wildling die: { $number }.** 1 to 8 send a wildling down that trail, 9 to 12 do nothing.
    }
tell-card-ready = You may play it now: click it.

## What can I do?

what-now = What can I do now?
what-now-possible = You can do this
what-now-not = Not possible now
what-now-none = Nothing right now.
what-now-trade-supply = Trade with the supply
what-now-trade-offer = Offer the others a trade
lookout-turn = { $name } plays. Your numbers bring you cards in every turn; you may get trade offers.
lookout-seven = { $name } plays. You hold { $count } cards: a seven would cost you { $half }.
lookout-raid = { $name } plays. Careful: four of the { clan.of } are in camp, the next one starts a raid.
lookout-setup = { $name } places. Look for intersections with good numbers and different resources.
lookout-guards = { $name } places the first guard. Guards on the Wall hold the wildlings back.
hint-afford-none = You cannot build yet. Trade for what is missing, or end your turn.
command-what-now = What can I do now?

## What the things of the screens are, by the names of their widgets

about-continue = Continue your last game.
about-new-game = Choose a game, who plays, and the rules.
about-load = Your saved games, each with a picture of its table.
about-replay = Watch the whole game again, move by move.
about-replays = Watch finished games again, move by move.
about-almanac = All terms of the rules explained.
about-tutorial = First games step by step: the Watch, the classic island, Cities & Knights.
about-settings = Window, sound, language, gameplay and keys.
about-quit = Quits the program. The current game is saved.
about-language = The language of the whole program.
about-text = Makes only the text larger; pictures stay as they are.
about-scale = The size of everything on the screen. Where there is no room, it stays smaller.
about-fullscreen = Full screen, or a window.
about-window = The size of the window.
about-frames = The most frames drawn per second. Fewer save power.
about-animation = How fast moves are animated. Off shows only the result.
about-bot-pause = How long a bot's move is shown before the next one.
about-confirm-costly = Asks once more before you pay for something that cannot be undone.
about-auto-end-turn = Ends your turn when you have no cards and nothing is possible.
about-auto-pass = With five or six players: passes for you when you can build nothing. Not where several people share the screen.
about-auto-decline = An offer for cards that you do not have is shown for a moment and then declined for you. Not where several people share the screen.
about-hint-line = A line below the board says what helps most now.
about-keys = Assign your own key to every action.
about-high-contrast = Stronger contrast between light and dark.
about-reduced-motion = Nothing moves, shakes or pulses; changes fade.
about-colour-blind-shapes = Each player’s pieces carry a symbol of their own.
about-volume = The volume of these sounds.
about-default = Resets these settings to their defaults.
about-reset-all = Resets all keys to their defaults.
about-key = Click it, then press the new key.
about-done = Saves this and goes back.
about-ruleset-watch = The full game: Wall, guards, wildlings and heroes.
about-ruleset-gift-base = The calm game on the Gift, without Wall play.
about-name = The player’s name. Empty: the name of the colour.
about-option-layout = How hexes and numbers are laid out.
about-search = Type part of a name to find it.
about-sort = The order of the games in the list.
about-open = Continue this game where it stopped.
about-rename = Give this game another name.
about-delete = Deletes this game; you can undo it right away.
about-export = Saves this game to a file that you can share.
about-import = Adds a game from a file.
about-pages = The pages of the result.
about-points-course-lines = Every player’s points, turn by turn.
about-menu = Back to the main menu.
about-title = Leaves the table; the game is saved.
about-save = Saves the game as it is now under a name.
about-look = Shows the final position once more.
about-rematch = The same players and rules, another board.
about-chapter = Begin the lesson here.
about-lesson-on = Continue the lesson.
about-resume = Back to the table.
about-seats = Who plays: people can become bots and bots people, at any time.
about-describe = The whole table described in words.
about-undo-turn = Undoes everything in this turn that can be undone.
about-rules = The rules this game is played by.
about-next = The next sensible step.
about-trade-supply = Several cards of a kind go to the supply, any one comes back.
about-trade-offer = Asks the others; they can accept, decline or make a counter-offer.
about-option = Its number key does the same.
about-close = Close.
about-seat = Who plays here: a person, or a bot of this level.
about-cover-hand = When several people share one screen, your cards show only while you hold a key or the button.

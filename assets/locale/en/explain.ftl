### What things of the table are, what an action is sure to bring, and what can be done now.
### Everything here may hold markup. $who and $whom are names of seats; $cards are handfuls; $clan is cannibals, cave_dwellers
### or hornfoots; $figure is regular, climber or giant; $award is longest or largest.

## What an action is sure to bring

foresee-hands = What you get depends on the hands of the others.
foresee-pay = You pay { $cards }
foresee-get = You get { $cards }
foresee-win = <gold>You win the game.</>
foresee-over = <danger>The game ends, and you do not win.</>
foresee-points = Your points: { $before } → **{ $after }**
foresee-points-of = Points of { $who }: { $before } → { $after }
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
foresee-road = Your longest road: { $before } → **{ $after }**
foresee-cut = Cuts the road of { $who }: { $before } → { $after }
foresee-patrols = Patrols you have played: { $before } → **{ $after }**
foresee-harvest = Harvest, chances in 36: { $cards }
foresee-rate = Trade route: any card for { $rate } { resource.of }
foresee-rate-all = The supply asks you only { $rate } equal cards.
foresee-idle = { $who } harvests less: −{ $count } chances in 36
foresee-freed = { $who } harvests again: +{ $count } chances in 36
foresee-steal = Then one unseen card comes from: { $whom }
foresee-steal-each = Then one unseen card comes from each of: { $whom }
foresee-draw =
    { $count ->
        [one] Luck decides: it is the last card of the deck.
       *[other] Luck decides: one of { $count } unknown cards of the deck.
    }
foresee-seven = <fire>You keep { $count } cards: on a seven { $half } of them go.</>
foresee-wildlings =
    { $count ->
        [one] <fire>Sets { $count } wildling loose; luck decides which.</>
       *[other] <fire>Sets { $count } wildlings loose; luck decides which.</>
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

explain-hex = **{ $terrain }** · { $goods } on { $token } · { $pips } of 36 throws
explain-hex-barren = **{ $terrain }** · yields nothing
explain-hex-gains = On { $token }: { $gains }
explain-hex-nobody = Nobody gains on { $token } yet.
explain-hex-idle = <danger>Blocked now:</> { $gains }
explain-gain = { $who } +{ $cards }
explain-corner =
    { $count ->
        [0] **Intersection** · no harvest here
       *[other] **Intersection** · { $count } chances in 36: { $cards }
    }
explain-building =
    { $piece ->
        [settlement] **Settlement** of { $who } · 1 point, one card per harvest
       *[city] **Keep** of { $who } · 2 points, two cards per harvest
    }
explain-building-yields = Cards in 36 throws: { $cards }
explain-can-grow = A keep can replace it.
explain-why = <danger>Not here: { $reason }</>
explain-no-settlement = <danger>No settlement here. { $reason }</>
explain-rate = Trade route: any card from the supply for { $rate } { resource.of }
explain-rate-any = Trade route: any card from the supply for { $rate } equal ones
explain-road =
    { $count ->
        [one] **Road** of { $who } · joins no other yet
       *[other] **Road** of { $who } · { $count } joined roads, { $longest } of them in one line
    }
explain-path = **Path** · room for one road
explain-path-border = **Borderland path** · room for one road along the edge
explain-route =
    { $resource ->
        [any] **Trade route** · any card from the supply for { $rate } equal ones
       *[other] **Trade route** · any card from the supply for { $rate } { resource.of }
    }
explain-route-ends = For whoever has a settlement or keep at one of its two ends.
explain-route-held = Open to: { $whom }
explain-route-free = Nobody has it yet.
explain-home = **Tormund's camp** · he is at home. A seven or a Ranger Patrol sends him to a hex, which then yields nothing.
explain-home-empty = **Tormund's camp** · he is on the road. On a seven he may be sent back here.
explain-robber = <danger>Tormund stands here: this hex yields nothing while he stays.</>
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
explain-section-line = Whoever breaks through goes down the marked way, to the first hex without wildlings.
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
explain-dangers-end = When one of them is full, the game ends at once: the most guards win, not the most points.
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
tell-largest-held = Holds the Largest Patrol, worth { $points }. Somebody with more patrols takes it.
tell-largest-needs = Largest Patrol (worth { $points }) needs { $need } played patrols.
tell-largest-other = { $who } holds the Largest Patrol with { $most }; it takes { $need } to win it.
tell-guards-next =
    { $count ->
        [one] Worth { $points } now; { $count } more guard is worth { $then }.
       *[other] Worth { $points } now; { $count } more guards are worth { $then }.
    }
tell-guards-most = Worth { $points }, the most there is.
tell-guards-end = On a tragic end the most guards win.
tell-seat-turn = It is this player's turn.
tell-seat-acts = The table waits for this player.
tell-bot = { $level }; it sees only what its seat may see
tell-person = a person
tell-step-roll = **Roll.** The dice fall, and every hex with their sum yields to those who built there.
tell-step-trade = **Trade** with the supply and with the others.
tell-step-build = **Build** what you can pay. Trading is over once you build.
tell-step-trade-build = **Trade and build**, in any order, as often as you can pay.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half, and the robber moves.
       *[other] **{ $total }.** Every hex with this number has yielded. { $pips } of 36 throws give it.
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
what-now-none = Nothing at the moment.
what-now-trade-supply = Trade with the supply
what-now-trade-offer = Offer the others a trade
lookout-turn = { $name } plays. Your numbers bring you cards in every turn; offers may come to you.
lookout-seven = { $name } plays. You hold { $count } cards: a seven would cost you { $half }.
lookout-raid = { $name } plays. Careful: four of the { clan.of } are in camp, the next one starts a raid.
lookout-setup = { $name } places. Look for intersections with good numbers and different resources.
hint-afford-none = You cannot build yet. Trade for what is missing, or end your turn.
command-what-now = What can I do now?

## What the things of the screens are, by the names of their widgets

about-continue = Goes on with the game that was played last.
about-new-game = Choose a game, who plays, and how.
about-load = Saved games, with what stood on the table.
about-replay = Watch the whole game again, move by move.
about-replays = Watch finished games again, move by move.
about-almanac = Every word of the rules explained.
about-tutorial = First games step by step: the Watch, the classic island, Cities & Knights.
about-settings = Window, sound, language, comfort and keys.
about-quit = Ends the program. The running game is kept.
about-language = The language of everything you read.
about-text = The size of the words alone; pictures stay as they are.
about-scale = How large everything is drawn. Where there is no room, it stays smaller.
about-fullscreen = The whole screen, or a window.
about-window = The size of the window.
about-frames = How many pictures a second are drawn at most. Fewer save power.
about-animation = How fast moves are shown. Off shows only what stands afterwards.
about-bot-pause = How long a bot's move is shown before the next one.
about-confirm-costly = Asks once more before cards are paid that cannot be taken back.
about-auto-end-turn = Ends your turn by itself when you have no cards and nothing is possible.
about-auto-pass = With five or six at the table: passes for you where you can build nothing. Not where several people share the screen.
about-auto-decline = An offer for cards that you do not have is shown for a moment and then declined for you. Not where several people share the screen.
about-hint-line = One sentence below the board says what helps most now.
about-keys = Give every action the key you like.
about-high-contrast = Stronger differences between light and dark.
about-reduced-motion = Nothing moves, shakes or pulses; changes fade.
about-colour-blind-shapes = Each seat has a sign of its own on its pieces.
about-volume = How loud this is.
about-default = Sets everything here back to how it was at first.
about-reset-all = Gives every command its usual key again.
about-key = Press it, then the new key.
about-done = Keeps this and goes back.
about-ruleset-watch = The full game: Wall, guards, wildlings and heroes.
about-ruleset-gift-base = The calm game on the Gift, without Wall play.
about-name = How this seat is called. Empty: by its colour.
about-option-layout = Where the hexes and numbers lie.
about-search = Type part of a name to find it.
about-sort = In which order the games stand.
about-open = Goes on with this game where it stood.
about-rename = Gives this game another name.
about-delete = Removes this game; it can be taken back at once.
about-export = Writes this game to a file that can be given away.
about-import = Takes a game from a file.
about-pages = The pages of the result.
about-points-course-lines = Points of each seat over the turns.
about-menu = Back to the title screen.
about-title = Leaves the table; the game is kept.
about-save = Keeps this moment under a name.
about-look = Shows the last position once more.
about-rematch = The same seats and options, another board.
about-chapter = Begin the lesson here.
about-lesson-on = Goes on with the lesson.
about-resume = Back to the table.
about-seats = Who sits where: people may become bots and bots people, at any time.
about-describe = The whole table in plain words.
about-undo-turn = Takes back as much of this turn as can be taken back.
about-rules = By which options this game is played.
about-next = The next sensible step.
about-trade-supply = Several equal cards go to the supply, any one comes back.
about-trade-offer = Asks the others; they may agree, decline or name other terms.
about-option = Its number on the keyboard does the same.
about-close = Closes this.
about-seat = Who sits here: a person, or a bot of this level.
about-cover-hand = With several people at one screen, your cards show only while a key or the button is held.

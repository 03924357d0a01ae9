### What things of the table are, what an action is sure to bring, and what can be done now.
### Everything here may hold markup. $who and $whom are names of seats; $cards are handfuls; $award is longest or largest.

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
foresee-road = Your longest road: { $before } → **{ $after }**
foresee-cut = Cuts the road of { $who }: { $before } → { $after }
foresee-army = Knights you have played: { $before } → **{ $after }**
foresee-harvest = Cards per 36 rolls: +{ $cards }
foresee-rate = Harbour: any card for { $rate } { resource.of }
foresee-rate-all = The supply trades { $rate }:1 with you.
foresee-idle = { $who } loses { $count } cards per 36 rolls
foresee-freed = { $who } gets back { $count } cards per 36 rolls
foresee-steal = Then you take a random card from: { $whom }
foresee-steal-of = Then you take a random card from one of: { $whom }
foresee-steal-each = Then you take one random card from each of: { $whom }
foresee-draw =
    { $count ->
        [one] Luck decides: it is the last card of the deck.
       *[other] Luck decides: one of { $count } unknown cards of the deck.
    }
foresee-seven = <fire>You keep { $count } cards: on a seven you lose { $half }.</>

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
explain-robber = <danger>The robber stands here: this hex yields nothing while he stays.</>

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
tell-card-ready = You may use it now: click it.

## What can I do?

what-now = What can I do now?
what-now-possible = You can do this
what-now-not = Not possible now
what-now-none = Nothing right now.
what-now-trade-supply = Trade with the supply
what-now-trade-offer = Offer the others a trade
lookout-turn = { $name } plays. Your numbers bring you cards in every turn; you may get trade offers.
lookout-seven = { $name } plays. You hold { $count } cards: a seven would cost you { $half }.
lookout-setup = { $name } places. Look for intersections with good numbers and different resources.
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
about-auto-pass = Passes for you between turns, and between the phases of your own, when there is nothing else you could do. Where several people share the screen, only if everybody can see that.
about-auto-decline = An offer for cards that you do not have is shown for a moment and then declined for you. Not where several people share the screen.
about-hint-line = A sentence beside the board says what helps most now.
about-keys = Assign your own key to every action.
about-high-contrast = Stronger contrast between light and dark.
about-reduced-motion = Nothing moves, shakes or pulses; changes fade.
about-colour-blind-shapes = The symbols of the players on their pieces become large.
about-piece-set-wood = Wooden pieces, painted in the colours of the players.
about-piece-set-stone = Pieces cut from stone and stained in the colours of the players.
about-piece-set-plan = Flat pieces with bold outlines and no shading: the easiest to see.
about-dice-set-bone = Ivory-coloured dice with dark pips.
about-dice-set-wood = Turned wood, the grain in sight.
about-dice-set-obsidian = Polished black stone with gold pips.
about-dice-set-glass = Clear, shining dice.
about-volume = The volume of these sounds.
about-muted = Silences everything at once; the volumes stay as they are. Key: { $key }.
about-default = Resets these settings to their defaults.
about-reset-all = Resets all keys to their defaults.
about-key = Click it, then press the new key.
about-done = Saves this and goes back.
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
about-points-course-lines = Every player’s points, round by round.
about-menu = Back to the main menu.
about-title = Leaves the table; the game is saved.
about-save = Saves the game as it is now under a name.
about-picture = Saves a picture of the final board, the points and their course, to share with others.
about-share = Shows a short code by which a friend can begin the same game.
about-share-copy = Copies the code, so that you can send it.
about-share-close = Closes the note.
about-look = Shows the final position once more.
about-rematch = The same players and rules, another board.
about-chapter = Begin the lesson here.
about-lesson-on = Continue the lesson.
about-resume = Back to the table.
about-seats = Who plays: people can become bots and bots people, at any time.
about-describe = The whole table described in words.
about-position = Copies the position as a text. What you cannot see stays out of it.
about-undo-turn = Undoes everything in this turn that can be undone.
about-rules = The rules this game is played by.
about-next = The next sensible step.
about-trade-supply = Several cards of a kind go to the supply, any one comes back.
about-trade-offer = Asks the others; they can accept, decline or make a counter-offer.
about-option = Its number key does the same.
about-close = Close.
about-seat = Who plays here: a person, or a bot of this level.
about-cover-hand = When several people share one screen, your cards show only while you hold a key or the button.

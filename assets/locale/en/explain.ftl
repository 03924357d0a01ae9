### What things of the table are, what an action is sure to bring, and what can be done now.
### Everything here may hold markup. $who and $whom are names of seats; $cards are handfuls; $award is longest or largest.

## What an action is sure to bring

foresee-hands = What you get depends on the others’ hands.
foresee-pay = You pay { $cards }
foresee-get = You get { $cards }
foresee-win = <gold>You win the game.</>
foresee-over = <danger>The game ends, and you do not win.</>
foresee-points = Your points: { $before } → **{ $after }**
foresee-points-of = { $who }’s points: { $before } → { $after }
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
foresee-cut = Cuts { $who }’s road: { $before } → { $after }
foresee-army = Knights you have played: { $before } → **{ $after }**
foresee-harvest = Cards per 36 rolls: +{ $cards }
foresee-rate = Harbour: any card for { $rate } { resource.of }
foresee-rate-all = The supply trades { $rate }:1 with you.
foresee-idle = { $who } loses { $count } cards per 36 rolls
foresee-freed = { $who } gets back { $count } cards per 36 rolls
foresee-steal = Then you take a random card from { $whom }
foresee-steal-of = Then you take a random card from one of: { $whom }
foresee-steal-each = Then you take one random card from each of: { $whom }
foresee-draw =
    { $count ->
        [one] It is the last card in the deck.
       *[other] A random draw: one of { $count } unknown cards in the deck.
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
        [0] **Intersection** · yields nothing
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
        [one] **Road** of { $who } · not connected to any other yet
       *[other] **Road** of { $who } · { $count } connected roads, longest line { $longest }
    }
explain-path = **Path** · room for one road
explain-path-border = **Coastal path** · room for one road along the shore
explain-route =
    { $resource ->
        [any] **Harbour { $rate }:1** · any card from the supply for { $rate } of a kind
       *[other] **Harbour { $rate }:1** · any card from the supply for { $rate } { resource.of }
    }
explain-route-ends = For players with a settlement or city at either of its landings.
explain-route-held = Open to: { $whom }
explain-route-free = Nobody has it yet.
explain-robber = <danger>The robber stands here: this hex yields nothing while he stays.</>

## Figures around the board

tell-cards =
    { $over ->
        [yes] <fire>More than { $limit }: a seven would take half of them.</>
       *[no] On a seven, a hand of more than { $limit } loses half.
    }
tell-dev = Bought with cards and hidden from the others. Play one per turn, but not on the turn you bought it.
tell-longest-held = Holds the Longest Road, worth { $points }. Anyone with a longer one takes it.
tell-longest-needs = Longest Road (worth { $points }) needs { $need }.
tell-longest-other = { $who } holds the Longest Road with { $most }; it takes { $need } to win it.
tell-largest-held = Holds the Largest Army, worth { $points }. Anyone with more knights takes it.
tell-largest-needs = Largest Army (worth { $points }) needs { $need } played knights.
tell-largest-other = { $who } holds the Largest Army with { $most }; it takes { $need } to win it.
tell-seat-turn = It is this player’s turn.
tell-seat-acts = The game is waiting for this player.
tell-bot = { $level }; sees only what its seat may see
tell-person = a human
tell-step-roll = **Roll.** Every hex with that number gives cards to whoever has built there.
tell-step-trade = **Trade** with the supply and with the others.
tell-step-build = **Build** what you can afford. Trading is over once you build.
tell-step-trade-build = **Trade and build**, in any order, as often as you can afford it.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** Hands of more than { $limit } lose half, and the robber moves.
       *[other] **{ $total }.** Every hex with this number has yielded. It comes up in { $pips } of 36 rolls.
    }
tell-card-ready = Click to play.

## What can I do?

what-now = What can I do now?
what-now-possible = You can do this
what-now-not = Not possible now
what-now-none = Nothing right now.
what-now-trade-supply = Trade with the supply
what-now-trade-offer = Offer the others a trade
lookout-turn = { $name } is playing. Your numbers bring you cards every turn, and you may get trade offers.
lookout-seven = { $name } is playing. You hold { $count } cards: a seven would cost you { $half }.
lookout-setup = { $name } is placing. Look for intersections with good numbers and different resources.
hint-afford-none = You cannot build yet. Trade for what you lack, or end your turn.
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
about-scale = The size of everything on screen, as far as there is room.
about-fullscreen = Full screen, or a window.
about-window = The size of the window.
about-frames = The maximum frames per second. Fewer save power.
about-animation = How fast moves are animated. Off shows only the result.
about-bot-pause = How long a bot’s move is shown before the next one.
about-confirm-costly = Asks again before you pay for something that cannot be undone.
about-auto-end-turn = Ends your turn when you have no cards and nothing left to do.
about-auto-pass = Passes for you between turns, and between the phases of your own, when you can do nothing else. When several people share the screen, only if everybody can see that.
about-auto-decline = Offers for cards you do not have are shown briefly, then declined for you. Not when several people share the screen.
about-hint-line = A line beside the board says what would help most now.
about-keys = Assign your own key to every action.
about-high-contrast = Stronger contrast between light and dark.
about-reduced-motion = Nothing moves, shakes or pulses; changes fade.
about-colour-blind-shapes = Makes the players’ symbols on their pieces large.
about-piece-set-wood = Wooden pieces, painted in the players’ colours.
about-piece-set-stone = Pieces cut from stone and stained in the players’ colours.
about-piece-set-plan = Flat pieces with bold outlines and no shading: the easiest to see.
about-dice-set-bone = Ivory-coloured dice with dark pips.
about-dice-set-wood = Turned wood with a visible grain.
about-dice-set-obsidian = Polished black stone with gold pips.
about-dice-set-glass = Clear, shining dice.
about-volume = The volume of these sounds.
about-muted = Silences everything at once; volume settings stay as they are. Key: { $key }.
about-default = Resets these settings to their defaults.
about-reset-all = Resets all keys to their defaults.
about-key = Click it, then press the new key.
about-done = Saves this and goes back.
about-name = The player’s name. If empty, the name of the colour.
about-amount-minus = One fewer.
about-amount-plus = One more.
about-option-layout = How hexes and numbers are laid out.
about-search = Type part of a name to find it.
about-which = Your own games, or the examples that come with the program.
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
about-again = The same players and rules on a new board; this game is saved.
about-save = Saves the game as it is now under a name.
about-picture = Saves a picture to share: the final board, the points, and how they were won.
about-share = Shows a short code that lets a friend start the same game.
about-share-copy = Copies the code, so that you can send it.
about-share-close = Closes the note.
about-look = Shows the final position again.
about-rematch = The same players and rules, a new board.
about-chapter = Begin the lesson here.
about-lesson-on = Continue the lesson.
about-resume = Back to the table.
about-seats = Who plays: swap people for bots, or bots for people, at any time.
about-describe = The whole table described in words.
about-position = Copies the position as a text. What you cannot see stays out of it.
about-undo-turn = Undoes everything in this turn that can be undone.
about-rules = The rules this game is played by.
about-next = The next sensible step.
about-trade-supply = Give the supply several cards of a kind for any one card.
about-trade-offer = Asks the others; they can accept, decline or make a counter-offer.
about-close = Close.
about-seat = Who plays here: a human, or a bot of this level.
about-cover-hand = When several people share one screen, your cards show only while you hold a key or the button.

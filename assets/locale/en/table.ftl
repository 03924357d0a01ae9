### Words of the table's panels, dialogs and bars.

## Top bar

table-turn = Round { $round } · { $name }
rolls-title = Recent rolls
rolls-about = The newest is next to the dice; the bar shows who rolled by colour.
table-setup = Setup
tool-undo = Undo
tool-redo = Redo
tool-supply = Supply and cost cards
tool-log = Chronicle
tool-menu = Menu
key-space = Space

## Seats

points-short = VP
points-wait = Enough points to win, but players win only on their own turn.
points-near = May win soon.
points-of-goal =
    { $points ->
        [one] { $points } of { $goal } victory points
       *[other] { $points } of { $goal } victory points
    }
seat-acts = deciding
seat-yours = your turn
seat-thinks = thinking…
seat-turn = playing
seat-waits = waiting
seat-wins = wins!
seat-level =
    { $level ->
        [random] bot, random
        [easy] bot, easy
        [normal] bot, normal
        [hard] bot, hard
       *[other] bot
    }
seat-named = { $who }

## Hand and actions

hand-tip = { $name }: { $count }. The supply gives any card for { $rate }. Click to offer one.
card-fresh =
    { $count ->
        [one] { $count } bought this turn: playable from your next turn.
       *[other] { $count } bought this turn: playable from your next turn.
    }
price-is = Costs { $price }
price-lacks = Missing: { $price }
pieces-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
next-confirm = Confirm
next-wait = Please wait
next-answer = Answer
next-place = Pick a spot
next-list = Choose an answer
next-result = Result
nothing-to-do = Nothing to do right now.
cover-hold = Your hand: hold { $key } or press here
cover-answers = Hold { $key } to see the answers along with your hand.
cover-advice = Build, trade or end your turn. Hold { $key } to see your hand.
cover-told = Your hand is covered. Hold { $key } to see it and to trade.
barred = not yet

## Choosing

context-choose = Your choice
context-trade = Trade
context-offer = Offer
context-counter = Counter-offer
context-yours = Your turn
context-now = Now
choose-back = Back
choose-place = Choose a highlighted spot on the board.
choose-list = Choose from the list.
choose-cards =
    { $count ->
        [one] Choose { $count } card.
       *[other] Choose { $count } cards.
    }
choose-cards-between = Choose { $least } to { $most } cards.
choose-settled = Chosen: { $value }
choose-confirm = Press Confirm, { $next } or the same spot again.
choose-confirm-here = Press Confirm or { $next }.
hint-confirm = Press { $next }, { $confirm } or the same spot again to confirm; { $back } cancels.
hint-confirm-here = Press { $next } to confirm; { $back } cancels.
hint-place = Choose a highlighted spot with the mouse, or with { $walk } and { $confirm }; { $back } goes back.
hint-place-at-once = Click a highlighted spot (or { $walk }, then { $confirm }); { $back } cancels.
hint-list = Choose from the list; { $back } goes back.
handful-tip = Shift-click takes as many as are still needed. Right-click puts back.
handful-most = Of what I have most
handful-most-tip = Picks from your largest piles.
handful-kept = You keep
handful-given = You give { $count } of { $of }
handful-back = A click takes one back, with Shift all.
handful-count = { $count } of { $of } chosen
handful-count-up-to = { $count } chosen (up to { $of })
handful-lacks =
    { $count ->
        [one] Choose { $count } more card.
       *[other] Choose { $count } more cards.
    }
peek = View board
peek-told = { $key }: look at the board
waiting-for = Waiting for { $names }
waiting-you = Your turn.
waiting-chance = One moment…
value = { $value }
place-hex = Hex { $value }
place-intersection = Intersection { $value }
place-path = Path { $value }
place-section = Section { $value }
choose-place-first = Choose a highlighted spot first; the rest comes after.
hint-confirm-answer = Press { $next } or the same answer again to confirm; { $back } cancels.
choose-first = Choose an answer first.
choose-not-this = You cannot choose this now.
choose-no-more = You cannot choose any more.

## Trade

trade-stock = Left in the supply: { $count }
trade-stock-some = The supply has some left.
trade-stock-none = The supply has none left.
trade-close = Close trade
trade-open-tip = Set up a trade. You can also click a card in your hand to offer it.
trade-give = You give
trade-get = You get
trade-rate = The supply takes { $rate } { resource.of } for one card.
trade-ask-tip = Include { $name } in the offer, or not
trade-supply = Supply
trade-supply-rate = Supply { $rate }:1
trade-supply-none = You have nothing worth trading with the supply.
trade-supply-not-so = The supply gives one card at a time, for several of one kind at its rate.
trade-offer = Offer
trade-counter = Send
trade-counter-open = Counter-offer…
trade-again = Repeat
trade-clear = Clear
trade-offers-left =
    { $count ->
        [one] { $count } offer left
       *[other] { $count } offers left
    }
trade-accept = Accept
trade-decline = Decline
trade-withdraw = Cancel offer
trade-settle = Trade
offer-head = { $who } offers:
offer-own = Your offer:
answer-pending = thinking…
answer-accept = accepts
answer-decline = declines
trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = A good trade with the supply: it evens out your hand.
trade-bargain-enough = Supply trade. You can then afford: { $thing }.
trade-bargain-toward = Supply trade that brings you closer to: { $thing }.
trade-left-short = { $count } left
trade-silent = Stop making offers this turn
trade-silent-now = You will make no more offers this turn.
trade-speak = Make offers again
trade-deaf-tip = Declines all further offers this turn for you.
trade-declined-unheard = Declined for you: { $name }’s offer
trade-declined-unmet = Declined for you: { $name } asks for cards you do not have
trade-twice = Click once to fill in the trade, again to make it.
trade-counter-to = Counter-offer to { $name }

## Chronicle, supply, menu

chronicle = Chronicle
chronicle-hint = Click a line to undo everything after it.
chronicle-below = More below
summary-title = Since your last turn
summary-meanwhile = Meanwhile
summary-on = Continue
undo-to-title = Undo back to this line?
undo-to-text = Everything after this line will be undone, as far as possible.
supply-title = Supply and cost cards
supply-cards = Cards in the supply
supply-deck =
    { $count ->
        [one] { $count } development card left.
       *[other] { $count } development cards left.
    }
supply-some = some
supply-none = none
supply-own = Your pieces
supply-heroes = Heroes on display
left-of = { $left } of { $most }
table-menu = Menu
table-menu-resume = Back to the game
table-menu-undo-turn = Undo the whole turn
table-menu-describe = Table description
table-menu-position = Copy position
position-copied = The position is on the clipboard.
position-not-copied = There is no clipboard here.
table-menu-save = Save game
table-menu-load = Load game
table-menu-share = Game code for friends
table-menu-settings = Settings
table-menu-again = New game, same players
table-menu-title = Main menu
table-menu-quit = Quit
describe-hand = Your hand: { $cards }
describe-nothing = no cards
describe-last = Recent events
describe-rules = Rules of this game
chronicle-turn = Round { $round } · { $name }
undo-other-title = Undo what { $name } did?
undo-other-text = This was { $name }’s decision. { $name } will be asked again, and the curtain comes down first.
undo-keep = Keep it
undo-back = Undo

## Curtain

curtain-pass = Next player:
curtain-hint = Everybody else, please look away.
curtain-lift = I am ready
curtain-stay = Back
shared-question-title = To everybody at the screen
shared-question-hint = Want to play something, or to look at your cards first? Then you are asked alone, behind the curtain.
shared-question-alone = Ask me alone
shared-question-chosen = Will be asked alone
shared-question-nobody = Nobody
shared-question-on = Go on
shared-question-then = Then { $name } looks at the screen. Everybody else, please look away.
hotseat-trade-title = Trade offer
hotseat-trade-terms = Gives { $give } for { $want }
hotseat-trade-asked = answering
hotseat-trade-question = { $name }, what is your answer?
hotseat-trade-settle = { $name }, who will you trade with?
hotseat-trade-bots = The bots are thinking…
hotseat-trade-peek = Hold to see your own cards
hotseat-trade-over = Trading is over
hotseat-trade-withdrawn = The offer was cancelled.
hotseat-trade-take-back = Undo: { $name }
recap-hand = Your hand:
recap-same = unchanged

## Bots alone

next-move = Next move
next-pause = Pause
tool-pause = Pause
tool-play = Continue
table-menu-seats = Players
seats-own-eyes = If you hand your seat to a bot, you watch from that seat only, and you can take it back.
auto-ended = Nothing left to do: your turn has ended automatically.
turn-passes = { $name } places next
watch-title = Bots are playing
watch-told = Only bots are playing. Click a player to take over.
watch-rest-first = Pause first, then step move by move.
watch-pace = ×{ $pace }
watch-eyes-tip = Watch from { $name }’s seat: the others’ cards stay hidden.
watch-eyes-all-tip = Each player’s hand shows on their own turn, along with every draw: nobody plays against you.
watch-hand = At the bottom: { $name }’s hand.
watch-own = You are watching from { $name }’s seat, which a bot plays for you: the others’ cards stay hidden, and you can take it back.

## Passing until the own turn

command-until-my-turn = Skip to my turn
rest-begin = Skip to my turn
rest-end = Ask me again
rest-told = You pass until your own turn comes.
rest-brief = you pass for now
rest-seat = passes for now
rest-none = There is nothing to pass right now. Between turns, you can pass until your own turn comes.
about-rest = Passes for you after other players’ turns until your own begins, whatever you hold. Offers, losses and all other questions still come to you. You can switch it off at any time; it is not saved with the game.

## Ladders, and points of the goal

rungs-next = next: { $price }
rungs-here = Here: { $who }
rungs-chart = Click for the full chart.
points-of = of { $goal }
points-slash = /{ $goal }
drawer-close = Put the cards away

### Words of the table's panels, dialogs and bars.

## Top bar

table-turn = Round { $round } · { $name }
rolls-title = The last rolls
rolls-about = The newest is beside the dice; the bar has the colour of who rolled.
table-setup = Setup
tool-undo = Undo
tool-redo = Redo
tool-supply = Supply and cost cards
tool-log = Chronicle
tool-menu = Menu
key-space = Space

## Seats

points-short = VP
points-wait = Enough points to win, but a game is won only on the winner’s own turn.
points-of-goal =
    { $points ->
        [one] { $points } victory point of { $goal }
       *[other] { $points } victory points of { $goal }
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
next-place = Choose on the board
next-list = Choose an answer
next-result = Result
nothing-to-do = Nothing to do right now.

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
handful-tip = With Shift a click picks as many of them as are still wanted. The right button puts back.
handful-count = { $count } of { $of } chosen
handful-count-up-to = { $count } chosen (up to { $of })
handful-lacks =
    { $count ->
        [one] { $count } more card must be chosen.
       *[other] { $count } more cards must be chosen.
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

## Trade

trade-stock = Left in the supply: { $count }
trade-stock-some = The supply has some left.
trade-stock-none = The supply has none left.
trade-close = Close the trade
trade-open-tip = Put a trade together. A click on a card of the hand offers it, too.
trade-give = You give
trade-get = You get
trade-rate = The supply asks { $rate } { resource.of } for one card.
trade-ask-tip = Include { $name } in the offer, or leave out
trade-supply = Supply
trade-supply-rate = Supply { $rate }:1
trade-supply-none = You have nothing worth trading with the supply.
trade-supply-not-so = The supply trades for one card at a time: several of one kind, at its own rate.
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

## Chronicle, supply, menu

chronicle = Chronicle
chronicle-hint = Click a line to undo everything after it.
chronicle-below = New below
summary-title = Since your last turn
summary-meanwhile = Meanwhile
summary-on = Continue
undo-to-title = Undo back to this line?
undo-to-text = Everything after this line will be undone, as far as possible.
supply-title = Supply and cost cards
supply-cards = Cards in the supply
supply-deck =
    { $count ->
        [one] { $count } development card is left.
       *[other] { $count } development cards are left.
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
table-menu-save = Save game
table-menu-load = Load game
table-menu-settings = Settings
table-menu-title = Main menu
table-menu-quit = Quit
describe-hand = Your hand: { $cards }
describe-nothing = no cards
describe-last = Recent events
describe-rules = Rules of this game

## Curtain

curtain-pass = Next player:
curtain-hint = Everybody else, please look away.
curtain-lift = I am here

## Bots alone

next-move = Next move
next-pause = Pause
tool-pause = Pause
tool-play = Continue
table-menu-seats = Players
seats-own-eyes = Whoever leaves the own seat to a bot watches with the eyes of that seat only, and may sit down there again.
auto-ended = Nothing left to do: your turn has ended automatically.
turn-passes = { $name } places next

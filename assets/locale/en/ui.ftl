### Words of the table's panels, dialogs and bars.

## Top bar

table-turn = Turn { $turn } · { $name }
table-setup = Set-up
tool-undo = Undo
tool-redo = Redo
tool-supply = Supply and cost cards
tool-log = Chronicle
tool-menu = Menu
key-space = Space

## Seats

points-short = VP
points-wait = Enough to win, but a game is won only on the winner's own turn.
points-of-goal =
    { $points ->
        [one] { $points } victory point of { $goal }
       *[other] { $points } victory points of { $goal }
    }
seat-acts = to act
seat-thinks = thinking…
seat-turn = on turn
seat-waits = waiting
seat-level =
    { $level ->
        [random] bot, random
        [easy] bot, easy
        [normal] bot, normal
        [hard] bot, hard
       *[other] bot
    }
seat-named = { $who }
hero-side = { $side ->
        [a] A
       *[b] B
    }
hero-side-long = { $side ->
        [a] Side A
       *[b] Side B
    }

## Hand and actions

hand-tip = { $name }: { $count }. The supply gives any card for { $rate }. Click to offer one.
card-fresh =
    { $count ->
        [one] { $count } bought this turn: playable from the next one.
       *[other] { $count } bought this turn: playable from the next one.
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
next-place = Choose
next-result = Result
nothing-to-do = Nothing to do now.

## Choosing

context-choose = Your choice
context-trade = Trade
context-offer = Offer
context-counter = Counter-offer
context-now = Now
choose-back = Back
choose-place = Choose a lit place on the board.
choose-place-at-once = Press a lit place on the board, and it is done there.
choose-list = Choose from the list.
choose-cards =
    { $count ->
        [one] Choose { $count } card.
       *[other] Choose { $count } cards.
    }
choose-settled = Settled: { $value }
choose-confirm = Press Confirm, { $next } or the same place again.
choose-confirm-here = Press Confirm or { $next }.
hint-confirm = Press { $next }, { $confirm } or the same place again to confirm; { $back } takes it back.
hint-confirm-here = Press { $next } to confirm; { $back } takes it back.
hint-place = Choose a lit place, with the mouse or with { $walk } and { $confirm }; { $back } goes back.
hint-place-at-once = Press a lit place, with the mouse or with { $walk } and { $confirm }, and it is done there; { $back } goes back.
hint-list = Choose from the list; { $back } goes back.
handful-count = { $count } of { $of } chosen
handful-lacks =
    { $count ->
        [one] { $count } more card must be chosen.
       *[other] { $count } more cards must be chosen.
    }
peek = Look at the board
peek-told = { $key }: look at the board
waiting-for = Waiting for { $names }
waiting-you = It is your turn.
waiting-chance = Luck decides…
value = { $value }
place-hex = Hex { $value }
place-intersection = Intersection { $value }
place-path = Path { $value }
place-section = Section { $value }

## Trade

trade-give = You give
trade-get = You get
trade-rate = The supply asks { $rate } { resource.of } for one card.
trade-ask-tip = Ask { $name }, or leave out
trade-supply = Supply
trade-supply-rate = Supply { $rate }:1
trade-supply-none = The hand holds nothing worth trading with the supply.
trade-supply-not-so = The supply gives one card for several equal ones, at its own rate.
trade-offer = Offer
trade-counter = Send
trade-counter-open = Other terms…
trade-again = Same again
trade-clear = Clear
trade-offers-left =
    { $count ->
        [one] { $count } offer left
       *[other] { $count } offers left
    }
trade-accept = Accept
trade-decline = Decline
trade-withdraw = No trade
trade-settle = Trade
offer-head = { $who } offers:
answer-pending = not yet
answer-accept = agrees
answer-decline = declines

## Chronicle, supply, menu

chronicle = Chronicle
chronicle-hint = Click a line to go back to it.
chronicle-below = New below
summary-title = Since your last turn
summary-meanwhile = Meanwhile
summary-on = Go on
undo-to-title = Go back to here?
undo-to-text = Everything after this line is taken back, as far as that is possible.
supply-title = Supply and cost cards
supply-cards = Cards in the supply
supply-deck =
    { $count ->
        [one] { $count } development card is left.
       *[other] { $count } development cards are left.
    }
supply-own = Your pieces
supply-heroes = Heroes on display
left-of = { $left } of { $most }
tokens-under =
    { $count ->
        [one] { $count } face-down token under each: building it sets { $count } wildling loose.
       *[other] { $count } face-down tokens under each: building it sets { $count } wildlings loose.
    }
table-menu = Menu
table-menu-resume = Back to the game
table-menu-undo-turn = Undo the whole turn
table-menu-describe = The table in words
table-menu-save = Save game
table-menu-load = Load game
table-menu-settings = Settings
table-menu-title = To the title screen
table-menu-quit = Quit
describe-hand = Your hand: { $cards }
describe-nothing = no cards
describe-last = What happened last
describe-rules = The rules of this game

## Curtain

curtain-pass = Pass the seat to
curtain-hint = Nobody else should look now.
curtain-lift = I am here

## Bots alone

next-move = Next move
next-pause = Pause
tool-pause = Pause
tool-play = Go on
table-menu-seats = Who sits where
seats-own-eyes = Whoever leaves the own seat to a bot watches with the eyes of that seat only, and may sit down there again.
auto-ended = Nothing was left to do: the turn has ended by itself.
turn-passes = Now { $name } places

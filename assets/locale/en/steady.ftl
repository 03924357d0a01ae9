### Small things that keep a table calm: trade filled in before it is made, the reason on a grey button, resting between
### the turns.

## Trade

trade-twice = The first press fills it in, the second one makes it.
trade-counter-to = Your own terms for { $name }

## On the grey button, in place of its key

barred = not yet
barred-too-many-progress = lay a card away first

## Choosing

choose-place-first = Choose a lit place first; what remains is asked after that.

## Not until my turn

command-until-my-turn = Not until my turn
rest-begin = Not until my turn
rest-end = Ask me again
rest-told = You pass between the turns until yours comes.
rest-brief = you pass for now
rest-seat = passes for now
rest-none = Between the turns you can pass until your own comes. Just now there is nothing to pass.
about-rest = Passes for you after the turns of others until your own begins, whatever your hand holds. Offers, losses and all other questions still come to you. It can be taken back at any time and is not saved with the game.

## The line of help

hint-action-none = Nothing more can be done now. End your turn.
hint-action-trade = There is nothing to build now. You can still trade, or end your turn.

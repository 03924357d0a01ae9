### Small things that keep a table calm: trade filled in before it is made, the reason on a grey button, resting between
### the turns.

## Trade

trade-twice = The first click fills in the trade, the second makes it.
trade-counter-to = Counter-offer to { $name }

## On the grey button, in place of its key

barred = not yet
barred-too-many-progress = discard a card first

## Choosing

choose-place-first = Choose a highlighted spot first; the rest is asked after that.

## Not until my turn

command-until-my-turn = Skip to my turn
rest-begin = Skip to my turn
rest-end = Ask me again
rest-told = You pass between turns until your own turn comes.
rest-brief = you pass for now
rest-seat = passes for now
rest-none = Between turns you can pass until your own turn comes. Right now there is nothing to pass.
about-rest = Passes for you after other players’ turns until your own begins, whatever you hold. Offers, losses and all other questions still come to you. You can switch it off at any time; it is not saved with the game.

## The line of help

hint-action-none = Nothing more can be done now. End your turn.
hint-action-trade = There is nothing to build now. You can still trade, or end your turn.

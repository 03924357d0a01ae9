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

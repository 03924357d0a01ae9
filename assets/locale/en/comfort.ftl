### Comfort at the table: the chronicle by turns, taking back, the strip of small questions, trade, the curtain, hotseat.

## Chronicle

chronicle-turn = Turn { $turn } · { $name }

## Taking back

undo-other-title = Take back what { $name } did?
undo-other-text = It was { $name } who did it. { $name } will be asked again, and the curtain comes down first.

## Trade

trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = A good trade with the supply: it evens out your hand.
trade-bargain-enough = Trades with the supply at once. Then you can pay for this: { $thing }.
trade-bargain-toward = Trades with the supply at once, a step toward this: { $thing }.
trade-left-short = { $count } left
trade-silent = No more offers this turn
trade-silent-now = You make no more offers this turn.
trade-speak = Make offers after all
trade-deaf = No more offers this turn
trade-deaf-tip = Closes your ears: every further offer of this turn is declined for you.
trade-declined-unheard = Declined for you: an offer of { $name }

## The curtain, and offers among people at one screen

curtain-stay = Back
parley-title = An offer to all at the table
parley-terms = Gives { $give } for { $want }
parley-asked = is asked now
parley-question = { $name }, what do you say?
parley-settle = { $name }, with whom will you trade?
parley-bots = The bots are thinking…
parley-peek = Hold to see your own cards
parley-over = The bargain is over
parley-take-back = Take back: { $name }

recap-hand = Your hand:
recap-same = as it was

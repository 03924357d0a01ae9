### Comfort at the table: the chronicle by turns, taking back, the strip of small questions, trade, the curtain, hotseat.

## Chronicle

chronicle-turn = Turn { $turn } · { $name }

## Taking back

undo-other-title = Take back what { $name } did?
undo-other-text = It was { $name } who did it. { $name } will be asked again, and the curtain comes down first.
undo-keep = Leave it
undo-back = Take back

## Trade

trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = A good trade with the supply: it evens out your hand.
trade-bargain-enough = A trade with the supply. Then you can pay for this: { $thing }.
trade-bargain-toward = A trade with the supply, a step toward this: { $thing }.
trade-left-short = { $count } left
trade-silent = Stop offering in this turn
trade-silent-now = You make no more offers this turn.
trade-speak = Make offers after all
trade-deaf = Hear no more offers this turn
trade-deaf-tip = Closes your ears: every further offer of this turn is declined for you.
trade-declined-unheard = Declined for you: an offer of { $name }
trade-declined-unmet = Declined for you: { $name } asks for cards that you do not have

## The curtain, and offers among people at one screen

curtain-stay = Back
parley-title = An offer
parley-terms = Gives { $give } for { $want }
parley-asked = is asked now
parley-question = { $name }, what do you say?
parley-settle = { $name }, with whom will you trade?
parley-bots = The bots are thinking…
parley-peek = Hold to see your own cards
parley-over = The bargain is over
parley-withdrawn = The offer was taken back.
parley-take-back = Take back: { $name }

recap-hand = Your hand:
recap-same = as it was

## Title and new game

title-tutorial-first = New here? The first game is played with you.
new-game-colour-swap = { $colour }: swapped with { $name }
new-game-shuffle = Random board
new-game-shuffle-tip = The fixed board is always the same. This deals another one, with a number that can be told to a friend.
new-game-details =
    { $count ->
        [0] Every rule
        [one] Every rule ({ $count } changed)
       *[other] Every rule ({ $count } changed)
    }
new-game-details-tip = Each single rule of this game, house rules among them.
preset-rules = By the rules
preset-rules-help = Everything as the rules are meant: to 10 points.
preset-quick = Short
preset-quick-help = Eight points are enough: a shorter evening.
preset-gentle = Gentle
preset-gentle-help = Nobody with only two points is robbed, and no 7 falls in the first two rounds.
preset-even = Even luck
preset-even-help = A deck of all 36 throws instead of dice: fewer surprises.
preset-own-help = Rules of your own, see below.

## Files

import-found = Saved games in the usual folders:
import-other = Or write the whole path of a file, or drop it on this window:
import-none = Write the whole path of a saved game, or drop the file on this window:

## Covered hands

settings-cover = Several people: keep hands covered
cover-hold = Your hand: hold { $key } or press here
cover-answers = Hold { $key }: the answers show together with your hand.
cover-advice = Build, trade or end your turn; { $key } shows your hand as long as you hold it.
cover-told = Your hand is covered. Hold { $key } to see it and to trade.

## Bots alone

watch-title = Bots play
watch-told = Nobody has to act. A click on a seat lets a person take over.
watch-rest-first = Pause first, then go on move by move.
watch-pace = ×{ $pace }
new-game-how-played = Trade and building

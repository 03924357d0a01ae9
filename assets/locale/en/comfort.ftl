### Comfort at the table: the chronicle by turns, taking back, the strip of small questions, trade, the curtain, hotseat.

## Chronicle

chronicle-turn = Round { $round } · { $name }

## Taking back

undo-other-title = Undo what { $name } did?
undo-other-text = This was { $name }’s decision. { $name } will be asked again, and the curtain comes down first.
undo-keep = Keep it
undo-back = Undo

## Trade

trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = A good trade with the supply: it evens out your hand.
trade-bargain-enough = Trade with the supply. After it you can afford: { $thing }.
trade-bargain-toward = Trade with the supply that brings you closer to: { $thing }.
trade-left-short = { $count } left
trade-silent = Stop making offers this turn
trade-silent-now = You make no more offers this turn.
trade-speak = Make offers again
trade-deaf = Decline all offers this turn
trade-deaf-tip = All further offers of this turn are declined for you.
trade-declined-unheard = Declined for you: { $name }’s offer
trade-declined-unmet = Declined for you: { $name } asks for cards that you do not have

## The curtain, and offers among people at one screen

curtain-stay = Back
hotseat-trade-title = Trade offer
hotseat-trade-terms = Gives { $give } for { $want }
hotseat-trade-asked = answers now
hotseat-trade-question = { $name }, what is your answer?
hotseat-trade-settle = { $name }, who do you trade with?
hotseat-trade-bots = The bots are thinking…
hotseat-trade-peek = Hold to see your own cards
hotseat-trade-over = The trade talk is over
hotseat-trade-withdrawn = The offer was cancelled.
hotseat-trade-take-back = Undo: { $name }

recap-hand = Your hand:
recap-same = unchanged

## Title and new game

title-tutorial-first = New here? Start with this.
new-game-colour-swap = { $colour }: swap with { $name }
new-game-shuffle = Random board
new-game-shuffle-tip = The fixed board is always the same. This makes a random one; its seed can be shared with a friend.
new-game-details =
    { $count ->
        [0] All rules
        [one] All rules ({ $count } changed)
       *[other] All rules ({ $count } changed)
    }
new-game-details-tip = Every rule of this game, house rules included.
preset-rules = Standard
preset-rules-help = The standard rules: first to 10 points.
preset-quick = Short
preset-quick-help = 8 points to win: a shorter game.
preset-gentle = Gentle
preset-gentle-help = Nobody with only two points is robbed, and no 7 is rolled in the first two rounds.
preset-even = Balanced dice
preset-even-help = A deck of all 36 rolls instead of dice: fewer surprises.
preset-powder = Black Powder
preset-powder-help = The same rules with towers, firearms, special soldiers and siege.
preset-own-help = Your own choice of rules, see below.

## Files

import-found = Saved games in the usual folders:
import-other = Or enter the full path of a file, or drop it on this window:
import-none = Enter the full path of a saved game, or drop the file on this window:

## Covered hands

settings-cover = Hotseat: hide hands
cover-hold = Your hand: hold { $key } or press here
cover-answers = Hold { $key }: the answers show together with your hand.
cover-advice = Build, trade or end your turn; { $key } shows your hand as long as you hold it.
cover-told = Your hand is covered. Hold { $key } to see it and to trade.

## Bots alone

watch-title = Bots are playing
watch-told = Only bots are playing. Click a player to take over.
watch-rest-first = Pause first, then go move by move.
watch-pace = ×{ $pace }
new-game-how-played = Trade and building

### What Landnám says otherwise than the classic island: a bank, one mountain, fog; there is no robber and no road.

## Rules and the end

preset-rules-help = The standard rules: a game to 12 points.
option-goal-help = 12 is standard. Houses bring no more than nine.
option-offers-help = How often a player may offer a trade to the others in one turn. 0: trade with the bank only.
option-early-sevens = Althings in the first two rounds
option-early-sevens-help = Off: no seven is rolled in the first two rounds, so no Althing is called.
ending-win-story = The voices at the law rock fall silent. Not long ago there was only fog here, and now every brook has a name and an owner.

## Land

terrain-mountains = Mountain
hex-name = { land-name } { $token }
place-intersection = Corner { $value }
explain-corner =
    { $count ->
        [0] **Corner** · nothing to harvest here
        [one] **Corner** · { $count } card per 36 rolls: { $cards }
       *[other] **Corner** · { $count } cards per 36 rolls: { $cards }
    }

## A turn

field-start = Which piece becomes the farm?
field-corner = Which settlement builds it?
field-red = Which number?
settled-red = number { $value }
hint-pre-roll = A seven calls the Althing, any other number brings a harvest.
hint-action = Trade, build, or end your turn.
hint-afford-none = You can build nothing more now. Trade what you can spare for what you lack, or end your turn.
reason-no-settlement = A settler sets out from a farm or city that stands already. One you have ordered appears at the end of the turn.
hint-action-none = There is nothing left to do. End your turn.
hint-action-trade = There is nothing to build now. You can still trade, or end your turn.
tell-step-roll = **Roll.** A seven calls the Althing; any other number brings a harvest.
tell-step-trade-build = **Trade and build**, in any order. Everything you build appears at the end of the turn.
tell-dice =
    { $total ->
        [0] **Dice.** Nobody has rolled yet.
        [7] **7.** The Althing was called.
       *[other] **{ $total }.** Hexes with this number have yielded. It comes up in { $pips } of 36 rolls.
    }
reason-trade-after-roll = You trade and build after movement.
act-end-movement = End movement
next-end-movement = End movement

## Bank and trade

hint-offer = If you accept, you trade at once. There are no counter-offers here.
about-trade-offer = Ask the others, clockwise. The first to accept trades at once.
tool-supply = Bank and cost cards
supply-title = Bank and cost cards
supply-cards = Cards in the bank
supply-own = Your pieces
trade-supply = Bank
trade-supply-rate = Bank { $rate }:1
trade-supply-none = You have nothing worth trading with the bank.
trade-supply-not-so = The bank gives one card at a time, for several of one kind at its rate.
trade-rate = The bank takes { $rate } { resource.of } for one card.
trade-bargain-tip = A good trade with the bank: it evens out your hand.
trade-bargain-enough = Bank trade. You can then afford: { $thing }.
trade-bargain-toward = Bank trade that brings you closer to: { $thing }.
about-trade-supply = Give the bank several cards of a kind for any one card.
what-now-trade-supply = Trade with the bank
hand-tip = { $name }: { $count }. The bank gives any card for { $rate }. Click to offer one.
act-bank-trade = Trade with the bank
event-bank-traded = { $who } trades with the bank: { $give } → { $take }
trade-stock = Left in the bank: { $count }
trade-stock-some = The bank has some left.
trade-stock-none = The bank has none left.
reason-rate = The bank takes { $rate } cards of a kind.
reason-bank-lacks = The bank has none of that.
foresee-rate-all = The bank trades { $rate }:1 with you.
chart-trades-note = Each trade counts for both; the last column counts trades with the bank.
flow-supply = Bank trade
result-supply = With the bank

## Fate cards

command-cards = Go to the fate cards

# Only questions about fate cards at the Althing are passed here.
rest-begin = Pass for this Althing
rest-told = You pass until this Althing ends.
rest-none = There is nothing to pass right now. You can pass at an Althing.
about-rest = Until this Althing ends you are not asked about fate cards, whatever you hold. Lawsuits, calls for help and all other questions still come to you. You can switch it off at any time; it is not saved with the game.

### What a game with event cards says otherwise than one with dice.

step-roll = Event
tell-step-roll = **Event.** A card is drawn: first its event happens, then every hex with its number gives cards to whoever has built there.
prompt-pre-roll = Draw an event card
act-roll = Draw an event card
reason-roll-first = Draw an event card first.
reason-rolled-already = This turn’s card has already been drawn.
reason-trade-after-roll = Draw the card first; then you can trade.
result-page-dice = Numbers
result-dice = Numbers: actual vs expected
chart-deck = These numbers came from the event cards, of which 31 are drawn before all 36 are shuffled: they are nearly even by design.

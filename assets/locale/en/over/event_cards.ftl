### What a game with event cards says otherwise than one with dice.

step-roll = Event
tell-step-roll = **Event.** A card is drawn: first its event is carried out, then every hex with its number gives cards to those who built there.
prompt-pre-roll = Draw an event card
act-roll = Draw an event card
reason-roll-first = Draw an event card first.
reason-rolled-already = The card of this turn has already been drawn.
reason-trade-after-roll = You can trade after the card is drawn.
result-page-dice = Numbers
result-dice = Numbers: actual vs expected
chart-deck = These numbers came from the event cards, of which 31 are drawn before all 36 are shuffled: they are nearly even by design.

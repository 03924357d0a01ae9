### Comfort at the table: the chronicle by turns, taking back, the strip of small questions, trade, the curtain, hotseat.

## Chronicle

chronicle-turn = Turn { $turn } · { $name }

## Taking back

undo-other-title = Take back what { $name } did?
undo-other-text = It was { $name } who did it. { $name } will be asked again, and the curtain comes down first.

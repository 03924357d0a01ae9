### Saved games, undo, bots at the table, and the command line.

## Undo

reason-undo-nothing = There is nothing to undo.
reason-undo-bot = Cannot undo further: a bot has acted since.
reason-redo-nothing = There is nothing to redo.

## Why a file is not opened or written. $detail is technical and stays in English.

save-foreign = This file is not a saved game of this program.
position-foreign = This text is not a position of this program.
position-newer = This position was written by a newer version of the program.
position-too-large = This text is too long to be a position.
position-wrong = Line { $line } of the position is wrong: “{ $word }” does not fit there.
position-impossible = No game can go on from this position.
save-damaged = This saved game is damaged ({ save-detail }).
save-wrong-hash = This saved game was changed or damaged: its checksum does not match.
save-too-large = This file is too large to be a saved game.
save-newer = This game was saved by a newer version of the program (save format { $schema }).
save-newer-rules = This game was saved by a newer version of the rules (program { $app }).
save-unknown-ruleset = There is no game called “{ $ruleset }” here.
save-foreign-options = The options of this saved game do not fit its rules ({ save-detail }).
save-log-refused = Move { $ply } of this saved game breaks the rules ({ $line }).
save-log-differs = Move { $ply } of this saved game does not replay as it was played.
save-unreadable = The file cannot be read ({ save-detail }).
save-unwritable = The game cannot be saved ({ save-detail }).
save-bad-title = A saved game cannot have this name.

## What is told when a game is opened or played

save-rules-changed = The rules have been improved since this game was saved. It continues from where it is, but earlier moves cannot be undone.
begin-unfit = A game cannot begin with these choices.
begin-unprintable = A name holds only signs that can be printed.
begin-long-name = A name has at most { $most } signs.
begin-no-level = there is no bot level '{ $name }'; there are: { $known }
begin-no-character = there is no character '{ $name }'; there are: { $known }
bots-restarted = The bots’ helper program stopped and has been restarted. Nothing is lost.
bots-gone = The bots’ helper program stopped again. From now on the bots think inside the game itself, a little more simply; nothing is lost.
bots-none = The helper program of the bots cannot start here. The bots think in the game itself, a little more simply; nothing is lost.
bot-replaced = The bot “{ $name }” of player { $seat } failed; an easy bot plays on.
bot-failed = Player { $seat }’s bot failed; a simpler bot made this move.

## Positions that come with the game

example-last-breach = The last breach
example-photo-finish = Photo finish
example-gift-finish = Neck and neck in the Gift

### How games are kept: what cannot be written, what is found damaged, two windows at once.

## Why a game is not kept

save-disk-full = The disk is full, so the game cannot be saved.
save-not-allowed = The folder is protected, or another program holds the file, so the game cannot be saved.
save-cut = This saved game breaks off in the middle.
save-in-use = This game is being played just now, here or in another window.
save-gone = The file is gone, but its former version is still there.

## Told at the table

not-kept = { $why } It is tried again and again, and nothing is lost as long as the window stays open.
kept-again = The game is saved again.
save-open-elsewhere = This game is already open in another window. Here it goes on as a game of its own.

## Told on the title

kept-not-at-last = { $why } The last moves are not in the file.
title-former-told = Your last game could not be read. “Continue” opens the version before it, which is a little older.

## Asked when a game does not open

former-title = This game does not open
former-offer = { $why } Its former version, a little older, is whole. Nothing is thrown away.

## In the list of games

load-former-there = Damaged, but its former version of turn { $turn } is whole
load-former = The former version, turn { $turn }, is whole:

## Asked before a game is left that cannot be saved

unsaved-title = The game is not saved
unsaved-told = { $why } Whoever leaves now loses the last moves.
unsaved-leave = Leave all the same
unsaved-stay = Stay

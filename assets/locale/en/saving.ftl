### How games are kept: what cannot be written, what is found damaged, two windows at once.

## Why a game is not kept

save-disk-full = The disk is full, so the game cannot be saved.
save-not-allowed = The folder is protected, or another program holds the file, so the game cannot be saved.
save-slow = The disk is not responding, so the game is not saved yet.
save-unproved = The saved file does not contain the whole game.
save-cut = This saved game is cut off in the middle.
save-in-use = This game is already open, here or in another window.
save-gone = The file is gone, but its previous version is still there.
save-no-place = This is not a valid file path on this computer.

## Told at the table

not-kept = { $why } The program keeps trying, and nothing is lost as long as the window stays open.
kept-again = The game is saved again.
save-open-elsewhere = This game is already open in another window. Here it continues as a separate game.

## Told on the title

kept-not-at-last = { $why } The last moves are not in the file.
title-former-told = Your last game could not be read. “Continue” opens its previous version, which is a little older.
title-unread-told = Your last game could not be opened. See “Load” for the reason; its file has not been changed.

## Asked when a game does not open

former-title = This game will not open
former-offer = { $why } Its previous version, a little older, is intact. Nothing is deleted.

## What exactly is wrong with a file, told in brackets

save-detail =
    { $detail ->
        [missing] the file is not there
        [no-folder] there is a file where the folder should be
        [taken] something with that name already exists
        [forbidden] access was denied
        [not-a-file] it is not an ordinary file
        [long-name] its name is too long
        [disk] the disk reports an error
        [away] the disk or the network is not responding
        [busy] another program is using it
        [short] the computer is out of memory
        [ring] all files for running games are in use or damaged
        [unpack] it cannot be unpacked
        [tail] there is extra data after its end
        [shape] its content makes no sense
        [place] the entry “{ $about }” is wrong
        [state] the position on the table does not fit the rules
        [log] the current position is outside the recorded moves
        [seats] number of seats: { $about }
        [option] the option “{ $about }”
        [internal] an error in the program
        [code] error { $about }
       *[other] the cause is unknown
    }

## In the list of games

load-former-there = Damaged, but its previous version of round { $round } is intact
load-former-there-when = Damaged, but its previous version is intact: { $when }
load-former = The previous version, round { $round }, is intact:
load-former-when = The previous version is intact: { $when }

## Asked before a game is left that cannot be saved

unsaved-title = The game is not saved
unsaved-told = { $why } If you leave now, the last moves are lost.
unsaved-leave = Leave anyway
unsaved-stay = Stay

## While a slow disk is waited for before a game is left

waiting-title = Just a moment
waiting-told = The disk is slow to respond. Once your last moves are saved, the game continues by itself.
waiting-back = Back to the game
waiting-asked-title = The save has not been written yet
waiting-asked-told = The disk still does not respond. When it does, the game continues by itself and nothing is lost. If you quit now, the last moves may be lost.
waiting-on = Keep waiting
waiting-quit = Quit without saving

### After an error nobody expected, after a sudden end, and when the program cannot begin.

## The screen

trouble-title = Something went wrong
trouble-saved = Your game is saved up to its last move: { $path }
trouble-unsaved = Your game could not be saved. It is still open here: continue it, or save a copy in another folder first.
trouble-unsaved-why = { $why } The game is still open here: continue it, or save a copy in another folder first.
trouble-lesson = Lessons are not saved, but this one continues where it was.
trouble-no-game = No game was running, so nothing is lost.
trouble-what = This should not have happened, and you did nothing wrong. You can continue. The report below will help to fix it; it contains no names.
trouble-again = The error came straight back, so the table is closed for now. Your game is waiting in the main menu.
trouble-error = What happened: { $error }
trouble-where = Report and log are in { $path }
trouble-go-on = Continue
trouble-menu = Main menu
trouble-copy-report = Copy the report
trouble-log-folder = Open the log folder
trouble-keep = Save a copy of the game
trouble-copied = The report has been copied to the clipboard.
trouble-copy-failed = The clipboard cannot be used. The report is in { $path }
trouble-copy-impossible = The clipboard cannot be used, and the report could not be written to a file.
trouble-folder-failed = The folder cannot be opened from here. It is { $path }
trouble-kept = A copy of the game is in { $path }
trouble-keep-failed = Could not write to any folder. The game stays open as long as this window does.
trouble-plain-keys = Enter: main menu. C: copy the report. Escape: quit.

## After a sudden end

trouble-last-title = The game ended unexpectedly last time
trouble-last-saved = Your game is saved: { $ruleset }, round { $round }.
trouble-last-saved-when = Your game is saved: { $ruleset }, { $when }.
trouble-last-ask = Do you want to continue it?
trouble-last-damaged = The file of your game cannot be opened: { $why }
trouble-last-list = Its previous version and your other games are in the list of saved games.
trouble-last-alone = No previous version of it can be opened. Your other games, if any, are in the list of saved games.
trouble-last-news = The game ended unexpectedly last time. Whatever was saved of it is in the list of saved games.

## The report on the screen; the copied one is in English, for whoever mends the error

report-title = Catan Desktop, report of an error
report-what = What happened
report-program = Program
report-screen = Screen
report-game = Game
report-saved = Saved in
report-notes = Notes
report-actions = Last actions
report-position = Position
report-log = Log
report-killed = The program was ended from outside.
report-nowhere = nowhere
report-copied-only = Only in the copied report: they may tell of hidden cards.

## When no window can be opened, or it is lost

trouble-start = The game cannot start: { $why }
trouble-no-window = No window can be opened: { $why }
trouble-start-files = Files of the game are missing or damaged; please install it again. ({ $why })
trouble-start-package = A package that the game needs is missing or broken; please install the game again. ({ $why })
trouble-display = The display was lost, so the game has to close.
trouble-end = The game had to close because errors kept coming back. { $game } The log is in { $path }

about-go-on = Back to the game as it stands.
about-copy-report = Copies the report to the clipboard, so that you can send it.
about-log-folder = Shows the folder with the log and the reports.
about-keep-copy = Saves the game to another folder, such as your documents.
about-report = What the game knows about the error: versions, the last actions, and where in the program it happened.

## Sound that cannot be heard

settings-silent = No sound device was found, so the game is silent.
settings-listen-again = Try again
settings-silent-still = Still no sound device.
about-listen-again = Looks for a sound device again.

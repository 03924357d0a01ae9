### Keys: how they are written, what they do, and the page on which they are changed.

## Names of keys; letters, digits and F1 to F12 are written as they are

key-enter = Enter
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-del = Del
key-ins = Ins
key-home = Home
key-end = End
key-pgup = Page Up
key-pgdn = Page Down
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-pause = Pause

## Commands

command-next = The gold button: the next step
command-undo = Undo
command-redo = Redo
command-undo-turn = Undo the whole turn
command-trade = Go to the trade
command-cards = Go to the own cards that can be played
command-peek = Lay a question aside, or bring it back
command-chronicle = Chronicle
command-supply = What is left
command-describe = The table in words
command-rules = The rules of this game
command-menu = Menu of the table
command-zoom-in = Look closer
command-zoom-out = Look from farther away
command-zoom-reset = See the whole board
command-pause = Let bots rest, or go on
command-step = One move of a resting bot
command-replay-play = Play, or rest
command-replay-back = One step back
command-replay-on = One step on
command-replay-turn-back = One turn back
command-replay-turn-on = One turn on
command-replay-start = To the beginning
command-replay-end = To the end
command-replay-faster = Faster
command-replay-slower = Slower
command-almanac = Almanac
command-fullscreen = Full screen
command-walk-left = Left
command-walk-right = Right
command-walk-up = Up
command-walk-down = Down
command-walk-on = On to the next thing
command-walk-back = Back to the thing before
command-confirm = Yes to what is marked
command-back = One step back

command-group-table = At the table
command-group-act = Actions
command-group-board = The board
command-group-watching = Watching bots play
command-group-replay = In a replay
command-group-program = Everywhere
command-group-walk = Walking and answering

## The page

settings-keys = Keys
settings-keys-open = Change keys…
keys-title = Keys
keys-hint = Choose a line and press the key you want. Esc, Tab, Enter and the arrows always work as well.
keys-listening = Press a key…
keys-none = no key
keys-reset = Back to the usual key: { $key }
keys-reset-all = All keys as usual
keys-reset-ask = Set all keys back?
keys-reset-body = Every key becomes what it was at first.
keys-changed = { $command }: { $key }
keys-fixed = { $key } always walks and answers; choose another key.
keys-conflict = { $key } is taken
keys-conflict-body =
    { $key } now means “{ $other }”. If you swap, “{ $other }” gets { $was ->
        [none] no key
       *[other] { $was }
    }.
keys-swap = Swap
keys-refused = Keys in the settings that cannot be used were left out: { $names }

## Display

settings-frames = Frames a second, at most
settings-scale-limit = This page stands at { $percent } %, because more would not fit in the window. Every screen takes as much as it has room for.
settings-window = Window size

## The table in words

describe-throw = Last throw: { $dice }
describe-points = { $points } of { $goal } points
describe-hero = hero: { $name }, side { $side }
describe-board = on the board: { $pieces }
describe-piece =
    { $piece ->
        [settlement]
            { $count ->
                [one] { $count } settlement
               *[other] { $count } settlements
            }
        [city]
            { $count ->
                [one] { $count } keep
               *[other] { $count } keeps
            }
       *[road]
            { $count ->
                [one] { $count } road
               *[other] { $count } roads
            }
    }
describe-cards = Your development cards: { $cards }
describe-danger = What threatens
describe-nobody = nobody
describe-section = Section { $number }: on the Wall { $guards }; before it { $wildlings }
describe-seats = At the table

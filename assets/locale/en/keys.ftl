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

command-next = Next step (the gold button)
command-undo = Undo
command-redo = Redo
command-undo-turn = Undo the whole turn
command-trade = Go to trade
command-cards = Go to playable cards
command-peek = Hide or show the question
command-chronicle = Chronicle
command-supply = Supply and cost cards
command-drawer = Cards that lie open before all
command-describe = Describe the table
command-rules = Rules of this game
command-menu = Game menu
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-zoom-reset = Show the whole board
command-pause = Pause bots, or continue
command-step = Next move of the paused bots
command-rush = Bots play to the end
command-replay-play = Play / Pause
command-replay-back = Previous move
command-replay-on = Next move
command-replay-turn-back = Previous turn
command-replay-turn-on = Next turn
command-replay-start = Go to start
command-replay-end = Go to end
command-replay-faster = Faster
command-replay-slower = Slower
command-almanac = Almanac
command-fullscreen = Full screen
command-mute = Sound on / off
command-walk-left = Left
command-walk-right = Right
command-walk-up = Up
command-walk-down = Down
command-walk-on = Next item
command-walk-back = Previous item
command-confirm = Confirm the selection
command-back = Back / Cancel

command-group-table = At the table
command-group-act = Actions
command-group-board = The board
command-group-watching = Watching bots play
command-group-replay = Replay
command-group-program = General
command-group-walk = Navigation

## The page

settings-keys = Keys
settings-keys-open = Change keys…
keys-title = Keys
keys-hint = Select a line and press the new key. Esc, Tab, Enter and the arrows always work as well.
keys-listening = Press a key…
keys-none = not set
keys-reset = Reset to default: { $key }
keys-reset-all = Reset keys
keys-reset-ask = Reset all keys?
keys-reset-body = All keys return to their defaults.
keys-changed = { $command }: { $key }
keys-fixed = { $key } is reserved for navigation; choose another key.
keys-conflict = { $key } is already used
keys-conflict-body =
    { $key } is the key for “{ $other }”. If you swap, “{ $other }” will be { $was ->
        [none] not set
       *[other] { $was }
    }.
keys-swap = Swap
keys-refused = Some keys in the settings cannot be used and were ignored: { $names }

## Display

settings-frames = Frame rate limit
settings-scale-limit = Shown at { $percent } %: a larger scale does not fit in this window.
settings-window = Window size

## The table in words

describe-throw = Last roll: { $dice }
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
                [one] { $count } city
               *[other] { $count } cities
            }
        [farm]
            { $count ->
                [one] { $count } farm
               *[other] { $count } farms
            }
        [town]
            { $count ->
                [one] { $count } city
               *[other] { $count } cities
            }
        [ship]
            { $count ->
                [one] { $count } ship
               *[other] { $count } ships
            }
       *[road]
            { $count ->
                [one] { $count } road
               *[other] { $count } roads
            }
    }
describe-cards = You also hold: { $cards }
describe-danger = On the board
describe-nobody = nobody
describe-seats = Players

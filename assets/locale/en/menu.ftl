### The screens around the table: title, new game, load, settings, result.

## Title and first start

title-name =
    Brotherhood
    of the Watch
title-tagline = Build in the Gift. Hold the Wall.
title-version = Version { $version }
welcome = Welcome to the Gift
welcome-language = Choose your language
welcome-text-size = Text size
welcome-sample = The night is long. Three fires burn before the Wall, and the guards are few.
welcome-go = To the Wall
welcome-later = You can change all of this later in Settings.
text-size-normal = Normal
text-size-large = Large
text-size-largest = Largest
title-tutorial-first = New to the game? Start here.

## Games on offer

new-game-how = In short

## New game

new-game-start = Start game
new-game-start-tip = Starts the game (Enter).
new-game-seats = Players
new-game-seats-order = Turn order: from top to bottom.
new-game-add-seat = Add a player
new-game-remove-seat = Removes this player.
new-game-seats-most = This game is for at most { $count } players.
new-game-seats-least = This game needs at least { $count } players.
new-game-colour = { $colour }. Click to choose another colour.
new-game-who = Who plays here: a human, or a bot and its level.
bot-level =
    { $level ->
        [random] Bot: random
        [easy] Bot: easy
        [normal] Bot: normal
        [hard] Bot: hard
       *[other] Bot: { $level }
    }
new-game-board = The island
new-game-reroll = New seed
new-game-reroll-tip = New dice rolls, and a new board if it is random.
new-game-seed = Seed
new-game-seed-tip = The same seed gives the same board and the same luck. You can also enter a friend’s game code here: it sets the game, the rules and the number of players.
new-game-seed-wrong = This is not a seed or a complete game code; check for typos. Seed { $seed } stays in use.
new-game-code-taken = Set from the code: { $ruleset }, { $seats } players
new-game-yield = Board yield (dots per resource)
new-game-pips = How many rolls in 36 bring each resource, over all of its hexes.
new-game-options = Options
new-game-house =
    { $count ->
        [0] House rules
        [one] House rules ({ $count } changed)
       *[other] House rules ({ $count } changed)
    }
new-game-summary =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }{ $bots ->
        [0] {""}
        [one] {" "}and { $bots } bot
       *[other] {" "}and { $bots } bots
    }
new-game-watching = Only bots play; you watch.
new-game-colour-swap = { $colour }: swap with { $name }
new-game-shuffle = Random board
new-game-shuffle-tip = The fixed board never changes. This makes a random one, and you can share its seed with a friend.
new-game-details =
    { $count ->
        [0] All rules
        [one] All rules ({ $count } changed)
       *[other] All rules ({ $count } changed)
    }
new-game-details-tip = Every rule of this game, house rules included.
preset-rules = Standard
preset-rules-help = The standard rules: first to 10 points.
preset-quick = Short
preset-quick-help = 8 points to win: a shorter game.
preset-gentle = Gentle
preset-gentle-help = Players with only two points cannot be robbed, and no 7 comes up in the first two rounds.
preset-even = Balanced dice
preset-even-help = A deck of all 36 rolls instead of dice: fewer surprises.
preset-own-help = Your own mix of rules, set below.
new-game-how-played = Trade and building

## Options of the rules

option-layout = Board
option-layout-standard = Standard board
option-layout-random = All random
option-layout-fully-random = All random
option-layout-standard-help = The fixed board from the rules, fair to everybody.
option-layout-random-help = Terrain and number tokens are shuffled; 6 and 8 never touch.
option-layout-fully-random-help = Terrain and number tokens are shuffled; 6 and 8 never touch.
option-placement = Starting positions
option-placement-help = Preset: pieces start where the rules put them. Free: players choose their own places.
option-placement-ready = Preset
option-placement-free = Free
option-combined = Trade and build in any order
option-combined-help = Off: once you build, you cannot trade again that turn.
option-first = Seat that goes first
option-first-help = Whose turn is the first; 0: everybody rolls for it.
option-offers = Offers per turn
option-offers-help = How often a player may offer a trade to the others in one turn. 0: trade with the supply only.
option-offers-unlimited = No limit
option-goal = Points to win
option-goal-help = 10 is standard; fewer make a shorter game.
option-friendly-robber = Friendly robber
option-friendly-robber-help = Players with only two points are never robbed or blocked.
option-early-sevens = Sevens in the first two rounds
option-early-sevens-help = Off: no 7 is rolled in the first two rounds.
option-dice = Dice
option-dice-help = Fair dice, or a deck of all 36 rolls that is reshuffled when it runs out.
option-dice-fair = Fair dice
option-dice-deck = Dice deck

## Saved games

load-search = Search by name, player or date
load-sort-date = Newest first
load-sort-title = By name
load-sort-turn = Longest first
load-none = No saved games yet. Games save automatically, so there will be one soon.
load-none-found = No games match this search.
load-open = Continue
load-look = View result
load-autosave = Autosave
load-example = Example
load-damaged = Damaged file
load-damaged-help = The file has not been changed. You can delete it, or repair it if you know how.
load-elsewhere = Needs another version
load-elsewhere-help = The file is fine, but it needs another version of the program. Keep it until then.
load-unread = Cannot be read right now
load-unread-help = The file has not been changed. It may be intact, so keep it.
load-use-backup = Open previous version
load-date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }, { $time }
load-over = Finished
load-title = Game name
load-rename-done = Renamed.
load-deleted = “{ $title }” was deleted.
load-undo-delete = Restore { $title }
load-restored = The game has been restored.
load-import = Import
load-import-done = Imported.
load-export = Export
load-export-help = Enter a folder or a file. Existing files are never overwritten.
load-export-exists = { $path } already exists and was not overwritten.
load-export-done = Exported to { $path }.
load-path = Path
load-no-change-example = Examples cannot be changed.
load-own = My games
load-examples = Examples
load-count =
    { $count ->
        [0] No games
        [one] { $count } game
       *[other] { $count } games
    }
save-as-title = Save game
save-as-help = Games save automatically after every action. This makes a named copy that stays as it is now.
save-as-name = Name
save-as-default = { $ruleset }, round { $round }
save-as-default-when = { $ruleset }, { $when }
save-as-done = Saved as “{ $title }”.
save-as-empty = Enter a name for the saved game.
import-found = Saved games in the usual folders:
import-other = Or enter the full path of a file, or drop it on this window:
import-none = Enter the full path of a saved game, or drop the file on this window:
result-picture = Save a picture
picture-save = Save a picture
picture-save-help = A picture of the final board and the points, 1600 × 900 pixels, to share with others. Where should it go?
picture-done = Picture saved: { $path }
picture-code = Game code

## Settings

settings-display = Display
settings-sound = Sound
settings-play = Gameplay
settings-access = Accessibility
settings-sets = Pieces and dice
settings-pieces = Pieces
settings-pieces-wood = Painted wood
settings-pieces-stone = Carved stone
settings-pieces-plan = Plain and bold
settings-dice = Dice
settings-dice-bone = Bone
settings-dice-wood = Wood
settings-dice-obsidian = Obsidian and gold
settings-dice-glass = Glass
settings-language = Language
settings-fullscreen = Full screen
settings-scale = Interface scale
settings-text-size = Text size
settings-animation = Animations
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-bot-pause = Pause after a bot’s move
settings-seconds = { $seconds } s
settings-percent = { $percent } %
settings-confirm = Confirm irreversible actions
settings-auto-end = Your turn: end it when nothing is left to do
settings-auto-pass = Between turns: pass when you can do nothing
settings-auto-decline = Auto-decline offers you cannot meet
settings-hints = Show next-step hints
settings-master = Master volume
settings-music = Music
settings-effects = Sound effects
settings-interface = Interface clicks
settings-ambience = Ambience
settings-mute = Mute everything
told-muted = Sound off.
told-heard = Sound on.
settings-test = Test
settings-contrast = High contrast
settings-motion = Reduced motion
settings-shapes = Large player symbols (colour-blind aid)
settings-shapes-help = Owner symbols on pieces are large enough to read without colour. High contrast does the same.
settings-saved = Changes apply and are saved at once.
settings-default = Reset to defaults
settings-default-ask = Reset all settings?
settings-default-body = Language and window stay as they are; all other settings return to their defaults.
settings-cover = Hotseat: hide hands

## Result

result-round = in round { $round }
result-won = { $name } wins
result-won-many = { $names } win
result-nobody = Nobody wins
ending-win-line =
    { $points ->
        [one] { $points } point reached.
       *[other] { $points } points reached.
    }
ending-unseen =
    { $name-is ->
        [you] You
       *[other] { $name }
    } held { $count ->
        [one] a victory point card
       *[other] { $count } victory point cards
    } nobody had seen.
ending-lost-story = Lights and music on the hill, rain on the beams of your house. It stands half built; that is more than nothing.
result-points = Points
result-dice = Rolls: actual vs expected
result-sum = Total
result-supply = With the supply
result-look = View board
result-rematch = Play again
result-save = Save game
result-share = Game code
result-menu = Main menu

## While a table is made ready

laying-table = Setting up
laying-replay = Rewinding the game
laying-part = { $percent } %

## A code for friends

share-title = Game code
share-help = Enter this code as the seed of a new game to get the same game, players, rules and board.
share-island = The code does not include your own island: share it as a file, with Export under “Draw an island”.
share-note = The luck is the same too, as long as everybody makes the same moves: once play differs, so do the rolls.
share-copy = Copy
share-copied = { $code } is on the clipboard.
share-not-copied = No clipboard available. Write the code down.

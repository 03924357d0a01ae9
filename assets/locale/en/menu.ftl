### The screens around the table: title, new game, load, settings, result.

## Title and first start

title-name =
    Brotherhood
    of the Watch
title-tagline = Build in the Gift. Hold the Wall.
title-version = Version { $version }
welcome = Welcome to the Gift
welcome-language = Which language do you speak?
welcome-text-size = How large should words be?
welcome-sample = The night is long. Three fires burn before the Wall, and the guards are few.
welcome-go = To the Wall
welcome-later = Everything can be changed later under Settings.
text-size-normal = Normal
text-size-large = Large
text-size-largest = Largest

## Games on offer

ruleset-watch = Brotherhood of the Watch
ruleset-watch-line = Build in the Gift, guard the Wall, and win before the wildlings break through.
ruleset-gift-base = First days in the Gift
ruleset-gift-base-line = The calm game for learning: settle, trade and build, with no wildlings yet.

new-game-how = In short
ruleset-watch-how =
    - <icon vp> Reach **10 points** on your own turn, and the Watch has held: a true victory.
    - <icon guard> Guards on the Wall hold the wildlings back. Every new settlement and keep sets more of them loose.
    - <icon breach> The **third breach** ends the game at once: the most guards on the Wall win, not the most points.
ruleset-gift-base-how =
    - <icon vp> Reach **10 points** on your own turn.
    - <icon settlement> Settlements bring cards when their number is thrown; keeps bring twice as many.
    - <icon trade> Trade with the others, or 4:1 with the supply; trade routes are cheaper.

## New game

new-game-start = Begin
new-game-start-tip = Begins the game. Enter does the same.
new-game-seats = At the table
new-game-seats-order = Play goes from top to bottom.
new-game-add-seat = Add a seat
new-game-remove-seat = Takes this seat away.
new-game-seats-most = This game is for at most { $count } seats.
new-game-seats-least = This game needs at least { $count } seats.
new-game-colour = { $colour }. A press shows all colours.
new-game-who = Who plays here: a person, or a bot of some level.
bot-level-random = Bot: random
bot-level-easy = Bot: easy
bot-level-normal = Bot: normal
bot-level-hard = Bot: hard
person-name = Player { $number }
bot-name-1 = Osric
bot-name-2 = Hilda
bot-name-3 = Bram
bot-name-4 = Ysolde
bot-name-5 = Garrick
bot-name-6 = Merta
bot-name-7 = Torben
bot-name-8 = Ailith
new-game-board = The Gift
new-game-reroll = Deal again
new-game-reroll-tip = Takes a new seed: another board where it is random, and other dice.
new-game-seed = Seed
new-game-seed-tip = The same number gives the same board and the same luck. Tell it to a friend to play the same game.
new-game-seed-wrong = A seed is a whole number. { $seed } is still used.
new-game-yield = Yield of the board: dots under the numbers
new-game-pips = What the board yields: of 36 throws, how many bring each resource, all hexes together.
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
    } and { $bots ->
        [0] no bots
        [one] { $bots } bot
       *[other] { $bots } bots
    }
new-game-watching = Bots play by themselves, and you look on.

## Options of the rules

option-layout = Board
option-layout-standard = Standard board
option-layout-random = Random terrain
option-layout-fully-random = Everything random
option-layout-standard-help = The fixed board of the rules, fair to everybody.
option-layout-random-help = Terrain is shuffled; number tokens keep their places.
option-layout-fully-random-help = Terrain and number tokens are shuffled; 6 and 8 never touch.
option-placement = First pieces
option-placement-help = Ready: pieces stand as the rules print them. Free: each seat chooses its places.
option-placement-ready = Ready
option-placement-free = Free
option-combined = Trade and build in any order
option-combined-help = Off: after the first building of a turn there is no more trade.
option-offers = Offers in a turn
option-offers-help = How often a seat may ask the others to trade. 0: only the supply trades.
option-offers-unlimited = No limit
option-goal = Points to win
option-goal-help = The rules say 10. Fewer make a shorter game.
option-friendly-robber = Friendly robber
option-friendly-robber-help = Nobody with only two points is robbed or blocked.
option-early-sevens = Sevens in the first two rounds
option-early-sevens-help = Off: no 7 can fall in the first two rounds.
option-dice = Dice
option-dice-help = Fair dice, or a deck of all 36 throws that is shuffled when it runs out.
option-dice-fair = Fair dice
option-dice-deck = Dice deck

## Saved games

load-search = Search by name, seat or date
load-sort-date = Newest first
load-sort-title = By name
load-sort-turn = Longest first
load-none = No saved games yet. Every game keeps itself, so there will be one soon.
load-none-found = No game fits this search.
load-open = Go on
load-look = Look at the result
load-autosave = Kept by itself
load-example = Example
load-damaged = Damaged file
load-damaged-help = The file has been left as it is. It may be deleted, or put right by whoever knows how.
load-elsewhere = For another version
load-elsewhere-help = Nothing is wrong with the file: another version of the program opens it. Keep it until then.
load-unread = Cannot be read just now
load-unread-help = The file has been left as it is. It may well be whole, so keep it.
load-use-backup = Open the former version
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
load-over = Over
load-title = Name of the game
load-rename-done = Renamed.
load-deleted = “{ $title }” was deleted.
load-undo-delete = Bring back { $title }
load-restored = The game is back.
load-import = Import
load-import-done = Imported.
load-export = Export
load-export-help = Write a folder or a file. Nothing there is ever overwritten.
load-export-exists = { $path } is there already, and was left as it is.
load-export-done = Written to { $path }.
load-path = Path
load-no-change-example = Examples cannot be changed.
load-count =
    { $count ->
        [0] No games
        [one] { $count } game
       *[other] { $count } games
    }
save-as-title = Save the game
save-as-help = The game also keeps itself after every action. A name makes a copy that stays as it is now.
save-as-name = Name
save-as-default = { $ruleset }, turn { $turn }
save-as-done = Saved as “{ $title }”.
save-as-empty = A saved game needs a name.

## Settings

settings-display = Display
settings-sound = Sound
settings-play = Play
settings-access = Seeing and reading
settings-language = Language
settings-fullscreen = Full screen
settings-scale = Size of everything
settings-text-size = Size of words
settings-animation = Animations
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-bot-pause = Pause after a bot's move
settings-seconds = { $seconds } s
settings-percent = { $percent } %
settings-confirm = Ask before what cannot be undone
settings-auto-end = End a turn in which nothing else can be done
settings-auto-pass = Pass between the turns when nothing can be built
settings-auto-decline = Decline offers that you cannot meet
settings-hints = Say the next step at the bottom
settings-master = All sounds
settings-effects = Dice, cards and pieces
settings-ambience = Fire and wind
settings-test = Listen
settings-contrast = High contrast
settings-motion = Reduced motion
settings-shapes = Shapes besides colours
settings-shapes-help = Roads, houses and guards carry the mark of their owner.
settings-saved = Changes apply at once and are kept.
settings-default = All as at first
settings-default-ask = Set everything back?
settings-default-body = Language and window stay; all other settings become what they were at the first start.

## Result

result-turns =
    { $count ->
        [one] after { $count } turn
       *[other] after { $count } turns
    }
result-won = { $name } wins
result-won-many = { $names } win
result-nobody = Nobody wins
ending-win-line = The goal was reached.
ending-true-line = A true victory: the Wall held to the end.
ending-tragic-line = A tragic end: the Wall fell. The most faithful guard of the Watch is remembered.
ending-nobody-line = The Wall fell, and nobody had guarded it better than the others.
result-points = Points
result-dice = Dice, and what was to be expected
result-sum = Sum
result-supply = With the supply
result-look = Look at the board
result-rematch = Play again
result-save = Save the game
result-menu = To the title

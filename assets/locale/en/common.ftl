### Words that every screen and every game share. Keys are the same in every language.
### A message may refer to another one: it hands its arguments on, so `{ resource.of }` reads the caller's $resource.

app-name = Catan Desktop
language-name = English

## Menu

menu-continue = Continue
menu-new-game = New game
menu-load = Load
menu-replays = Replays
menu-almanac = Almanac
menu-tutorial = Tutorial
menu-settings = Settings
menu-quit = Quit

## Answers and buttons

yes = Yes
no = No
ok = OK
cancel = Cancel
back = Back
close = Close
done = Done
confirm = Confirm
undo = Undo
redo = Redo
save = Save
delete = Delete
rename = Rename
search = Search
on = on
off = off

## Resources and commodities. $resource is lumber, brick, wool, grain, ore, paper, cloth or coin.

resource-lumber = Lumber
resource-brick = Brick
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore
resource-iron = Iron
# Inside a sentence. `of` answers "a card of what?", `take` answers "takes what?".
resource =
    { $resource ->
        [lumber] lumber
        [brick] brick
        [wool] wool
        [grain] grain
        [paper] paper
        [cloth] cloth
        [coin] coin
        [gold] gold
        [iron] iron
        [wood] wood
        [stone] stone
        [chi] chi
       *[ore] ore
    }
    .of =
        { $resource ->
            [lumber] lumber
            [brick] brick
            [wool] wool
            [grain] grain
            [paper] paper
            [cloth] cloth
            [coin] coin
            [gold] gold
            [iron] iron
            [wood] wood
            [stone] stone
            [chi] chi
           *[ore] ore
        }
    .take =
        { $resource ->
            [lumber] lumber
            [brick] brick
            [wool] wool
            [grain] grain
            [paper] paper
            [cloth] cloth
            [coin] coin
            [gold] gold
            [iron] iron
            [wood] wood
            [stone] stone
            [chi] chi
           *[ore] ore
        }
# "3 lumber"; nothing is said of who has it or does what with it.
resource-count =
    { $resource ->
        [coin]
            { $count ->
                [one] { $count } coin
               *[other] { $count } coins
            }
        [gold] { $count } gold
       *[other] { $count } { resource.of }
    }
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Terrain

terrain-forest = Forest
terrain-hills = Hills
terrain-pasture = Pasture
terrain-fields = Fields
terrain-mountains = Mountains
terrain-ice = Ice field
terrain-desert = Desert
terrain-lake = Lake
terrain-second-lake = Lake
terrain-swamp = Swamp
terrain-bog = Bog
terrain-sea = Sea
terrain-gold = Gold field
terrain-unknown = Unknown land

## Seats

seat = Seat { $number }
seat-human = Human
seat-bot = Bot
seat-you = You
seat-nobody = Nobody
seat-colour-0 = Blue
seat-colour-1 = Red
seat-colour-2 = Yellow
seat-colour-3 = White
seat-colour-4 = Green
seat-colour-5 = Purple
round-number =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }

## Why something is refused in any game

reason-game-over = The game is over.
reason-not-your-move = It is not your turn.
reason-not-now = You cannot do that now.
reason-not-in-this-game = That is not part of this game.
reason-undo-chance = Cannot undo past a roll or a drawn card.
reason-undo-other-seat = Cannot undo further: another player has acted since.
reason-undo-secret = Cannot undo further: hidden cards have been shown.

## Settings file

settings-unreadable = Your settings could not be read. Defaults are in use; a copy of the old file was kept.
settings-partly-read = Some settings could not be read and were reset to defaults; a copy of the old file was kept.
settings-no-file = The settings file is not an ordinary file, so the defaults are used.
settings-not-copied = Some settings could not be read and were reset to defaults. The old file could not be copied.

## What is typed and pasted

signs-hidden = The game has no letters for { $signs }: left out.
name-signs-hidden = The game has no letters for { $signs } in a name.
clipboard-unreadable = What was copied is not text: nothing was pasted.

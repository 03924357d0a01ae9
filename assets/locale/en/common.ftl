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
on = On
off = Off

## Resources. $resource is lumber, brick, wool, grain or ore.

resource-lumber = Lumber
resource-brick = Brick
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore
# Inside a sentence. `of` answers "a card of what?", `take` answers "takes what?".
resource =
    { $resource ->
        [lumber] lumber
        [brick] brick
        [wool] wool
        [grain] grain
       *[ore] ore
    }
    .of =
        { $resource ->
            [lumber] lumber
            [brick] brick
            [wool] wool
            [grain] grain
           *[ore] ore
        }
    .take =
        { $resource ->
            [lumber] lumber
            [brick] brick
            [wool] wool
            [grain] grain
           *[ore] ore
        }
# "3 lumber"; nothing is said of who has it or does what with it.
resource-count = { $count } { resource.of }
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
terrain-sea = Sea

## Seats

seat = Seat { $number }
seat-human = Person
seat-bot = Bot
seat-you = You
seat-nobody = Nobody
seat-colour-0 = Blue
seat-colour-1 = Red
seat-colour-2 = Yellow
seat-colour-3 = Black
seat-colour-4 = Green
seat-colour-5 = Purple
turn-number = Turn { $turn }

## Why something is refused: one sentence, no arguments

reason-unknown = This is not possible now.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-asked = You are not asked for this now.
reason-cannot-afford = You do not have the cards this costs.
reason-no-piece = You have no such piece left.
reason-no-place = There is no place for it on the board.
reason-occupied = Something stands there already.
reason-too-close = Another building is less than two paths away.
reason-not-connected = It does not touch your own roads or buildings.
reason-supply-empty = The supply does not have these cards.
reason-same-resource = The same resource cannot stand on both sides.
reason-empty-side = Both sides must give at least one card.
reason-wrong-number = That is not the right number of cards.
reason-once-a-turn = Only once a turn.
reason-bought-this-turn = A card cannot be played in the turn it was bought.
reason-trading-over = Trading is over for this turn.
reason-undo-chance = Undo stops here: luck has decided since.
reason-undo-other-seat = Undo stops here: somebody else has acted since.
reason-undo-secret = Undo stops here: a secret has been shown.

## Settings file

settings-unreadable = The settings could not be read; the defaults are used, and a copy of the old file is kept.
settings-partly-read = Some settings could not be read and have their default again; a copy of the old file is kept.

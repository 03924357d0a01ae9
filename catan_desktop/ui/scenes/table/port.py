"""The table's needs of the running game, in parts of which each helper holds its own; `app_port` gives them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine, Field, TableModel
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.ui.scene import Change, Scene


@record
class Sitting:
    """Who sits on a seat."""

    name: str
    colour: int
    """Index of the seat colours."""
    human: bool
    level: str = ""
    """The level of the bot; empty for a person."""
    character: str = ""
    """Who the bot is; empty for nobody in particular."""


@record
class TableSettings:
    """What the player chose for the table."""

    animation: str = "normal"
    """off, fast, normal or slow."""
    bot_pause: float = 0.8
    """Seconds that a bot's move is shown."""
    hints: bool = True
    confirm: bool = True
    """Ask once more before what costs cards and cannot be taken back."""
    cover_hand: bool = False
    """Where several people play, the own hand shows only while a key or the button is held."""
    auto_end: bool = False
    """End a turn by itself where everybody can see that nothing else is possible."""
    auto_pass: bool = True
    """Between the turns, pass for a person who can do nothing; not where others at the screen would learn of it."""
    auto_decline: bool = True
    """Decline an offer that the only person at the table cannot meet, once it was seen."""
    advice: bool = True
    """Offer to say what the best bot would do."""


@record
class News:
    """What has happened since the table last looked, as one seat may know it."""

    events: tuple[tuple[int, Event], ...]
    """(ply, event)."""
    turned_back: bool
    """Something was taken back: nothing is to be animated."""


@dataclass(slots=True)
class Exits:
    """Where the table's menu leads; an entry that is missing is not shown."""

    menu: Mapping[str, Callable[[], Change]] = field(default_factory=dict)
    """Names such as `save`, `load`, `settings`, `title`, `quit` -> what happens, in the order to show.

    Text keys: `table-menu-NAME`.
    """
    over: Callable[[], Change] | None = None
    """The game has ended and its ending has been seen."""
    almanac: Callable[[str], Scene] | None = None
    """The almanac, open at an entry or with an empty text at its front page."""


class Language(Protocol):
    """The player's words."""

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language."""

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""

    def topic_of(self, text_key: str) -> str:
        """Return the entry of the almanac that explains what a text key says; empty where none does."""


class Seats(Protocol):
    """Who plays."""

    levels: Sequence[str]
    """The levels of bots, weakest first."""
    characters: Sequence[str]
    """Who a bot can be."""

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Return who sits where, by seat."""

    def set_seat(self, seat: Seat, level: str, character: str = "") -> None:
        """Let a bot of a level sit down, or a person where the level is empty; a bot of no character keeps its own."""


class Position(Protocol):
    """The game as it stands: what may be done in it."""

    @property
    def title(self) -> Words:
        """The name of the game."""

    @property
    def rules(self) -> Sequence[tuple[str, bool | int | str]]:
        """The options of this game with their values; texts `option-<key>` and `option-<key>-<value>`."""

    @property
    def ply(self) -> int:
        """Actions applied so far; another number means another position."""

    @property
    def over(self) -> bool:
        """The game has ended."""

    @property
    def winners(self) -> Sequence[Seat]:
        """Return who has won; nobody while the game goes on, or where everybody lost."""

    def position_text(self, seat: Seat) -> str:
        """Return the position as a text, as far as a seat may know it; all of it once the game is over."""

    def actor(self) -> Seat | None:
        """Return who is asked now: a seat, `CHANCE`, or None when the game is over."""

    def last_actor(self) -> Seat | None:
        """Return who acted last: a seat, `CHANCE`, or None before the first action."""

    def led(self, seat: Seat) -> bool:
        """Return whether the position was reached by an action of this seat that can still be taken back; the only
        answer there was does not count, what came before it does."""

    def model(self, seat: Seat) -> TableModel:
        """Return what stands around the board for a seat; the same object until something changes."""

    def fields(self, action: Action) -> tuple[Field, ...]:
        """Return an action's fields after its seat, with what to call them."""

    def action_words(self, action: Action) -> Words:
        """Return what to write on a button that does this."""

    def why_not(self, action: Action) -> Words | None:
        """Return why an action is refused now; None if it is legal."""

    def places_after(self, action: Action) -> Mapping[tuple[str, int], Action]:
        """Return the (space, site) that the seat chooses among after an action that it may do now, and what it does
        with each; none where it is asked for more."""

    def final(self, action: Action) -> bool:
        """Return whether an action that the seat may do now cannot be taken back: luck or somebody else goes on, a
        secret is told, or the game ends."""


class Acts(Protocol):
    """What is done in the game, and taken back."""

    def submit(self, action: Action) -> Words | None:
        """Do it; the refusal if it is not legal."""

    def pump(self) -> bool:
        """Let chance or a bot act; True if something happened."""

    def undo_block(self) -> Words | None:
        """Return why nothing can be taken back now."""

    def redo_block(self) -> Words | None:
        """Return why nothing can be done again now."""

    def undo(self) -> bool:
        """Take the last action back."""

    def redo(self) -> bool:
        """Do again what was taken back."""

    def undo_turn(self) -> bool:
        """Take back all that can be taken back of the turn."""

    def undo_to(self, ply: int) -> bool:
        """Go back as far as this position, or as it goes; True if it was reached."""


class Advice(Protocol):
    """What is told of things and actions before anything is done."""

    def described(self, seat: Seat) -> Sequence[Words]:
        """Return what lies on the board in sentences, for those who listen instead of looking."""

    def foresee(self, action: Action) -> tuple[Words, ...]:
        """Return what an action that the seat may do now is sure to bring; luck is named as luck."""

    def loud(self, said: Words) -> bool:
        """Return whether a line of the chronicle is called out, or what is foretold has a line of its own."""

    def explain(self, seat: Seat, thing: Thing) -> Explained:
        """Return what a thing of the table is, as a seat sees it."""

    def advise(self, seat: Seat) -> AdviceView | Words | None:
        """Return what the best bot would do in a seat's place and why, or why that cannot be said; None while it
        thinks."""


class Pictures(Protocol):
    """The board, and how what happens on it looks."""

    def board(self, seat: Seat) -> BoardPicture:
        """Return what lies on the board for a seat; the same object until something changes."""

    def then(self, seat: Seat, ply: int) -> tuple[TableModel, BoardPicture]:
        """Return what a seat saw at a position that has been: around the board, and on it."""

    def cues(self, events: Sequence[Event]) -> Sequence[Cue]:
        """Return what to show of events that the seat may know."""

    def keyframes(self, plies: Iterable[int], seat: Seat) -> Sequence[Keyframe]:
        """Return what the actions that led to positions changed on the board, step by step, as the seat may know it."""

    def marks(self, ply: int, seat: Seat) -> Sequence[Place]:
        """Return where on the board the action happened that led to a position, as far as the seat may know."""


class EventLog(Protocol):
    """What has happened."""

    def chronicle(self, seat: Seat, *, covered: bool = False) -> Sequence[ChronicleLine]:
        """Return everything that happened as the seat may know it, oldest first; `covered`: others look on, so nothing
        that only some may know is in it."""

    def news(self, seat: Seat) -> News:
        """Return what happened since the last call."""

    def great_moments(self, events: Sequence[Event], seat: Seat) -> Sequence[Moment]:
        """Return the great moments among events that a seat, or with `NOBODY` everybody, may know."""

    def since(self, seat: Seat) -> int:
        """Return the position in which the last finished turn of a seat ended; the first one before it had any."""


class TablePort(Protocol):
    """One running game as the table sees it. Nothing here waits."""

    @property
    def settings(self) -> TableSettings:
        """Return what the player chose."""

    @property
    def notices(self) -> Sequence[Words]:
        """Return what must be told once; asking empties it."""

    @property
    def trouble(self) -> Words | None:
        """Return why the game cannot be kept just now; None if it is."""

    @property
    def language(self) -> Language:
        """The player's words."""

    @property
    def seats(self) -> Seats:
        """Return who plays."""

    @property
    def game(self) -> Position:
        """The game as it stands."""

    @property
    def acts(self) -> Acts:
        """Return what is done in it."""

    @property
    def advice(self) -> Advice:
        """Return what is told beforehand."""

    @property
    def pictures(self) -> Pictures:
        """Return how it looks."""

    @property
    def log(self) -> EventLog:
        """Return what has happened."""

"""What the table needs from the running game; `catan_desktop.app_port` gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine, Field, TableModel
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.present.words import Words
from catan_desktop.ui.scene import Change, Scene


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits on a seat."""

    name: str
    colour: int
    """Index of the seat colours."""
    human: bool
    level: str = ""
    """Of a bot."""
    character: str = ""
    """Who the bot is; empty for nobody in particular."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


class Seats(Protocol):
    """Who plays."""

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Who sits where, by seat."""

    @property
    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""

    @property
    def characters(self) -> Sequence[str]:
        """Who a bot can be."""

    def set_seat(self, seat: Seat, level: str, character: str = "") -> None:
        """A bot of a level sits down, or with an empty level a person; who the bot is, is kept where nobody says."""


class Position(Seats, Protocol):
    """The game as it stands: what may be done in it."""

    @property
    def settings(self) -> TableSettings:
        """What the player chose."""

    @property
    def ply(self) -> int:
        """Actions applied so far; another number means another position."""

    @property
    def over(self) -> bool:
        """The game has ended."""

    @property
    def winners(self) -> Sequence[Seat]:
        """Who has won; nobody while the game goes on, or where everybody lost."""

    def actor(self) -> Seat | None:
        """Who is asked now: a seat, `CHANCE`, or None when the game is over."""

    def model(self, seat: Seat) -> TableModel:
        """What stands around the board for a seat; the same object until something changes."""

    def fields(self, action: Action) -> tuple[Field, ...]:
        """An action's fields after its seat, with what to call them."""

    def action_words(self, action: Action) -> Words:
        """What to write on a button that does this."""

    def why_not(self, action: Action) -> Words | None:
        """Why an action is refused now; None if it is legal."""

    def final(self, action: Action) -> bool:
        """Whether an action that the seat may do now cannot be taken back: luck or somebody else goes on, a secret is
        told, or the game ends."""

    def led(self, seat: Seat) -> bool:
        """Whether the position was reached by an action of this seat that can still be taken back; an answer that was
        the only one there was does not count, what came before it does."""

    def places_after(self, action: Action) -> Mapping[tuple[str, int], Action]:
        """Return the (space, site) that the seat chooses among after an action that it may do now, and what it does
        with each; none where it is asked for more."""

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""


class Telling(Protocol):
    """What can be told of the game."""

    @property
    def title(self) -> Words:
        """The name of the game."""

    @property
    def rules(self) -> Sequence[tuple[str, bool | int | str]]:
        """The options of this game with their values; texts `option-<key>` and `option-<key>-<value>`."""

    @property
    def notices(self) -> Sequence[Words]:
        """What must be told once; asking empties it."""

    @property
    def trouble(self) -> Words | None:
        """Why the game cannot be kept just now; None if it is."""

    def tr(self, key: str, /, **args: str | int | float) -> str:
        """Return a text in the player's language."""

    def topic_of(self, text_key: str) -> str:
        """Return the entry of the almanac that explains what a text key says; empty where none does."""

    def described(self, seat: Seat) -> Sequence[Words]:
        """What lies on the board in sentences, for those who listen instead of looking."""

    def chronicle(self, seat: Seat) -> Sequence[ChronicleLine]:
        """Everything that happened as the seat may know it, oldest first."""

    def foresee(self, action: Action) -> tuple[Words, ...]:
        """What an action that the seat may do now is sure to bring; luck is named as luck."""

    def loud(self, said: Words) -> bool:
        """Return whether a line of the chronicle is called out, or what is foretold has a line of its own."""

    def advise(self, seat: Seat) -> AdviceView | Words | None:
        """What the best bot would do in a seat's place and why, or why that cannot be said; None while it thinks."""

    def explain(self, seat: Seat, thing: Thing) -> Explained:
        """What a thing of the table is, as a seat sees it."""

    def marks(self, ply: int, seat: Seat) -> Sequence[Place]:
        """Where on the board the action happened that led to a position, as far as the seat may know."""


class Doing(Protocol):
    """What is done in the game, and how that looks."""

    def board(self, seat: Seat) -> BoardPicture:
        """What lies on the board for a seat; the same object until something changes."""

    def cues(self, events: Sequence[Event]) -> Sequence[Cue]:
        """What to show of events that the seat may know."""

    def keyframes(self, plies: Iterable[int], seat: Seat) -> Sequence[Keyframe]:
        """What the actions that led to positions changed on the board, step by step, as the seat may know it."""

    def great_moments(self, events: Sequence[Event], seat: Seat) -> Sequence[Moment]:
        """The great moments among events that a seat, or with `NOBODY` everybody, may know."""

    def submit(self, action: Action) -> Words | None:
        """Do it; the refusal if it is not legal."""

    def pump(self) -> bool:
        """Let chance or a bot act; True if something happened."""

    def news(self, seat: Seat) -> News:
        """What happened since the last call."""


class Past(Protocol):
    """What has been, and how to go back to it."""

    def undo_block(self) -> Words | None:
        """Why nothing can be taken back now."""

    def redo_block(self) -> Words | None:
        """Why nothing can be done again now."""

    def last_actor(self) -> Seat | None:
        """Who acted last: a seat, `CHANCE`, or None before the first action."""

    def since(self, seat: Seat) -> int:
        """The position in which the last finished turn of a seat ended; the first one before it had any."""

    def then(self, seat: Seat, ply: int) -> tuple[TableModel, BoardPicture]:
        """What a seat saw at a position that has been: around the board, and on it."""

    def undo(self) -> bool:
        """Take the last action back."""

    def redo(self) -> bool:
        """Do again what was taken back."""

    def undo_turn(self) -> bool:
        """Take back all that can be taken back of the turn."""

    def undo_to(self, ply: int) -> bool:
        """Go back as far as this position, or as it goes; True if it was reached."""


class TablePort(Position, Telling, Doing, Past, Protocol):
    """One running game as the table sees it. Nothing here waits."""

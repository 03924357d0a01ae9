"""The services that the screens around the table need from the program; `catan_desktop.app` gives them.

`Shell` is what every screen needs; each screen is handed besides it those services that it uses. Nothing here waits for
long; what cannot be done raises `Refused`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from catan_desktop.campaign.campaign import Campaign
from catan_desktop.campaign.files import Listed
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.lesson import LessonCard
from catan_desktop.present.models.puzzle import PuzzleCard
from catan_desktop.present.models.screens import ActionKey, BoardSketch, ResultModel, RulesetCard, SaveEntry
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import TextArgument, Words
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, OptionValue, SeatSpec
from catan_desktop.ui.scene import Change, Scene
from catan_desktop.ui.theme import Finish
from catan_desktop.ui.widgets import Kit


@dataclass(frozen=True)
class LessonOffer:
    """A chapter of a lesson about the running game."""

    key: str
    """By which it is remembered."""
    title: Words
    fresh: bool
    """It was neither finished nor offered yet."""
    begin: Callable[[], Change]
    """The running game is kept, and gone on with at its end."""


@dataclass(slots=True)
class Exits:
    """Where the table's menu leads; an entry that is missing is not shown."""

    menu: Mapping[str, Callable[[], Change]] = field(default_factory=dict)
    """Names such as `save`, `load`, `settings`, `title`, `quit` -> what happens, in the order to show.

    Text keys: `table-menu-NAME`.
    """
    over: Callable[[], Change] | None = None
    """The game has ended and its ending has been seen."""
    lessons: Sequence[LessonOffer] = ()
    """Chapters about what is not usual in this game."""
    almanac: Callable[[str], Scene] | None = None
    """The almanac, open at an entry or with an empty text at its front page."""


class Shell(Protocol):
    """What every screen is drawn and written with, and its way to other screens."""

    @property
    def kit(self) -> Kit:
        """Return what everything is drawn with."""

    @property
    def version(self) -> str:
        """Of the program."""

    def apply_theme(self, theme: str = "") -> None:
        """Show everything in the light of a theme; without a name, in that of the running game."""

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language, in the words of the running game."""

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""

    def say(self, text: Words) -> str:
        """Put words into the player's language."""

    def news(self) -> Sequence[str]:
        """Sentences to be told once; asking empties it."""

    def scene(self, name: str) -> Scene:
        """Make one of the screens: `title`, `new-game`, `load`, `settings`."""

    def almanac(self, topic: str = "", ruleset: str = "") -> Scene:
        """The almanac, open at an entry; its front page where there is none of that name.

        `ruleset` is the game that is meant; empty: the running one.
        """


class SettingsService(Protocol):
    """What the player chose once and for all."""

    @property
    def chosen(self) -> Settings:
        """Return what is chosen."""

    @property
    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, name in itself) of every language."""

    @property
    def sets(self) -> Mapping[str, Mapping[str, Sequence[Finish]]]:
        """`pieces` and `dice`: the finishes of each set by its name."""

    def change(self, **values: Any) -> None:
        """Set settings by name, apply them at once and keep them."""

    def play(self, sound: str, group: str = "effects") -> None:
        """Play a sound."""

    @property
    def silent(self) -> bool:
        """Return whether nothing can be heard because there is no sound device."""

    def listen_again(self) -> bool:
        """Look for a sound device; False where there is none."""

    def actions(self) -> Sequence[ActionKey]:
        """Return the actions of the games there are, each once."""


class Lobby(Protocol):
    """What can be begun, and by whom."""

    taught: str
    """The game that was taught or begun last; empty before any was."""

    def rulesets(self) -> Sequence[str]:
        """The keys of the games on offer."""

    def ruleset(self, key: str) -> RulesetCard:
        """Return what can be chosen of a game."""

    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""

    def usual(self, ruleset: str) -> NewGame:
        """A game as most people would begin it, with a new seed."""

    def last(self) -> NewGame | None:
        """The game begun last, with a new seed; None where there was none or it can no longer be played."""

    def remember(self, spec: NewGame) -> None:
        """Offer these choices when the next game is begun."""

    def tables(self) -> Mapping[str, NewGame]:
        """The games that were kept under a name, each with a new seed."""

    def keep_table(self, name: str, spec: NewGame | None) -> None:
        """Keep the choices under a name; None: no longer."""

    def usual_name(self, seat: int, human: bool) -> str:
        """The name of a seat before anybody writes one."""

    def characters(self) -> Sequence[str]:
        """Return who a bot can be."""

    def next_character(self, seats: Sequence[SeatSpec]) -> str:
        """Return who comes as one more bot."""

    def seed(self) -> int:
        """A new seed."""

    def sketch(self, spec: NewGame) -> BoardSketch:
        """The board on which a game would begin."""

    def begin(self, spec: NewGame) -> Change:
        """Begin a game."""

    def lessons(self, ruleset: str = "") -> Sequence[LessonCard]:
        """Every lesson with its chapters, or that of the game named if it has one."""

    def teach(self, key: str, chapter: str) -> Change:
        """Begin a chapter of a lesson."""

    def first_game(self, ruleset: str, seats: int = ..., options: Mapping[str, OptionValue] = ...) -> Change:
        """Begin a game as one would after a lesson: against easy bots."""


class Puzzles(Protocol):
    """Positions to solve."""

    def all(self) -> Sequence[PuzzleCard]:
        """Every puzzle, by game, the easiest of each first."""

    def solve(self, key: str) -> Change:
        """Begin a puzzle."""


class Library(Protocol):
    """The saved games."""

    def unfinished(self) -> SaveEntry | None:
        """The game to go on with."""

    def unread(self) -> bool:
        """Return whether the newest game opens in no version."""

    def saves(self) -> Sequence[SaveEntry]:
        """Every saved game and every example, newest first."""

    def saved_board(self, entry: SaveEntry) -> BoardSketch | None:
        """The board of a saved game as it stands, without anybody's secrets."""

    def offered_files(self) -> Sequence[str]:
        """Saved games that lie in the usual folders, newest first."""

    def usual_folder(self) -> str:
        """Return where a copy goes unless somebody says otherwise."""

    def open(self, path: str) -> Change:
        """Go on with a saved game."""

    def replay(self, path: str) -> Change:
        """Watch a saved game."""

    def former(self, path: str) -> str:
        """The former version of a saved game that could not be opened, if it can be; empty otherwise."""

    def rename(self, path: str, title: str) -> None:
        """Give a save another title."""

    def remove(self, path: str) -> str:
        """Take a save out of the list; the place it can be brought back from."""

    def restore(self, removed: str) -> None:
        """Bring a removed save back."""

    def bring_in(self, path: str) -> None:
        """Copy a file from elsewhere into the list."""

    def hand_out(self, path: str, target: str) -> str:
        """Copy a save to a place of the player's choice; the whole path of the copy."""


class Campaigns(Protocol):
    """Several games one after another, with a running score."""

    def all(self) -> Sequence[Listed]:
        """Return every campaign, the one that was played last first."""

    def at(self, path: Path) -> Campaign:
        """Return a campaign."""

    def card(self, stages: Sequence[str]) -> RulesetCard:
        """Return what can be chosen for some stages."""

    def stage_name(self, stage: str) -> str:
        """Return what a stage is called."""

    def create(self, course: str, stages: Sequence[str], game: NewGame, head_start: Sequence[int] = ()) -> Change:
        """Begin a campaign of the players and options of a game, and show it."""

    def page(self, path: Path, *, below: bool = True) -> Scene:
        """Return the page of a campaign; `below`: something lies under it."""

    def leave(self) -> Change:
        """Go to the title."""

    def play(self, path: Path) -> Change:
        """Go on with the stage that is to be played, or begin it."""

    def begin_stage(self, path: Path) -> Change:
        """Begin the stage that is to be played; a game of it that goes on is given up."""

    def hand(self, path: Path, seat: int, to_bot: bool) -> Campaign:
        """Pass the seat of a person to a bot for the stages to come, or back."""

    def remove(self, path: Path) -> None:
        """Take a campaign with the games of its stages out of the lists."""


class Stages(Protocol):
    """What a game may be a stage of."""

    def way_on(self) -> Callable[[], Change] | None:
        """Return the way from the running game to the page of its campaign; None where it is a stage of none."""


class RunningGame(Protocol):
    """The game that is being played, or has just ended."""

    @property
    def stages(self) -> Stages:
        """Return what it may be a stage of."""

    def title(self) -> str:
        """A title that fits it."""

    def code(self) -> str:
        """The code by which somebody else begins the same game."""

    def on_own_island(self) -> bool:
        """Return whether it is played on an island that somebody has drawn, which no code holds."""

    def last_board(self) -> tuple[BoardPicture, str]:
        """Return the board as it lies at the end, for everybody, and when that was: `2030-12-31T23:59:59Z`."""

    def picture_place(self) -> tuple[str, str]:
        """Return the folder where pictures go unless somebody says otherwise, and the name of a file free there."""

    def save_picture(self, png: bytes, target: str) -> str:
        """Write a picture of it to a folder or file of the player's choice; return the whole path."""

    def save_as(self, title: str) -> None:
        """Keep it under a title."""

    def result(self) -> ResultModel:
        """Return how it ended."""

    def figures(self, viewer: Seat) -> ResultModel:
        """Return how it goes, as far as a seat may know."""

    def table(self) -> Scene:
        """Its table."""

    def replay(self, viewer: Seat | None = None) -> Change:
        """Watch it from its beginning, with the eyes of the looking seat only if there is one."""

    def review(self) -> Change:
        """Go to the review of it; only where it is over."""

    def rematch(self) -> Change:
        """The same table again on another seed."""

    def leave(self) -> Change:
        """End it and go to the title; it is kept."""

    def parting(self, leave: Callable[[], Change]) -> Change:
        """Leave it by `leave`; after a page or a question where it is not kept yet."""

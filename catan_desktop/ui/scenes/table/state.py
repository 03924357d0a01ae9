"""The table as values: what a person has done, and what has been presented. The game itself is not in them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import NOBODY, Seat, SeatMask
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.chooser import NOTHING, Pick, Place
from catan_desktop.ui.scenes.table.draft import EMPTY, Draft


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that was asked for."""

    seat: Seat
    ply: int
    """The position in which it was asked for."""
    said: AdviceView | Words | None = None
    """None while it is being thought about."""


@dataclass(frozen=True, slots=True)
class TableState:
    """All that a person has done at the table and that is not yet done in the game."""

    viewer: Seat | None = None
    """Whose eyes; None before the first curtain is lifted."""
    pick: Pick = NOTHING
    party: SeatMask = 0
    """Seats that are chosen one by one, for a value that stands for several."""
    pending: Action | None = None
    """An action that needs only a yes."""
    pending_place: Place | None = None
    """The place of the pending action, where it was chosen by one."""
    listed: bool = False
    """The pending action is an answer of a list beside the board, which stays there."""
    taught: bool = False
    """Something that waited for a yes was done: how that is said needs no more telling."""
    folded: bool = False
    """The board is seen instead of what lies over it."""
    drawer: tuple[bool, bool] | None = None
    """Whether the drawer was to be open by itself when somebody opened or closed it, and whether it is open since."""
    laid_aside: bool = False
    """The dialog of a question was laid aside to look at the board."""
    draft: Draft = EMPTY
    """The trade that is being put together."""
    hand_shown: bool = False
    """The own hand, usually covered, is shown because somebody holds the key or the button ..."""
    hand_by_key: bool = False
    """... and it is the key."""
    came_to: Place | None = None
    """The place that the next button last went to by itself."""
    onlooking: bool = False
    """Nobody played when it was last looked, so that whoever sits down first has nobody's secrets to fear for."""
    private: Seat | None = None
    """Who wants to see the own hand before answering an offer."""
    muted_offers: tuple[tuple[Seat, int], ...] = ()
    """Seats that want to hear no more offers, and in which turn."""
    resting: SeatMask = 0
    """Seats that pass between the turns of others until their own."""
    silent: tuple[str, SeatMask] = ("", 0)
    """The question that was put to everybody at the screen at once, and who said no to it."""
    hint: Hint | None = None
    guided: bool = False
    """A coach guides the player, who gets no hints then."""
    paused: bool = False
    """Bots that play alone rest."""
    steps: int = 0
    """Moves that resting bots may still make."""
    rushing: bool = False
    """Bots alone play to the end, and nothing of it is shown on the way."""
    pace: float = 1.0
    """How many times faster bots alone play than the settings say."""
    watched: Seat = NOBODY
    """With whose eyes bots alone are watched; NOBODY for all: the hand of whoever has the turn lies open then."""
    left: Seat | None = None
    """The seat that the last person left to a bot in the middle of the game; only its eyes watch then."""

    def unpending(self) -> TableState:
        """Return it with nothing that waits to be confirmed."""
        return replace(self, pending=None, pending_place=None, listed=False)

    def unpicked(self) -> TableState:
        """Return it with nothing chosen."""
        return replace(self.unpending(), pick=NOTHING, party=0)


@dataclass(frozen=True, slots=True)
class Shown:
    """What of one game has been presented, called out and chimed, and what waits for the board."""

    seat: Seat
    """Who looked when something was last shown to the end."""
    near: frozenset[Seat]
    """Seats that may win soon, or were heard to, as far as who looks can see."""
    turn: int | None = None
    """The turn in which something was last shown; None before anything was."""
    asked: bool = False
    """The looking seat was asked then."""
    chimed: int = 0
    """The turn whose beginning was told by a chime."""
    group: str = ""
    """The group of lines that the last call was of ..."""
    call: str = ""
    """... and the call."""
    lines: tuple[ChronicleLine, ...] = ()
    """What is to be called out when the dice lie still."""
    moments: tuple[Moment, ...] = ()
    """What is to be told large then."""
    calm: bool = True
    """What is shown just now does not concern the person."""

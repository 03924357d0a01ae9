"""Messages to the table, and commands that come of them besides another state."""

from __future__ import annotations

from typing import Any, TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.kernel.record import record
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.models.ladders import Ladder
from catan_desktop.present.models.panels import ActionButton, CardView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.chooser import Place
from catan_desktop.ui.scenes.table.draft import Draft
from catan_desktop.ui.scenes.table.presenting import Report, Scene

# messages


@record
class StartAction:
    """The button of an action was pressed."""

    entry: ActionButton


@record
class Begin:
    """Kinds of actions are meant, or those of them with some values."""

    kinds: tuple[str, ...]
    fixed: tuple[tuple[str, Any], ...] = ()


@record
class PlacePicked:
    """A lit place of the board was pressed; `pointed`: somebody meant just that one; `lifted`: the pointer began to
    draw there, at a place lit or not."""

    place: Place
    pointed: bool = True
    lifted: bool = False


@record
class CameTo:
    """The next button went to a place by itself."""

    place: Place | None


@record
class HandWanted:
    """A person wants to see the own hand before naming other terms."""

    seat: Seat


@record
class PlaceMissed:
    """A place of the board was pressed that is not lit."""

    place: Place


@record
class KindPicked:
    """One of several things was chosen that can be done at a place."""

    kind: str
    place: Place


@record
class FieldPicked:
    """A value was chosen for a field of an action of a kind."""

    kind: str
    name: str
    value: Any


@record
class AnswerPicked:
    """An answer beside the board was pressed, which a second press confirms."""

    action: Action


@record
class PartyToggled:
    """A seat was taken in or left out, where several are chosen."""

    seat: Seat


@record
class PartyTaken:
    """The seats are the right ones."""


@record
class PlayCard:
    """A card of the hand was pressed."""

    card: CardView


@record
class Climb:
    """The next rung of a ladder was pressed; `by_key`: the keyboard goes on to the rung after it."""

    ladder: Ladder
    by_key: bool = False


@record
class GiveCard:
    """A resource of the hand was pressed, to go into the trade."""

    kind: int


@record
class DraftChanged:
    """Another trade is drawn up."""

    draft: Draft


@record
class Trade:
    """What was drawn up is to be done, and this draft to be left."""

    action: Action
    draft: Draft


@record
class NameTerms:
    """A counter-offer is wanted, from the terms of the offer."""


@record
class MuteOffers:
    """The offer is declined with this, and all further ones of this turn."""

    decline: Action


@record
class Back:
    """The last step of a choice is taken back."""


@record
class GiveUp:
    """What was being chosen is given up."""


@record
class LayAside:
    """The dialog of a question is laid aside to look at the board."""


@record
class TakeUp:
    """The question that was laid aside is brought back."""


@record
class ShowHand:
    """A covered hand is held open, by the key or the button, or let go."""

    shown: bool
    by_key: bool = False


@record
class FoldToggled:
    """The board is wanted instead of what lies over it, or that again."""


@record
class DrawerToggled:
    """The drawer of the open cards was opened or closed."""


@record
class RestToggled:
    """A seat passes until its turn, or is asked again; None: the looking one."""

    seat: Seat | None = None


@record
class Silenced:
    """A question was put to everybody at the screen at once; who said no to it is not asked alone."""

    key: str
    seats: SeatMask


@record
class HintToggled:
    """A hint is asked for, or put away."""


@record
class HintSaid:
    """The hint has been thought about."""

    said: AdviceView | Words


@record
class PauseToggled:
    """Bots that play alone rest, or go on."""


@record
class StepAsked:
    """Bots that rest make one move."""


@record
class RushToggled:
    """Bots that play alone play to the end at once, or are watched again."""


@record
class BotMoved:
    """A bot made a move."""


@record
class PaceSet:
    """Bots that play alone go `pace` times faster than the settings say."""

    pace: float


@record
class WatchedSeat:
    """Bots alone are watched with the eyes of a seat; NOBODY: of all."""

    seat: Seat


@record
class Reseated:
    """Somebody else sits on a seat; `left`: a person left it to a bot."""

    seat: Seat
    left: bool


@record
class Happened:
    """Something was done in the game, or taken back; `woken`: who is then asked again."""

    woken: Seat | None = None


@record
class Looked:
    """The table is seen with the eyes of a seat."""

    seat: Seat


# commands


@record
class Submit:
    """Do it in the game; where that is refused, what was to follow is not done."""

    action: Action


@record
class Refuse:
    """Tell why something is impossible."""

    why: Words


@record
class TellWhyNot:
    """Tell why an action is refused, if it is."""

    action: Action


@record
class Tell:
    """Show a note."""

    words: Words


@record
class WarnOfHint:
    """Tell why there is no hint; `why` is a text key."""

    why: str


@record
class Ask:
    """Open the dialog that is due; `when`: `free` where none is open, `open` where that of the question lies on top."""

    when: str = ""


@record
class FocusPlace:
    """Put the focus on a place."""

    place: Place


@record
class OpenPlaceMenu:
    """Show what can be done at a place."""

    place: Place


@record
class OpenLadders:
    """Show the chart of all ladders."""


@record
class OpenCard:
    """Tell of a card."""

    card: CardView


@record
class CloseDialogs:
    """Close all dialogs."""


@record
class FocusRung:
    """Put the focus on the rung of a ladder that is next now, unless something else is asked."""

    key: str


@record
class ShowBoard:
    """Show the board as the looking seat sees it."""


@record
class ShowSeat:
    """Show everything as the looking seat sees it."""

    other: bool
    """Somebody else looked before."""


@record
class ThinkOfHint:
    """Ask for the hint."""


@record
class GoToAnswers:
    """Put the focus on what is to be answered."""


@record
class ShowResult:
    """Go on to the result of the game."""


Command: TypeAlias = (
    Submit | Refuse | TellWhyNot | Tell | WarnOfHint | Ask | FocusPlace | OpenPlaceMenu | OpenLadders | OpenCard
    | CloseDialogs | FocusRung | ShowBoard | ShowSeat | ThinkOfHint | GoToAnswers | ShowResult | Scene
)  # fmt: skip
Message: TypeAlias = (
    StartAction | Begin | PlacePicked | PlaceMissed | KindPicked | FieldPicked | AnswerPicked | PartyToggled
    | PartyTaken | PlayCard | Climb | GiveCard | DraftChanged | Trade | NameTerms | MuteOffers | Back | GiveUp
    | LayAside | TakeUp | ShowHand | RestToggled | Silenced | HintToggled | HintSaid | PauseToggled | StepAsked
    | RushToggled | BotMoved | PaceSet | WatchedSeat | Reseated | Happened | Looked | CameTo
    | HandWanted | FoldToggled | DrawerToggled
)  # fmt: skip
News: TypeAlias = Message | Report | Command
"""What is sent to the table: a command is carried out as it is."""

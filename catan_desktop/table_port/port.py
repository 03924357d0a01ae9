"""A session as the table sees it, put together of its parts."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel import Seat, record
from catan_desktop.present.models.lesson import CoachView
from catan_desktop.present.words import Words, because
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings

from .acts import Acts
from .advice import Advice
from .log import EventLog
from .pictures import Pictures
from .position import Position
from .seats import Seats
from .source import Context, Source


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


class TablePort:
    """One running game as the table sees it. Nothing here waits."""

    def __init__(self, session: Session, context: Context, eyes: Sequence[Seat] | None = None) -> None:
        """`eyes` as in `Source`."""
        self.session = session
        self.source = source = Source(session, context, eyes)
        self.language = context
        self.seats = Seats(source)
        self.game = Position(source)
        self.acts = Acts(source)
        self.advice = Advice(source, self.game)
        self.pictures = Pictures(source)
        self.log = EventLog(source)

    @property
    def settings(self) -> TableSettings:
        """Return what the player chose."""
        return table_settings(self.source.context.settings())

    @property
    def notices(self) -> Sequence[Words]:
        """Return what must be told once; asking empties it."""
        found = [because(reason) for reason in self.session.notices]
        self.session.notices.clear()
        return found

    @property
    def trouble(self) -> Words | None:
        """Return why the game cannot be kept just now; None if it is."""
        return because(self.session.saving.trouble)


class CoachedPort(TablePort):
    """The port of a game that a coach talks about."""

    def coach(self) -> CoachView:
        """Return what the coach says now."""
        raise NotImplementedError

    def possible_views(self) -> tuple[CoachView, ...]:
        """Everything that the coach may say, so that the panel keeps its size."""
        raise NotImplementedError


def table_settings(settings: Settings) -> TableSettings:
    """Return what of the settings concerns the table."""
    animation = "off" if settings.reduced_motion else settings.animation_speed
    return TableSettings(
        animation,
        settings.bot_pause_seconds,
        settings.hint_line,
        settings.confirm_costly,
        settings.cover_hand,
        settings.auto_end_turn,
        settings.auto_pass,
        settings.auto_decline,
        settings.hint_button,
    )

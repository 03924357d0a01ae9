"""A session as the table sees it, put together of its parts."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.words import Words, because
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.table.port import TableSettings

from .acts import SessionActs
from .advice import SessionAdvice
from .language import SessionLanguage
from .log import SessionLog
from .pictures import SessionPictures
from .position import SessionPosition
from .seats import SessionSeats
from .source import Context, Source


class SessionPort:
    """The table's port to a session; see `ui.scenes.table.port.TablePort`."""

    def __init__(self, session: Session, context: Context, eyes: Sequence[Seat] | None = None) -> None:
        """`eyes` as in `Source`."""
        self.session = session
        self.source = source = Source(session, context, eyes)
        self.language = SessionLanguage(context)
        self.seats = SessionSeats(source)
        self.game = SessionPosition(source)
        self.acts = SessionActs(source)
        self.advice = SessionAdvice(source, self.game)
        self.pictures = SessionPictures(source)
        self.log = SessionLog(source)

    @property
    def settings(self) -> TableSettings:
        """Return what the player chose."""
        return table_settings(self.source.context.settings())

    @property
    def notices(self) -> Sequence[Words]:
        """Return what must be told once."""
        found = [because(reason) for reason in self.session.notices]
        self.session.notices.clear()
        return found

    @property
    def trouble(self) -> Words | None:
        """Return why the game cannot be kept just now."""
        return because(self.session.saving.trouble)


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

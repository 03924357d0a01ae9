"""The games that were played to their end: noted when they end, told of and forgotten."""

from __future__ import annotations

import logging
from collections.abc import Container, Sequence

from catan_desktop.games.views import CHARTS
from catan_desktop.kernel.notation import digest
from catan_desktop.present.charts import feats
from catan_desktop.present.naming import names_of, round_of
from catan_desktop.present.words import Speaker
from catan_desktop.session import past_games
from catan_desktop.session.past_games import Feat, PastGame, Seated
from catan_desktop.session.save_errors import unwritable
from catan_desktop.session.session import Session
from catan_desktop.session.statistics import course

from .services import Services

logger = logging.getLogger(__name__)


def past_game(session: Session, tr: Speaker) -> PastGame:
    """Return what is remembered of a game that is over; RuntimeError while it goes on."""
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError("the game is not over")
    points = [standing.points for standing in session.standings()]
    seats = [
        Seated(
            name=name,
            human=seat.human,
            level="" if seat.human else seat.level,
            colour=seat.colour,
            points=points[index],
            won=index in outcome.winners,
        )
        for index, (seat, name) in enumerate(zip(session.seats, names_of(session.seats, tr), strict=True))
    ]
    done = feats(CHARTS, course(session.game, session.timeline))
    return PastGame(
        key=digest(session.state),
        date=session.saving.clock(),
        ruleset=session.game.ruleset.key,
        round=round_of(session.state.turn, len(seats)),
        ending=outcome.ending,
        seats=tuple(seats),
        feats=tuple([Feat(key=one.key, seat=one.seat, count=one.count) for one in done]),
    )


class History:
    """See `catan_desktop.ui.scenes.services.History`."""

    def __init__(self, services: Services, *, keep: bool) -> None:
        """`keep`: games are noted in the user's folder."""
        self._services, self._keep = services, keep
        self._games = past_games.PastGames(services.current.folder / past_games.FILE)

    def games(self) -> Sequence[PastGame]:
        """Every game, oldest first."""
        return self._games.all()

    def note(self, session: Session) -> None:
        """Remember a game that is over, if people played in it; what cannot be written is told of in the log alone."""
        if not self._keep or not any(seat.human for seat in session.seats):
            return
        try:
            self._games.add(past_game(session, self._services.texts.tr))
        except OSError as error:
            logger.warning("a game that ended is not remembered: %s", error)

    def forget(self, keys: Container[str]) -> None:
        """Forget games."""

        def act() -> None:
            try:
                self._games.forget(keys)
            except OSError as error:
                raise unwritable(error) from error

        self._services.with_files(act)

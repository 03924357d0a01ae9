"""A game that is watched, as the replay sees it: the position where the film stands, and whose eyes may be used."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.views import EVENTS, PANELS
from catan_desktop.kernel import Seat, record, replace
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present import charts
from catan_desktop.present.models.charts import Moment
from catan_desktop.present.models.panels import ChronicleLine, HandView, TableModel
from catan_desktop.present.panel_view import era, moment
from catan_desktop.present.words import Words
from catan_desktop.session.replay import Film

from .log import EventLog
from .port import TablePort
from .position import Position
from .source import Context, Source, viewer_of

EVERYBODY = NOBODY
"""The eyes of all: every hand lies open."""


@record
class Stretch:
    """Positions of one turn."""

    turn: int
    """0: the set-up."""
    seat: Seat
    """Whose turn; `NOBODY` in the set-up."""
    first: int
    last: int
    """Plies of its first and last position."""
    when: Words | None = None
    """When that was, where turns are not counted, ..."""
    era: Words | None = None
    """... and the long stretch of time that it belongs to, such as a Year."""


class FilmPosition(Position):
    """Where a film stands, as these eyes see it."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._open: tuple[int, TableModel] | None = None

    def model(self, seat: Seat) -> TableModel:
        """Return what stands around the board; to the eyes of all every seat shows what it knew of itself.

        What is climbed is then shown of the seat whose turn it is, as far as a turn has begun.
        """
        self._source.allow(seat)
        if seat != EVERYBODY:
            return super().model(seat)
        if self._open is None or self._open[0] != self.ply:
            own = self._own(seat)
            panels = tuple(model.seats[index] for index, model in enumerate(own))
            turn = own[own[0].active]
            self._open = (self.ply, replace(own[0], seats=panels, viewer=turn.viewer, ladders=turn.ladders))
        return self._open[1]

    def hands(self, seat: Seat) -> Sequence[HandView]:
        """Return the hands that these eyes see."""
        self._source.allow(seat)
        hands = [model.hand for model in self._own(seat)]
        return tuple(hand for hand in hands if hand.resources or hand.cards)

    def _own(self, seat: Seat) -> list[TableModel]:
        """Return what a seat, or to the eyes of all every seat, has around the board."""
        seats = range(self._session.game.seats) if seat == EVERYBODY else (seat,)
        return [super(FilmPosition, self).model(Seat(index)) for index in seats]


class FilmLog(EventLog):
    """What happens in a film, known to its end."""

    def __init__(self, source: Source, film: Film) -> None:
        super().__init__(source)
        self._film = film
        self._sagas: dict[Seat, tuple[ChronicleLine, ...]] = {}
        self._moments: dict[Seat, tuple[Moment, ...]] = {}

    def saga(self, seat: Seat) -> Sequence[ChronicleLine]:
        """Return the whole chronicle, to the last position."""
        self._source.allow(seat)
        if seat not in self._sagas:
            film, here = self._film, self._film.ply
            film.seek(film.reel.last_ply)
            self._sagas[seat] = self.with_lines(
                self._source.events(), lambda ply, event: self.lines_of(ply, event, viewer_of(event, seat))
            )
            film.seek(here)
        return self._sagas[seat]

    def chronicle(self, seat: Seat, *, covered: bool = False) -> Sequence[ChronicleLine]:
        """Return the chronicle up to the position."""
        return [line for line in self.saga(seat) if line.ply <= self._film.ply]

    def moments(self, seat: Seat) -> Sequence[Moment]:
        """Return the great moments that these eyes see."""
        self._source.allow(seat)
        if seat not in self._moments:
            film, here = self._film, self._film.ply
            events = [(ply, self._source.event_for(event, seat)) for ply, event in film.reel.all_events]
            film.seek(film.reel.last_ply)
            self._moments[seat] = charts.moments(EVENTS, film.game, events, self.game_before)
            film.seek(here)
        return self._moments[seat]


class FilmPort(TablePort):
    """The table's port to a film. Only seats in `eyes` may be asked about; LookupError for another."""

    game: FilmPosition
    log: FilmLog

    def __init__(
        self,
        film: Film,
        eyes: Sequence[Seat],
        context: Context,
    ) -> None:
        """`eyes`: whose eyes may be used; `EVERYBODY` first where all hands may lie open, when it is over."""
        if EVERYBODY in eyes and not film.finished:
            raise ValueError("the hands of a running game do not lie open")
        super().__init__(film, context, eyes)
        self.game = FilmPosition(self.source)
        self.log = FilmLog(self.source, film)
        self.film = film
        self.eyes = tuple(eyes)
        self._stretches: tuple[Stretch, ...] = ()

    @property
    def ruleset(self) -> str:
        """The key of the game."""
        return self.film.game.ruleset.key

    @property
    def first(self) -> int:
        """The first position."""
        return self.film.reel.first_ply

    @property
    def last(self) -> int:
        """The last position."""
        return self.film.reel.last_ply

    def seek(self, ply: int) -> None:
        """Go to a position."""
        self.film.seek(ply)

    def stretches(self) -> Sequence[Stretch]:
        """Return the turns, in order."""
        if not self._stretches:
            found: list[Stretch] = []
            for state in (self.film.reel.start, *(ply.state for ply in self.film.reel.all)):
                seat = state.seat if state.turn else NOBODY
                if found and found[-1].turn == state.turn:
                    last = found[-1]
                    found[-1] = Stretch(state.turn, seat, last.first, state.ply, last.when, last.era)
                else:
                    when = moment(PANELS, self.film.game, state)
                    of = era(PANELS, self.film.game, state.turn)
                    found.append(Stretch(state.turn, seat, state.ply, state.ply, when, of))
            self._stretches = tuple(found)
        return self._stretches

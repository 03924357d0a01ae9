"""The port of the replay, and the ways to it from the running game and from a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from catan_desktop.app_port import Context, SessionPort
from catan_desktop.app_port.log import SessionLog
from catan_desktop.app_port.position import SessionPosition
from catan_desktop.app_port.source import Source, viewer_of
from catan_desktop.games.views import CHARTS, EVENTS, PANELS, vocabulary
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present import charts
from catan_desktop.present.models.charts import Moment
from catan_desktop.present.models.panels import ChronicleLine, HandView, TableModel
from catan_desktop.present.panel_view import era, moment
from catan_desktop.session import saves
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.replay_port import EVERYBODY, Stretch

from .services import Services


class FilmPosition(SessionPosition):
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
            self._open = (self.ply, replace(own[0], seats=panels, looker=turn.looker, ladders=turn.ladders))
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


class FilmLog(SessionLog):
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
            self._sagas[seat] = tuple(
                line
                for ply, event in self._source.events()
                for line in self.lines_of(ply, event, viewer_of(event, seat))
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
            self._moments[seat] = charts.moments(CHARTS, EVENTS, film.game, events, self.game_before)
            film.seek(here)
        return self._moments[seat]


class FilmPort(SessionPort):
    """The table's port to a film. Nobody is asked about but those whose eyes may be used."""

    game: FilmPosition
    log: FilmLog

    def __init__(
        self,
        film: Film,
        eyes: Sequence[Seat],
        context: Context,
    ) -> None:
        """`eyes` as in `ReplayPort`; `EVERYBODY` only for a game that is over."""
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


def running_eyes(session: Session, viewer: Seat | None) -> tuple[Seat, ...]:
    """Return whose eyes may see a game again: all when it is over; else the looking person, or those who play it."""
    seats = tuple(Seat(index) for index in range(session.game.seats))
    if session.outcome is not None:
        return (EVERYBODY, *seats)
    if viewer is not None:
        return (viewer,)
    people = tuple(seat for seat in seats if session.seats[seat].human)
    return people or (Seat(0),)


def running(services: Services, session: Session, viewer: Seat | None) -> ReplayScene:
    """The game that is being played, or has just ended."""
    eyes = running_eyes(session, viewer)
    return _scene(services, Film.of(session), eyes, _usual(session, eyes, viewer), None)


def saved(services: Services, found: saves.SavedGame, path: str) -> ReplayScene:
    """A saved game."""
    session = Session.resume(found)
    eyes = running_eyes(session, None)
    film = Film.of(session)
    film.notices.extend(session.notices)
    return _scene(services, film, eyes, _usual(session, eyes, None), path)


def _usual(session: Session, eyes: Sequence[Seat], viewer: Seat | None) -> Seat:
    """With whose eyes to begin: the only person's, else those of all."""
    people = [seat for seat in eyes if seat != EVERYBODY and session.seats[seat].human]
    if viewer in eyes and viewer is not None:
        return viewer
    return people[0] if len(people) == 1 or (EVERYBODY not in eyes and people) else eyes[0]


def _scene(services: Services, film: Film, eyes: Sequence[Seat], viewer: Seat, path: str | None) -> ReplayScene:
    port = port_of(services, film, eyes)
    return ReplayScene(services.screens, services.preferences, services.hand_out, port, viewer, path)


def port_of(services: Services, film: Film, eyes: Sequence[Seat]) -> FilmPort:
    """Return the port to a film, in the words of its game."""
    ruleset, spoken = film.game.ruleset.key, vocabulary(film.game.ruleset)
    context = Context(
        services.context.settings,
        lambda: services.texts.translator.using(spoken),
        partial(services.almanacs.topic_in, ruleset),
    )
    return FilmPort(film, eyes, context)

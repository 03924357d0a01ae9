"""The port of the replay, and the ways to it from the running game and from a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from catan_desktop.games.views import vocabulary
from catan_desktop.kernel import Seat
from catan_desktop.session import saves
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.table_port import Context
from catan_desktop.table_port.film import EVERYBODY, FilmPort
from catan_desktop.ui.scenes.replay import ReplayScene

from .services import Services


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
    return ReplayScene(services.screens, services.preferences, services.files.hand_out, port, viewer, path)


def port_of(services: Services, film: Film, eyes: Sequence[Seat]) -> FilmPort:
    """Return the port to a film, in the words of its game."""
    ruleset, spoken = film.game.ruleset.key, vocabulary(film.game.ruleset)
    context = Context(
        services.context.settings,
        lambda: services.texts.translator.using(spoken),
        partial(services.almanacs.topic_in, ruleset),
    )
    return FilmPort(film, eyes, context)

"""The ways to the review of a finished game: from the result and from the replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from catan_desktop.bots.budget import Budget
from catan_desktop.kernel import Seat
from catan_desktop.kernel.ids import SEATS
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.table_port.film import EVERYBODY, FilmPort
from catan_desktop.table_port.review import review_port
from catan_desktop.ui.scene import Change, Pop, Push
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.review import ReviewScreen

from . import replay
from .replay import port_of
from .services import Services

Again: TypeAlias = Callable[[Film, int], Change]
"""Plays a game on from one of its moments."""
HASTY = Budget(None, 20)
"""What a search may look at where nobody is to wait."""


def running(services: Services, session: Session, again: Again) -> ReviewScreen:
    """The review of the running game, which is over; from there one may watch it."""
    port = port_of(services, Film.of(session), _all_eyes(session))

    def watch(ply: int) -> Change:
        scene = replay.running(services, session, None)
        scene.player.stop(ply)
        return Push(scene)

    return _screen(services, port, services.current.kept_at(), watch, partial(again, Film.of(session)))


def offered(services: Services, scene: ReplayScene, save: str, again: Again) -> ReplayScene:
    """Return a replay with the way to its review where the game is over; `save`: its file, if it has one."""
    film = scene.port.film
    if film.finished:
        scene.offer_review(partial(_beside, services, film, scene, save, again))
    return scene


def _beside(services: Services, film: Film, scene: ReplayScene, save: str, again: Again) -> Change:
    """From a replay to its review, and back at the moment that was chosen there."""
    port = port_of(services, film.copy(), _all_eyes(film))

    def watch(ply: int) -> Change:
        screen.port.close()
        scene.player.stop(ply)
        return Pop()

    screen = _screen(services, port, save, watch, partial(again, film.copy()))
    return Push(screen)


def _all_eyes(session: Session) -> tuple[Seat, ...]:
    return (EVERYBODY, *SEATS[: session.game.seats])


def _screen(
    services: Services, port: FilmPort, save: str, watch: Callable[[int], Change], again: Callable[[int], Change]
) -> ReviewScreen:
    """Where bots think in this process, for tests and pictures, a review is worked out here too, with less thought."""
    if services.current.timing():
        return ReviewScreen(services.screens, review_port(port, save, in_process=True, budget=HASTY), watch, again)
    return ReviewScreen(services.screens, review_port(port, save), watch, again)

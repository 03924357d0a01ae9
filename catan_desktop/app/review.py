"""The ways to the review of a finished game: from the result and from the replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from catan_desktop.bots.budget import Budget
from catan_desktop.games.views import PANELS
from catan_desktop.kernel import Seat
from catan_desktop.kernel.ids import SEATS
from catan_desktop.present.naming import names_of, round_of
from catan_desktop.present.panel_view import moment
from catan_desktop.session import saves
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

Opening: TypeAlias = Callable[[saves.SavedGame], Change]
"""Goes on with a game that lies in no file."""
HASTY = Budget(None, 20)
"""What a search may look at where nobody is to wait."""


def running(services: Services, session: Session, go_on: Opening) -> ReviewScreen:
    """The review of the running game, which is over; from there one may watch it."""
    port = port_of(services, Film.of(session), _all_eyes(session))

    def watch(ply: int) -> Change:
        scene = replay.running(services, session, None)
        scene.player.stop(ply)
        return Push(scene)

    return _screen(
        services, port, services.current.kept_at(), watch, partial(_again, services, go_on, Film.of(session))
    )


def offered(services: Services, scene: ReplayScene, save: str, go_on: Opening) -> ReplayScene:
    """Return a replay with the way to its review where the game is over; `save`: its file, if it has one."""
    film = scene.port.film
    if film.finished:
        scene.offer_review(partial(_beside, services, film, scene, save, go_on))
    return scene


def _beside(services: Services, film: Film, scene: ReplayScene, save: str, go_on: Opening) -> Change:
    """From a replay to its review, and back at the moment that was chosen there."""
    port = port_of(services, film.copy(), _all_eyes(film))

    def watch(ply: int) -> Change:
        screen.port.close()
        scene.player.stop(ply)
        return Pop()

    screen = _screen(services, port, save, watch, partial(_again, services, go_on, film.copy()))
    return Push(screen)


def _again(services: Services, go_on: Opening, film: Film, ply: int) -> Change:
    """Play on from a moment of a game that is over, against the same bots; its title says how it ended then."""
    tr, names = services.texts.tr, names_of(film.seats, services.texts.tr)
    ranked = sorted(film.standings(), key=lambda one: one.rank)
    points = ", ".join([f"{names[one.seat]} {one.points}" for one in ranked])
    state = film.reel.state_at(ply)
    now = moment(PANELS, film.game, state)
    turn = round_of(state.turn, film.game.seats)
    when = tr("round-number", round=turn) if now is None else services.texts.say(now)
    title = tr("review-again-title", when=when, points=points)
    return go_on(saves.branch(film.saving.freeze(title), ply))


def _all_eyes(session: Session) -> tuple[Seat, ...]:
    return (EVERYBODY, *SEATS[: session.game.seats])


def _screen(
    services: Services, port: FilmPort, save: str, watch: Callable[[int], Change], again: Callable[[int], Change]
) -> ReviewScreen:
    """Where bots think in this process, for tests and pictures, a review is worked out here too, with less thought."""
    if services.current.timing():
        return ReviewScreen(services.screens, review_port(port, save, in_process=True, budget=HASTY), watch, again)
    return ReviewScreen(services.screens, review_port(port, save), watch, again)

"""A film shows at every position exactly what the session showed there, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games import catalogue
from catan_desktop.kernel.errors import IllegalAction
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import Observation
from catan_desktop.session import saves
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec


def begun(ruleset: str, seed: int, human: bool = False) -> Session:
    seats = tuple(SeatSpec(kind="human" if human and not seat else "bot", level="random") for seat in range(4))
    return Session.new(NewGame(ruleset=ruleset, seats=seats, seed=seed), clock=lambda: "2030", bots_in_process=True)


def views(session: Session) -> list[Observation]:
    return [session.view(Seat(seat)) for seat in range(session.game.seats)]


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
@pytest.mark.parametrize("seed", [3, 17])
def test_every_position_is_seen_as_it_was(ruleset: str, seed: int) -> None:
    session = begun(ruleset, seed)
    told = [(views(session), session.actor(), session.timeline.events())]
    while session.ply < 260 and session.pump():
        told.append((views(session), session.actor(), session.timeline.events()))
    film = Film.of(session)
    order = list(range(len(told)))
    Random(seed).shuffle(order)
    for ply in (*order, *range(len(told)), *reversed(range(len(told)))):
        film.seek(ply)
        assert film.ply == ply
        assert (views(film), film.actor(), film.timeline.events()) == told[ply]


def test_a_film_goes_to_the_end_of_what_has_happened_and_no_further() -> None:
    session = begun("watch", 5)
    while session.ply < 40:
        session.pump()
    film = Film.of(session)
    session.pump()
    assert (film.reel.first_ply, film.reel.last_ply, film.ply) == (0, 40, 40)
    for ply in (-1, 41):
        with pytest.raises(IndexError):
            film.seek(ply)
    assert film.ply == 40


def test_what_was_taken_back_is_not_in_the_film() -> None:
    session = begun("gift-base", 5, human=True)
    rng = Random(2)
    while True:
        while session.pump():
            pass
        actor = session.actor()
        assert actor is not None
        decision = session.view(actor).decision
        assert decision is not None
        session.submit(rng.choice([choice for choice in decision.choices if choice.count()]).sample(rng))
        if session.history.undo():
            break
    assert session.timeline.undone
    film = Film.of(session)
    assert film.reel.last_ply == session.ply
    assert film.finished is False
    assert [ply.action for ply in film.reel.all] == [ply.action for ply in session.timeline.plies]
    assert film.history.redo_block() is not None


def test_nothing_can_be_done_in_a_film() -> None:
    session = begun("watch", 5)
    while session.ply < 60:
        session.pump()
    film = Film.of(session)
    for ply in (10, 37, 60):
        film.seek(ply)
        before = (film.state, views(film), film.seats)
        assert film.pump() is False
        assert (film.history.undo(), film.history.redo(), film.history.undo_turn()) == (False, False, False)
        actor = film.actor()
        if actor is not None and actor != CHANCE:
            decision = film.view(actor).decision
            assert decision is not None
            action = next(iter(next(choice for choice in decision.choices if choice.count())))
            assert film.why_not(action) is not None
            with pytest.raises(IllegalAction):
                film.submit(action)
        film.set_seat(Seat(0), SeatSpec(kind="human"))
        assert (film.state, views(film), film.seats) == before


def test_a_game_that_is_saved_and_read_gives_the_same_film() -> None:
    session = begun("watch", 8)
    while session.pump():
        pass
    assert session.outcome is not None
    back = Session.resume(saves.decode(saves.encode(session.saving.freeze())))
    one, other = Film.of(session), Film.of(back)
    assert one.finished
    assert other.finished
    for ply in range(0, one.reel.last_ply + 1, 7):
        one.seek(ply)
        other.seek(ply)
        assert one.finished, "it is the film of a finished game wherever it stands"
        assert views(one) == views(other)

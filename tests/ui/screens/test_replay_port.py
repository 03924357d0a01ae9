"""The port of a replay says at every position what the table said there, to every seat, and to nobody more."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count, pairwise

import pytest

from catan_desktop.app.replay import running_eyes
from catan_desktop.games import catalogue
from catan_desktop.games.views import EVENTS, game_at
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import Built
from catan_desktop.present.compose import cues
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, say
from catan_desktop.review.summary import Moved
from catan_desktop.session.history import Timeline
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort
from catan_desktop.table_port.film import EVERYBODY, FilmPort
from catan_desktop.table_port.review import review_port
from tests.ui.table.table import LOCALE

EVERY = 53
"""Plies between two positions that are compared whole."""


@cache
def words() -> Translator:
    return Translator(LOCALE, "en", strict=True)


def settings() -> Settings:
    return Settings()


@cache
def played(ruleset: str, seed: int = 6, humans: tuple[int, ...] = ()) -> Session:
    """A whole game of bots, in which some seats belong to people."""
    seats = tuple(SeatSpec(kind="bot", level="random", name=name, colour=at) for at, name in enumerate("ABCD"))
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=seed), clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    for seat in humans:
        session.set_seat(Seat(seat), session.seats[seat].model_copy(update={"kind": "human"}))
    return session


def cut(session: Session, ply: int) -> Session:
    """The same game, still running at a position."""
    film = Film.of(session)
    film.seek(ply)
    return Session(session.game, session.spec, film.timeline, bots_in_process=True)


def begun(whole: Session) -> Session:
    """The same game before its first action."""
    timeline = Timeline(whole.game.seats, (whole.timeline.start, whole.timeline.start_events))
    return Session(whole.game, whole.spec, timeline, bots_in_process=True)


def go_on(session: Session, whole: Session, ply: int) -> None:
    """Lead a game to a position, as it was played."""
    for done in whole.timeline.plies[session.ply - whole.timeline.first_ply : ply - whole.timeline.first_ply]:
        session.timeline.add(done.action, (done.state, done.events))
    session._changed()


def port_of(session: Session, viewer: Seat | None = None) -> FilmPort:
    return FilmPort(Film.of(session), running_eyes(session, viewer), Context(settings, words))


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_the_port_says_what_the_table_said(ruleset: str) -> None:
    """Board, panels, hand, chronicle, seat by seat: the same as through the port of the running game.

    A chronicle holds all that was said before, so it is compared for one seat in turn, and for all at the end.
    """
    whole = played(ruleset)
    film, session = port_of(whole), begun(whole)
    table = TablePort(session, Context(settings, words))
    for number, ply in enumerate((*range(0, film.last, EVERY), film.last)):
        film.seek(ply)
        go_on(session, whole, ply)
        assert film.game.ply == table.game.ply == ply
        assert film.game.actor() == table.game.actor()
        for index in range(4):
            seat = Seat(index)
            assert film.source.view(seat) == table.source.view(seat)
            assert film.game.model(seat) == table.game.model(seat)
            assert film.pictures.board(seat) == table.pictures.board(seat)
            if number % 4 == index or ply == film.last:
                assert list(film.log.chronicle(seat)) == list(table.log.chronicle(seat))
            assert film.game.hands(seat) == (table.game.model(seat).hand,)


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_every_move_is_shown_as_these_eyes_saw_it(ruleset: str) -> None:
    """Each move to one seat in turn, one with an event that has not been before to every seat."""
    whole, met = played(ruleset), set[type[Event]]()
    film = port_of(whole)
    for number, ply in enumerate(whole.timeline.plies):
        kinds = {type(event) for event in ply.events}
        for index in range(4) if kinds - met else (number % 4,):
            seen = tuple(redact(event, Seat(index)) for event in ply.events)
            found = film.pictures.keyframes((ply.state.ply,), Seat(index))
            shown = {cue for keyframe in found for cue in keyframe.cues}
            assert shown == set(cues(EVENTS, game_at(whole.game, ply.state), seen))
        film.seek(ply.state.ply)
        assert found[-1].picture == film.pictures.board(Seat(index))
        film.seek(film.last)
        met |= kinds


def test_the_whole_chronicle_is_that_of_the_end() -> None:
    whole = played("watch")
    film = port_of(whole)
    film.seek(100)
    for index in range(4):
        lines = list(film.log.saga(Seat(index)))
        assert film.game.ply == 100, "asking for it moves nothing"
        assert lines == list(TablePort(whole, Context(settings, words)).log.chronicle(Seat(index)))
        assert list(film.log.chronicle(Seat(index))) == [line for line in lines if line.ply <= 100]


def test_the_eyes_of_all_know_every_secret_of_a_game_that_is_over() -> None:
    whole = played("watch")
    film = port_of(whole)
    names = "ABCD"
    told = [say(line.words, words().tr, names) for line in film.log.saga(EVERYBODY)]
    for index in range(4):
        own = [say(line.words, words().tr, names) for line in film.log.saga(Seat(index))]
        assert len(told) >= len(own)
    film.seek(film.last * 2 // 3)
    hands = film.game.hands(EVERYBODY)
    assert [hand.seat for hand in hands] == [0, 1, 2, 3]
    assert hands == tuple(film.game.model(Seat(index)).hand for index in range(4))
    panels = film.game.model(EVERYBODY).seats
    assert panels == tuple(film.game.model(Seat(index)).seats[index] for index in range(4))


def test_a_theft_is_open_to_the_eyes_of_all_and_closed_to_a_stranger() -> None:
    whole = played("gift-base")
    film = port_of(whole)
    thefts = [(ply, event) for ply, event in film.film.reel.all_events if type(event).__name__ == "Stolen"]
    assert thefts
    for ply, event in thefts:
        stranger = next(Seat(at) for at in range(4) if at not in (event.thief, event.victim))  # type: ignore[attr-defined]
        mine = [line.words.key for line in film.log.saga(EVERYBODY) if line.ply == ply]
        theirs = [line.words.key for line in film.log.saga(stranger) if line.ply == ply]
        knowing = [line.words.key for line in film.log.saga(event.thief) if line.ply == ply]  # type: ignore[attr-defined]
        assert mine == knowing
        assert mine != theirs


# whose eyes may be used


def test_a_running_game_is_seen_only_with_the_eyes_of_its_people() -> None:
    alone = cut(played("watch", 6, (2,)), 200)
    assert running_eyes(alone, None) == (2,)
    assert running_eyes(alone, Seat(2)) == (2,)
    two = cut(played("watch", 7, (1, 3)), 200)
    assert running_eyes(two, None) == (1, 3)
    assert running_eyes(two, Seat(3)) == (3,)
    bots = cut(played("watch", 8), 200)
    assert running_eyes(bots, None) == (0,)
    assert running_eyes(played("watch", 8), Seat(1)) == (EVERYBODY, 0, 1, 2, 3)


@pytest.mark.parametrize(
    "ask",
    [
        lambda port, seat: port.game.model(seat),
        lambda port, seat: port.pictures.board(seat),
        lambda port, seat: port.source.view(seat),
        lambda port, seat: port.game.hands(seat),
        lambda port, seat: port.log.saga(seat),
        lambda port, seat: port.log.chronicle(seat),
        lambda port, seat: port.log.moments(seat),
        lambda port, seat: port.pictures.keyframes((7,), seat),
        lambda port, seat: port.pictures.marks(7, seat),
        lambda port, seat: port.log.news(seat),
    ],
)
def test_nobody_else_can_be_asked_about(ask: Callable[[FilmPort, Seat], object]) -> None:
    port = port_of(cut(played("watch", 6, (2,)), 200), Seat(2))
    ask(port, Seat(2))
    for seat in (EVERYBODY, Seat(0), Seat(1), Seat(3)):
        with pytest.raises(LookupError):
            ask(port, seat)


def test_the_hands_of_a_running_game_never_lie_open() -> None:
    running = cut(played("watch", 6, (2,)), 200)
    with pytest.raises(ValueError, match="running"):
        FilmPort(Film.of(running), (EVERYBODY, Seat(2)), Context(settings, words))


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_what_one_seat_sees_does_not_depend_on_the_secrets_of_others(ruleset: str) -> None:
    """Everything the port says to a seat is made of the seat's own view alone."""
    whole = played(ruleset)
    film = port_of(whole)
    for ply in range(0, film.last + 1, 60):
        film.seek(ply)
        for index in range(4):
            view = film.source.view(Seat(index))
            for part in view.state.parts:
                private = getattr(part, "private", None)
                if private is not None:
                    assert all(own is None for at, own in enumerate(private) if at != index)
                assert getattr(part, "hidden", None) is None


# turns and moments


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_the_turns_cover_the_game_without_a_gap(ruleset: str) -> None:
    whole = played(ruleset)
    film = port_of(whole)
    stretches = list(film.stretches())
    assert (stretches[0].first, stretches[-1].last) == (film.first, film.last)
    assert [stretch.turn for stretch in stretches] == list(range(stretches[0].turn, whole.state.turn + 1))
    for before, after in pairwise(stretches):
        assert before.last + 1 == after.first
    for stretch in stretches:
        for ply in (stretch.first, stretch.last):
            state = whole.timeline.state_at(ply)
            assert state.turn == stretch.turn
            assert stretch.seat == (state.seat if state.turn else NOBODY)


def test_a_game_of_years_is_numbered_by_years() -> None:
    years = [one.era for one in port_of(played("great-wall")).stretches()]
    assert years[0] is None
    found = list(dict.fromkeys(one.arguments for one in years if one is not None))
    assert found == [(("year", number),) for number in range(1, len(found) + 1)]
    assert 1 < len(found) <= 6


def built_a_keep(session: Session) -> bool:
    return any(
        isinstance(event, Built) and event.piece == "city" and event.paid for _, event in session.timeline.events()
    )


def test_the_words_of_great_moments_are_those_of_the_chronicle() -> None:
    """Those of Landnam name land that was fog when the game began."""
    film = port_of(next(game for seed in count(6) if verdicts(game := played("landnam", seed))))
    lines = {(line.ply, line.words) for line in film.log.saga(EVERYBODY)}
    here = film.film.ply
    found = film.log.moments(EVERYBODY)
    assert any(moment.words.key == "event-verdict-outlaw" for moment in found)
    assert {(moment.ply, moment.words) for moment in found} <= lines
    assert film.film.ply == here


def verdicts(session: Session) -> bool:
    """Whether a piece was outlawed in a game."""
    return any(type(event).__name__ == "Verdict" and event.outlawed for _, event in session.timeline.events())  # type: ignore[attr-defined]


def test_the_great_moments_are_those_that_the_rules_name() -> None:
    whole = next(game for seed in count(6) if built_a_keep(game := played("watch", seed)))
    film = port_of(whole)
    expected = []
    for ply, event in whole.timeline.events():
        kind = type(event).__name__
        seven = kind == "Rolled" and event.one + event.two == 7  # type: ignore[attr-defined]
        keep = kind == "Built" and event.piece == "city" and event.paid  # type: ignore[attr-defined]
        if seven or keep or kind in {"AwardMoved", "Breached", "RaidBegan", "HeroTaken", "GameEnded"}:
            expected.append(ply)
    found = film.log.moments(EVERYBODY)
    assert [moment.ply for moment in found] == expected
    assert {moment.icon for moment in found} >= {"robber", "city", "hero", "crown"}
    for moment in found:
        assert say(moment.words, words().tr, "ABCD")
    for index in range(4):
        assert [moment.ply for moment in film.log.moments(Seat(index))] == expected, "all of these are public"


def test_a_turning_point_is_named_by_what_befell_who_won_or_lost_most() -> None:
    """Two horde cards fall by one action, and a soldier is saved in between."""
    whole = played("great-wall", 9)
    port = FilmPort(Film.of(whole), (EVERYBODY, *map(Seat, range(4))), Context(settings, words))
    told = review_port(port, "", in_process=True)
    fallen = [(one.ply, one.words) for one in port.log.moments(EVERYBODY) if one.words.key == "event-gw-defeated"]
    (first, by_one), (_, by_other) = next((one, two) for one, two in pairwise(fallen) if two[0] == one[0] + 1)
    victors = [next(value.seat for _, value in said.arguments if isinstance(value, Who)) for said in (by_one, by_other)]
    assert victors[0] != victors[1]
    for said, victor in zip((by_one, by_other), victors, strict=True):
        after = tuple([0.4 if seat == victor else 0.2 for seat in range(4)])
        actor = whole.timeline.ply_at(first)[1].action.seat
        moved = Moved((first,), 5, actor, "choice", (0.25,) * 4, after)
        assert told.turning.point_line(moved).words == said


def test_a_turning_point_is_named_by_the_great_moment_or_the_points_of_what_was_done_together() -> None:
    """Not by the step of it in which the forecast happens to have moved most."""
    whole = next(game for seed in count(6) if bought(game := played("watch", seed)) >= {"city", "settlement"})
    port = port_of(whole)
    told = review_port(port, "", in_process=True)
    for piece in ("city", "settlement"):
        ply, seat = next((ply, event.seat) for ply, event in whole.timeline.events() if isinstance(event, Built)
                         and event.paid and event.piece == piece)  # fmt: skip
        after = tuple([0.4 if one == seat else 0.2 for one in range(port.film.game.seats)])
        moved = Moved((ply - 1, ply), 5, seat, "choice", (0.25,) * len(after), after)
        assert told.turning.point_line(moved).ply == ply


def bought(session: Session) -> set[str]:
    """What was paid for and built in a game."""
    return {event.piece for _, event in session.timeline.events() if isinstance(event, Built) and event.paid}

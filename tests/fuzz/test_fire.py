"""The rules under fire, and the fuzzer itself: it plays the same again, and it sees what is planted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from benchmarks import fire as benchmark
from catan_desktop.games.catalogue import MIXES
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Only, OnSites
from catan_desktop.kernel.errors import IllegalAction, Reason
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Act, Choices, Events, Game, Together
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.state import GameState
from tests.fuzz import fire as fuzzer
from tests.fuzz import tables
from tests.fuzz.expected import missing
from tests.fuzz.fire import Rates, alike, fire, volley
from tests.fuzz.shares import MIXED, SEED, SHARES, check_reasons, under_fire
from tests.fuzz.tally import Tally
from tests.kernel import toy
from tests.recipes import EVERY, RECIPES


@pytest.mark.parametrize("key", SHARES)
def test_a_tenth_under_fire(key: str) -> None:
    under_fire(key, whole=False)


@pytest.mark.slow
@pytest.mark.parametrize("key", SHARES)
def test_the_whole_share_under_fire(key: str) -> None:
    """On demand much longer: `python -m benchmarks.fire --ruleset KEY`."""
    under_fire(key, whole=True)


@pytest.mark.slow
@pytest.mark.parametrize("key", MIXES)
def test_tables_with_two_games_under_fire(key: str) -> None:
    tally = volley(key, SEED, MIXED)
    assert tally.plies >= MIXED
    check_reasons(key, tally)


def test_a_hundred_thousand_actions_and_every_ruleset() -> None:
    assert sum(SHARES.values()) >= 100_000
    assert set(SHARES) == set(RECIPES)


def test_a_game_is_played_again_by_its_number() -> None:
    assert fire("watch", 7, 3, 120) == fire("watch", 7, 3, 120)
    assert fire("watch", 7, 3, 120) != fire("watch", 7, 4, 120)


def test_what_was_not_met_is_named() -> None:
    tally = volley("toy", 1, 100)
    tally.kinds["roll"] = tally.steps["toy.turn"] = 0
    assert {"action roll", "step toy.turn"} <= set(missing("toy", tally))
    assert "step toy.turn" in missing("toy", Tally())


def test_equal_is_not_alike() -> None:
    odd: Any = True
    assert toy.Choose(Seat(0), 1) == toy.Choose(Seat(0), odd)
    assert not alike(toy.Choose(Seat(0), 1), toy.Choose(Seat(0), odd))
    assert not alike((1, (2, 1.0)), (1, (2, 1)))


def test_on_demand_the_same_is_played_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--ruleset", "toy", "--plies", "200", "--short"]
    assert benchmark.main(words) == 0
    told = capsys.readouterr().out
    assert "0 finds" in told
    assert "go on with: toy --first 8" in told
    monkeypatch.setattr(tables, "EVERY", {**EVERY, "toy": broken(end_checks=())})
    monkeypatch.setattr(fuzzer, "CAP", 60)
    monkeypatch.setattr(benchmark, "CAP", 60)
    assert benchmark.main(words) == 1
    told = capsys.readouterr().out
    assert "FOUND AssertionError at fire.py" in told
    assert "again: python -m benchmarks.fire --ruleset toy --seed 1 --game" in told


# Planted: a toy broken in one place each.


def shoot(monkeypatch: pytest.MonkeyPatch, games: int = 40, rates: Rates | None = None, **changes: Any) -> None:
    """Some games of a toy with a change."""
    monkeypatch.setattr(tables, "EVERY", {**EVERY, "toy": broken(**changes)})
    monkeypatch.setattr(tables, "FRESH", 1)
    for number in range(games):
        fire("toy", 1, number, rates=rates or Rates(tries=6, seat=4, families=10))


def broken(**changes: Any) -> Ruleset:
    return compose("toy", (replace(toy.TOY, **changes), toy.TIDE), (2, 3, 4))


def handlers(kind: type[Action], handler: Any) -> Mapping[type[Action], Any]:
    return {**toy.TOY.handlers, kind: handler}


def steps(key: str, choices: Choices, *rows: Act[Any]) -> tuple[Any, ...]:
    return tuple(
        replace(step, choices=(Together(rows, choices),)) if step.key == key else step for step in toy.TOY.steps
    )


def test_the_toy_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    shoot(monkeypatch)


def test_an_explanation_that_falls_over_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(game: Game, state: GameState, action: toy.Choose) -> Reason | None:
        return Reason("reason-colour") if ("red", "blue")[action.colour] else None

    colours = Act(toy.Choose, toy.choose, refusals=(("", explain),))
    with pytest.raises(IndexError) as caught:
        shoot(monkeypatch, steps=steps("toy.colour", toy.colour_choices, colours))
    assert "again: python -m benchmarks.fire --ruleset toy --seed 1 --game" in caught.value.__notes__[0]


def test_a_look_alike_that_is_let_in_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catan_desktop.kernel.engine.well_formed", lambda action: True)
    with pytest.raises((AssertionError, TypeError)):
        shoot(monkeypatch)


def test_an_action_done_though_nobody_offered_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    @record
    class Loose(OnSites):
        def __contains__(self, action: Action) -> bool:
            return type(action) is self.kind

    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (Loose(toy.Choose, seat, "colours", 0b11),)

    with pytest.raises((AssertionError, IndexError)):
        shoot(monkeypatch, steps=steps("toy.colour", choices))


def test_an_action_refused_though_it_is_offered_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    @record
    class Shy(Only):
        def __contains__(self, action: Action) -> bool:
            return False

    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (*toy.turn_choices(game, state, seat), Shy(toy.Pass(seat)), Shy(toy.Choose(seat, 0)))

    with pytest.raises((AssertionError, IllegalAction)):
        shoot(monkeypatch, steps=steps("toy.turn", choices))


def test_a_lost_token_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(game: Game, state: GameState, action: toy.Deal, out: Events) -> GameState:
        state = toy.deal(game, state, action, out)
        return toy.changed_part(game, state, hidden=(2, 2, 2))

    with pytest.raises(AssertionError):
        shoot(monkeypatch, handlers=handlers(toy.Deal, deal))


def test_a_state_without_a_move_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        return (OnSites(toy.Choose, seat, "colours", 0),)

    with pytest.raises(AssertionError, match="nobody can do anything"):
        shoot(monkeypatch, steps=steps("toy.colour", choices))


def test_a_game_without_end_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzer, "CAP", 300)
    monkeypatch.setattr(fuzzer, "SHORT", 4000)
    with pytest.raises(AssertionError, match="not over after 300 actions"):
        shoot(monkeypatch, end_checks=())


def test_an_event_that_tells_a_secret_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    @record
    class Whispered(Event):
        seen_by: ClassVar = {"card": ("seat",)}
        seat: Seat
        card: int | None

    def show(game: Game, state: GameState, action: toy.Show, out: Events) -> GameState:
        out.append(Whispered(action.seat, action.card))
        return toy.show(game, state, action, out)

    untold = steps("toy.turn", toy.turn_choices)
    everything: Any = lambda event, seat: event  # noqa: E731
    shoot(monkeypatch, games=10, handlers=handlers(toy.Show, show), steps=untold)
    monkeypatch.setattr(fuzzer, "redact", everything)
    with pytest.raises(AssertionError):
        shoot(monkeypatch, games=10, handlers=handlers(toy.Show, show), steps=untold)


def test_luck_that_is_told_to_all_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    @record
    class Shouted(Event):
        card: int

    def deal(game: Game, state: GameState, action: toy.Deal, out: Events) -> GameState:
        out.append(Shouted(action.card))
        return toy.deal(game, state, action, out)

    with pytest.raises(AssertionError, match="is told what chance has done in secret"):
        shoot(monkeypatch, handlers=handlers(toy.Deal, deal))


def test_a_choice_that_hangs_on_a_secret_of_others_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
        basic = toy.turn_choices(game, state, seat)
        return basic[:1] if toy.part(game, state).private[seat - 1] == 1 else basic

    with pytest.raises(AssertionError, match=r"cannot see|another world"):
        shoot(monkeypatch, steps=steps("toy.turn", choices))


def test_a_handler_that_remembers_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def choose(game: Game, state: GameState, action: toy.Choose, out: Events) -> GameState:
        calls.append(action.colour)
        out.append(toy.Scored(Seat(len(calls) % game.seats)))
        return toy.choose(game, state, action, out)

    with pytest.raises((AssertionError, IllegalAction)):
        shoot(monkeypatch, handlers=handlers(toy.Choose, choose))

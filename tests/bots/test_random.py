"""The bot that does anything legal."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.levels import BOTS, make_bot
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Offer, Only, OnSites
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from tests.session import toy

GAME = engine.make_game(toy.ruleset("toy"), 2, {}, toy.Strip((1, 2)))
VIEW = engine.observe(GAME, engine.start(GAME)[0], Seat(0))


@record
class Trade(Action):
    kind = "trade"
    give: tuple[int, ...]
    want: tuple[int, ...]
    partners: int


def answers(count: int, *choices: object) -> list[object]:
    view = replace(VIEW, decision=Decision(Seat(0), "prompt", choices))  # type: ignore[arg-type]
    bot = make_bot("random")
    return [bot.choose(GAME, view, Random(number)) for number in range(count)]


def test_every_action_of_every_family_can_come() -> None:
    families = (OnSites(toy.Mark, Seat(0), "field", 0b101), Among((toy.Pocket(Seat(0), 1),)), Only(toy.End(Seat(0))))
    seen = answers(200, *families)
    wanted = {toy.Mark(Seat(0), 0), toy.Mark(Seat(0), 2), toy.Pocket(Seat(0), 1), toy.End(Seat(0))}
    assert set(seen) == wanted


def test_an_empty_family_is_never_chosen() -> None:
    seen = answers(50, OnSites(toy.Mark, Seat(0), "field", 0), Only(toy.End(Seat(0))))
    assert set(seen) == {toy.End(Seat(0))}


def test_trade_offers_are_rare() -> None:
    offer = Offer(Trade, Seat(0), (2, 0), (3, 3), 0b10)
    seen = answers(1000, offer, Only(toy.End(Seat(0))))
    assert 20 < sum(isinstance(action, Trade) for action in seen) < 200


def test_the_same_luck_gives_the_same_answer() -> None:
    families = tuple(VIEW.decision.choices) if VIEW.decision else ()
    assert answers(30, *families) == answers(30, *families)


def test_a_strange_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="random"):
        make_bot("genius")
    assert "random" in BOTS

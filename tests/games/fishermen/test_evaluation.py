"""What waters, tokens and the boot are worth to bots, why they say so, and what they remember of hands."""

from __future__ import annotations

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.hands import bounds_of
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.games.fishermen.actions import FishRobber, GiveBoot
from catan_desktop.games.fishermen.evaluation import position, win_chance
from catan_desktop.games.fishermen.evaluation.position import flow
from catan_desktop.games.fishermen.evaluation.reasons import EXPLANATIONS
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import Produced
from tests.games.fishermen.place import AT_LAKE, GROUND_6, NINE, fish, fishing
from tests.mechanics.place import Table, counts

INLAND = "V(-1,0,N)"


def parts(t: Table, seat: int = 0) -> dict[str, float]:
    return dict(position.parts_of(t.game, t.state, Seat(seat)))


def test_tokens_that_buildings_bring_a_roll() -> None:
    """5 of 36 at a ground with the 6, twice for a city; 6 of 36 at the lake, less with the robber on it."""
    rolls = [flow(t.game, t.state, Seat(0)) for t in map(fishing, (GROUND_6, f"{GROUND_6}!", AT_LAKE, INLAND))]
    assert rolls == pytest.approx([5 / 36, 10 / 36, 6 / 36, 0])
    t = fishing(AT_LAKE, robber="(0,0)")
    assert 0 < flow(t.game, t.state, Seat(0)) < 6 / 36


def test_the_parts_of_a_judgement() -> None:
    """Waters, fish in hand up to the limit, the boot; together with the others they are the whole."""
    t = fishing(f"{GROUND_6} 2ore", "V(2,-1,N)", fish=("23",))
    found = parts(t)
    assert found["catch"] > 0
    assert found["fish"] > 0 == found["boot"]
    assert sum(found.values()) == pytest.approx(position.judge(t.game, t.state, Seat(0)))
    assert parts(fishing(boot=0))["boot"] < 0
    full, short = parts(fishing(fish=("1111111",))), parts(fishing(fish=("111111",)))
    assert full["fish"] < short["fish"] + 0.09
    assert verdict(t.state, Seat(0), 1.0) is None


def test_the_boot_makes_the_way_to_victory_longer() -> None:
    with_boot, without = (fishing(NINE, "V(2,-1,N)", boot=boot) for boot in (0, 1))
    value = win_chance.value
    assert value(with_boot.game, with_boot.state, Seat(0)) < value(without.game, without.state, Seat(0))


def test_more_fish_make_victory_likelier() -> None:
    poor, rich = fishing(INLAND), fishing(INLAND, fish=("33",))
    assert win_chance.value(rich.game, rich.state, Seat(0)) > win_chance.value(poor.game, poor.state, Seat(0))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_passes_the_boot_that_keeps_it_from_victory(level: str) -> None:
    t = fishing(f"{NINE} vp", "V(2,-1,N)! V(0,-1,N)! V(-1,0,N)! V(0,1,N)! V(0,-2,N)", boot=0)
    action = make_bot(level).choose(t.game, observe(t.game, t.state, Seat(0)), source(1, "bot"))
    assert action == GiveBoot(Seat(0), Seat(1))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_sends_the_robber_off_its_best_hex(level: str) -> None:
    """Two fish for the city's 6."""
    t = fishing("V(0,-1,N)! V(-1,0,N)", "V(2,-1,N)", fish=("2",), robber="(0,-1)")
    action = make_bot(level).choose(t.game, observe(t.game, t.state, Seat(0)), source(1, "bot"))
    assert isinstance(action, FishRobber)


def test_reasons() -> None:
    t, inland = fishing(GROUND_6), fishing(INLAND)
    (reason,) = EXPLANATIONS.tellers["catch"](t.game, inland.state, t.state, Seat(0))
    assert (reason.key, reason.arguments) == ("why-catch", (("count", 5),))
    assert not list(EXPLANATIONS.tellers["catch"](t.game, t.state, inland.state, Seat(0)))


def test_a_card_for_fish_costs_no_card_of_the_hand() -> None:
    """Whoever watches goes on knowing the hand; a card that is bought for cards takes them from it."""
    t = fishing("1wool 1grain 1ore", fish=("133",))
    seen: list[Event] = [Produced(Seat(0), counts("1wool 1grain 1ore"))]
    t.do("0 fish_card 1,0,2", "* drawn_card knight")
    seen += [redact(event, Seat(1)) for event in t.events]
    view = replace(observe(t.game, t.state, Seat(1)), history=tuple(seen))
    assert bounds_of(t.game, view)[0].least == counts("1wool 1grain 1ore")
    assert fish(t).used == (1, 0, 2)
    t.do("0 buy_card", "* drawn_card vp")
    seen += [redact(event, Seat(1)) for event in t.events]
    view = replace(observe(t.game, t.state, Seat(1)), history=tuple(seen))
    assert bounds_of(t.game, view)[0].most == (0, 0, 0, 0, 0)

"""What a searching bot thinks of the heroes: who has the right one at the right time is better off."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.games.watch.actions import MarshSwap, TakeHero
from catan_desktop.games.watch.evaluation.hero_worth import hero_worths, waiting
from catan_desktop.games.watch.heroes.hero import TARLY
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from tests.positions import Position

RED = Seat(0)


def worth(position: Position, seat: int = 0, first: int = 1) -> float:
    """By the cards that the hero of a seat will bring, where `first` rolls next."""
    table = position.table()
    return hero_worths(table.game, table.state, table.watch, first)[seat]


def with_hero(name: str, **about: object) -> Position:
    """Red, whose turn it is, has that hero and a settlement; the others have a settlement each."""
    return Position(
        heroes=(name, "benjen", "yarwyck", "melisandre"),
        settlements={0: "V(0,1,N)", 1: "V(2,1,N)", 2: "V(0,3,N)", 3: "V(2,3,N)"},
        hands={0: "2wool"},
        **about,  # type: ignore[arg-type]
    )


def test_who_waits_longer_gets_more_of_tarly() -> None:
    assert waiting(0.5, 0.8, 0, True) == 0.5
    assert waiting(0.5, 0.8, 1, True) == pytest.approx(0.5 * 1.8 + 0.5 * 0.5)
    kept = waiting(0.5, 0.8, 1, False)
    assert waiting(0.5, 0.8, 2, True) == pytest.approx(0.5 * (1 + kept) + 0.5 * waiting(0.5, 0.8, 1, True))
    assert waiting(0.5, 0.8, 3, True) > waiting(0.5, 0.8, 3, False) > waiting(0.5, 0.8, 2, False)
    assert waiting(0.0, 0.8, 3, True) == 0.0


def test_tarly_is_the_hero_to_have_when_the_own_turn_is_over() -> None:
    assert worth(with_hero("tarly")) > worth(with_hero("tarly"), first=0)
    assert worth(with_hero("tarly")) > worth(with_hero("mormont")) > worth(with_hero("marsh"))
    rich = replace(with_hero("tarly"), settlements={0: "V(0,1,N) V(1,1,N) V(2,2,N) V(0,3,N) V(2,1,N) V(1,3,N)"})
    assert worth(rich) < worth(with_hero("tarly"))


def test_the_worth_of_a_hero_hangs_on_what_he_needs() -> None:
    at_home, abroad = with_hero("qhorin"), with_hero("qhorin", robber="(1,2)")
    assert worth(abroad) > worth(at_home)
    assert worth(with_hero("mance", cities={1: "V(-1,3,N)"})) > worth(with_hero("mance", cities={0: "V(-1,3,N)"}))
    assert worth(with_hero("ygritte")) == 0.0
    assert worth(with_hero("ygritte", gift={"(0,1)": "r"})) > worth(with_hero("ygritte", gift={"(1,3)": "r"})) > 0.0
    patrols = with_hero("yoren", knights={0: 1})
    assert worth(patrols) > worth(with_hero("yoren")) == 0.0
    assert worth(replace(patrols, wall=((0, 0, 0), (0, 0), (), ()))) < worth(patrols)


def test_the_strong_bot_uses_a_weak_hero_to_have_a_better_one() -> None:
    table = with_hero("marsh").table()
    bot = make_bot("hard", Budget(None, 200))
    used = bot.choose(table.game, observe(table.game, table.state, RED), Random(1))
    assert isinstance(used, MarshSwap)
    table.do(used)
    assert bot.choose(table.game, observe(table.game, table.state, RED), Random(1)) == TakeHero(RED, TARLY)

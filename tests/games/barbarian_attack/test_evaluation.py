"""What bots think of riders, prisoners and the coast, and what they make of it."""

from __future__ import annotations

from itertools import permutations

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.barbarian_attack.evaluation import position, win_chance
from catan_desktop.games.barbarian_attack.evaluation.position import (
    CONSOLATION,
    LOSS,
    PRISONER,
    falls,
    losses,
    named,
    parts_of,
    pending,
    prize,
)
from catan_desktop.games.barbarian_attack.events import Victory
from catan_desktop.games.barbarian_attack.part import PRISONERS, RIDE
from catan_desktop.games.entry import Valuing
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import advance, decision, observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.mechanics.turn import ACTION
from tests.games.barbarian_attack.place import PRICE, AttackTable, siege

TOWNS = "V(-1,0,N)! V(0,-1,N)! V(-1,0,S)!"
"""Three cities inland."""


def part(t: AttackTable, name: str, seat: int = 0) -> float:
    return parts_of(t.game, t.state, Seat(seat))[name]


def chosen(t: AttackTable, mind: str = "normal") -> str:
    """What a bot does."""
    seat = t.actor
    assert seat is not None
    action = make_bot(mind).choose(t.game, observe(t.game, t.state, seat), source(5, "bot"))
    return encode(t.game, action)


def played(t: AttackTable, steps: set[str], mind: str = "normal") -> list[str]:
    """What a bot does while it is asked in these steps."""
    seat, found = t.actor, []
    while t.actor == seat and t.step in steps:
        found.append(chosen(t, mind))
        t.do(found[-1])
    return found


def test_how_likely_a_landing_names_a_number() -> None:
    """Worked out again over all orders of three numbers."""
    ways = {total: 6 - abs(7 - total) for total in range(2, 13) if total != 7}
    again = dict.fromkeys(ways, 0.0)
    for order in permutations(ways, 3):
        chance, left = 1.0, 30
        for total in order:
            chance, left = chance * ways[total] / left, left - ways[total]
        for total in order:
            again[total] += chance
    assert named() == pytest.approx(again)
    assert sum(named().values()) == pytest.approx(3)


def test_how_likely_a_hex_falls() -> None:
    """Certain when it has fallen; with one barbarian lacking, unless no landing names it."""
    assert [falls((6,), 3, landings) for landings in (0, 1, 3)] == [1, 1, 1]
    assert falls((6,), 2, 3) == pytest.approx(1 - (1 - named()[6]) ** 3)
    assert falls((6,), 0, 2) == 0
    assert falls((2,), 1, 3) < falls((8,), 1, 3) < falls((8,), 2, 3) < 1


def test_what_may_be_lost_at_the_coast() -> None:
    """At the hexes of the own buildings, the more the more barbarians stand there, twice for a city; and the points of
    a building that would fall."""
    for words, near in (("V(-2,1,N)", {"(-2,1)", "(-2,0)"}), ("V(0,0,N)", set())):
        t = siege(words)
        lost = losses(t.game, t.state, Seat(0))
        assert {t.game.board.topology.hex_name(hex) for hex, loss in enumerate(lost) if loss > 0} == near
    at = [-part(siege("V(-2,1,N)", barbarians=f"(-2,0)={count}"), "danger") for count in (0, 1, 2)]
    assert at[0] < at[1] < at[2]
    city, town = (part(siege(words, barbarians="(-2,0)=2"), "danger") for words in ("V(-2,1,N)!", "V(-2,1,N)"))
    assert city == pytest.approx(2 * town)
    inner, outer = (siege(words, barbarians="(-2,0)=2 (-2,1)=2") for words in ("V(-2,1,N)", "V(-2,0,S)"))
    assert part(outer, "danger") < part(inner, "danger") < 0
    assert part(siege("V(-2,0,S)", barbarians="(-2,0)=2", supply=0), "danger") == 0, "nobody can land any more"


def test_what_a_victory_brings() -> None:
    """Alone all of them; shared one each and the third to the most riders; less than one each by the roll, or gold."""
    assert prize(3, 4, ()) == pytest.approx(3 * PRISONER - 4 * LOSS)
    assert prize(3, 3, (1,)) == pytest.approx(2 * PRISONER - 3 * LOSS)
    assert prize(3, 1, (3,)) == pytest.approx(PRISONER - LOSS)
    assert prize(3, 2, (2,)) == pytest.approx(1.5 * PRISONER - 2 * LOSS)
    assert prize(1, 1, (1,)) == pytest.approx((PRISONER + CONSOLATION) / 2 - LOSS)


def test_riders_are_worth_more_near_the_barbarians() -> None:
    """On the board more than in the supply; there more than far away; more still where a victory is near."""
    worth = [
        part(siege(barbarians="(0,2)=1", riders={0: path} if path else {}), "riders")
        for path in ("", "E(0,-3,SE)", "E(1,0,SE)", "E(0,1,SE)")
    ]
    assert worth == sorted(worth)
    assert len({round(each, 6) for each in worth}) == 4
    needed = [part(siege(barbarians=f"(0,2)={count}", riders={0: "E(0,1,SE)"}), "riders") for count in (3, 2, 1)]
    assert needed == sorted(needed)
    both = part(siege(barbarians="(0,2)=1", riders={0: "E(0,1,SE) E(0,2,E)"}), "riders")
    assert both > worth[-1] + PRISONER / 2


@pytest.mark.parametrize("mind", ["normal", "hard"])
def test_bots_ride_to_a_victory(mind: str) -> None:
    """Two riders that can reach a hex with one barbarian, and none with more, do so."""
    t = siege(f"V(0,2,N) {TOWNS}", barbarians="(0,2)=1 (-2,0)=3", riders={0: "E(0,1,E) E(1,0,SE)"}).do("0 end_turn")
    moves = played(t, {RIDE}, mind)
    assert len(moves) == 2
    assert t.of(Victory) or "(0,2)" not in t.standing


@pytest.mark.parametrize("mind", ["normal", "hard"])
def test_bots_keep_a_victory(mind: str) -> None:
    """Riders that win where they stand do not ride away from it."""
    t = siege("V(0,0,N)", barbarians="(0,2)=1", riders={0: "E(0,1,SE) E(0,2,E)"}).do("0 end_turn")
    played(t, {RIDE}, mind)
    assert [event.hex for event in t.of(Victory)] == [t.hex("(0,2)")]


@pytest.mark.parametrize("value", [position.judge, win_chance.value])
def test_a_site_at_a_coast_that_is_about_to_fall_is_worth_less(value: Valuing) -> None:
    """Than without barbarians there, against one inland, which is worth as much as before."""
    coast, inland = "V(2,-1,S)", "V(1,-1,S)"

    def worth(site: str, barbarians: str) -> float:
        t = siege(f"{site} {TOWNS}", "V(0,1,S)", barbarians=barbarians)
        return value(t.game, t.state, Seat(0), SOBER)

    near = "(2,-1)=2 (2,0)=2"
    assert worth(coast, near) < worth(coast, "")
    assert worth(coast, near) - worth(inland, near) < worth(coast, "") - worth(inland, "")


@pytest.mark.parametrize("mind", ["normal", "hard"])
def test_bots_buy_chronicle_cards(mind: str) -> None:
    """With the cards for one and no settlement to make a city of."""
    t = siege(f"V(0,0,N)! V(1,1,N)! {PRICE}", barbarians="(0,2)=1 (-1,2)=2")
    assert chosen(t, mind) == "0 buy_chronicle"
    assert t.step == ACTION


def test_a_search_buys_a_chronicle_card_rather_than_keep_the_cards() -> None:
    """Where nothing but a road can be built besides; a victory is a rider away."""
    t = siege(f"V(0,0,N)! V(1,1,N)! E(0,0,NE) {PRICE} 1lumber 1brick", barbarians="(0,2)=2 (2,-1)=1")
    assert chosen(t, "hard") == "0 buy_chronicle"


def bought(card: str, *then: str) -> AttackTable:
    """A card is bought where a victory is a rider away."""
    return siege(f"V(0,0,N)! V(1,1,N)! {PRICE}", barbarians="(0,2)=2 (2,-1)=1").buy(card, *then)


def test_what_a_card_promises_that_is_asked_about() -> None:
    """The seat that is asked, and no other; a rider on any path more than one out of the castle."""
    hopes = [pending(bought(card).state, Seat(0)) for card in ("swift-knight", "knighthood", "intrigue", "treason")]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[-1] > 0
    assert pending(bought("knighthood").state, Seat(1)) == 0
    assert pending(siege().state, Seat(0)) == 0


@pytest.mark.parametrize("card", ["swift-knight", "knighthood", "intrigue"])
def test_a_search_foresees_what_a_card_brings(card: str) -> None:
    """Before its question is answered a position is worth about what it is with the best answer."""
    t = bought(card)
    asked = decision(t.game, t.state, Seat(0))
    assert asked is not None
    answers = [advance(t.game, t.state, action)[0] for choice in asked.choices for action in choice]
    best = max([win_chance.value(t.game, after, Seat(0), SOBER) for after in answers])
    assert win_chance.value(t.game, t.state, Seat(0), SOBER) == pytest.approx(best, abs=0.15)


def test_prisoners_that_are_rolled_for_count_the_more_the_nearer_the_end_is() -> None:
    """One of two seats takes the prisoner: by about half of what it is worth in hand."""
    gains = []
    for prisoners in ((0, 0), (4, 0)):
        t = siege(
            f"V(0,0,N)! {TOWNS}",
            "V(1,1,N)",
            barbarians="(0,2)=1",
            riders={0: "E(0,1,SE)", 1: "E(0,2,E)"},
            prisoners=prisoners,
        )
        before = win_chance.value(t.game, t.state, Seat(0), SOBER)
        t.do("0 end_turn", "0 finish_riding")
        assert t.step == PRISONERS
        gains.append(win_chance.value(t.game, t.state, Seat(0), SOBER) - before)
    assert gains[1] > gains[0] > 0

"""The table of the Fishermen: waters, heaps, tokens, the boot, what is told of them and what is foretold."""

from __future__ import annotations

import pytest

from catan_desktop.games.fishermen.view.board import FISHING_BOARD
from catan_desktop.games.fishermen.view.names import listed
from catan_desktop.games.fishermen.view.panels import PANELS, payment_label
from catan_desktop.games.views import EVENTS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.view.board import SETTLERS_BOARD
from catan_desktop.mechanics.view.panels import PANELS as SETTLERS_PANELS
from catan_desktop.present.compose import event_texts
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import words
from tests.games.fishermen.place import AT_LAKE, GROUND_6, draw, fishing
from tests.mechanics.place import PRE_ROLL, Table


def picture(t: Table, seat: int = 0) -> BoardPicture:
    view = observe(t.game, t.state, Seat(seat))
    return FISHING_BOARD.fill(t.game, view, SETTLERS_BOARD.fill(t.game, view, None))


def model(t: Table, seat: int = 0) -> TableModel:
    view = observe(t.game, t.state, Seat(seat))
    return PANELS.show(t.game, view, SETTLERS_PANELS.show(t.game, view, None))


def told(t: Table, thing: tuple[str, int]) -> list[str]:
    found = PANELS.tell(t.game, observe(t.game, t.state, Seat(0)), thing, Explained())
    return [row.key for row in found.rows]


@pytest.mark.parametrize(("many", "ways"), [
    (4, {"6": "s", "5": "sw", "4": "nw", "9": "n", "8": "ne", "10": "se"}),
    (6, {"6": "s", "4": "nw", "8": "ne", "10": "se"}),
])  # fmt: skip
def test_grounds_lie_in_the_water_with_their_middle_corner_towards_the_land(many: int, ways: dict[str, str]) -> None:
    """G1 (6) lies north of the island, its middle intersection is its southern corner; and so around the island."""
    shown = picture(fishing(many=many)).board.ground.waters
    assert len(shown) == (8 if many > 4 else 6)
    found = {mark.text: mark.picture.removeprefix("fishing-ground-") for mark in shown}
    assert {number: found[number] for number in ways} == ways
    assert [mark.text for mark in shown if mark.red] == ["6", "8"]


def test_lakes_show_their_numbers() -> None:
    plates = {tile.printed for tile in picture(fishing(many=6)).board.ground.tiles if tile.plate}
    assert plates == {("2", "3", "11", "12"), ("4", "10")}


def test_the_supply_and_the_used_tokens_lie_beside_the_island() -> None:
    """By value, as everybody may see them."""
    heaps = picture(fishing(used="1133", fish=("2",)), seat=1).heaps
    assert [(heap.picture, heap.count) for heap in heaps] == [
        ("fish-token-back", 25), ("fish-token-1", 2), ("fish-token-3", 2),
    ]  # fmt: skip


def test_the_robber_stands_beside_the_island() -> None:
    assert picture(fishing()).at("home")[0].kind == "robber"
    assert not picture(fishing(robber="(1,0)")).at("home")


@pytest.mark.rule("FISH-081", "FISH-081a")
def test_own_tokens_lie_in_the_hand_by_value_and_others_show_a_number() -> None:
    t = fishing(fish=("113", "22"), boot=1)
    own = [(card.key, card.count) for card in model(t).hand.cards]
    assert own == [("fish-1", 2), ("fish-3", 1)]
    assert [(card.key, card.count) for card in model(t, 1).hand.cards] == [("fish-2", 2), ("boot", 1)]
    assert [(card.key, card.count) for card in model(t, 2).hand.cards] == []
    assert [card.speaks for card in model(t, 1).hand.cards] == [True, False], "the fish on a token are its name"
    counts = [[counter.value for counter in panel.counters if counter.key == "fish"] for panel in model(t).seats]
    assert counts == [[3], [2], [0], [0]]
    assert [panel.goal for panel in model(t).seats] == [10, 11, 10, 10]
    badges = [any(counter.key == "boot" for counter in panel.counters) for panel in model(t).seats]
    assert badges == [False, True, False, False]


@pytest.mark.parametrize(("tokens", "more", "reason"), [
    ("", {}, "reason-fish-cannot-pay"),
    ("1", {}, "reason-fish-cannot-pay"),
    ("2", {}, "reason-robber-not-on-board"),
    ("2", {"robber": "(1,0)"}, None),
    ("2", {"robber": "(1,0)", "step": PRE_ROLL}, "reason-roll-first"),
])  # fmt: skip
def test_the_button_says_why_no_fish_can_be_spent(tokens: str, more: dict[str, str], reason: str | None) -> None:
    (entry,) = [entry for entry in model(fishing(fish=(tokens,), **more)).buttons if entry.key == "fish"]  # type: ignore[arg-type]
    assert (entry.reason.key if entry.reason else None) == reason


def test_what_the_places_are() -> None:
    t = fishing(GROUND_6, AT_LAKE)
    lake = t.game.board.topology.parse_hex("(0,0)")
    assert told(t, ("water", 0)) == ["explain-ground", "explain-ground-yields", "explain-ground-gains"]
    assert told(t, ("water", 1))[-1] == "explain-ground-nobody"
    assert told(t, ("hex", lake)) == ["explain-lake", "explain-lake-yields", "explain-ground-gains"]
    assert told(fishing(robber="(0,0)"), ("hex", lake)) == ["explain-lake", "explain-lake-idle"]
    assert told(t, ("intersection", t.game.board.topology.parse_corner(GROUND_6))) == ["explain-corner-fish"]
    assert told(t, ("home", 0)) == ["explain-robber-away"]
    assert told(t, ("heaps", 0)) == ["tell-fish-supply", "tell-boot-free"]


def test_what_the_robber_kept_from_a_lake_is_foretold_in_full() -> None:
    """2, 3, 11 and 12 come up in 6 of 36 rolls, and a city draws twice."""
    t = fishing(f"{AT_LAKE}!", fish=("2",), robber="(0,0)")
    (action,) = [t.read(text) for text in t.lines("fish_robber")]
    said = foresee({"fishermen": PANELS}, t.game, observe(t.game, t.state, Seat(0)), action)
    assert words("foresee-fish-grounds", count=12) in said


def test_words_of_tokens() -> None:
    assert listed((2, 0, 1)) == "1\u00a0+\u00a01\u00a0+\u00a03"
    assert payment_label(fishing().game, (0, 1, 1)).icon == "fish-token-3"
    t = draw(fishing(GROUND_6, step=PRE_ROLL).roll(6), "b")
    (said,) = event_texts(EVENTS, t.game, t.events[-1])
    assert said.row.icon == "boot"

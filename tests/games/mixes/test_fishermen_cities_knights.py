"""Fishermen and Cities & Knights: MIX section 7."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.cities_knights.numbers import PROGRESS, SPANS
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.scoring import goal_of
from tests.games.mixes.large import MixTable, setting_up, table

KEY = "fishermen-cities-knights"
LAKE, SHOAL = "V(0,0,N)", "V(1,-2,N)"
"""At the lake, and at the ground with the 6."""
SEVEN = "fishermen.private 0: 1 0 2"
"""One fish and two threes: seven."""


def fishing(
    *seats: str, fish: str = SEVEN, awake: bool = True, lines: tuple[str, ...] = (), **more: object
) -> MixTable:
    told = (f"barbarians.awake {'yes' if awake else 'no'}", *((fish,) if fish else ()), *lines)
    return table(KEY, *seats, lines=told, **more)  # type: ignore[arg-type]


def roll(t: MixTable, one: int, other: int, face: str = "ship") -> MixTable:
    return t.do(f"{t.state.seat} roll", f"* dice {one} {other}", f"* event_die {face}")


@pytest.mark.rule("MIX-017", "OPTION-060")
def test_the_table() -> None:
    """The goal is 13, for whoever holds the boot 14."""
    rules = ruleset(KEY)
    assert rules.seats == (3, 4, 5, 6)
    t = fishing(lines=("fishermen.boot 1",))
    assert [goal_of(t.game, t.state, Seat(seat)) for seat in (0, 1)] == [13, 14]
    keys = {module.key for module in rules.recipe}
    assert {"fishermen", "cities_knights", "harbourmaster"} <= keys
    assert not {"development", "largest_army", "event_cards"} & keys


@pytest.mark.rule("MIX-130", "OPTION-060")
def test_seven_fish_take_the_top_card_of_a_colour_of_choice() -> None:
    for track in (0, 1, 2):
        t = fishing("2ore")
        assert len(t.lines("fish_deck")) == 3
        t.do(f"0 fish_deck {track} 1,0,2")
        assert t.step == "cities_knights.draw"
        drawn = {int(text.split()[2]) for text in t.lines("drawn_progress")}
        assert drawn <= set(range(*SPANS[track].indices(len(PROGRESS))))
        kept = next(card for card in sorted(drawn) if not PROGRESS[card].points)
        t.do(f"* drawn_progress {kept}")
        assert t.progress(0) == [PROGRESS[kept].key]
        assert t.tokens(0) == (0, 0, 0)
    assert t.refuse("0 fish_deck 0 1,0,2")[0] == "reason-fish-cannot-pay"


@pytest.mark.rule("MIX-X09", "MIX-130")
def test_a_fifth_card_is_played_or_discarded_before_the_turn_ends() -> None:
    t = fishing("smith smith crane crane").do("0 fish_deck 2 1,0,2", "* drawn_progress engineer")
    assert len(t.progress(0)) == 5
    assert t.refuse("0 end_turn") == ("reason-too-many-progress", "CK-719")
    t.do("0 discard_progress engineer", "0 end_turn")
    assert t.state.seat == 1


@pytest.mark.rule("MIX-131")
def test_a_point_card_for_fish_is_laid_open() -> None:
    t = fishing().do("0 fish_deck 2 1,0,2", "* drawn_progress printer")
    assert not t.progress(0)
    assert t.public(0) == 1


@pytest.mark.rule("MIX-130")
def test_an_empty_deck_gives_nothing_for_fish() -> None:
    t = fishing(lines=("progress_cards.private 1.cards: " + _all_of(0),))
    assert t.refuse("0 fish_deck 0 1,0,2") == ("reason-deck-empty", "CK-357")
    assert len(t.lines("fish_deck")) == 2


def _all_of(track: int) -> str:
    return " ".join(
        f"{PROGRESS[card].count}{PROGRESS[card].key}" for card in range(*SPANS[track].indices(len(PROGRESS)))
    )


@pytest.mark.rule("MIX-132", "OPTION-060")
def test_four_fish_take_a_resource_and_no_commodity() -> None:
    t = fishing()
    kinds = {text.split()[2] for text in t.lines("fish_take")}
    assert kinds == {"0", "1", "2", "3", "4"}
    assert t.refuse("0 fish_take cloth 1,0,1")[0] == "reason-fish-bank-lacks"


@pytest.mark.rule("MIX-133", "OPTION-060")
def test_three_fish_may_steal_a_commodity() -> None:
    t = fishing("", "1cloth").do("0 fish_steal 0,0,1")
    if t.step != "settlers.action":
        t.do(*t.lines()[:1])
    assert sum(t.hand(1)) == 0
    assert t.hand(0)[t.game.tables.kinds.index("cloth")] == 1
    assert t.of(Stolen)


@pytest.mark.rule("MIX-X12", "MIX-134", "MIX-135")
def test_the_robber_is_sent_away_only_once_he_is_awake() -> None:
    """Beside the board at first; a 7 before the landing leaves him there, one after it brings him in."""
    t = fishing(awake=False)
    assert t.robber == "home"
    assert t.refuse("0 fish_robber 0,0,1") == ("reason-robber-asleep", "MIX-134")
    t = roll(fishing(awake=False, step="settlers.pre_roll"), 1, 6)
    assert t.robber == "home"
    assert "move_robber" not in t.kinds()
    t = fishing()
    assert t.refuse("0 fish_robber 0,0,1") == ("reason-robber-not-on-board", "FISH-051c")
    t = roll(fishing(step="settlers.pre_roll"), 1, 6).do("0 move_robber (2,0)")
    assert t.robber == "(2,0)"
    t.do("0 fish_robber 0,0,1")
    assert t.robber == "home"


@pytest.mark.rule("MIX-136")
def test_the_starting_city_at_a_ground_draws_one_token() -> None:
    t = setting_up(KEY).do("0 place_settlement V(2,0,S)", "0 place_road E(2,0,SE)")
    t.do("1 place_settlement V(-1,2,S)", "1 place_road E(-1,2,SE)")
    t.do("2 place_settlement V(0,0,S)", "2 place_road E(0,0,SE)", f"2 place_settlement {SHOAL}")
    t.draw(2)
    assert t.part.cities[2]
    assert t.tokens(2) == (0, 1, 0)


@pytest.mark.rule("MIX-137")
def test_cities_and_metropolises_draw_two() -> None:
    t = fishing(f"{SHOAL}!", f"{LAKE}! politics=4 politics{LAKE[1:]}", fish="", step="settlers.pre_roll", robber="home")
    roll(t, 3, 3).draw(1)
    assert [sum(t.tokens(seat)) for seat in range(4)] == [2, 0, 0, 0]
    t = fishing(f"{SHOAL}!", f"{LAKE}! politics=4 politics{LAKE[1:]}", fish="", step="settlers.pre_roll", robber="home")
    roll(t, 1, 2).draw(1)
    assert [sum(t.tokens(seat)) for seat in range(4)] == [0, 2, 0, 0]


@pytest.mark.rule("MIX-138")
def test_the_aqueduct_asks_whoever_drew_fish_alone() -> None:
    """On a 2 the lake gives fish and no hex beside it a card."""
    t = fishing(f"{LAKE} V(2,0,S)! science=3", fish="", step="settlers.pre_roll")
    roll(t, 1, 1).draw(1)
    assert sum(t.tokens(0)) == 1
    assert "aqueduct_take" in t.kinds()
    assert t.actor == 0


@pytest.mark.rule("MIX-139")
def test_a_knight_at_the_coast_catches_nothing() -> None:
    t = fishing(f"K1{SHOAL[1:]}", fish="", step="settlers.pre_roll")
    roll(t, 3, 3)
    assert t.step != "fishermen.draw"
    assert sum(FISH.of(t.game, t.state).held) == 0


@pytest.mark.rule("MIX-006", "FISH-054")
def test_five_fish_lay_a_road() -> None:
    t = fishing("V(0,1,S)").do("0 fish_road 0,0,2")
    assert t.kinds() == {"lay_road"}
    t.do(f"0 lay_road {min(t.sites('lay_road'))}")
    assert t.part.roads[0].bit_count() == 1
    assert t.step == "settlers.action"
    assert fishing().refuse("0 fish_road 0,0,2") == ("reason-no-road-site", "FISH-054a")

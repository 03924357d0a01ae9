"""The base game on the Gift: its ready-made start and what differs from the classic rules."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.gift.module import GIFT_BASE
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import make_game, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics.board import pips, terrain_around
from catan_desktop.mechanics.events import FirstRolled, Produced
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import Tables
from tests.mechanics.place import ACTION, PRE_ROLL, Table, counts, gift, line, place

BLUE = ("V(1,3,N) E(1,2,E)", "V(0,2,N) E(0,1,SE)")
RED = ("V(2,2,N) E(2,1,SE)", "V(0,1,N) E(0,0,SE)")
YELLOW = ("V(2,1,N) E(2,0,SE)", "V(-1,1,S) E(-2,2,E)")
BLACK = ("V(-2,2,S) E(-3,3,E)", "V(1,1,N) E(1,1,NE)")
"""Settlement and road, then the starred settlement and its road."""
STARTS = {4: (BLUE, RED, YELLOW, BLACK), 3: (BLUE, YELLOW, BLACK), 2: (BLUE, YELLOW)}
STARRED_CARDS = {
    "V(0,2,N)": "1brick 1wool 1ore",
    "V(0,1,N)": "1lumber 1brick 1grain",
    "V(-1,1,S)": "1lumber 1wool 1ore",
    "V(1,1,N)": "1lumber 1wool 1grain",
}


def ready(seats: int) -> Table:
    state, events = start(gift(seats))
    return Table(gift(seats), state, events)


@pytest.mark.rule("WATCH-18", "WATCH-64", "BASE-060")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ready_made_start(seats: int) -> None:
    """Every seat's two settlements and two roads stand: blue, red, yellow, black; with fewer seats some of them."""
    t = ready(seats)
    topology = t.game.board.topology
    for seat, words in enumerate(STARTS[seats]):
        corners = {topology.corner_name(corner) for corner in bits(t.part.settlements[seat])}
        paths = {topology.path_name(path) for path in bits(t.part.roads[seat])}
        assert corners | paths == set(" ".join(words).split())


@pytest.mark.rule("WATCH-18")
def test_each_road_touches_its_settlement() -> None:
    """As in any set-up, and all settlements keep their distance."""
    topology = gift().board.topology
    for start_words in STARTS[4]:
        for pair in start_words:
            corner, path = pair.split()
            assert topology.corner_paths[topology.parse_corner(corner)] >> topology.parse_path(path) & 1
    taken = [topology.parse_corner(pair.split()[0]) for start_words in STARTS[4] for pair in start_words]
    assert not any(topology.corner_corners[one] >> other & 1 for one in taken for other in taken)


@pytest.mark.rule("WATCH-18", "BASE-067")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starred_settlement_brings_its_cards(seats: int) -> None:
    """One card for each terrain hex around it; nothing for the other one."""
    t = ready(seats)
    for seat, (_, starred) in enumerate(STARTS[seats]):
        assert t.hand(seat) == counts(STARRED_CARDS[starred.split()[0]])
    assert [event.seat for event in t.of(Produced)] == list(range(seats))


@pytest.mark.rule("WATCH-18")
def test_each_start_has_20_pips_and_all_five_resources() -> None:
    """The four starts are equally good."""
    board = gift().board
    for words in STARTS[4]:
        corners = [board.topology.parse_corner(pair.split()[0]) for pair in words]
        assert sum(pips(board.tokens[hex]) for c in corners for hex in bits(board.topology.corner_hexes[c])) == 20
        assert {kind for corner in corners for kind in terrain_around(board, corner)} == set(range(5))


@pytest.mark.rule("WATCH-18", "BASE-062")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_without_rolling_or_placing(seats: int) -> None:
    """Turn one is there at once, play goes clockwise."""
    t = ready(seats)
    assert not t.of(FirstRolled)
    assert t.events[-1] == TurnBegan(Seat(0), 1)
    assert (t.actor, t.step, t.state.ply) == (0, PRE_ROLL, 0)
    t.roll(2).do("0 end_turn")
    assert t.state.seat == 1


@pytest.mark.rule("WATCH-65")
def test_free_placement_is_an_option() -> None:
    """Same board, nothing on it, and the classic set-up; the ready-made start is the default."""
    game = gift(3, placement="free")
    assert game.board == gift(3).board
    t = Table(game, start(game)[0])
    assert t.actor == CHANCE
    assert (t.part.pieces.roads_of_all, t.part.pieces.buildings, t.part.hands) == (0, 0, (0, 0, 0))
    assert gift(3).options["placement"] == "ready"


@pytest.mark.rule("WATCH-60")
def test_nothing_of_the_wall_is_in_the_base_game() -> None:
    """No guard, wildling, hero or breach: none of their actions is known, and games end by points only."""
    assert not GIFT_BASE.slots.keys() & {"watch"}
    assert "watch" in BROTHERHOOD.slots
    strange = BROTHERHOOD.kinds.keys() - GIFT_BASE.kinds.keys()
    assert {"build_guard", "play_recruits"} <= strange
    assert [step for step in GIFT_BASE.steps if not step.startswith(("settlers.", "gift."))] == []
    assert GIFT_BASE.tables.ending == "win"
    assert GIFT_BASE.always == ()


@pytest.mark.rule("WATCH-61")
def test_the_deck_of_the_base_game() -> None:
    """23 cards: 14 Ranger Patrols, 2 Road Building, 2 Winter Is Coming, 5 victory points."""
    assert {spec.key: spec.count for spec in GIFT_BASE.tables.cards} == {"knight": 14, "roads": 2, "plenty": 2, "vp": 5}
    t = ready(4)
    assert (t.part.deck, sum(t.part.hidden or ())) == (23, 23)


@pytest.mark.rule("WATCH-62")
def test_the_values_of_the_base_game() -> None:
    """Supply 4:1, route 2:1, both awards two points, ten points to win, Tormund in his camp."""
    values: Tables = GIFT_BASE.tables
    assert (values.bank_rate, values.longest_road, values.largest_army) == (4, 2, 2)
    assert {harbour.rate for harbour in gift().board.harbours} == {2}
    assert gift().options["goal"] == 10
    assert ready(4).robber == "home"


@pytest.mark.rule("WATCH-62", "WATCH-29")
def test_tormund_may_go_home_on_a_seven() -> None:
    """Only on a 7."""
    t = place(gift(3), "knight", robber="(0,1)", step=PRE_ROLL).roll(7)
    assert t.can("0 send_robber_home")
    t = place(gift(3), "knight", robber="(0,1)").do("0 play_knight")
    assert not t.can("0 send_robber_home")


@pytest.mark.rule("WATCH-63")
@pytest.mark.parametrize("name", ["gift-base", "watch"])
def test_two_to_four_players(name: str) -> None:
    """Any other number is refused."""
    ruleset = RULESETS[name]
    assert ruleset.seats == (2, 3, 4)
    for seats in (0, 1, 5, 6):
        with pytest.raises(RulesetError):
            make_game(ruleset, seats)


@pytest.mark.rule("WATCH-X37")
def test_example_the_base_game() -> None:
    """Deck 23; three ore for a card refused, four accepted; home on a 7; the third Ranger Patrol gives two points."""
    assert ready(3).part.deck == 23
    assert place(gift(3), "3ore").refuse("0 bank_trade ore wool") == ("reason-rate", "BASE-131")
    assert place(gift(3), "4ore").do("0 bank_trade ore wool").hand(0) == counts("1wool")
    t = place(gift(3), robber="(0,1)", step=PRE_ROLL).roll(7).do("0 send_robber_home")
    assert (t.robber, t.step) == ("home", ACTION)
    t = place(gift(3), "played=2 knight")
    assert t.public(0) == 0
    assert t.do("0 play_knight").public(0) == 2


CHANGED = {"bank_rate", "longest_road", "largest_army", "cards", "ending", "purchases"}


@pytest.mark.rule("WATCH-59")
@pytest.mark.parametrize("name", ["gift-base", "watch"])
def test_the_classic_rules_hold_unless_said_otherwise(name: str) -> None:
    """Both games stand on the shared modules with their own handlers, reasons and numbers, but for the listed ones."""
    ruleset = RULESETS[name]
    assert ruleset.modules[: len(SETTLERS)] == SETTLERS
    plain: Any = None
    for module in SETTLERS:
        plain = module.tables(plain)
    classic = compose("classic", SETTLERS, (3, 4))
    assert len(classic.handlers) > 20
    assert {action for action, handler in classic.handlers.items() if ruleset.handlers[action] is not handler} == set()
    for step, rows in classic.acts.items():
        assert {action for action, row in rows.items() if ruleset.acts[step][action] is not row} == set()
    different = {name for name in field_names(Tables) if getattr(plain, name) != getattr(ruleset.tables, name)}
    assert different <= (CHANGED if name == "watch" else {"cards"})
    assert tuple(one for one in ruleset.tables.purchases if one.key != "guard") == plain.purchases
    assert ruleset.script.turn[:1] == ("settlers.pre_roll",)


@pytest.mark.rule("WATCH-59")
def test_the_awards_of_the_base_game_are_worth_two() -> None:
    """BASE-172 and BASE-185 as they stand."""
    assert place(gift(3), line(2, -2, 5)).public(0) == 2
    assert place(gift(3), "played=3").public(0) == 2

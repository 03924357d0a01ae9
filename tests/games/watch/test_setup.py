"""Set-up of the full game (WATCH-5 to 8, 21 to 25, 63)."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.watch.actions import PlaceGuard, WildDie
from catan_desktop.games.watch.board import SectionId
from catan_desktop.games.watch.events import HeroesDealt
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.heroes.registry import HEROES
from catan_desktop.games.watch.part import SUPPLY, TOKENS
from catan_desktop.games.watch.wildlings import TOKEN_OUTCOMES, WILD_DIE
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import make_game, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import FirstDice
from catan_desktop.mechanics.board import terrain_around
from catan_desktop.mechanics.parts import HOME
from tests.positions import Table, in_words


def fresh(seats: int) -> Table:
    rules = ruleset("watch")
    assert rules.make_board
    board = rules.make_board(seats, rules.checked({}), source(1, "board"))
    game = make_game(rules, seats, {}, board)
    return Table(game, start(game)[0])


def rolled(table: Table, *totals: int) -> Table:
    """Everybody's roll for the first place."""
    return table.do(*[FirstDice(CHANCE, total // 2, total - total // 2) for total in totals])


def placed(table: Table) -> Table:
    """Both rounds of placement, always on the first legal site."""
    while table.step() == "settlers.placement":
        table.do(next(iter(table.choices()[0])))
    return table


@pytest.mark.rule("WATCH-6", "WATCH-7")
def test_figures_and_tokens() -> None:
    assert SUPPLY == (24, 8, 8)
    assert TOKENS == (11, 4, 4) * 3
    assert sum(TOKENS) == 57
    assert [(token.clan, token.figure) for token in TOKEN_OUTCOMES] == [(c, f) for c in range(3) for f in range(3)]


@pytest.mark.rule("WATCH-8", "HERO-29")
def test_the_wildling_die_has_twelve_sides_and_there_are_eleven_heroes() -> None:
    assert WILD_DIE.outcomes == tuple(WildDie(CHANCE, number) for number in range(1, 13))
    assert set(WILD_DIE.weights) == {1}
    assert len(HERO_KEYS) == len(set(HERO_KEYS)) == 11
    assert [hero.index for hero in HEROES] == list(range(11))


@pytest.mark.rule("WATCH-25")
def test_at_the_beginning_everything_is_on_the_frostfangs() -> None:
    table = fresh(4)
    part = table.watch
    assert part.supply == SUPPLY
    assert part.camps == ((), (), ())
    assert part.clearings == (0, 0, 0, 0)
    assert part.posts == ((), (), (), ())
    assert part.breach == part.invaders == 0
    assert not any(part.gift)
    assert table.part.robber == HOME


@pytest.mark.rule("WATCH-24")
@pytest.mark.parametrize(
    ("seats", "keys"),
    [(4, ("yarwyck", "tarly", "marsh", "mormont")), (3, ("tarly", "marsh", "mormont")), (2, ("marsh", "mormont"))],
)
def test_heroes_are_dealt_in_starting_order(seats: int, keys: tuple[str, ...]) -> None:
    table = rolled(fresh(seats), *[5] * (seats - 1), 9)
    assert table.part.first == seats - 1
    heroes = [HERO_KEYS[table.watch.heroes[(table.part.first + step) % seats]] for step in range(seats)]
    assert heroes == list(keys)
    assert table.watch.turned == 0
    assert table.told(HeroesDealt) == [HeroesDealt(table.watch.heroes)]


@pytest.mark.rule("WATCH-21")
def test_the_tied_roll_again() -> None:
    table = rolled(fresh(4), 9, 4, 9, 2)
    assert table.state.turn == 0
    assert table.actor() == CHANCE
    table.do(FirstDice(CHANCE, 1, 1), FirstDice(CHANCE, 1, 2))
    assert table.part.first == 2


@pytest.mark.rule("WATCH-21", "WATCH-22", "WATCH-89")
def test_a_third_round_places_guards_in_play_order_and_then_the_first_player_begins() -> None:
    table = placed(rolled(fresh(4), 3, 3, 8, 3))
    assert table.step() == "watch.guard_round"
    for seat, section in ((2, 1), (3, 1), (0, 3), (1, 1)):
        assert table.actor() == seat
        assert [action.section for action in table.offered(PlaceGuard)] == [0, 1, 2, 3]
        hand = table.hand(seat)
        table.do(PlaceGuard(Seat(seat), SectionId(section)))
        assert table.hand(seat) == hand, "a set-up guard is free"
    assert table.watch.posts == ((), (2, 3, 1), (), (0,))
    assert table.watch.guards == (1, 1, 1, 1)
    assert table.told(TurnBegan) == [TurnBegan(Seat(2), 1)]
    assert table.actor() == table.state.seat == 2
    assert table.step() == "settlers.pre_roll"


@pytest.mark.rule("WATCH-21", "WATCH-87")
def test_out_of_turn_or_nowhere_no_guard_is_placed() -> None:
    table = placed(rolled(fresh(2), 3, 8))
    assert table.refused(PlaceGuard(Seat(0), SectionId(0))).key == "reason-not-your-move"
    assert table.refused(PlaceGuard(Seat(1), SectionId(4))).key == "reason-no-such-place"


@pytest.mark.rule("WATCH-22")
def test_one_card_for_each_hex_at_the_second_settlement() -> None:
    table = rolled(fresh(3), 8, 3, 3)
    while table.step() == "settlers.placement":
        asked = table.actor()
        assert asked is not None
        before = table.part.settlements[asked]
        move = next(iter(table.choices()[0]))
        table.do(move)
        new = table.part.settlements[asked] & ~before
        if new and before:
            around = terrain_around(table.game.board, new.bit_length() - 1)
            assert table.hand(asked) == in_words(tuple(around.count(kind) for kind in range(5)))
        elif not before:
            assert table.hand(asked) == ""
    assert sum(table.part.bank) == 95 - sum(table.part.hands) < 95


@pytest.mark.rule("WATCH-23", "WATCH-38")
def test_starting_settlements_reveal_no_token() -> None:
    table = placed(rolled(fresh(4), 3, 3, 8, 3))
    assert sum(mask.bit_count() for mask in table.part.settlements) == 8
    assert table.watch.unrevealed == TOKENS
    assert table.camps() == ["", "", ""]


@pytest.mark.rule("WATCH-63")
@pytest.mark.parametrize(("seats", "hexes"), [(2, 16), (3, 16), (4, 21)])
def test_two_to_four_play(seats: int, hexes: int) -> None:
    assert len(fresh(seats).game.board.land) == hexes


@pytest.mark.rule("WATCH-63")
@pytest.mark.parametrize("seats", [1, 5, 6])
def test_nobody_else_plays(seats: int) -> None:
    with pytest.raises(RulesetError):
        make_game(ruleset("watch"), seats)

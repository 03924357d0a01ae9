"""Inventor, Irrigation and Mining: CK-425 to CK-445."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import TokensSwapped
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import CardsTaken
from catan_desktop.mechanics.production import tokens
from tests.games.cities_knights.hands import barred, hand
from tests.games.cities_knights.place import CityTable, cities_game, place


def token(t: CityTable, hex: str) -> tuple[int, ...]:
    return tokens(t.game, t.state)[int(t.game.board.topology.parse_hex(hex))]


# Inventor


@pytest.mark.rule("CK-425", "CK-427", "CK-428", "CK-X33")
def test_two_numbers_change_places_and_the_robber_stays() -> None:
    """Nobody needs a building there."""
    t = place(cities_game(), "inventor", robber="(0,-1)").do("0 play_progress inventor", "0 choose_token (0,-1)")
    assert t.city.tokens == (), "nothing has moved yet"
    t.do("0 choose_token (0,0)")
    assert (token(t, "(0,-1)"), token(t, "(0,0)"), t.robber) == ((11,), (9,), "(0,-1)")
    parse = t.game.board.topology.parse_hex
    assert t.of(TokensSwapped) == [TokensSwapped(Seat(0), parse("(0,-1)"), parse("(0,0)"))]
    assert t.step == "settlers.action"
    lying, printed = tokens(t.game, t.state), t.game.board.tokens
    assert sum(now != before for now, before in zip(lying, printed, strict=True)) == 2


@pytest.mark.rule("CK-425")
@pytest.mark.parametrize(("total", "bricks", "ore"), [(9, 1, 0), (11, 0, 1)])
def test_production_follows_the_moved_numbers(total: int, bricks: int, ore: int) -> None:
    """The hills of (0,0) yield on 9 now and the mountains of (0,-1) on 11."""
    t = place(cities_game(), "V(0,0,S) inventor", "V(0,-1,N)", robber="(2,0)")
    t.do("0 play_progress inventor", "0 choose_token (0,0)", "0 choose_token (0,-1)", "0 end_turn")
    t.roll_all(total - 5, 5, "ship")
    assert (t.hand(0)[1], t.hand(1)[4]) == (bricks, ore)


@pytest.mark.rule("CK-428", "CK-120")
def test_the_robber_still_blocks_his_hex_with_its_new_number() -> None:
    t = place(cities_game(), "V(0,-1,N) inventor", robber="(0,-1)")
    t.do("0 play_progress inventor", "0 choose_token (0,0)", "0 choose_token (0,-1)", "0 end_turn")
    t.roll_all(6, 5, "ship")
    assert sum(t.hand(0)) == 0


@pytest.mark.rule("CK-425")
def test_a_second_inventor_finds_the_numbers_as_they_lie() -> None:
    t = place(cities_game(), "inventor inventor")
    for first, second in (("(0,0)", "(0,-1)"), ("(0,0)", "(-1,0)")):
        t.do("0 play_progress inventor", f"0 choose_token {first}", f"0 choose_token {second}")
    assert (token(t, "(0,0)"), token(t, "(0,-1)"), token(t, "(-1,0)")) == ((4,), (11,), (9,))


@pytest.mark.rule("CK-426")
def test_what_can_be_chosen() -> None:
    t = place(cities_game(), "inventor").do("0 play_progress inventor")
    topology = t.game.board.topology
    chosen = {int(topology.parse_hex(name)) for name in t.sites("choose_token")}
    assert chosen == {hex for hex, numbers in enumerate(t.game.board.tokens) if set(numbers) & {3, 4, 5, 9, 10, 11}}
    t.do("0 choose_token (1,0)")
    chosen = {int(topology.parse_hex(name)) for name in t.sites("choose_token")}
    assert chosen == {hex for hex, numbers in enumerate(t.game.board.tokens) if set(numbers) & {4, 5, 9, 10, 11}}


@pytest.mark.rule("CK-721", "CK-426", "CK-429", "CK-X33")
@pytest.mark.parametrize("second", [False, True], ids=["first hex", "second hex"])
@pytest.mark.parametrize(
    ("hex", "key"),
    [
        ("(1,-2)", "token-stays"),
        ("(0,1)", "token-stays"),
        ("(2,0)", "token-stays"),
        ("(-1,2)", "token-stays"),
        ("(1,-1)", "hex-without-token"),
    ],
)
def test_what_cannot_be_chosen(hex: str, key: str, second: bool) -> None:
    """2, 6, 8, 12 and the desert."""
    t = place(cities_game(), "inventor").do("0 play_progress inventor")
    if second:
        t.do("0 choose_token (1,0)")
    assert t.refuse(f"0 choose_token {hex}") == (f"reason-{key}", "CK-721")


@pytest.mark.rule("CK-721", "CK-429")
@pytest.mark.parametrize(("hex", "key"), [("(1,0)", "another-hex"), ("(-1,-1)", "equal-tokens")])
def test_the_second_hex_is_another_one_with_another_number(hex: str, key: str) -> None:
    t = place(cities_game(), "inventor").do("0 play_progress inventor", "0 choose_token (1,0)")
    assert t.refuse(f"0 choose_token {hex}") == (f"reason-{key}", "CK-721")


@pytest.mark.rule("CK-720", "CK-429")
@pytest.mark.parametrize("number", [3, 6])
def test_no_inventor_without_two_different_numbers(number: int) -> None:
    """However many hexes with the same number there are."""
    game = cities_game()
    few = tuple((number,) if numbers else () for numbers in game.board.tokens)
    t = place(game, "inventor", city={"tokens": few})
    assert barred(t, "inventor") == "reason-too-few-tokens"
    two = (*few[:4], (5,), *few[5:])
    assert place(game, "inventor", city={"tokens": two}).can("0 play_progress inventor") == (number == 3)


# Irrigation and Mining

MOUNTAINS = "V(0,-1,S) V(0,-1,NW) V(0,1,SE)!"
"""Two settlements at mountains 9 and a city at mountains 6."""
FIELDS = "V(-1,1,N) V(-1,1,S)!"
"""A settlement at fields 4 and 5, a city at fields 5 and 9."""


@pytest.mark.rule("CK-435", "CK-436", "CK-445", "CK-X27")
@pytest.mark.parametrize(("seat", "card", "gain"), [(MOUNTAINS, "mining", "4ore"), (FIELDS, "irrigation", "6grain")])
def test_two_cards_for_each_hex_whatever_stands_there(seat: str, card: str, gain: str) -> None:
    """Never a commodity, and nothing for anybody else."""
    t = place(cities_game(), f"{seat} {card}", "V(2,-1,S) V(-2,1,S)").do(f"0 play_progress {card}")
    assert (t.hand(0), t.hand(1)) == (hand(gain), hand(""))
    assert t.of(CardsTaken) == [CardsTaken(Seat(0), hand(gain), card)]
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-437", "CK-445")
@pytest.mark.parametrize(
    ("seat", "card", "robber", "gain"),
    [(MOUNTAINS, "mining", "(0,1)", "4ore"), (FIELDS, "irrigation", "(-1,1)", "6grain")],
)
def test_the_robber_does_not_prevent_it(seat: str, card: str, robber: str, gain: str) -> None:
    t = place(cities_game(), f"{seat} {card}", robber=robber).do(f"0 play_progress {card}")
    assert t.hand(0) == hand(gain)


@pytest.mark.rule("CK-438", "CK-445")
@pytest.mark.parametrize(("seat", "card", "left"), [(MOUNTAINS, "mining", "3ore"), (FIELDS, "irrigation", "1grain")])
def test_the_bank_gives_what_it_has_left(seat: str, card: str, left: str) -> None:
    t = place(cities_game(), f"{seat} {card}", bank=f"{left} 2wool").do(f"0 play_progress {card}")
    assert (t.hand(0), t.part.bank) == (hand(left), hand("2wool"))


@pytest.mark.rule("CK-720", "CK-435", "CK-445")
@pytest.mark.parametrize(
    ("seat", "card", "bank", "key"),
    [
        ("V(0,-1,NW)", "irrigation", None, "no-fields"),
        ("V(-1,1,N)", "mining", None, "no-mountains"),
        (FIELDS, "irrigation", "5ore", "bank-lacks"),
        (MOUNTAINS, "mining", "5grain", "bank-lacks"),
    ],
)
def test_no_harvest_without_a_hex_or_from_an_empty_stack(seat: str, card: str, bank: str | None, key: str) -> None:
    assert barred(place(cities_game(), f"{seat} {card}", bank=bank), card) == f"reason-{key}"

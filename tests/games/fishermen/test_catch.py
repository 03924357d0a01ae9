"""Fish tokens: how many there are, who catches them, drawing, the limit: FISH sections 1.1 and 1.2."""

from __future__ import annotations

import pytest

from catan_desktop.games.fishermen.events import (
    BootFound,
    FishDrawn,
    FishHandedIn,
    FishKept,
    FishShortage,
    FishShuffled,
    TokenId,
)
from catan_desktop.games.fishermen.module import RULESET
from catan_desktop.games.fishermen.part import FISH, LIMIT
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe, start
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.trade import own_rates
from tests.games.fishermen.place import AT_LAKE, GROUND_6, GROUND_10, catch, draw, fish, fishing, own, tokens
from tests.mechanics.place import PRE_ROLL, Table, counts, game_of


def rolled(total: int, *seats: str, **more: object) -> list[int]:
    """The tokens that a roll brings, by seat."""
    return catch(fishing(*seats, step=PRE_ROLL, **more), total)  # type: ignore[arg-type]


# what is in the box


@pytest.mark.rule("FISH-002b", "FISH-003b", "FISH-005", "FISH-005a", "FISH-T1", "FISH-T2", "FISH-T3", "FISH-T4")
@pytest.mark.parametrize(("seats", "box"), [((2, 3, 4), (11, 10, 8, 1)), ((5, 6), (15, 15, 13, 1))])
def test_the_tokens_of_the_box(seats: tuple[int, ...], box: tuple[int, ...]) -> None:
    """One supply of 30, or of 44; the 14 more are four, five and five with fish, and no boot."""
    for many in seats:
        part = FISH.of(game := game_of(RULESET, many, {}), start(game)[0])
        assert (part.hidden, part.supply) == (box, sum(box))
    assert sum(box) == (30 if 4 in seats else 44)
    assert tuple(more - few for more, few in zip((15, 15, 13, 1), (11, 10, 8, 1), strict=True)) == (4, 5, 5, 0)


@pytest.mark.rule("FISH-009", "FISH-034")
def test_all_tokens_lie_face_down_and_each_is_equally_likely() -> None:
    """Nobody holds any, none is used, the boot lies among them; chance draws by their number."""
    part = FISH.of(game := game_of(RULESET, 4, {}), start(game)[0])
    assert (part.used, part.held, part.boot) == ((0, 0, 0), (0, 0, 0, 0), NOBODY)
    t = fishing(GROUND_6, fish=("112",), step=PRE_ROLL).roll(6)
    (choice,) = t.asked().choices
    assert isinstance(choice, Draw)
    assert [(action.token, weight) for action, weight in zip(choice.outcomes, choice.weights, strict=True)] == [  # type: ignore[attr-defined]
        (0, 9),
        (1, 9),
        (2, 8),
        (3, 1),
    ]


@pytest.mark.rule("FISH-003c")
def test_nothing_but_tokens_is_kept() -> None:
    """No card of an overview: the part holds tokens and the boot alone."""
    assert field_names(type(fish(fishing()))) == ("supply", "used", "held", "boot", "private", "hidden")


# the set-up


INLAND = ("V(-1,0,N)", "V(1,-1,N)", "V(-1,2,N)")
AWAY = "V(1,1,S)"
"""Away from all waters, as the three are."""


def second_round(*last: str, many: int = 4) -> Table:
    """The last seat is about to place its second settlement; `last` are the first ones of the last seats."""
    t = fishing(many=many)
    t.state = start(t.game)[0]
    t.do("* first_dice 6 6", *["* first_dice 1 1"] * (many - 1))
    for seat, corner in enumerate((*INLAND, *last)):
        t.do(f"{seat} place_settlement {corner}")
        assert t.kinds() == {"place_road"}, "the first settlement draws no token"
        t.do(t.lines()[0])
    return t


@pytest.mark.rule("FISH-019", "FISH-019b", "FISH-020")
@pytest.mark.parametrize(("corner", "drawn"), [(GROUND_6, True), ("V(0,1,N)", True), (AWAY, False)])
def test_a_second_settlement_at_water_draws_a_token(corner: str, drawn: bool) -> None:
    """At a ground or at the lake, besides its resources; the first settlements (one of them at the lake) drew none."""
    t = second_round(AT_LAKE).do(f"3 place_settlement {corner}")
    assert t.of(Produced)
    assert (t.step == "fishermen.draw") is drawn
    if drawn:
        draw(t, "2")
        assert (own(t, 3), fish(t).held) == ((0, 1, 0), (0, 0, 0, 1))
    assert t.kinds() == {"place_road"}


@pytest.mark.rule("FISH-X12", "FISH-019", "FISH-020")
def test_example_the_start_at_the_lake() -> None:
    """V(0,0,N) touches the lake, hills and pasture: a brick, a wool and a token."""
    t = second_round(GROUND_10).do("3 place_settlement V(0,0,N)")
    assert t.hand(3) == counts("1brick 1wool")
    draw(t, "1")
    assert own(t, 3) == tokens("1")


@pytest.mark.rule("FISH-019a")
def test_the_starting_token_is_one_in_all() -> None:
    """V(3,-2,S) of the large board lies at two grounds."""
    t = second_round("V(1,2,N)", "V(-2,3,N)", "V(-3,2,N)", many=6)
    corner = t.game.board.topology.parse_corner("V(3,-2,S)")
    assert sum(mask >> corner & 1 for mask in t.game.board.ground_corners) == 2
    draw(t.do("5 place_settlement V(3,-2,S)"), "3")
    assert (t.kinds(), fish(t).held[5]) == ({"place_road"}, 1)


@pytest.mark.rule("FISH-019c", "FISH-041")
def test_the_starting_token_may_be_the_boot() -> None:
    """Then no other is drawn for it."""
    t = draw(second_round(AT_LAKE).do(f"3 place_settlement {GROUND_6}"), "b")
    assert (fish(t).boot, fish(t).held, t.kinds()) == (3, (0, 0, 0, 0), {"place_road"})


# what a roll brings


@pytest.mark.rule("FISH-030", "FISH-030a", "FISH-021")
@pytest.mark.parametrize("total", [2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
def test_a_ground_gives_tokens_on_its_number_only(total: int) -> None:
    """One to a settlement, two to a city, at each of its intersections; and no card besides those of the hexes."""
    seats = (GROUND_6, "V(0,-2,N)!")
    assert rolled(total, *seats) == ([1, 2, 0, 0] if total == 6 else [0, 0, 0, 0])
    t = fishing(*seats, step=PRE_ROLL)
    topology = t.game.board.topology
    t.roll(6)
    hexes = [topology.corner_hexes[topology.parse_corner(name.rstrip("!"))] for name in seats]
    cards = [sum(t.game.board.tokens[hex] == (6,) for hex in bits(around)) for around in hexes]
    assert [sum(t.hand(0)), sum(t.hand(1))] == [cards[0], 2 * cards[1]]


@pytest.mark.rule("FISH-X01")
def test_example_a_six_at_the_first_ground() -> None:
    assert rolled(6, "V(1,-2,N)", "V(0,-2,N)!") == [1, 2, 0, 0]


@pytest.mark.rule("FISH-X11", "FISH-043")
def test_example_harbour_and_ground() -> None:
    """V(1,-2,N) is an end of the grain harbour and a place of the ground with the 6: it has both benefits."""
    t = fishing("V(1,-2,N)", step=PRE_ROLL)
    assert own_rates(t.game, t.state, Seat(0)) == (4, 4, 4, 2, 4)
    assert catch(t, 6) == [1, 0, 0, 0]


@pytest.mark.rule("FISH-031", "FISH-031a", "FISH-002a", "FISH-020")
@pytest.mark.parametrize("total", range(2, 13))
def test_a_lake_gives_tokens_on_each_of_its_numbers(total: int) -> None:
    """One to a settlement, two to a city; never a card for the lake itself."""
    if total == 7:
        return
    t = fishing(AT_LAKE, "V(0,0,S)!", step=PRE_ROLL, robber="(2,0)")
    before = [sum(t.hand(seat)) for seat in (0, 1)]
    assert catch(t, total) == ([1, 2, 0, 0] if total in (2, 3, 11, 12) else [0, 0, 0, 0])
    producers = [t.game.board.topology.hex_name(hex) for hex in t.game.board.producers[total]]
    assert "(0,0)" not in producers
    assert before == [0, 0]


@pytest.mark.rule("FISH-X02", "FISH-033a")
@pytest.mark.parametrize("total", [2, 3, 11, 12])
def test_example_the_robber_on_the_lake(total: int) -> None:
    """He stops it on all of its numbers."""
    seats = (f"{AT_LAKE}!", "V(0,0,S)")
    assert rolled(total, *seats, robber="(2,0)") == [2, 1, 0, 0]
    assert rolled(total, *seats, robber="home") == [2, 1, 0, 0]
    assert rolled(total, *seats, robber="(0,0)") == [0, 0, 0, 0]


@pytest.mark.rule("FISH-033c", "FISH-010a")
def test_the_robber_beside_a_ground_does_not_stop_it() -> None:
    for hex in ("(1,-2)", "(0,-2)", "home"):
        assert rolled(6, GROUND_6, "V(0,-2,N)!", robber=hex) == [1, 2, 0, 0]


@pytest.mark.rule("FISH-033", "FISH-033b", "FISH-082e")
def test_the_robber_goes_to_the_lake_but_never_to_sea() -> None:
    t = fishing(step=PRE_ROLL).roll(7)
    assert t.can("0 move_robber (0,0)")
    land = {f"({q},{r})" for q, r in t.game.board.land}
    assert t.sites("move_robber") == land
    grounds = {f"({ground.sea[0]},{ground.sea[1]})" for ground in t.game.board.grounds}
    assert not grounds & land
    assert not t.can("0 send_robber_home")


@pytest.mark.rule("FISH-032", "FISH-X16", "FISH-015")
def test_example_a_city_at_two_grounds() -> None:
    """Two tokens from either."""
    for total in (9, 5):
        assert rolled(total, "V(3,-2,S)!", many=6) == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("FISH-032")
def test_a_building_takes_from_every_source_that_matches() -> None:
    """With two grounds of the same number side by side each gives."""
    t = fishing("V(3,-2,S)", many=6, step=PRE_ROLL)
    board = t.game.board
    same = tuple(type(ground)(ground.sea, 9) if ground.number == 5 else ground for ground in board.grounds)
    object.__setattr__(t.game, "board", type(board)(
        board.layout, board.land, board.terrain, board.tokens, board.harbours, terrain_kinds=board.terrain_kinds,
        grounds=same,
    ))  # fmt: skip
    assert catch(t, 9) == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("FISH-044")
def test_a_seven_brings_no_fish() -> None:
    t = fishing(f"{GROUND_6}!", f"{AT_LAKE}!", step=PRE_ROLL).roll(7)
    assert (t.step, fish(t).held) == ("settlers.robber", (0, 0, 0, 0))


@pytest.mark.rule("FISH-035", "FISH-036a")
def test_resources_come_before_fish_and_neither_shortage_touches_the_other() -> None:
    """A 6 brings the cards of the hexes with a 6, also where there are not enough tokens."""
    six = next(hex for hex in fishing().game.board.producers[6])
    corner = fishing().game.board.topology
    name = corner.corner_name(next(bits(corner.hex_corner_mask[six])))
    t = fishing(f"{GROUND_6}!", name, step=PRE_ROLL).roll(6)
    assert (t.step, sum(t.hand(1))) == ("fishermen.draw", 1)
    assert [type(event) for event in t.events if isinstance(event, (Produced, FishDrawn))] == [Produced]
    t = fishing(f"{GROUND_6}!", name, supply="1", step=PRE_ROLL).roll(6)
    assert (t.step, sum(t.hand(1)), t.of(FishShortage)) == ("settlers.action", 1, [FishShortage()])
    assert fish(t).supply == 1


@pytest.mark.rule("FISH-035a")
def test_tokens_are_drawn_in_turn_order() -> None:
    """From the active seat on, each taking all of its own first."""
    t = fishing("V(0,-2,N)!", "", f"{GROUND_6}!", seat=1, step=PRE_ROLL)
    draw(t.roll(6))
    assert [event.seat for event in t.events if isinstance(event, (FishDrawn, BootFound))] == [2, 2, 0, 0]


@pytest.mark.rule("FISH-036", "FISH-X03", "FISH-040")
def test_example_not_enough_tokens() -> None:
    """One face down, one used, three due: nobody draws, whoever stands at seven among those who are due."""
    t = fishing(GROUND_6, "V(0,-2,N)!", supply="1", used="1", step=PRE_ROLL).roll(6)
    assert (t.step, fish(t).held, t.of(FishShortage)) == ("settlers.action", (0, 0, 0, 0), [FishShortage()])
    t = fishing(GROUND_6, "V(0,-2,N)!", fish=("", "1111111"), supply="1", used="2", step=PRE_ROLL).roll(6)
    assert t.of(FishShortage)
    t = fishing(GROUND_6, "V(0,-2,N)!", fish=("", "1111111"), supply="1", used="22", step=PRE_ROLL).roll(6)
    assert not t.of(FishShortage)


@pytest.mark.rule("FISH-037", "FISH-X04", "FISH-036")
def test_example_the_used_tokens_are_shuffled() -> None:
    """One face down, four used, three due: the first draw empties the supply, two more come from the four."""
    t = fishing(GROUND_6, "V(0,-2,N)!", supply="1", used="2233", step=PRE_ROLL).roll(6)
    draw(t, "1")
    assert t.of(FishShuffled) == [FishShuffled(4)]
    assert (fish(t).supply, fish(t).used, fish(t).hidden) == (4, (0, 0, 0), (0, 2, 2, 0))
    draw(t, "3", "2")
    assert (fish(t).held, fish(t).hidden, t.step) == ((1, 2, 0, 0), (0, 1, 1, 0), "settlers.action")


# the limit


@pytest.mark.rule("FISH-038", "FISH-039", "FISH-X08")
def test_example_two_exchanges() -> None:
    """Seven tokens and two due: up to two exchanges, one token each; the number held stays seven."""
    t = fishing("V(1,-3,S)!", fish=("1111223",), step=PRE_ROLL).roll(6)
    assert LIMIT == 7
    assert t.lines() == ["0 exchange_fish 0", "0 exchange_fish 1", "0 exchange_fish 2", "0 keep_fish"]
    t.do("0 exchange_fish 0")
    assert t.of(FishHandedIn) == [FishHandedIn(Seat(0), TokenId(0))]
    draw(t, "3")
    assert own(t, 0) == tokens("1112233")
    t.do("0 exchange_fish 1")
    draw(t, "2")
    assert (own(t, 0), t.step) == (tokens("1112233"), "settlers.action")
    assert t.refuse("0 exchange_fish 0") == ("reason-exchange-at-limit", "FISH-039")


@pytest.mark.rule("FISH-038", "FISH-039")
def test_below_the_limit_tokens_are_drawn_up_to_it() -> None:
    """Six held and two due: one is drawn, the other may be exchanged."""
    t = fishing("V(1,-3,S)!", fish=("111122",), step=PRE_ROLL).roll(6)
    assert t.step == "fishermen.draw"
    draw(t, "3")
    assert (t.step, t.actor, fish(t).held[0]) == ("fishermen.exchange", 0, 7)


@pytest.mark.rule("FISH-039a")
def test_an_exchange_may_be_declined() -> None:
    """Nothing is drawn, by this seat; the next one draws its own."""
    t = fishing(f"{GROUND_6}!", "V(0,-2,N)", fish=("1111223",), step=PRE_ROLL).roll(6)
    supply = fish(t).supply
    t.do("0 keep_fish")
    assert (own(t, 0), fish(t).supply, t.of(FishKept)) == (tokens("1111223"), supply, [FishKept(Seat(0))])
    assert (t.step, t.actor) == ("fishermen.draw", CHANCE)
    draw(t, "1")
    assert (fish(t).held, t.step) == ((7, 1, 0, 0), "settlers.action")


@pytest.mark.rule("FISH-039d")
def test_who_declines_one_exchange_declines_all_of_the_roll() -> None:
    """Two are due to a city; the next roll asks anew."""
    t = fishing(f"{GROUND_6}!", fish=("1111223",), step=PRE_ROLL).roll(6).do("0 keep_fish")
    assert (t.of(FishKept), t.step) == ([FishKept(Seat(0))], "settlers.action")
    t.do("0 end_turn").roll(6)
    assert (t.step, t.actor) == ("fishermen.exchange", 0)


@pytest.mark.rule("FISH-039b")
def test_the_token_handed_in_lies_with_the_used_ones_before_the_draw() -> None:
    """With an empty supply it is the one that is drawn again."""
    t = fishing("V(1,-3,S)", fish=("1111223",), step=PRE_ROLL).roll(6).do("0 exchange_fish 2")
    assert fish(t).used == (0, 0, 1)
    t = fishing("V(1,-3,S)", fish=("1111223",), supply="", used="11", step=PRE_ROLL).roll(6).do("0 exchange_fish 2")
    assert (fish(t).hidden, fish(t).used) == ((2, 0, 1, 0), (0, 0, 0))
    t.do("* drawn_fish 2")
    assert own(t, 0) == tokens("1111223")


@pytest.mark.rule("FISH-039c")
def test_what_is_drawn_in_an_exchange_is_kept() -> None:
    """A worse token too: there is no other draw and no way back."""
    t = fishing("V(1,-3,S)", fish=("1111223",), step=PRE_ROLL).roll(6).do("0 exchange_fish 2")
    draw(t, "1")
    assert (own(t, 0), t.step) == (tokens("1111122"), "settlers.action")


@pytest.mark.rule("FISH-041", "FISH-070", "FISH-X13")
def test_example_the_boot_uses_up_a_draw() -> None:
    """Two due, the boot and then a token: no third one is drawn."""
    t = fishing("V(1,-3,S)!", step=PRE_ROLL).roll(6)
    draw(t, "b")
    assert t.of(BootFound) == [BootFound(Seat(0))]
    draw(t, "2")
    assert (fish(t).boot, own(t, 0), t.step) == (0, tokens("2"), "settlers.action")


@pytest.mark.rule("FISH-041a", "FISH-X14")
def test_example_the_boot_does_not_count_towards_the_limit() -> None:
    """Seven tokens, one handed in for the boot: six tokens and the boot."""
    t = fishing("V(1,-3,S)!", fish=("1111223",), step=PRE_ROLL).roll(6).do("0 exchange_fish 0")
    draw(t, "b")
    assert (fish(t).held[0], fish(t).boot, t.step) == (6, 0, "fishermen.draw")
    draw(t, "1")
    assert (fish(t).held[0], t.step) == (7, "settlers.action")


@pytest.mark.rule("FISH-075")
def test_the_boot_never_returns_to_the_supply() -> None:
    """Neither when the used tokens are shuffled nor when it is passed."""
    t = fishing("V(1,-3,S)", supply="1", used="22", boot=2, step=PRE_ROLL).roll(6)
    draw(t, "1")
    assert (fish(t).hidden, fish(t).boot) == ((0, 2, 0, 0), 2)


# no resource cards


@pytest.mark.rule("FISH-042", "FISH-042a")
def test_fish_are_not_discarded_nor_stolen() -> None:
    """On a 7 seven tokens and seven cards are no hand of eight; the thief finds cards only."""
    t = fishing("", "V(2,-1,N) 7ore", fish=("", "1111223"), step=PRE_ROLL).roll(7)
    assert t.step == "settlers.robber"
    hex = t.game.board.topology.hex_name(
        next(bits(t.game.board.topology.corner_hexes[t.game.board.topology.parse_corner("V(2,-1,N)")]))
    )
    t.do(f"0 move_robber {hex}", "* stolen_card ore")
    assert (t.part.hands[:2], fish(t).held[:2]) == ((1, 6), (0, 7))
    t = fishing("", "V(2,-1,N)", fish=("", "1111223"), step=PRE_ROLL).roll(7).do(f"0 move_robber {hex}")
    assert t.step == "settlers.action", "a seat with tokens alone cannot be robbed"


@pytest.mark.rule("FISH-042b", "FISH-042c")
def test_fish_are_not_traded_nor_taken_by_monopoly() -> None:
    """They are no kind of card: neither offers nor the bank nor Monopoly can name them."""
    t = fishing("monopoly 4ore", fish=("123", "33"))
    assert t.game.tables.kinds == ("lumber", "brick", "wool", "grain", "ore")
    for text in ("0 bank_trade 5 0", "0 play_monopoly 5", "0 offer_trade 0,0,0,0,0,1 1,0,0,0,0,0 2"):
        assert not t.can(text)
    t.do("0 play_monopoly 0")
    assert fish(t).held == (3, 2, 0, 0)


# what is seen


@pytest.mark.rule("FISH-081", "FISH-081a", "FISH-081b")
def test_numbers_are_public_and_values_are_secret() -> None:
    """Everybody sees how many tokens a seat has, the boot and the used ones; only the owner what they show."""
    t = fishing(fish=("113", "22"), used="3", boot=1)
    part = FISH.of(t.game, observe(t.game, t.state, Seat(0)).state)
    assert (part.held, part.boot, part.used) == ((3, 2, 0, 0), 1, (0, 0, 1))
    assert (part.private, part.hidden) == ((tokens("113"), None, None, None), None)
    event = FishDrawn(Seat(0), TokenId(2))
    assert (redact(event, Seat(0)), redact(event, Seat(1))) == (event, FishDrawn(Seat(0), None))


@pytest.mark.rule("FISH-022", "FISH-023")
@pytest.mark.parametrize(("road", "settlement"), [("E(1,-3,SE)", "V(1,-3,S)"), ("E(0,-1,SE)", "V(0,-1,S)")])
def test_waters_are_built_on_as_usual(road: str, settlement: str) -> None:
    """A road and a settlement at a ground, and at the lake."""
    t = fishing(f"{road} 1lumber 1brick 1wool 1grain")
    assert t.can(f"0 build_settlement {settlement}")
    t = fishing(f"{settlement} 1lumber 1brick")
    assert t.can(f"0 build_road {road}")

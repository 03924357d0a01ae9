"""Every action of Cities & Knights, by whichever seat: what comes of it is the same, for the seats that it is for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests.games.cities_knights.place import ACTION, PRE_ROLL, cities_game, place
from tests.games.turning import moved_on, play_both

ROADS = "V(0,0,N)! E(0,0,NE) E(0,0,E) E(0,0,SE)"


class Play(NamedTuple):
    """Words of four seats, of which the first has the turn, and what is played."""

    words: tuple[str, str, str, str]
    lines: tuple[str, ...]
    step: str = ACTION
    city: Mapping[str, Any] = MappingProxyType({})
    merchant: tuple[int, str] | None = None
    robber: str = ""


def card(key: str, words: tuple[str, str, str, str], *lines: str, **more: Any) -> Play:
    """A progress card of the first seat."""
    return Play((f"{words[0]} {key}", *words[1:]), (f"0 play_progress {key}", *(f"0 {line}" for line in lines)), **more)


def roll(words: tuple[str, str, str, str], dice: str, face: str, *lines: str, **city: Any) -> Play:
    """A roll of the first seat."""
    return Play(words, ("0 roll", f"* dice {dice}", f"* event_die {face}", *lines), PRE_ROLL, city)


RICH = ("V(0,0,N) 1ore", "V(2,0,N)! 2ore 2coin", "V(2,0,SE)! V(2,0,SW) 3wool 1ore", "V(-1,1,S)! 1cloth 1paper")
PLAYS = {
    "build": Play(
        (f"{ROADS} 2lumber 4brick 1wool 3grain 3ore 1cloth", "", "", ""),
        (
            *("0 build_road E(0,0,SW)", "0 build_settlement V(0,0,SE)", "0 build_city V(0,0,SE)"),
            *("0 build_wall V(0,0,N)", "0 improve_city trade", "0 end_turn", "1 roll", "* dice 1 1"),
        ),
    ),
    "trade": Play(
        ("V(1,1,SE) 3coin 1ore", "2wool", "1grain 1paper", "1grain"),
        (
            *("0 bank_trade coin cloth", "0 offer_trade 1cloth 1grain @23", "2 counter_offer 1paper 1ore @0"),
            *("3 accept_offer", "0 settle_trade 2", "0 offer_trade 1paper 1wool @1", "1 decline_offer"),
        ),
    ),
    "knights": Play(
        (f"{ROADS} K2*(0,0,S) 2ore 2wool 1grain", "K1*(0,0,SE) E(0,1,NE) E(1,0,SE) V(1,0,SE) E(1,0,E)", "", ""),
        (
            *("0 recruit_knight V(0,0,NE)", "0 activate_knight V(0,0,NE)", "0 promote_knight V(0,0,NE)"),
            *("0 displace_knight V(0,0,S) V(0,0,SE)", "1 retreat_knight V(1,0,NE)", "0 end_turn"),
        ),
    ),
    "move": Play((f"{ROADS} K1*(0,0,NE)", "", "", "K3(2,0,N)"), ("0 move_knight V(0,0,NE) V(0,0,S)",)),
    "removed": Play(
        (f"{ROADS} K2*(0,0,NE)", "", "K1*(0,0,SE)", ""), ("0 displace_knight V(0,0,NE) V(0,0,SE)", "0 end_turn")
    ),
    "chase": Play(
        ("K1*(0,0,SE)", "", "V(2,0,SE)! 3ore", "V(2,0,SW) 1coin"),
        ("0 chase_robber V(0,0,SE)", "0 move_robber (2,0)", "0 steal 3", "* stolen_card coin"),
        robber="(1,0)",
    ),
    "metropolis": Play(
        ("V(0,0,N)! V(0,0,S)! trade=4 5cloth", "V(-2,2,SW)!", "V(2,0,N)! trade=4 trade(2,0,N)", "trade=3"),
        ("0 improve_city trade", "0 place_metropolis V(0,0,S)"),
    ),
    "longest": Play(
        ("E(-1,0,E) 1ore 1wool", "", "V(-2,0,NW)! E(-2,-1,SE) E(-2,0,NE) E(-1,-1,SE) E(-1,0,NE) E(0,-1,SE)", ""),
        ("0 recruit_knight V(0,0,NW)",),
    ),
    "alchemist": Play(
        ("alchemist", "V(2,0,N)", "politics=1", ""),
        ("0 play_progress alchemist", "0 set_dice 6 2", "* dice 6 2", "* event_die politics", "* drawn_progress spy"),
        PRE_ROLL,
    ),
    "bishop": Play(
        (f"{RICH[0]} bishop", *RICH[1:]),
        ("0 play_progress bishop", "0 bishop_hex (2,0)", "* stolen_card coin", "* stolen_card wool"),
    ),
    "crane": card(
        "crane", ("V(0,0,N)! science=2 2paper", "V(2,0,N)! science=2 2paper", "", ""), "improve_city science"
    ),
    "deserter": Play(
        ("E(0,0,SE) deserter", "", "K3*(0,-1,N) K1(0,-1,S)", "K1(-1,1,S)"),
        (
            *("0 play_progress deserter", "0 name_opponent 2", "2 desert_knight V(0,-1,N)"),
            *("0 place_deserter 1 V(0,0,SE)", "0 move_knight V(0,0,SE) V(0,0,S)"),
        ),
    ),
    "diplomat": card(
        "diplomat", ("V(0,0,N) E(0,0,NE)", "", "V(2,0,N) E(2,0,NE)", ""), "remove_road E(0,0,NE)", "lay_road E(0,0,NW)"
    ),
    "diplomat for another": card(
        "diplomat", ("V(0,0,N) E(0,0,NE)", "", "", "V(2,0,N) E(2,0,NE)"), "remove_road E(2,0,NE)"
    ),
    "engineer": card("engineer", ("V(0,0,N)! V(0,0,S)!", "V(2,0,N)!", "", ""), "place_free_wall V(0,0,S)"),
    "harbour": Play(
        ("commercial_harbor 2wool", "1coin 1cloth", "2ore", "2paper"),
        (
            *("0 play_progress commercial_harbor", "0 harbour_offer 1 wool", "1 harbour_give coin"),
            *("0 harbour_offer 2 wool", "0 harbour_offer 3 wool", "0 end_turn"),
        ),
    ),
    "intrigue": Play(
        ("E(0,0,SE) intrigue", "", "K2*(0,0,S) E(0,0,SW) E(0,0,W)", "K1(0,0,SE)"),
        ("0 play_progress intrigue", "0 intrigue_knight V(0,0,S)", "2 retreat_knight V(0,0,NW)"),
    ),
    "inventor": card("inventor", ("", "", "", ""), "choose_token (0,-1)", "choose_token (0,0)"),
    "irrigation": card("irrigation", ("V(-1,1,N)", "V(-1,1,S)!", "", "")),
    "master merchant": card("master_merchant", RICH, "name_opponent 2", "master_take 2wool"),
    "medicine": card("medicine", ("V(0,0,N) V(0,0,S) 2ore 1grain", "V(2,0,N)", "", ""), "use_medicine V(0,0,S)"),
    "merchant": card("merchant", RICH, "place_merchant (0,0)", "end_turn", merchant=(2, "(2,0)")),
    "fleet": card("merchant_fleet", ("2coin", "2coin", "", ""), "name_kind coin", "bank_trade coin ore", "end_turn"),
    "mining": card("mining", ("V(0,-1,S)", "V(0,1,SE)!", "", "")),
    "resource monopoly": card("resource_monopoly", RICH, "name_kind ore"),
    "road building": card("road_building", ("V(0,0,N)", "V(2,0,N)", "", ""), "lay_road E(0,0,NE)", "lay_road E(0,0,E)"),
    "saboteur": Play(
        ("saboteur", "V(0,0,N) 2ore 2wool", "", "V(2,0,N) 3ore 3coin"),
        ("0 play_progress saboteur", "1 sabotage_discard 1ore+1wool", "3 sabotage_discard 3coin"),
    ),
    "smith": card(
        "smith", ("K1(0,0,N) K1*(0,0,S)", "K1(2,0,N)", "", ""), "smith_knight V(0,0,S)", "smith_knight V(0,0,N)"
    ),
    "spy": card("spy", ("", "warlord", "crane smith", ""), "name_opponent 2", "spy_take crane"),
    "trade monopoly": card("trade_monopoly", RICH, "name_kind coin"),
    "warlord": card("warlord", ("K1(0,0,N) K2(0,0,S)", "K1(2,0,N)", "", "")),
    "wedding": Play(
        ("wedding", "V(0,0,N) 2ore 2wool", "5ore", "V(2,0,N) 1coin"),
        ("0 play_progress wedding", "1 wedding_gift 1ore+1wool"),
    ),
    "losses": roll(
        ("V(0,0,N)! V(0,0,S)!", "V(2,0,N)! K2*(1,0,SE)", "V(-1,1,S)! V(-2,1,SW)! W(-1,1,S)", "V(2,-1,N)! K1*(1,0,NE)"),
        *("4 4", "ship", "0 lose_city V(0,0,S)", "2 lose_city V(-1,1,S)"),
        ship=6,
    ),
    "defender": roll(("V(0,0,N)!", "K1*(1,0,SE)", "K2*(0,0,S)", ""), "1 1", "ship", ship=6),
    "defenders": roll(
        ("V(0,0,N)!", "K1*(1,0,SE) smith crane mining medicine", "", "K1*(0,0,S)"),
        *("1 1", "ship", "1 choose_deck science", "* drawn_progress smith", "1 discard_progress crane"),
        *("3 choose_deck politics", "* drawn_progress constitution"),
        ship=6,
    ),
    "gate": roll(
        ("trade=2 V(-1,0,NW)!", "", "trade=4 spy spy bishop warlord", "trade=1"),
        *("6 2", "trade", "* drawn_progress merchant", "* drawn_progress merchant_fleet"),
        *("2 discard_progress spy", "* drawn_progress trade_monopoly"),
    ),
    "spring": roll(
        ("science=3", "V(-1,0,NW)! science=3", "science=2", "science=5"),
        *("4 4", "trade", "0 aqueduct_take ore", "3 aqueduct_decline"),
    ),
    "seven": roll(
        ("V(0,0,N) 8ore 1coin", "V(2,0,N) 4ore 5wool", "V(2,0,SE) 2cloth", "V(-1,1,S)! W(-1,1,S) 9lumber"),
        *(
            "3 4",
            "science",
            "0 discard 4ore",
            "1 discard 4ore",
            "0 move_robber (2,0)",
            "0 steal 2",
            "* stolen_card cloth",
        ),
    ),
}


@pytest.mark.rule("CK-008", "CK-700")
@pytest.mark.parametrize("name", PLAYS)
def test_it_makes_no_difference_who_sits_where(name: str) -> None:
    """With everybody one or three chairs further on the same happens, to seats that many chairs further on."""
    play = PLAYS[name]
    game = cities_game()
    for by in (1, 3):
        merchants = [play.merchant and ((play.merchant[0] + step) % 4, play.merchant[1]) for step in (0, by)]
        plain, other = (
            place(game, *words, step=play.step, seat=seat, city=dict(play.city), merchant=merchant, robber=play.robber)
            for words, seat, merchant in zip((play.words, moved_on(play.words, by)), (0, by), merchants, strict=True)
        )
        play_both(plain, other, play.lines, by)

"""Every action of the base game, by whichever seat: what comes of it is the same, for the seats that it is for."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.turning import moved_on, play_both
from tests.mechanics.place import ACTION, PRE_ROLL, classic, line, place, spots

PRICE = "1lumber 1brick 1wool 1grain"


class Play(NamedTuple):
    """Words of some seats, of which the first has the turn, and what is played."""

    words: tuple[str, ...]
    lines: tuple[str, ...]
    step: str = ACTION
    pairs: bool = False


NEAR = "V(0,1,N) 1ore", "V(0,2,N)! 2wool 1ore", "V(-1,2,N) 1brick"
PLAYS = {
    "build": Play(
        (f"V(0,0,N) E(0,0,NE) 2lumber 2brick 2wool 4grain 4ore {PRICE}", "V(2,0,N)", "", ""),
        (
            *("0 build_road E(0,0,E)", "0 build_settlement V(0,0,SE)", "0 build_city V(0,0,N)"),
            *("0 buy_card", "* drawn_card vp", "0 end_turn", "1 roll", "* dice 1 1"),
        ),
    ),
    "knight": Play(
        ("knight played=2", *NEAR),
        ("0 play_knight", "0 move_robber (0,1)", "0 steal 2", "* stolen_card wool", "0 roll"),
        PRE_ROLL,
    ),
    "largest army": Play(
        ("knight played=3", "", "played=3", ""), ("0 play_knight", "0 move_robber (1,0)", "0 end_turn")
    ),
    "roads": Play(
        (f"{line(0, -2, 4)} roads", "", line(2, -2, 5), ""),
        ("0 play_roads", f"0 place_free_road {line(0, -2, 1, skip=4)}", f"0 place_free_road {line(0, -2, 1, skip=5)}"),
    ),
    "plenty": Play(("plenty", "1ore", "", ""), ("0 play_plenty 1ore+1wool", "0 end_turn")),
    "monopoly": Play(("monopoly", "2ore", "1ore 1wool", "3wool"), ("0 play_monopoly ore",)),
    "trade": Play(
        ("V(1,-2,N) 2grain 4ore", "2wool", "1brick", "1lumber"),
        (
            *("0 bank_trade grain ore", "0 offer_trade 1ore 1wool @13", "1 decline_offer"),
            *("3 counter_offer 1lumber 1ore @0", "0 settle_trade 3", "0 offer_trade 1ore 1brick @2"),
            *(
                "2 accept_offer",
                "0 settle_trade 2",
                "0 offer_trade 1ore 2wool @1",
                "1 accept_offer",
                "0 withdraw_offer",
            ),
        ),
    ),
    "production": Play(
        ("V(2,0,N)", "V(2,1,N)!", "V(-3,2,N)", "5wool"), ("0 roll", "* dice 4 4", "0 end_turn"), PRE_ROLL
    ),
    "shortage": Play(
        ("V(2,0,N)", "15ore", "V(2,1,N)! V(-3,2,N)", "3ore"), ("0 roll", "* dice 2 6", "0 end_turn"), PRE_ROLL
    ),
    "seven": Play(
        ("5ore 3wool", "V(0,1,N) 7grain 2brick", "V(0,2,N) 1wool", "9lumber"),
        (
            *("0 roll", "* dice 1 6", "0 discard 4ore", "1 discard 2brick+2grain", "3 discard 4lumber"),
            *("0 move_robber (0,1)", "0 steal 1", "* stolen_card grain"),
        ),
        PRE_ROLL,
    ),
    "a cut": Play(
        (f"E(-1,-1,E) {PRICE}", "", line(0, -2, 7), line(2, -2, 5)), (f"0 build_settlement {spots(0, -2, 3)}",)
    ),
    "a win": Play(
        ("V(0,0,N)! V(1,0,N)! V(2,0,N)! V(-1,0,N)! V(-2,0,N) 1ore 1wool 1grain", "vp", "", "vp vp"),
        ("0 buy_card", "* drawn_card vp"),
    ),
    "building phase": Play(
        ("2ore", "", "V(0,0,N) 1lumber 1brick", "1ore 1wool 1grain", "", "3ore"),
        (
            *("0 end_turn", "2 build_road E(0,0,NE)", "2 pass_building", "3 buy_card", "* drawn_card knight"),
            *("3 pass_building", "5 pass_building", "1 roll", "* dice 1 1"),
        ),
    ),
    "pair": Play(
        ("2ore", "", "", "V(0,0,N) 1lumber 1brick 4wool knight"),
        (
            *("0 end_turn", "3 build_road E(0,0,NE)", "3 bank_trade wool ore", "3 play_knight"),
            *("3 move_robber (0,1)", "3 end_step", "1 roll", "* dice 1 1"),
        ),
        pairs=True,
    ),
}


@pytest.mark.rule("BASE-062", "BASE-210", "EXT-061", "EXT-081")
@pytest.mark.parametrize("name", PLAYS)
def test_it_makes_no_difference_who_sits_where(name: str) -> None:
    """With everybody one or more chairs further on the same happens, to seats that many chairs further on."""
    play = PLAYS[name]
    seats = 6 if play.pairs else len(play.words)
    words = (*play.words, *[""] * (seats - len(play.words)))
    game = classic(seats, turn_rule="paired_players" if play.pairs else "special_building_phase")
    for by in range(1, seats, 2):
        plain = place(game, *words, step=play.step)
        other = place(game, *moved_on(words, by), step=play.step, seat=by)
        play_both(plain, other, play.lines, by)

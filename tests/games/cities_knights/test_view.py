"""Cities & Knights as it is shown: what stands around the board, what is told of places, and what an action brings."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.cities_knights.actions import ActivateKnight, BuildWall, ImproveCity
from catan_desktop.games.cities_knights.events import TokensSwapped
from catan_desktop.games.cities_knights.numbers import KINDS, SCIENCE
from catan_desktop.games.views import BOARDS, EVENTS, PANELS, game_at
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import engine
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import BuildCity
from catan_desktop.mechanics.events import ProductionEnded, RobberMoved
from catan_desktop.present.compose import board_view, cues, event_texts
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.words import Cards, Several, words
from catan_desktop.ui.tables.board.hit_test import DANGER

from .place import PRE_ROLL, CityTable, cities_game, place

HOME = "V(0,0,N)! V(0,1,SE)"
RICH = "3paper 3cloth 3coin 3ore 3wool 3grain 3brick 3lumber"


def model(table: CityTable, seat: int = 0) -> TableModel:
    return table_model(PANELS, table.game, engine.observe(table.game, table.state, Seat(seat)))


def entry(table: CityTable, key: str, seat: int = 0) -> ActionButton:
    return next(button for button in model(table, seat).buttons if button.key == key)


def why(table: CityTable, key: str) -> str | None:
    reason = entry(table, key).reason
    return None if reason is None else reason.key


def told(table: CityTable, space: str, site: int, seat: int = 0) -> list[str]:
    view = engine.observe(table.game, table.state, Seat(seat))
    return [row.key for row in explain(PANELS, table.game, view, (space, site)).rows]


def sure(table: CityTable, action: Any) -> dict[str, dict[str, Any]]:
    view = engine.observe(table.game, table.state, action.seat)
    return {said.key: dict(said.arguments) for said in foresee(PANELS, table.game, view, action)}


# hands, prices, supply


def test_hand_supply_and_trade_know_eight_kinds() -> None:
    shown = model(place(cities_game(), f"{HOME} 2paper 1coin 1ore"))
    assert dict(shown.hand.resources) == dict.fromkeys(KINDS, 0) | {"paper": 2, "coin": 1, "ore": 1}
    assert [stock.key for stock in shown.supply] == list(KINDS)
    assert shown.trade is not None
    assert shown.trade.kinds == KINDS
    assert len(shown.trade.bank) == len(KINDS) ** 2


def test_there_is_no_development_card_and_no_army() -> None:
    shown = model(place(cities_game(), HOME))
    assert "card" not in {button.key for button in shown.buttons}
    assert "card" not in {cost.icon for cost in shown.costs}
    assert [counter.key for counter in shown.seats[0].counters] == ["cards", "progress", "knight", "road", "defender"]


def test_a_city_brings_a_resource_and_a_commodity() -> None:
    table = place(cities_game(), "V(-1,0,NW)!")
    view = engine.observe(table.game, table.state, Seat(0))
    found = explain(PANELS, table.game, view, ("intersection", table.corner("V(-1,0,NW)")))
    assert {(gain.resource, gain.count) for gain in found.gains} == {("lumber", 1), ("paper", 1), ("grain", 2)}
    (yields,) = (row for row in found.rows if row.key == "explain-building-yields")
    brings = dict(yields.arguments)["cards"]
    assert isinstance(brings, Cards)
    assert dict(zip(brings.keys, brings.counts, strict=True)) == dict.fromkeys(KINDS, 0) | {
        "lumber": 5 + 2, "paper": 5 + 2, "grain": 2 * 3,
    }  # fmt: skip


def test_walls_raise_what_a_hand_may_hold() -> None:
    table = place(cities_game(), f"{HOME} W(0,0,N)")
    walls = {said.key: dict(said.arguments) for said in model(table).seats[0].counters[0].more}
    assert walls["tell-walls"] == {"count": 1, "limit": 9}


def test_the_strength_of_knights_is_told_apart_by_who_is_awake() -> None:
    table = place(cities_game(), f"{HOME} K1(0,0,S) K2*(0,1,S) K3*(1,0,S)")
    (knights,) = [counter for counter in model(table).seats[0].counters if counter.key == "knight"]
    assert knights.value == 5
    assert knights.more == (words("tell-knights", active=5, idle=1),)


# buttons


@pytest.mark.parametrize(
    ("words", "key", "reason"),
    [
        (f"{HOME} {RICH}", "wall", None),
        (f"{HOME} W(0,0,N) {RICH}", "wall", "reason-no-city-without-wall"),
        (f"{HOME} 1brick", "wall", "reason-cannot-pay"),
        (f"{HOME} {RICH}", "activate", "reason-no-idle-knight"),
        (f"{HOME} K1(0,0,S) {RICH}", "activate", None),
        (f"{HOME} K1(0,0,S) {RICH}", "promote", None),
        (f"{HOME} K2(0,0,S) {RICH}", "promote", "reason-no-knight-can-rise"),
        (f"{HOME} K2(0,0,S) politics=3 {RICH}", "promote", None),
        (f"{HOME} K1(0,0,S) {RICH}", "march", "reason-no-ready-knight"),
        (f"{HOME} {RICH}", "improve", None),
        (f"{HOME} 1ore", "improve", "reason-cannot-pay"),
        (f"V(0,1,SE) {RICH}", "improve", "reason-improve-needs-city"),
    ],
)
def test_a_button_says_why_it_is_impossible(words: str, key: str, reason: str | None) -> None:
    assert why(place(cities_game(), words), key) == reason


@pytest.mark.rule("CK-371")
def test_a_tipped_city_can_be_righted_by_the_button_when_all_city_pieces_stand() -> None:
    tipped = 1 << place(cities_game(), "").corner("V(-1,0,NW)")
    seat = "V(-1,0,NW) V(2,0,N)! V(2,-1,N)! V(0,1,SE)! 3ore 2grain"
    table = place(cities_game(), seat, city={"tipped": tipped})
    assert table.can("0 build_city V(-1,0,NW)")
    assert (why(table, "city"), entry(table, "city").left) == (None, 0)
    assert why(place(cities_game(), seat.replace("V(-1,0,NW)", "V(-1,0,NW)!")), "city") == "reason-no-city-piece"


def test_a_ready_knight_without_a_way_is_said_to_have_none() -> None:
    """The button is impossible: its line says why, instead of praising a knight as ready."""
    stuck = entry(place(cities_game(), "V(0,0,N)! K2*(0,1,SE)"), "march")
    free = entry(place(cities_game(), "V(0,0,N)! E(0,0,NE) E(0,0,E) K2*(0,0,NE)"), "march")
    assert stuck.ready is not None
    assert free.ready is not None
    assert stuck.reason is not None
    assert stuck.reason.key == "reason-no-knight-route"
    assert (stuck.ready.key, free.ready.key) == ("ready-knights-stuck", "ready-knights")
    assert free.reason is None


def test_the_advice_names_what_is_free_too() -> None:
    """A knight that can act is not passed over because nothing can be paid for; cards are not said to pay for him."""
    free = model(place(cities_game(), "V(0,0,N)! E(0,0,NE) E(0,0,E) K2*(0,0,NE)")).next
    paid = model(place(cities_game(), "V(0,0,N)! E(0,0,NE) E(0,0,E) K2*(0,0,NE) 2brick 2lumber")).next
    assert free is not None
    assert paid is not None
    assert free.hint.key == "hint-action-free"
    assert paid.hint.key == "hint-action-build"
    for hint, marches in ((free.hint, True), (paid.hint, False)):
        named = dict(hint.arguments)["thing"]
        assert isinstance(named, Several)
        assert ("name-march" in [thing.key for thing in named.texts]) == marches


def test_the_improvement_nearest_at_hand_gives_the_price() -> None:
    poor = entry(place(cities_game(), f"{HOME} trade=2 science=1 1cloth 1paper"), "improve")
    assert (poor.price, poor.missing) == ((("paper", 2),), (("paper", 1),))
    table = place(cities_game(), f"{HOME} trade=2 science=1 3cloth 1paper")
    assert entry(table, "improve").price == (("cloth", 3),)
    assert entry(table, "improve").reason is None


def test_a_turn_with_too_many_progress_cards_does_not_end() -> None:
    shown = model(place(cities_game(), f"{HOME} smith mining crane spy wedding"))
    assert shown.next is not None
    assert shown.next.reason is not None
    assert shown.next.reason.key == "reason-too-many-progress"
    assert "lay-away" in {button.key for button in shown.buttons}
    fewer = model(place(cities_game(), f"{HOME} smith mining crane spy"))
    assert fewer.next is not None
    assert fewer.next.reason is None
    assert "lay-away" not in {button.key for button in fewer.buttons}


# progress cards


def test_each_progress_card_stands_in_the_hand_with_why_it_cannot_be_played() -> None:
    cards = {
        card.key: card for card in model(place(cities_game(), f"{HOME} alchemist alchemist smith crane")).hand.cards
    }
    assert cards["alchemist"].count == 2
    reasons = {key: card.reason.key if card.reason else None for key, card in cards.items()}
    assert reasons == {
        "alchemist": "reason-alchemist-before-roll", "smith": "reason-no-knight-can-rise", "crane": None,
    }  # fmt: skip
    early = model(place(cities_game(), f"{HOME} alchemist crane", step=PRE_ROLL)).hand.cards
    assert [card.reason.key if card.reason else None for card in early] == [None, "reason-roll-first"]


def test_others_see_how_many_progress_cards_of_each_colour_a_seat_holds() -> None:
    table = place(cities_game(), f"{HOME} spy smith", "V(2,0,NE)!")
    assert model(table, 1).hand.cards == ()
    counter = model(table, 1).seats[0].counters[1]
    assert counter.value == 2
    assert "tell-progress-now" in {said.key for said in counter.more}


# ladders


def test_the_chart_shows_levels_prices_and_who_stands_where() -> None:
    table = place(cities_game(), f"{HOME} trade=2 4cloth", "V(2,0,NE)! trade=4 trade(2,0,NE)")
    trade, politics, _ = model(table).ladders
    assert [len(ladder.rungs) for ladder in model(table).ladders] == [5, 5, 5]
    assert (trade.level, trade.price, trade.missing, trade.reason, trade.crown) == (2, (("cloth", 3),), (), None, 1)
    assert [rung.seats for rung in trade.rungs] == [0, 0b1, 0, 0b10, 0]
    assert politics.reason is not None
    assert politics.reason.key == "reason-cannot-pay"
    track = model(table, 0).seats[1].tracks[0]
    assert (track.level, track.crowned) == (4, True)


# places


def test_a_knight_tells_its_strength_and_why_it_does_not_act() -> None:
    table = place(cities_game(), f"{HOME} E(0,0,NE) K1*(0,0,NE) 1grain")
    assert told(table, "intersection", table.corner("V(0,0,NE)"))[:2] == ["explain-knight", "explain-knight-active"]
    idle = place(cities_game(), f"{HOME} K3(0,0,S)")
    rows = told(idle, "intersection", idle.corner("V(0,0,S)"))
    assert rows == ["explain-knight", "explain-knight-idle", "explain-no-promotion"]
    assert told(idle, "intersection", idle.corner("V(0,0,S)"), 1) == rows[:2]


def test_a_metropolis_and_a_wall_are_told_of_their_city() -> None:
    table = place(cities_game(), f"{HOME} W(0,0,N) politics=4 politics(0,0,N)")
    rows = told(table, "intersection", table.corner("V(0,0,N)"))
    assert rows[:2] == ["explain-metropolis", "explain-metropolis-shaky"]
    assert "explain-wall" in rows


def test_the_ship_tells_how_an_attack_would_end() -> None:
    lost = place(cities_game(), HOME)
    assert told(lost, *DANGER)[-1] == "explain-voyage-lost"
    won = place(cities_game(), f"{HOME} K1*(0,0,S)")
    assert told(won, *DANGER)[-1] == "explain-voyage-won"


def test_the_last_level_tells_whether_the_metropolis_can_still_be_taken() -> None:
    def last(level: int) -> str:
        table = place(cities_game(), HOME, f"V(2,0,NE)! science={level} science(2,0,NE)")
        return model(table).ladders[2].rungs[-1].text[-1].key

    assert [last(level) for level in (4, 5)] == ["improve-metropolis-take", "improve-metropolis-kept"]


def test_before_the_roll_only_what_can_be_done_is_advised() -> None:
    def advised(text: str, *, quick: bool = False) -> str:
        game = cities_game(quick_knights=quick)
        step = model(place(game, text, robber="(1,0)", step=PRE_ROLL)).next
        assert step is not None
        return step.hint.key

    assert advised(HOME) == "hint-roll-only"
    assert advised(f"{HOME} alchemist") == "hint-pre-roll"
    assert advised("E(0,0,E) K1*(0,0,SE)") == "hint-roll-only"
    assert advised("E(0,0,E) K1*(0,0,SE)", quick=True) == "hint-roll-or-chase"


# what an action brings


def test_an_improvement_tells_of_its_metropolis_and_its_gate() -> None:
    table = place(cities_game(), f"{HOME} science=3 4paper")
    found = sure(table, ImproveCity(Seat(0), SCIENCE))
    assert found["foresee-improvement"]["improvement"].key == "improve-science-4"
    assert found["foresee-metropolis"] == {"track": "science"}
    assert found["foresee-draws"] == {"track": "science", "most": 5}
    taken = place(cities_game(), f"{HOME} science=4 5paper", "V(2,0,NE)! science=4 science(2,0,NE)")
    assert "foresee-metropolis-taken" in sure(taken, ImproveCity(Seat(0), SCIENCE))


def test_waking_a_knight_tells_how_the_defence_stands_then() -> None:
    table = place(cities_game(), f"{HOME} K2(0,0,S) 1grain")
    found = sure(table, ActivateKnight(Seat(0), CornerId(table.corner("V(0,0,S)"))))
    assert found["foresee-defence"] == {"before": 0, "after": 2, "strength": 1}


def test_activating_and_promoting_say_plainly_what_they_do() -> None:
    shown = {entry.key: entry.about for entry in model(place(cities_game(), HOME)).buttons}
    assert shown["activate"] == words("about-activate")
    assert shown["promote"] == words("about-promote")


def test_a_new_city_tells_how_strong_the_barbarians_are_then() -> None:
    table = place(cities_game(), f"{HOME} K2*(0,0,S) 3ore 2grain")
    found = sure(table, BuildCity(Seat(0), CornerId(table.corner("V(0,1,SE)"))))
    assert found["foresee-attack"] == {"before": 1, "after": 2, "defence": 2}
    assert "foresee-defence" not in found


def test_a_wall_tells_how_many_cards_may_be_kept_then() -> None:
    table = place(cities_game(), f"{HOME} 2brick")
    found = sure(table, BuildWall(Seat(0), CornerId(table.corner("V(0,0,N)"))))
    assert found["foresee-limit"] == {"before": 7, "after": 9}


# numbers that have moved


def test_after_an_inventor_everything_speaks_of_the_numbers_where_they_lie() -> None:
    table = place(cities_game(), f"{HOME} inventor")
    near, far = (int(table.game.board.topology.parse_hex(name)) for name in ("(0,-1)", "(0,0)"))
    table.do("0 play_progress inventor", "0 choose_token (0,-1)", "0 choose_token (0,0)")
    assert any(isinstance(event, TokensSwapped) for event in table.events)
    picture = board_view(BOARDS, table.game, engine.observe(table.game, table.state, Seat(0)))
    assert picture is not None
    numbers = {tile.site: tile.token for tile in picture.board.ground.tiles}
    assert (numbers[near], numbers[far]) == ("11", "9")
    now = game_at(table.game, table.state)
    lit = {cue.to for cue in cues(EVENTS, now, (ProductionEnded(11),))}
    assert ("hex", near) in lit
    assert ("hex", far) not in lit
    ((line, _),) = event_texts(EVENTS, now, RobberMoved(Seat(0), HexId(near), HexId(far)))
    assert dict(dict(line.arguments)["hex"].arguments)["token"] == "11"  # type: ignore[union-attr]

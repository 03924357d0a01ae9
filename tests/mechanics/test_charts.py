"""The course of a game in figures: scripted events with known figures, and whole games against their own states."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.views import CHARTS
from catan_desktop.games.watch.events import CardHandedOver, CardSwapped, WildDieRolled
from catan_desktop.games.watch.part import HeroId, watch
from catan_desktop.kernel.cards import Counts, add, subtract
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import GoldSold, GoldSpent
from catan_desktop.mechanics.events import (
    BankTraded,
    CardsTaken,
    Discarded,
    Monopolised,
    Produced,
    Rolled,
    Stolen,
    Traded,
)
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, RESOURCES, WOOL, tables
from catan_desktop.present.charts import Story, charts, flows
from catan_desktop.present.models.charts import Bars, Chart, Grid, Layers, Lines
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.stories import story_of
from catan_desktop.ui.scenes.result_table import Heading
from tests.parts import settlers
from tests.positions import Position, counts

S0, S1, S2, S3 = (Seat(seat) for seat in range(4))
PURCHASES = {
    "build_road",
    "build_settlement",
    "build_city",
    "build_bridge",
    "upgrade_wagon",
    "buy_chronicle",
    "move_rider",
    "build_guard",
    "buy_card",
    "thorne_guard",
    "melisandre_buy",
    "improve_city",
    "build_wall",
    "recruit_knight",
    "activate_knight",
    "promote_knight",
    "play_progress",
    "build_farm",
    "build_landnam_city",
    "build_settler",
    "build_ship",
    "build_outer_ship",
    "build_harbour",
    "build_ageing",
}
"""What is paid for; of progress cards the Medicine, of rides the long ones."""


HANDED = [key for key, ruleset in catalogue.RULESETS.items() if "hands" in ruleset.slots]
"""Games with hands of cards and the points of settlers."""


def told(*events: Event, viewer: Seat | None = None, **wishes: Any) -> Story:
    game, state = Position(**wishes).made()[:2]
    return Story(game, viewer, state, (state.turn,), (state,), tuple(enumerate(events)))


def chart(story: Any, key: str) -> Chart:
    return next(one for one in charts(CHARTS, story) if one.key == key)


def grid(story: Any, key: str) -> dict[int, dict[str, int]]:
    """Seat -> head -> figure."""
    body = chart(story, key).body
    assert isinstance(body, Grid)
    heads = [str(head.seat) if head.seat >= 0 else head.name.key for head in body.heads]
    return {row.seat: dict(zip(heads, row.cells, strict=True)) for row in body.rows}


def fallen(story: Any, key: str) -> dict[str, tuple[int, float]]:
    body = chart(story, key).body
    assert isinstance(body, Bars)
    return {column.name: (column.value, column.expected) for column in body.columns}


SCRIPT: tuple[Event, ...] = (
    Produced(S0, counts("2ore wool")),
    Produced(S1, counts("lumber")),
    BankTraded(S0, ORE, LUMBER, 2),
    Traded(S0, S1, counts("wool"), counts("lumber")),
    Stolen(S2, S0, LUMBER),
    Discarded(S0, counts("lumber")),
    CardsTaken(S1, counts("2grain"), "plenty"),
    CardsTaken(S3, counts("brick"), "tarly"),
    CardSwapped(S3, BRICK, WOOL),
    CardHandedOver(S1, S3, GRAIN, HeroId(0)),
)


# cards


def test_cards_are_counted_by_kind() -> None:
    found = grid(told(*SCRIPT), "cards-kinds")
    assert found[0] == {
        "resource-lumber": 2, "resource-brick": 0, "resource-wool": 1, "resource-grain": 0, "resource-ore": 2,
        "result-sum": 5,
    }  # fmt: skip
    assert found[1]["resource-grain"] == 2
    assert found[1]["resource-wool"] == 1
    assert found[2]["resource-lumber"] == 1
    assert found[3] == {
        "resource-lumber": 0, "resource-brick": 1, "resource-wool": 1, "resource-grain": 1, "resource-ore": 0,
        "result-sum": 3,
    }  # fmt: skip


def test_cards_are_counted_by_where_they_came_from() -> None:
    found = grid(told(*SCRIPT), "cards-gained")
    heads = ["flow-production", "flow-supply", "flow-players", "flow-theft", "flow-cards", "flow-heroes", "result-sum"]
    assert [list(row) for row in found.values()] == [heads] * 4
    assert [list(row.values()) for row in found.values()] == [
        [3, 1, 1, 0, 0, 0, 5],
        [1, 0, 1, 0, 2, 0, 4],
        [0, 0, 0, 1, 0, 0, 1],
        [0, 0, 0, 0, 0, 3, 3],
    ]


def test_cards_are_counted_by_what_took_them() -> None:
    found = grid(told(*SCRIPT), "cards-lost")
    heads = ["flow-built", "flow-supply", "flow-players", "flow-theft", "flow-seven", "flow-heroes", "result-sum"]
    assert [list(row) for row in found.values()] == [heads] * 4
    assert [list(row.values()) for row in found.values()] == [  # nobody holds a card, so that all others were paid
        [0, 2, 1, 1, 1, 0, 5],
        [2, 0, 1, 0, 0, 1, 4],
        [1, 0, 0, 0, 0, 0, 1],
        [2, 0, 0, 0, 0, 1, 3],
    ]


@pytest.mark.parametrize("ruleset", HANDED)
@pytest.mark.parametrize("viewer", [None, S2])
def test_what_was_received_is_spent_lost_or_in_hand(ruleset: str, viewer: Seat | None) -> None:
    session = played(ruleset)
    story = story_of(session.game, session.timeline, viewer)
    came, went = grid(story, "cards-gained"), grid(story, "cards-lost")
    for seat, held in enumerate(settlers(session.state).hands):
        assert came[seat]["result-sum"] - went[seat]["result-sum"] == held
        assert went[seat]["flow-built"] >= 0
    assert sum(went[seat]["flow-built"] for seat in range(4)) > 0
    assert chart(story, "cards-lost").notes


def test_points_of_cities_are_told_as_so_many_cities() -> None:
    body = chart(told(cities={0: "V(1,1,N)"}), "points").body
    assert isinstance(body, Grid)
    assert [(head.name.key, head.each) for head in body.heads] == [("source-cities", 2), ("result-sum", 1)]
    assert Heading("Cities", each=2).written(6) == "3\u00a0×\u00a02"
    assert Heading("Cities", each=2).written(0) == "0"
    assert Heading("Poor Settler").written(-2) == "\u22122", "a minus, and no hyphen"


def test_a_monopoly_is_a_gain_and_a_loss_for_each() -> None:
    moved = flows(CHARTS, told(Monopolised(S1, WOOL, (3, 0, 0, 1))))
    assert [(flow.seat, flow.cards, flow.lost) for flow in moved] == [
        (0, counts("3wool"), True),
        (1, counts("3wool"), False),
        (3, counts("wool"), True),
        (1, counts("wool"), False),
    ]


def test_a_theft_that_the_reader_did_not_see_counts_as_a_card_of_no_known_kind() -> None:
    story = told(Stolen(S2, S0, None), Stolen(S1, S3, ORE), viewer=S1)
    found = grid(story, "cards-kinds")
    assert found[2] == {**{f"resource-{key}": 0 for key in RESOURCES}, "chart-unseen": 1, "result-sum": 1}
    assert found[1]["resource-ore"] == 1
    assert found[1]["chart-unseen"] == 0
    assert grid(story, "cards-gained")[2] == {"flow-theft": 1, "result-sum": 1}


@pytest.mark.parametrize("ruleset", HANDED)
def test_every_card_that_moves_is_accounted_for(ruleset: str) -> None:
    """Hands before and after every move differ by the flows of its events, and by what was paid in a purchase."""
    session = played(ruleset)
    game, timeline = session.game, session.timeline
    before = timeline.start
    bought = 0
    for ply in timeline.plies:
        story = Story(game, None, before, (0,), (ply.state,), tuple((ply.state.ply, event) for event in ply.events))
        for index in range(game.seats):
            moved: Counts = (0,) * len(tables(game).kinds)
            for flow in flows(CHARTS, story):
                if flow.seat == index:
                    assert not flow.unseen
                    moved = (subtract if flow.lost else add)(moved, flow.cards)
            change = subtract(hand_of(game, ply.state, Seat(index)), hand_of(game, before, Seat(index)))
            if ply.action.kind in PURCHASES and ply.action.seat == index:
                paid = subtract(moved, change)
                assert min(paid) >= 0
                bought += sum(paid)
            else:
                assert change == moved, ply.action
        before = ply.state
    assert bought > 50


# trade


def test_who_traded_with_whom_and_who_robbed_whom() -> None:
    story = told(*SCRIPT, Traded(S0, S1, counts("ore"), counts("2wool")), Stolen(S2, S3, BRICK))
    assert grid(story, "trades") == {
        0: {"0": 0, "1": 2, "2": 0, "3": 0, "result-supply": 1},
        1: {"0": 2, "1": 0, "2": 0, "3": 0, "result-supply": 0},
        2: {"0": 0, "1": 0, "2": 0, "3": 0, "result-supply": 0},
        3: {"0": 0, "1": 0, "2": 0, "3": 0, "result-supply": 0},
    }
    for bought in (GoldSpent(S3, 2, ORE), GoldSold(S3, WOOL, 4)):
        assert grid(told(bought), "trades")[3]["result-supply"] == 1
    assert grid(story, "thefts")[2] == {"0": 1, "1": 0, "2": 0, "3": 1, "result-sum": 2}
    assert grid(story, "thefts")[0]["result-sum"] == 0


# dice


def test_dice_are_counted_against_what_was_to_be_expected() -> None:
    throws = [Rolled(S0, one, two) for one in range(1, 7) for two in range(1, 7)]
    found = fallen(told(*throws, Rolled(S1, 6, 6)), "dice")
    assert {name: count for name, (count, _) in found.items()} == {
        "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "7": 6, "8": 5, "9": 4, "10": 3, "11": 2, "12": 2,
    }  # fmt: skip
    assert found["7"][1] == pytest.approx(37 / 6)
    assert found["12"][1] == pytest.approx(37 / 36)


def test_sevens_that_cannot_fall_are_not_expected() -> None:
    events: list[Event] = []
    for turn in range(1, 17):
        events += [TurnBegan(Seat((turn - 1) % 4), turn), Rolled(Seat((turn - 1) % 4), 3, 5)]
    found = fallen(told(*events, options={"early_sevens": False}), "dice")
    assert found["7"][1] == pytest.approx(8 / 6), "only the throws after the second round"
    assert found["2"][1] == pytest.approx(8 / 30 + 8 / 36)
    assert sum(expected for _, expected in found.values()) == pytest.approx(16)


@pytest.mark.parametrize(
    ("throws", "verdict", "even"),
    [
        ([(1, 1)] * 40, "rare", 100),
        ([(one, two) for one in range(1, 7) for two in range(1, 7)] * 2, "even", 0),
    ],
)
def test_the_note_says_how_even_the_dice_fell(throws: list[tuple[int, int]], verdict: str, even: int) -> None:
    (note,) = chart(told(*(Rolled(S0, one, two) for one, two in throws)), "dice").notes
    said = dict(note.arguments)
    assert (note.key, said["verdict"], said["even"], said["uneven"]) == ("chart-fair", verdict, even, 100 - even)
    assert said["count"] == len(throws)


def test_few_throws_and_a_deck_are_not_judged() -> None:
    assert chart(told(*[Rolled(S0, 3, 3)] * 20), "dice").notes[0].key == "chart-few"
    deck = told(*[Rolled(S0, 3, 3)] * 60, options={"dice": "deck"})
    assert chart(deck, "dice").notes[0].key == "chart-deck"


def test_the_wildling_die_has_twelve_equal_faces() -> None:
    found = fallen(told(*[WildDieRolled(S0, 1 + step % 12) for step in range(30)]), "wild-die")
    assert {expected for _, expected in found.values()} == {2.5}
    assert [found[str(face)][0] for face in (1, 6, 7, 12)] == [3, 3, 2, 2]


# points and the Wall


def played(ruleset: str, seed: int = 11) -> Session:
    seats = (SeatSpec(kind="bot", level="random"),) * 4
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=seed), clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    return session


@pytest.mark.parametrize("ruleset", HANDED)
def test_points_by_source_add_up_to_the_points_of_the_end(ruleset: str) -> None:
    session = played(ruleset)
    story = story_of(session.game, session.timeline)
    body = chart(story, "points-course").body
    assert isinstance(body, Layers)
    assert body.turns == tuple(range(body.turns[0], session.state.turn + 1))
    for standing in session.standings():
        assert body.totals[standing.seat].values[-1] == standing.points
        parts = [part.values for part in body.parts[standing.seat]]
        assert tuple(map(sum, zip(*parts, strict=True))) == body.totals[standing.seat].values
        row = grid(story, "points")[standing.seat]
        named = {f"source-{key.replace('_', '-')}": points for key, points in standing.sources}
        assert {key: value for key, value in row.items() if value and key != "result-sum"} == named
        assert row["result-sum"] == standing.points


def test_guards_breaches_and_wildlings_are_told_turn_by_turn() -> None:
    session = played("watch")
    story = story_of(session.game, session.timeline)
    guards, danger = chart(story, "guards").body, chart(story, "danger").body
    assert isinstance(guards, Lines)
    assert isinstance(danger, Lines)
    for at, state in enumerate(story.states):
        part = watch(session.game, state)
        assert tuple(series.values[at] for series in guards.series) == part.guards
        assert [series.values[at] for series in danger.series] == [part.invaders, part.breach]


@pytest.mark.parametrize("ruleset", HANDED)
def test_the_figures_so_far_tell_a_seat_nothing_that_it_may_not_know(ruleset: str) -> None:
    """Whatever others hold unseen, the figures are the same."""
    session = played(ruleset)
    film = Film.of(session)
    film.seek(film.reel.last_ply * 3 // 4)
    for index in range(4):
        story = story_of(session.game, film.timeline, Seat(index))
        assert charts(CHARTS, story)
        for state in story.states:
            for part in state.parts:
                private = getattr(part, "private", None)
                assert private is None or all(own is None for at, own in enumerate(private) if at != index)
                assert getattr(part, "hidden", None) is None
        for _, event in story.events:
            for field, readers in event.seen_by.items():
                known = {getattr(event, reader) for reader in readers}
                assert getattr(event, field) is None or index in known
        rows = grid(story, "points")
        for standing in film.standings():
            own = standing.points if standing.seat == index else standing.public
            assert rows[standing.seat]["result-sum"] == own


def test_guards_of_the_set_up_are_no_gain_of_the_first_turn() -> None:
    session = played("watch")
    body = chart(story_of(session.game, session.timeline), "guards").body
    assert isinstance(body, Lines)
    assert [series.values[0] for series in body.series] == [1, 1, 1, 1]


def test_a_game_without_a_wall_has_no_chart_of_it() -> None:
    session = played("gift-base")
    pages = {one.page for one in charts(CHARTS, story_of(session.game, session.timeline))}
    assert pages == {"overview", "points", "dice", "cards", "trade"}
    watched = played("watch")
    pages = {one.page for one in charts(CHARTS, story_of(watched.game, watched.timeline))}
    assert pages == {"overview", "points", "dice", "cards", "trade", "wall"}


def test_a_course_ends_where_the_game_stands() -> None:
    session = played("watch")
    film = Film.of(session)
    film.seek(150)
    story = story_of(film.game, film.timeline)
    assert story.states[-1] == film.state
    assert story.turns[-1] == film.state.turn

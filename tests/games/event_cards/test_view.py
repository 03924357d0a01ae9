"""Event cards at the table: the card in the place of the dice, the deck, damaged roads, questions, figures."""

from __future__ import annotations

from catan_desktop.games.event_cards import cards
from catan_desktop.games.event_cards.events import EventDrawn
from catan_desktop.games.event_cards.view.charts import drawn
from catan_desktop.games.views import BOARDS, EVENTS, PANELS, VIEWS, vocabulary
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.compose import board_view, cues, event_texts
from catan_desktop.present.models.charts import Grid
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.picture import BoardPicture
from catan_desktop.stores.stories import story_of
from tests.games.event_cards.place import EventTable, card, events
from tests.mechanics.place import ACTION, line
from tests.session.test_switched_modules import played


def model(t: EventTable, seat: int = 0) -> TableModel:
    return table_model(PANELS, t.game, observe(t.game, t.state, Seat(seat)))


def picture(t: EventTable) -> BoardPicture:
    found = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(0)))
    assert found is not None
    return found


def told(t: EventTable, thing: tuple[str, int]) -> list[str]:
    panels = VIEWS["event_cards"].panels
    assert panels is not None
    return [row.key for row in panels.tell(t.game, observe(t.game, t.state, Seat(0)), thing, Explained()).rows]


def test_the_card_lies_where_the_dice_would() -> None:
    """Its back before the first card; then its picture and its number, faint in the next turn until it has one."""
    t = events()
    (die,) = model(t).dice
    assert (die.value, die.faces) == (0, ("card-back-event",))
    step = model(t).next
    assert step is not None
    assert step.name.key == "next-draw-event"
    t.draw(cards.PLENTIFUL_YEAR)
    (die,) = model(t).dice
    assert (die.value, die.faces, die.thrown, die.adds) == (2, ("card-event-plentiful_year",), True, True)
    t.do("0 take_from_bank ore", "1 take_from_bank ore", "2 take_from_bank ore", "0 end_turn")
    assert not model(t, 1).dice[0].thrown


def test_the_deck_lies_beside_the_land_with_the_open_card() -> None:
    t = events(drawn=[card(cards.QUIET), card(cards.EPIDEMIC)])
    assert [(heap.picture, heap.count) for heap in picture(t).heaps] == [
        ("card-back-event", 29),
        ("card-event-epidemic", 1),
    ]
    assert told(t, ("heaps", 0)) == ["event-card-told", "tell-event-deck", "tell-event-drawn", "tell-event-numbers"]
    assert [words.key for words in model(t).piles] == [
        "supply-deck",
        "tell-event-deck",
        "tell-event-drawn",
        "tell-event-numbers",
    ]
    t = events(drawn=list(range(31)))
    assert [heap.count for heap in picture(t).heaps] == [1, 1], "New Year lies on the last five"


def test_a_card_is_shown_to_all_with_its_name_and_called_out_with_its_sentence() -> None:
    t = events("V(0,0,N) 1ore", "V(1,0,S)! 1ore").draw(cards.HELPFUL_NEIGHBOUR)
    (shown,) = [cue for cue in cues(EVENTS, t.game, t.events) if cue.kind == "show"]
    assert (shown.sprite, shown.text) == ("card-event-helpful_neighbour", "card-event-helpful-neighbour")
    assert not [cue for cue in cues(EVENTS, t.game, t.events) if cue.kind == "dice"]
    said = event_texts(EVENTS, t.game, t.of(EventDrawn)[0])
    assert [words.key for words, _ in said] == ["event-card-drawn", "event-card-told"]
    assert said[1].row.loud
    assert len(event_texts(EVENTS, t.game, EventDrawn(Seat(0), 6, 5, cards.QUIET))) == 1


def test_what_a_seven_brings_is_told_by_the_lines_that_follow() -> None:
    t = events()
    (drawn_card,) = [one for one in t.draw(cards.ROBBER_ATTACKS).events if isinstance(one, EventDrawn)]
    said = event_texts(EVENTS, t.game, drawn_card)
    assert [words.key for words, _ in said] == ["event-card-drawn", "event-card-named"]


def test_a_damaged_road_lies_askew_and_its_owner_sees_the_repair() -> None:
    road = line(0, -1, 1)
    t = events(f"{line(0, -1, 2)} 1lumber 1brick", line(1, -1, 1), damaged=[road], step=ACTION)
    kinds = sorted(piece.kind for piece in picture(t).pieces if piece.space == "path")
    assert kinds == ["road", "road", "road-damaged"]
    site = t.game.board.topology.parse_path(road)
    assert told(t, ("path", site)) == ["explain-damaged-road"]
    buttons = {button.key: button for button in model(t).buttons}
    assert buttons["repair"].reason is None
    assert buttons["road"].reason is not None
    assert "repair" not in {button.key for button in model(t, 1).buttons}
    t.do(f"0 repair_road {road}")
    assert {piece.kind for piece in picture(t).pieces if piece.space == "path"} == {"road"}
    assert "repair" not in {button.key for button in model(t).buttons}


def test_a_question_names_its_card_and_who_gets_the_gift() -> None:
    t = events().draw(cards.PLENTIFUL_YEAR)
    question = model(t).question
    assert question is not None
    assert question.text.key == "prompt-event-take"
    t = events("1ore", "1ore").draw(cards.GOOD_NEIGHBOURS)
    question = model(t).question
    assert question is not None
    assert question.hint.key == "hint-give-left"


def test_the_figures_tell_what_has_come_and_what_is_left() -> None:
    session = played("classic", "event_cards")
    (chart,) = drawn(story_of(session.game, session.timeline, None), ())
    assert isinstance(chart.body, Grid)
    sums = [sum(column) for column in zip(*(row.cells for row in chart.body.rows), strict=True)]
    part = cards.EVENT_CARDS.of(session.game, session.state)
    assert sums[0] == sum(isinstance(event, EventDrawn) for _, event in session.timeline.events())
    assert sums[1:] == [len(part.drawn), 36 - len(part.drawn)]


def test_a_table_with_cards_speaks_of_cards() -> None:
    assert vocabulary(events().game.ruleset) == ("event_cards",)

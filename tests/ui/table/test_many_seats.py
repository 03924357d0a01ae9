"""Six seats at a small table: nothing jumps or sticks out, and who waits is not said to think."""

from __future__ import annotations

import pytest

from catan_desktop.games.six_players.actions import PassBuilding
from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.session.session import Session
from catan_desktop.session.spec import SeatSpec
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.seat_figures import PointsBox
from tests.parts import purse, settlers
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

SMALL = (1280, 720)


def six(step: str) -> Session:
    """A game of one person and five bots that waits for the person at a step."""
    return advance(new_session("classic", seats=6), at_step(step))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_putting_an_offer_together_moves_nothing_and_stays_in_the_panel(language: str) -> None:
    def trading(session: Session) -> bool:
        hand = purse(settlers(session.state), Seat(0)).hand
        return at_step("settlers.action")(session) and session.actor() == 0 and any(hand)

    session = advance(new_session("classic", seats=6), trading)
    table = Table(session, size=SMALL, language=language).opened()
    table.draw()
    hand = purse(settlers(session.state), Seat(0)).hand
    kinds = [key for key, _ in table.scene.model.hand.resources]
    give = f"give-{kinds[next(kind for kind, count in enumerate(hand) if count)]}"
    before = table.find(give).rect.copy()
    table.click_at((before.right - 6, before.centery))
    table.draw()
    assert table.find("trade-clear").rect.width
    assert table.find(give).rect == before
    edge = table.find("trade-offer").rect.right
    assert table.find("trade-silent").rect.right <= edge


@pytest.mark.matrix
@pytest.mark.parametrize("larger", [1.0, 1.3])
@pytest.mark.parametrize("size", [SMALL, (1920, 1080), (2560, 1080), (1024, 768)])
def test_the_board_keeps_its_place_however_long_the_line_of_help_is(
    size: tuple[int, int], larger: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second press would miss the place if a shorter sentence of help gave a line back to the board."""
    table = Table(advance(new_session("cities-knights", seats=6), lambda now: now.actor() == 0), size=size)
    table.kit.resize(size, larger=larger)
    table.scene.rebuild()
    table.scene.root.layout(table.scene.root.rect)
    before = table.scene.board.rect.copy()
    longest = max((table.words.tr(key) for key in ("hint-retreat", "hint-placement", "hint-desert-knight")), key=len)
    for sentence in ("", "Here.", longest, "Дорога, рыцарь, стена. " * 6):
        monkeypatch.setattr(status_text, "hint", lambda *_, said=sentence: said)
        table.scene.rebuild()
        table.scene.root.layout(table.scene.root.rect)
        assert table.scene.board.rect == before
        column = table.find("context-scroll").rect
        assert column.top > table.find("chronicle-card").rect.top
        assert table.find("context").rect.bottom <= column.bottom


def test_bots_that_a_person_holds_up_do_not_think() -> None:
    table = Table(six(BUILDING), settings=QUICK.model_copy(update={"auto_pass": False}))
    assert table.session.actor() == 0
    notes = [card.note[0] for card in table.scene.view.cards]
    assert table.words.tr("seat-acts") in notes
    assert table.words.tr("seat-thinks") not in notes


def test_the_own_turn_is_told_otherwise_than_a_question_in_another_turn() -> None:
    own = Table(advance(new_session(), at_step("settlers.action"), 5))
    assert own.scene.view.cards[own.scene.seat].note[0] == own.words.tr("seat-yours")
    between = Table(six(BUILDING), settings=QUICK.model_copy(update={"auto_pass": False}))
    assert between.words.tr("seat-yours") not in [card.note[0] for card in between.scene.view.cards]


def test_passing_between_the_turns_fills_no_line_of_the_chronicle() -> None:
    table = Table(six(BUILDING), settings=QUICK.model_copy(update={"auto_pass": False}))
    before = len(table.port.log.chronicle(table.scene.seat))
    bots = sum(1 for panel in table.scene.model.seats if panel.acting)
    table.click("next")
    passed = [ply for ply in table.session.timeline.plies if ply.action.kind == PassBuilding(Seat(0)).kind]
    assert passed
    assert bots
    assert len(table.port.log.chronicle(table.scene.seat)) == before


@pytest.mark.parametrize(("seats", "told"), [(4, False), (6, True)])
def test_the_rules_of_a_game_name_only_what_matters_for_so_many_seats(seats: int, told: bool) -> None:
    table = Table(new_session("classic", seats=seats))
    assert ("turn_rule" in dict(table.port.game.rules)) is told


def test_who_has_enough_points_on_the_turn_of_another_is_said_to_wait_for_the_own() -> None:
    table = Table(six(BUILDING), settings=QUICK.model_copy(update={"auto_pass": False}))
    texts, goal = table.scene.texts, 10
    waits = texts.tr("points-wait")
    for panel in table.scene.model.seats:
        rich = PointsBox(table.kit, texts, replace(panel, points=goal))
        assert (waits in rich.tip) is not panel.turn
        assert waits not in PointsBox(table.kit, texts, panel).tip


def stuck(session: Session) -> bool:
    """Return whether the person is asked between the turns and can do nothing but pass."""
    if session.actor() != 0 or not at_step(BUILDING)(session):
        return False
    asked = session.view(Seat(0)).decision
    return asked is not None and sum(choice.count() for choice in asked.choices) == 1


@pytest.mark.parametrize(("people", "wished", "passes"), [(1, True, True), (1, False, False), (2, True, False)])
def test_who_can_build_nothing_is_passed_over_unless_others_would_learn_of_it(
    people: int, wished: bool, passes: bool
) -> None:
    settings = QUICK.model_copy(update={"auto_pass": wished})
    session = advance(new_session("classic", humans=range(people), seats=6), stuck, most=9000)
    before = session.ply
    table = Table(session, settings=settings)
    done = table.session.timeline.plies[before - session.timeline.first_ply :]
    assert ("pass_building" in [ply.action.kind for ply in done if ply.action.seat == 0]) is passes


def last_road(session: Session) -> Action | None:
    """Return a road of the person between the turns after which nothing else can be built."""
    asked = session.view(Seat(0)).decision
    if session.actor() != 0 or not at_step(BUILDING)(session) or asked is None:
        return None
    for action in (action for choice in asked.choices for action in choice if action.kind == "build_road"):
        after = engine.apply(session.game, session.state, action)[0]
        left = engine.decision(session.game, after, Seat(0))
        if left is not None and sum(choice.count() for choice in left.choices) == 1:
            return action
    return None


def test_who_has_built_the_last_that_he_can_between_the_turns_is_passed_over() -> None:
    """Though it can be taken back: only a phase of the own turn waits for that."""
    session = advance(new_session("classic", seats=6), lambda now: last_road(now) is not None, most=9000)
    table, road = Table(session), last_road(session)
    assert road is not None
    before = len(session.timeline.plies)
    table.scene.submit(road)
    table.step(0.05)
    done = [ply.action.kind for ply in session.timeline.plies[before:] if ply.action.seat == 0]
    assert done[:2] == ["build_road", "pass_building"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_card_tells_how_many_points_win(language: str) -> None:
    four = Table(new_session("cities-knights"), language=language, audit=True)
    four.draw()
    assert four.kit.audit.texts().count(four.words.tr("points-of", goal=13)) == 4
    six = Table(new_session("cities-knights", seats=6), language=language, audit=True)
    six.draw()
    assert six.kit.audit.texts().count("/13") == 6


def test_a_long_name_is_cut_before_the_points_and_whole_in_the_tip() -> None:
    session, name = new_session("cities-knights", seats=6), "Brotherhood of the Night"
    session.set_seat(Seat(4), renamed(session, 4, name))
    table = Table(session, audit=True)
    table.draw()
    texts, card = table.kit.audit.texts(), table.scene.view.cards[4]
    assert texts.count("/13") == 6
    assert any(text.endswith("…") and name.startswith(text[:-1]) for text in texts)
    assert name in card.tip
    assert "13" in card.points.tip


def renamed(session: Session, seat: int, name: str) -> SeatSpec:
    return session.seats[seat].model_copy(update={"name": name})


def test_a_seat_keeps_its_card_while_nothing_on_it_changes() -> None:
    """What a card is made of is measured once; a new name is on every card, as any may speak of that seat."""
    session = six("settlers.action")
    table = Table(session, size=SMALL)
    table.draw()
    before = table.scene.view.cards
    table.scene.view.show()
    assert [one is other for one, other in zip(before, table.scene.view.cards, strict=True)] == [True] * 6
    decision = session.view(Seat(0)).decision
    assert decision is not None
    session.submit(next(choice.action for choice in decision.choices if isinstance(choice, Only)))
    table.scene.rebuild()
    after = table.scene.view.cards
    changed = [one is not other for one, other in zip(before, after, strict=True)]
    assert changed[0]
    assert not all(changed)
    session.set_seat(Seat(2), session.seats[2].model_copy(update={"name": "Somebody"}))
    table.scene.rebuild()
    assert not set(after) & set(table.scene.view.cards)

"""Landnam at the table, with pointer and keys: steps, builds that wait, lawsuits, windows that pass by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.games.landnam.actions import (
    BuildFarm,
    BuildOuterShip,
    BuildShip,
    DeclineSide,
    ExplorationDice,
    OpenCase,
    PassCard,
    TakeStep,
)
from catan_desktop.games.landnam.board import OUT, SIDES, Stop
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.cases import cases
from catan_desktop.games.landnam.exploration import bonus_at
from catan_desktop.games.landnam.fate import FATE, held
from catan_desktop.games.landnam.fate_cards import FAIR_WIND, MOUNTAIN_TRACK
from catan_desktop.games.landnam.harvest import HARVEST_CARD
from catan_desktop.games.landnam.movement import MOVE, MOVES, first_targets
from catan_desktop.games.landnam.suit import ANSWER, CONTRIBUTE, Suit
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.games.landnam.view.asked import plain, question, window_round
from catan_desktop.games.landnam.view.board import OUTER, QUEUED, place_of
from catan_desktop.games.landnam.windows import OPENING, WINDOWS
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Only
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.present.models.overlays import Contest, Meeting
from catan_desktop.present.models.panels import Field
from catan_desktop.present.words import words
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.actions import PrimaryButton
from catan_desktop.ui.scenes.table.auto_pass import pass_due, round_due
from catan_desktop.ui.scenes.table.chooser import Pick, places
from catan_desktop.ui.scenes.table.messages import Happened, Silenced
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.scenes.table.pace import ROLLING
from catan_desktop.ui.tables.iceland.layout import berth_at
from tests.audit import unreadable
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")

ALONE = (0,)


def at(until: Callable[[Session], bool], *, seed: int = 5, humans: tuple[int, ...] = ALONE, **settings: bool) -> Table:
    """Return a table of four at a position where a person is asked."""
    session = advance(new_session("landnam", humans, 4, seed), until)
    return Table(session, settings=QUICK.model_copy(update=settings))


def kinds(table: Table) -> set[str]:
    """The kinds of actions of the looking seat that are possible."""
    return {next(iter(choice)).kind for choice in table.scene.facts.model.choices if choice.count()}


def first_step(session: Session) -> bool:
    part = MOVES.of(session.game, session.state)
    return session.state.frames[-1].step == "landnam.movement" and not part.begun >> session.state.seat & 1


def cardless(session: Session) -> bool:
    """The person who is asked holds no card, and it is not the first turn."""
    actor = session.actor()
    assert actor is not None
    fate = FATE.of(session.game, session.state).held[actor]
    return session.state.turn > 0 and not fate and not any(hand_of(session.game, session.state, actor))


def test_no_curtain_comes_before_who_holds_no_card_and_one_before_whoever_does() -> None:
    assert at(cardless, humans=(0, 1)).curtain is None
    assert at(lambda session: session.state.turn > 0 and not cardless(session), humans=(0, 1)).curtain is not None


@pytest.mark.usefixtures("for_good")
def test_a_first_step_is_aimed_at_a_side_of_the_frame_and_pressed_twice() -> None:
    table = at(first_step)
    lit = table.lit("hex")
    assert lit == first_targets(table.session.game, table.session.state)
    assert lit & ~sum(SIDES) == 0
    hex = (lit & -lit).bit_length() - 1
    ply = table.session.ply
    table.click_place("hex", hex)
    assert table.session.ply == ply
    pending = table.scene.state.pending
    assert pending is not None
    assert any("bonus" in table.scene.texts.rich(words) for words in table.port.advice.foresee(pending))
    table.click_place("hex", hex)
    assert table.done()[ply:][:1] == ["step"]


def test_a_step_that_cannot_be_is_told_why() -> None:
    table = at(first_step)
    corner = next(
        site
        for site in range(37)
        if not any(side >> site & 1 for side in SIDES) and table.scene.board.point_of(("hex", site))
    )
    table.click_place("hex", corner)
    assert table.toasts
    assert "corner" in table.toasts[-1] or "hex" in table.toasts[-1]


def exploring(animation: str = "normal", *, reduced: bool = False) -> Table:
    """Return a table at which dice have just been thrown for a hex: the land is a forest, and the red die shows 7."""
    session = advance(new_session("landnam", ALONE, 4), first_step)
    table = Table(session, settings=QUICK.model_copy(update={"animation_speed": animation}))
    table.kit.reduced_motion = reduced
    hex = (first_targets(session.game, session.state) & -first_targets(session.game, session.state)).bit_length() - 1
    table.scene.submit(TakeStep(Seat(0), OUT, Stop(hex)))
    while session.actor() != CHANCE:
        session.submit(PassCard(Seat(0)))
    session.submit(ExplorationDice(CHANCE, 6 - bonus_at(session.game, session.state, hex), 7))
    table.scene.send(Happened())
    return table


def test_nothing_tells_what_is_discovered_before_its_token_lies() -> None:
    table = exploring()
    table.step(0.05, 10)
    assert (table.scene.clock.waiting, table.scene.board.camera.away) == (True, True)
    assert [die.value for die in table.scene.dice.dice[-2:]] != [6, 7]
    table.step(0.05, 20)
    assert (table.busy(), table.scene.clock.waiting) == (True, True), "the hex turns over"
    table.step(0.05, 60)
    assert (table.busy(), table.scene.clock.waiting, table.scene.board.camera.away) == (False, False, False)
    assert table.scene.dice.dice[-1].value == 7


@pytest.mark.parametrize("by", ["space", "click"])
def test_a_press_cuts_a_discovery_short_and_does_nothing_else(by: str) -> None:
    table = exploring()
    table.step(0.05, 8)
    ply, state = table.session.ply, table.scene.state
    if by == "space":
        table.key(pygame.K_SPACE)
    else:
        table.click_at(table.scene.board.rect.center)
    assert not table.scene.board.playback.running
    table.step()
    assert table.done()[ply:] == ["stay"], "which goes by itself: a ship cannot go ashore"
    assert table.scene.state == state
    assert table.scene.board.zoom == 1.0
    assert table.scene.dice.dice[-1].value == 7


@pytest.mark.parametrize(("animation", "reduced"), [("off", False), ("normal", True)])
def test_whoever_wants_no_motion_sees_what_is_discovered_at_once(animation: str, reduced: bool) -> None:
    table = exploring(animation, reduced=reduced)
    table.step(0.3)
    assert not table.busy()
    assert table.scene.dice.dice[-1].value == 7


def test_what_bots_discover_is_seen_more_briefly_and_from_afar() -> None:
    table = Table(new_session("landnam", (), 4), settings=QUICK.model_copy(update={"animation_speed": "normal"}))
    board, seen = table.scene.board, 0.0
    for _ in range(4000):
        table.step(0.05)
        rolling = board.playback.rolling
        seen += 0.05 * rolling
        assert not rolling or (board.playback.pace <= ROLLING and board.zoom == 1.0)
        if seen and not board.playback.running:
            break
    assert 1.0 < seen < 1.5, "one discovery, from its dice to its token"


def movers(session: Session) -> list[int]:
    """Return from where the person may move a piece in more than one way, where there is a choice of pieces."""
    decision = session.view(Seat(ALONE[0])).decision
    families = decision.choices if decision is not None else ()
    starts = [action.start for family in families for action in family if isinstance(action, TakeStep)]
    return [start for start in dict.fromkeys(starts) if starts.count(start) > 1 and len(set(starts)) > 1]


def test_whoever_has_chosen_the_piece_that_moves_is_still_told_what_a_step_is() -> None:
    table = at(lambda session: len(movers(session)) > 1 and not first_step(session))
    table.click_place(*place_of(movers(table.session)[0]))
    assert table.scene.state.pick.begun
    assert "Ships go by sea" in table.choosing.text


def founders(session: Session) -> dict[int, list[int]]:
    """Return by corner where the pieces stand that could become a farm there."""
    found: dict[int, list[int]] = {}
    if session.state.frames[-1].step != ACTION or session.actor() != ALONE[0]:
        return found
    choices = session.view(Seat(ALONE[0])).decision
    families = choices.choices if choices else ()
    for action in [action for one in families if isinstance(one, Among) for action in one]:
        if isinstance(action, BuildFarm):
            found.setdefault(action.corner, []).append(action.start)
    return found


def may_build_farm(session: Session) -> bool:
    return any(len(pieces) == 1 for pieces in founders(session).values())


def test_a_build_waits_as_a_ghost_until_the_end_of_the_turn_and_can_be_taken_back() -> None:
    table = at(may_build_farm)
    hand = dict(table.scene.facts.model.hand.resources)
    table.click("act-farm")
    corner = next(corner for corner, pieces in founders(table.session).items() if len(pieces) == 1)
    assert table.lit("intersection") >> corner & 1
    table.click_place("intersection", corner)
    table.step(0.1)
    farms = QUEUE.of(table.session.game, table.session.state).farms
    assert [at for _, at in farms] == [corner]
    ghosts = [piece.kind for piece in table.port.pictures.board(Seat(0)).at("intersection", corner)]
    assert ghosts == ["farm" + QUEUED]
    paid = {key: count - dict(table.scene.facts.model.hand.resources)[key] for key, count in hand.items()}
    assert paid == {"grain": 1, "lumber": 1, "wool": 1, "iron": 0}
    assert table.scene.facts.model.note is not None
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.step(0.1)
    assert not QUEUE.of(table.session.game, table.session.state).farms
    assert dict(table.scene.facts.model.hand.resources) == hand


def test_where_several_pieces_could_become_a_farm_one_is_asked_which() -> None:
    table = at(lambda session: any(len(pieces) > 1 for pieces in founders(session).values()))
    corner, pieces = next(one for one in founders(table.session).items() if len(one[1]) > 1)
    table.click("act-farm")
    table.click_place("intersection", corner)
    assert not QUEUE.of(table.session.game, table.session.state).farms
    assert "Which piece" in table.choosing.text
    for piece in pieces:
        space, site = place_of(piece)
        assert table.lit(space) >> site & 1
    table.click_place(*place_of(pieces[0]))
    table.step(0.1)
    assert QUEUE.of(table.session.game, table.session.state).farms == ((pieces[0], corner),)


def may_launch(session: Session) -> bool:
    choices = session.view(session.actor() or Seat(0)).decision
    return session.state.frames[-1].step == ACTION and any(
        action.kind == "build_outer_ship" for one in (choices.choices if choices else ()) for action in one
    )


def test_a_ship_comes_to_the_outer_sea_by_a_press_on_it() -> None:
    table = at(may_launch)
    table.click("act-ship")
    assert table.lit(OUTER) == 1
    table.click_place(OUTER, 0)
    table.step(0.1)
    assert QUEUE.of(table.session.game, table.session.state).outer_ships == 1
    assert table.last().kind == "build_outer_ship"


def test_the_builds_keep_their_places_whatever_the_gold_button_says() -> None:
    table = at(may_launch)
    names = [f"act-{entry.key}" for entry in table.scene.facts.model.buttons]
    before, gold = [table.find(name).rect.copy() for name in names], next_step(table.scene.facts, table.scene.texts)
    table.click("act-ship")
    table.step(0.1)
    assert next_step(table.scene.facts, table.scene.texts).words != gold.words
    assert [table.find(name).rect for name in names] == before


def test_the_only_sea_at_a_shore_is_lit_beside_the_outer_sea_and_then_who_builds_is_asked() -> None:
    def fields(action: Action) -> tuple[Field, ...]:
        if isinstance(action, BuildOuterShip):
            return (Field("sea", 0, words("name-outer-sea"), place=(OUTER, 0)),)
        assert isinstance(action, BuildShip)
        sea = Field("hex", action.hex, words("land-name"), place=("hex", action.hex))
        by = Field("corner", action.corner, words("name-farm"), place=("intersection", action.corner), origin=True)
        return sea, by

    seat, hex = Seat(0), HexId(26)
    ships = [BuildShip(seat, hex, CornerId(50)), BuildShip(seat, hex, CornerId(65))]
    pick = Pick(("build_ship", "build_outer_ship"))
    assert set(places([*ships, BuildOuterShip(seat)], pick, fields)) == {("hex", 26), (OUTER, 0)}
    assert set(places(ships, pick.of("hex", hex), fields)) == {("intersection", 50), ("intersection", 65)}
    assert set(places(ships, Pick(("build_ship",)), fields)) == {("intersection", 50), ("intersection", 65)}


# the Althing


def window(holds: bool) -> Callable[[Session], bool]:
    """A window in which the person holds an Althing card that can be played, or none."""

    def found(session: Session) -> bool:
        actor = session.actor()
        if session.state.frames[-1].step not in WINDOWS or actor is None or actor == CHANCE:
            return False
        decision = session.view(actor).decision
        return decision is not None and (len(decision.choices) > 1) == holds

    return found


def test_who_can_only_pass_is_not_asked_where_nobody_else_sits_at_the_screen() -> None:
    table = at(window(holds=False))
    table.step(0.1, 5)
    assert table.session.state.frames[-1].step not in WINDOWS or not window(holds=False)(table.session)
    assert "pass_card" in table.done()


def gathered(session: Session) -> bool:
    """The first window of an Althing is open, everybody holds several fate cards, and nobody has passed."""
    part, frame = FATE.of(session.game, session.state), session.state.frames[-1]
    rich = all(count > 1 for count in part.held)
    return frame.step == OPENING and rich and frame.waiting == session.game.everybody


def together(people: tuple[int, ...] = (0, 1, 2, 3)) -> Table:
    """Return a table of four with several people, before whom the question of a window lies."""
    table = at(gathered, humans=people, seed=8)
    if table.curtain is not None:
        table.lift()
    table.step(0.1, 5)
    assert table.shared_question is not None
    return table


@pytest.mark.rule("ALTH-297")
def test_people_at_one_screen_are_asked_for_a_card_together_and_one_press_says_no_for_all() -> None:
    table = together()
    assert table.shared_question is not None
    assert table.shared_question.seats == tuple(Seat(seat) for seat in range(4))
    before, step = table.session.ply, table.session.state.frames[-1].step
    table.press("answer")
    for _ in range(20):
        table.step(0.1)
        if table.session.state.frames[-1].step != step:
            break
    assert table.done()[before : before + 4] == ["pass_card"] * 4
    assert table.session.state.frames[-1].step != step
    assert table.curtain is None or table.session.actor() == table.curtain.seat


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_question_to_five_people_can_be_read_in_a_small_window(language: str) -> None:
    session = advance(new_session("landnam", (0, 1, 2, 3, 4), 5, 8), gathered)
    table = Table(session, settings=QUICK, language=language, audit=True)
    if table.curtain is not None:
        table.lift()
    table.step(0.1, 5)
    assert table.shared_question is not None
    table.press("alone-3")
    table.draw()
    assert unreadable(table.kit.audit) == []
    whole = pygame.Rect((0, 0), table.surface.get_size())
    buttons = [widget for widget in table.shared_question.root.content.walk() if widget.focusable]
    assert len(buttons) >= 6
    assert all(whole.contains(widget.rect) for widget in buttons)


@pytest.mark.rule("ALTH-297")
def test_who_wants_to_be_asked_alone_sits_down_behind_the_curtain_when_all_before_have_passed() -> None:
    table = together()
    viewer, active = table.scene.viewer, table.session.state.seat
    other = Seat((active + 2) % 4)
    before = table.session.ply
    table.press(f"alone-{other}")
    table.press("answer")
    table.step(0.1, 10)
    assert table.done()[before:] == ["pass_card"] * 2
    assert table.curtain is not None
    assert (table.curtain.seat, table.scene.viewer) == (other, viewer)
    table.lift()
    assert table.scene.viewer == other
    assert table.scene.facts.asked
    table.scene.submit(PassCard(other))
    table.step(0.1, 10)
    assert table.done()[before:] == ["pass_card"] * 4


@pytest.mark.rule("ALTH-297", "ALTH-298")
def test_after_a_card_all_at_the_screen_are_asked_again() -> None:
    table = together()
    active = table.session.state.seat
    key = table.port.game.model(active).next.round.key  # type: ignore[union-attr]
    session = table.session
    part = FATE.of(session.game, session.state)
    played = replace(part, discard=(*part.discard[:-1], part.discard[-1] + 1))
    again = window_round(session.game, FATE.put(session.game, session.state, played))
    assert again is not None
    assert key != again.key
    table.scene.send(Silenced(key, ~0))
    assert pass_due(table.scene.facts) == PassCard(active)
    table.scene.send(Silenced("of a window before that card", ~0))
    assert pass_due(table.scene.facts) is None
    assert round_due(table.scene.facts) is not None


def test_a_no_that_is_taken_back_is_asked_for_again() -> None:
    table = together()
    assert table.shared_question is not None
    table.scene.send(Silenced(round_key(table), ~0))
    table.scene.send(Happened(table.session.state.seat))
    assert round_due(table.scene.facts) is not None


def round_key(table: Table) -> str:
    found = round_due(table.scene.facts)
    assert found is not None
    return found.key


def sure(session: Session) -> bool:
    """A person is asked for a Harvest card who holds nothing but the Exploration card of the set-up."""
    return session.state.frames[-1].step == HARVEST_CARD and plain(session.game, session.state, session.state.seat)


@pytest.mark.parametrize("people", [(0,), (0, 1, 2, 3)])
def test_who_has_nothing_to_play_as_all_can_see_is_not_asked_at_one_screen_either(people: tuple[int, ...]) -> None:
    session = advance(new_session("landnam", people, 4, 5), sure)
    ply = session.ply
    table = Table(session, settings=QUICK)
    if table.curtain is not None:
        table.lift()
    table.step(0.1, 3)
    assert table.done()[ply] == "pass_card"


def secretly(session: Session) -> bool:
    """A person is asked for a Harvest card who holds none, which the others cannot see."""
    if session.state.frames[-1].step != HARVEST_CARD or sure(session):
        return False
    decision = session.view(session.state.seat).decision
    return decision is not None and len(decision.choices) == 1


def test_who_has_nothing_to_play_and_others_cannot_see_it_is_asked_at_one_screen() -> None:
    session = advance(new_session("landnam", (0, 1, 2, 3), 4, 5), secretly)
    ply = session.ply
    table = Table(session, settings=QUICK)
    if table.curtain is not None:
        table.lift()
    table.step(0.1, 10)
    assert table.session.ply == ply


def walked(last: str) -> Callable[[Session], bool]:
    """All steps are made and nothing else is possible; of that kind was the last action."""

    def found(session: Session) -> bool:
        seat = session.actor()
        if session.state.frames[-1].step != MOVE or seat is None or MOVES.of(session.game, session.state).left:
            return False
        decision = session.view(seat).decision
        alone = decision is not None and sum(choice.count() for choice in decision.choices) == 1
        return alone and session.timeline.plies[-1].action.kind == last

    return found


def test_movement_ends_by_itself_where_all_steps_are_made_and_nothing_can_be_taken_back() -> None:
    table = at(walked("red_die"))
    table.step(0.1)
    assert table.last().kind == "end_movement"
    assert table.session.state.frames[-1].step == ACTION


def test_a_last_step_that_can_be_taken_back_is_not_made_good_unasked() -> None:
    table = at(walked("step"))
    ply = table.session.ply
    table.step(0.1, 5)
    assert table.session.ply == ply
    gold = table.find("next")
    assert isinstance(gold, PrimaryButton)
    assert gold.text == table.words.tr("next-end-movement")
    table.key(pygame.K_SPACE)
    assert table.done()[ply:] == ["end_movement"]


def test_movement_ends_by_itself_where_the_last_answer_was_the_only_one() -> None:
    table = at(walked("stay"))
    table.step(0.1)
    assert table.last().kind == "end_movement"


def speechless(session: Session) -> bool:
    """The person who is called to help holds no card of that kind."""
    decision = session.view(session.actor() or Seat(0)).decision
    if session.state.frames[-1].step != ANSWER or decision is None:
        return False
    return [type(action) for choice in decision.choices for action in choice] == [DeclineSide]


def test_who_is_called_to_help_and_cannot_is_not_asked() -> None:
    session = advance(new_session("landnam", ALONE, 4, 5), speechless)
    ply = session.ply
    table = Table(session, settings=QUICK)
    table.step(0.1)
    assert table.done()[ply] == "decline_side"


def woolless(session: Session) -> bool:
    """A person of a side of a lawsuit holds none of its resource, and could only add nothing."""
    decision = session.view(session.actor() or Seat(0)).decision
    return session.state.frames[-1].step == CONTRIBUTE and decision is not None and decision.choices[0].count() == 1


def test_who_could_only_add_nothing_to_a_side_is_not_asked() -> None:
    session = advance(new_session("landnam", ALONE, 4, 5), woolless)
    ply = session.ply
    table = Table(session, settings=QUICK)
    table.step(0.1)
    assert table.done()[ply] == "add_cards"


def test_who_does_not_want_that_is_asked_whatever_the_hand_holds() -> None:
    table = at(window(holds=False), auto_pass=False)
    assert window(holds=False)(table.session)
    table.key(pygame.K_SPACE)
    table.step(0.6)
    assert table.last().kind != "pass_card" or not window(holds=False)(table.session)


def test_one_can_pass_through_the_whole_althing_whatever_one_holds() -> None:
    table = at(window(holds=True))
    seat = Seat(0)
    assert table.session.actor() == seat
    assert table.has("until-my-turn")
    table.click("until-my-turn")
    for _ in range(200):
        table.step(0.1)
        if not table.scene.facts.model.overlays:
            break
        actor = table.session.actor()
        if actor == seat and table.session.state.frames[-1].step not in WINDOWS:
            decision = table.session.view(seat).decision
            assert decision is not None
            table.session.submit(next(iter(decision.choices[0])))
    assert not table.scene.facts.model.overlays
    table.step(0.1)
    assert not table.scene.state.resting


def contributing(session: Session) -> bool:
    decision = session.view(session.actor() or Seat(0)).decision
    counts = [choice.count() for choice in decision.choices] if decision else []
    return session.state.frames[-1].step == CONTRIBUTE and 1 < sum(counts) < 8


def test_cards_of_a_lawsuit_are_chosen_beside_the_board_and_the_sides_are_told() -> None:
    table = at(contributing)
    model = table.scene.facts.model
    assert not table.dialog
    contest, data = model.overlays[0], table.session.state.frames[-1].data_as(Suit)
    assert isinstance(contest, Contest)
    assert tuple(side.total for side in contest.sides) == data.totals
    assert [[member.seat for member in side.members] for side in contest.sides] == [list(one) for one in data.members]
    assert [sum(member.cards or 0 for member in side.members) for side in contest.sides] == list(data.totals)
    assert [member.seat for side in contest.sides for member in side.members if member.asked] == [table.session.actor()]
    before = dict(model.hand.resources)[contest.kind]
    assert len(table.answers) == before + 1
    ply = table.session.ply
    table.letter("2")
    table.key(pygame.K_RETURN)
    table.step(0.1)
    action = table.session.timeline.plies[ply].action
    assert (action.kind, getattr(action, "count")) == ("add_cards", 1)  # noqa: B009


def suing(session: Session) -> bool:
    decision = session.view(session.actor() or Seat(0)).decision
    return session.state.frames[-1].step == "landnam.opportunity" and decision is not None and len(decision.choices) > 1


def test_a_case_is_opened_by_a_press_on_the_piece_and_the_number_of_cards() -> None:
    table = at(suing)
    own = [case for case in cases(table.session.game, table.session.state) if case.plaintiff == 0]
    (meeting,) = table.scene.facts.model.overlays
    assert isinstance(meeting, Meeting)
    assert [speaker.state for speaker in meeting.speakers if speaker.seat == 0] == ["speaking"]
    lit = table.lit("hex")
    assert lit & ~sum({1 << case.hex for case in own}) == 0
    ply, hex = table.session.ply, (lit & -lit).bit_length() - 1
    table.click_place("hex", hex)
    for _ in range(3):
        if table.session.ply > ply:
            break
        table.letter("1")
        table.key(pygame.K_RETURN)
    assert table.session.timeline.plies[ply].action.kind == "open_case"


def affordable(session: Session) -> int | None:
    """The hex of one of several cases, which can be opened with two or three cards, no more."""
    decision = session.view(session.actor() or Seat(0)).decision
    actions = [action for choice in (decision.choices if decision else ()) for action in choice]
    most = {action.hex: action.count for action in actions if isinstance(action, OpenCase)}
    return next((hex for hex, count in most.items() if len(most) > 1 and count in {2, 3}), None)


def test_how_many_cards_open_a_case_is_asked_with_the_resource_that_is_laid_down() -> None:
    table = at(lambda session: suing(session) and affordable(session) is not None)
    case = next(
        case for case in cases(table.session.game, table.session.state) if case.hex == affordable(table.session)
    )
    table.click_place("hex", case.hex)
    assert table.choosing.title == "Sue"
    assert "How many cards" in table.choosing.text
    assert table.answers[1].title == f"Lay down 2 {KINDS[case.resource]}"


def test_who_has_no_piece_to_move_is_told_so() -> None:
    def stranded(session: Session) -> bool:
        seat = session.actor() or Seat(0)
        asked = session.view(seat).decision
        moving = session.state.frames[-1].step == MOVE and MOVES.of(session.game, session.state).left > 0
        return moving and asked is not None and all(isinstance(one, Only) for one in asked.choices)

    session = advance(new_session("landnam", ALONE, 4, 5), stranded)
    asked = question(session.game, session.view(session.actor() or Seat(0)))
    assert asked is not None
    assert (asked.text.key, asked.hint.key) == ("prompt-move-nobody", "hint-move-nobody")


def test_without_steps_a_step_card_is_refused_for_that() -> None:
    def done(session: Session) -> bool:
        seat = session.actor() or Seat(0)
        own = held(session.game, session.state, seat)
        over = session.state.frames[-1].step == MOVE and not MOVES.of(session.game, session.state).left
        return over and bool(own[MOUNTAIN_TRACK]) and not own[FAIR_WIND]

    session = advance(new_session("landnam", ALONE, 4, 5), done)
    model = Table(session).scene.facts.model
    track = next(card for card in model.hand.cards if card.key == "mountain-track")
    assert track.reason is not None
    assert track.reason.key == "reason-no-steps"
    assert model.question is not None
    assert model.question.hint.key == "hint-move-last"


def test_the_bank_is_told_without_numbers() -> None:
    table = at(at_step(ACTION))
    table.letter("t")
    table.step(0.1)
    assert table.has("trade-supply")
    told = {widget.tip for widget in table.find("trade").walk() if widget.name.startswith("rate-")}
    assert told
    assert not any(sign.isdigit() for tip in told for sign in tip.split("\n")[-1])
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_F3)
    assert table.dialog == "supply"


def test_a_press_on_a_ship_that_can_only_leave_selects_it_and_the_outer_sea_sends_it_off() -> None:
    def alone(session: Session) -> bool:
        if session.state.frames[-1].step != "landnam.movement" or first_step(session):
            return False
        return _lone_leaver(session) is not None

    table = at(alone)
    action = _lone_leaver(table.session)
    assert action is not None
    ply = table.session.state.ply
    for _ in range(2):  # whoever presses the ship once more chooses nothing else
        table.click_place("hex", int(action.start))
        assert table.session.state.ply == ply
        assert table.scene.board.marked == (("hex", action.start),)
        assert (table.lit("hex"), table.lit(OUTER)) == (0, 1)
        assert "leaves the map" in table.choosing.text
    table.click_at(table.scene.board.point_of((OUTER, 0)))
    assert table.last() == action


def _lone_leaver(session: Session) -> TakeStep | None:
    """The step of a ship on the map whose only step goes beyond the frame, where there is one."""
    actor = session.actor()
    asked = session.view(actor).decision if actor is not None and actor != CHANCE else None
    found = [one for choice in (asked.choices if asked else ()) if isinstance(choice, Among) for one in choice]
    if not all(isinstance(one, TakeStep) for one in found):
        return None
    steps = [one for one in found if isinstance(one, TakeStep)]
    lone = (one for one in steps if sum(other.start == one.start for other in steps) == 1)
    return next((one for one in lone if one.target == OUT and one.start != OUT), None)


def test_the_ring_of_a_ship_beyond_the_frame_lies_around_the_ship() -> None:
    table = at(first_step)
    board = table.scene.board
    board.mark([(OUTER, 0)])
    assert board.picture is not None
    seat = int(table.scene.facts.seat)
    assert board.marked_at((OUTER, 0)) == berth_at(board.plan, seat)

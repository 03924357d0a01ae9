"""The Great Wall at the table, with pointer and keys: tiles, spots in any order, amounts, boards of seats, curtains."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import HEADQUARTERS
from catan_desktop.games.great_wall.horde import HORDE
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE
from catan_desktop.games.great_wall.powder.firearms import FIRE
from catan_desktop.games.great_wall.powder.part import POWDER, Firing
from catan_desktop.games.great_wall.powder.tables import CANNON, FIREARMS, LANCE, TURTLE, FirearmId
from catan_desktop.games.great_wall.soldiers import DEPLOY
from catan_desktop.games.great_wall.steps import Arrivals, Deploying
from catan_desktop.games.great_wall.tables import tables
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import changed
from catan_desktop.kernel.choice import Among
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.words import Words
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.messages import AnswerPicked
from catan_desktop.ui.scenes.table.next_button import next_step
from catan_desktop.ui.scenes.table.note_room import call_room
from catan_desktop.ui.tables.steppe.layout import frontier_plan
from catan_desktop.ui.widgets import Button
from tests.games.great_wall.place import REST, S1, S2, S3, A, Place, place
from tests.ui.table.laid import laid as laid_out
from tests.ui.table.table import QUICK, Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def at(
    until: Callable[[Session], bool], *, humans: tuple[int, ...] = (0,), seats: int = 3, powder: bool = False
) -> Table:
    """Return a table at a position where a person is asked."""
    session = new_session("great-wall", humans, seats, 5, {"black_powder": powder})
    return Table(advance(session, until), settings=QUICK.model_copy(update={"confirm_costly": False}))


def among(session: Session, kind: type[Action]) -> list[Action]:
    """What of a kind the asked seat may do."""
    actor = session.actor()
    view = session.view(actor) if actor is not None else None
    choices = view.decision.choices if view is not None and view.decision is not None else ()
    listed = [one for choice in choices if isinstance(choice, Among) for one in choice.actions]
    return [one for one in listed if isinstance(one, kind)]


def test_a_soldier_is_chosen_with_his_tile_and_goes_to_a_lit_spot() -> None:
    table = at(
        lambda session: len({one.soldier for one in among(session, act.Deploy) if isinstance(one, act.Deploy)}) > 1
    )
    action = next(one for one in among(table.session, act.Deploy) if isinstance(one, act.Deploy))
    key = ("spearman", "archer", "horseman")[action.soldier]
    assert not table.lit("spot")
    table.key(getattr(pygame, f"K_{key[0]}"))
    assert table.lit("spot") >> action.spot & 1
    lamp = table.scene.board.lit["spot"]
    assert (lamp.ghost, lamp.seat) == (key, action.seat)
    table.click_place("spot", action.spot)
    assert table.done()[-1] in {"deploy", "deploy_pair"} or table.scene.state.pick.begun


def deploying(*camp: str) -> Table:
    """Return a table at which a person deploys three soldiers of the camp in the own turn."""
    found = place(3).card(S1, 1, "heavy_cavalry").card(S2, 2, "foragers").player(A, camp=" ".join(camp))
    found.run(Frame(DEPLOY, 1, Deploying(A, 3, False)))
    return Table(laid_out(found, 0), settings=QUICK)


def test_the_only_kind_of_soldier_needs_no_tile() -> None:
    table = deploying("spearman", "spearman", "spearman")
    assert table.lit("spot") == sum(1 << site for site in (0, 1, 2, 4, 5))
    assert table.scene.board.lit["spot"].ghost == "spearman"
    ply = table.session.ply
    table.click_place("spot", 0)
    assert table.done()[ply:] == ["deploy"]
    table.click_place("post", 2)
    assert table.done()[ply:] == ["deploy", "station"]


def test_the_only_horseman_goes_to_the_first_of_his_spots_with_one_press() -> None:
    table = deploying("horseman")
    table.click_place("spot", 0)
    assert table.lit("spot") == 1 << 1 | 1 << 4, "those beside it"
    assert any(name == "Only this spot" for _, name, *_ in table.choosing.buttons)


def test_the_gold_button_tells_what_is_given_up_with_it() -> None:
    table = deploying("spearman", "spearman")
    proposal = next_step(table.scene.facts, table.scene.texts)
    assert (proposal.message, proposal.tip) == (AnswerPicked(act.Done(A)), "2 soldiers not sent")
    ply = table.session.ply
    table.key(pygame.K_SPACE)
    assert table.session.ply == ply
    table.key(pygame.K_SPACE)
    assert table.done()[ply] == "gw_done"


def test_of_two_kinds_of_soldiers_one_is_chosen_first() -> None:
    table = deploying("spearman", "horseman")
    assert not table.lit("spot")
    assert not table.lit("post")


def test_two_spots_of_a_horseman_are_chosen_in_any_order_or_one_alone() -> None:
    table = at(lambda session: bool(among(session, act.DeployPair)))
    pair = next(one for one in among(table.session, act.DeployPair) if isinstance(one, act.DeployPair))
    table.click("act-horseman")
    table.click_place("spot", pair.other)
    assert table.lit("spot") >> pair.spot & 1
    assert any(name == "Only this spot" for _, name, *_ in table.choosing.buttons)
    ply = table.session.ply
    table.click_place("spot", pair.spot)
    assert table.done()[ply] == "deploy_pair"


def test_nothing_more_of_a_deployment_is_the_gold_button() -> None:
    table = at(lambda session: bool(among(session, act.Station)))
    ply = table.session.ply
    table.click("next")
    assert table.done()[ply] == "gw_done"


def test_the_card_of_a_seat_tells_which_turn_of_the_year_its_command_has() -> None:
    table = at(lambda session: bool(among(session, act.ChooseSlot)))
    first = among(table.session, act.ChooseSlot)[0]
    assert isinstance(first, act.ChooseSlot)
    card = table.scene.view.cards[first.seat]
    (name,) = [table.scene.texts.say(badge.name) for badge in card.panel.played]
    table.click("option-0")
    table.key(pygame.K_SPACE)
    played = table.session.view(first.seat)
    assert COURSE.of(table.session.game, played.state).slots[first.slot][0] == first.seat
    (after,) = [table.scene.texts.say(badge.name) for badge in table.scene.view.cards[first.seat].panel.played]
    assert after == f"{first.slot + 1} · {name}"


def arms(at: Place, *kinds: int) -> Table:
    """Return a table at which a person may fire firearms of the first section."""
    part = POWDER.of(at.game, at.state)
    held = tuple([int(kind in kinds) for kind in range(len(part.supply))])
    at.state = POWDER.put(at.game, at.state, replace(part, firearms=(held, *part.firearms[1:])))
    at.run(Frame(FIRE, 1, Firing(A, 1 << S1, FirearmId(kinds[0] if len(kinds) == 1 else -1))))
    return Table(laid_out(at, 0), settings=QUICK.model_copy(update={"confirm_costly": False}))


def targets() -> Place:
    at = place(3, black_powder=True).player(A, goods=(0, 4, 0, 4))
    return at.card(S1, 1, "steppe_spearmen").card(S1, 2, "foragers").card(S2, 1, "steppe_scouts")


def test_a_shot_is_a_press_on_a_lit_horde_card_whose_wounds_are_seen_before() -> None:
    table = arms(targets(), CANNON)
    assert table.lit("rank") == 0b11, "the cards of its section alone"
    assert table.scene.board.lit["rank"].ghost == f"hits-{FIREARMS[CANNON].cells}"
    ply = table.session.ply
    table.click_place("rank", 1)
    assert table.done()[ply] == "fire"
    card = DEFENCE.of(table.session.game, table.session.state).sections[0].rows[1]
    assert card is not None
    assert card.wounds


def test_of_several_firearms_the_card_is_pressed_first_or_the_tile() -> None:
    table = arms(targets(), CANNON, LANCE)
    assert not table.scene.board.lit["rank"].ghost, "each hits other cells"
    ply = table.session.ply
    table.click_place("rank", 0)
    assert table.session.ply == ply
    table.click("option-0")
    assert table.done()[ply] == "fire"
    table = arms(targets(), CANNON, LANCE)
    table.click("act-fire-1-cannon")
    assert table.scene.board.lit["rank"].ghost == f"hits-{FIREARMS[CANNON].cells}"
    table.click_place("rank", 0)
    assert table.done()[ply] == "fire"


def test_a_war_machine_is_rolled_up_to_a_lit_block() -> None:
    at = place(3, black_powder=True).player(A, clan=TURTLE)
    kind = at.kind("war_machine")
    at.player(A, stock=changed(at.defence.stocks[A], kind, 3)).player(A, camp="war_machine").card(
        S1, 1, "steppe_scouts"
    )
    at.run(Frame(DEPLOY, 1, Deploying(A, 1, False)))
    table = Table(laid_out(at, 0), settings=QUICK.model_copy(update={"confirm_costly": False}))
    table.click("act-war_machine")
    assert table.lit("block") == 0b01110, "columns 0 to 2"
    assert table.scene.board.lit["block"].ghost == "war_machine"
    ply = table.session.ply
    table.click_place("block", 2)
    assert table.done()[ply] == "deploy_machine"
    card = DEFENCE.of(table.session.game, table.session.state).sections[0].rows[0]
    assert card is None or card.figures, "its block begins with column 1 and covers it completely"


def test_a_recruit_is_one_press_on_his_tile() -> None:
    table = at(lambda session: bool(among(session, act.Recruit)))
    action = next(one for one in among(table.session, act.Recruit) if isinstance(one, act.Recruit))
    key = ("spearman", "archer", "horseman")[action.soldier]
    ply = table.session.ply
    table.click(f"act-{key}")
    assert table.done()[ply] == "recruit"


def test_a_wall_level_is_one_press_on_the_tile_of_its_section() -> None:
    table = at(lambda session: bool(among(session, act.BuildWall)))
    action = next(one for one in among(table.session, act.BuildWall) if isinstance(one, act.BuildWall))
    level = DEFENCE.of(table.session.game, table.session.state).sections[action.section].level
    table.click(f"act-wall-{int(action.section) + 1}")
    if table.scene.state.pick.begun:  # the units that a discount leaves out are a choice
        table.click("option-0")
        table.key(pygame.K_SPACE)
    assert DEFENCE.of(table.session.game, table.session.state).sections[action.section].level == level + 1


def test_what_cannot_be_paid_says_why() -> None:
    def poor(session: Session) -> bool:
        return bool(among(session, act.Recruit)) and not any(
            isinstance(one, act.Recruit) and one.soldier == 2 for one in among(session, act.Recruit)
        )

    table = at(poor)
    table.click("act-horseman")
    assert table.toasts


def test_places_forward_in_tea_order_stand_beside_the_board() -> None:
    table = at(at_step("great_wall.tea_move"))
    titles = [option.title for option in table.answers]
    assert titles[:2] == ["Stay", "1 place forward"]


def test_an_advisor_is_his_tile_and_how_he_is_hired() -> None:
    table = at(lambda session: len(among(session, act.HireActive)) > 1)
    action = among(table.session, act.HireActive)[-1]
    assert isinstance(action, act.HireActive)
    key = tables(table.session.game).advisors[action.card].key
    ply = table.session.ply
    table.click(f"act-{key}")
    table.click("option-0")
    assert table.done()[ply] == "hire_active"
    assert action.card in COURT.of(table.session.game, table.session.state).staffs[action.seat].active


def test_exchanges_are_listed_by_what_is_paid() -> None:
    table = at(at_step("great_wall.exchange"))
    titles = [option.title for option in table.answers]
    assert {"Wood", "Stone", "Gold", "Chi"} & set(titles)
    assert titles[-1] == "No more"


def test_a_press_on_a_seat_shows_its_board_and_a_press_on_a_card_tells_of_it() -> None:
    table = at(at_step("great_wall.deploy"))
    table.click("seat-1")
    assert table.dialog == "seat-board"
    table.click("face-economy")
    assert table.dialog == "detail"
    table.key(27)
    assert table.dialog == "seat-board"
    table.key(27)
    assert not table.dialog


def test_the_card_of_a_seat_has_its_command_of_the_year_face_down_until_all_are_turned_over() -> None:
    session = new_session("great-wall", seats=4)
    seen: dict[Seat, set[str]] = {Seat(seat): set() for seat in range(4)}
    session = advance(session, lambda now: bool(COURSE.of(now.game, now.state).revealed), seed=3)
    course = COURSE.of(session.game, session.state)
    for card in Table(session).scene.view.cards:
        seen[card.panel.seat] = {badge.art for badge in card.panel.played}
        assert card.played
        assert set(card.played) <= set(card.walk())
    for seat, cards in enumerate(course.revealed):
        assert seen[Seat(seat)] == {f"card-gw-{tables(session.game).commands[card].key}" for card in cards}


def test_a_card_of_the_own_hand_can_be_read_while_it_cannot_be_chosen() -> None:
    table = at(at_step("great_wall.place"))
    hand = COURSE.of(table.session.game, table.session.state).hands[table.scene.facts.seat]
    held = next(card for card in range(6) if hand >> card & 1)
    keys = ("economy", "despotism", "mobilisation", "construction", "ceremony", "campaign")
    table.click(f"card-{keys[held]}")
    assert table.dialog == "detail"


@pytest.mark.parametrize("step", ["place", "deploy", "build"])
def test_what_is_worth_much_is_not_given_up_by_one_press_that_cannot_be_taken_back(step: str) -> None:
    def in_the_turn_of_another(session: Session) -> bool:
        if not at_step(f"great_wall.{step}")(session) or session.actor() != 0 or session.state.seat == 0:
            return False
        if step == "build" and not among(session, act.BuildWall):
            return False
        decision = session.view(Seat(0)).decision
        return decision is not None and any(act.Done(Seat(0)) in choice for choice in decision.choices)

    session = advance(new_session("great-wall", (0,), 3, 5), in_the_turn_of_another)
    table = Table(session, settings=QUICK)
    ply, left = session.ply, table.scene.model.next
    assert left is not None
    assert left.leaves is not None
    table.key(pygame.K_SPACE)
    assert table.session.ply == ply
    proposal = next_step(table.scene.facts, table.scene.texts)
    assert (proposal.words, proposal.why) == (table.words.tr("next-confirm"), table.scene.texts.say(left.leaves))
    table.key(pygame.K_ESCAPE)
    assert next_step(table.scene.facts, table.scene.texts).words == table.words.tr("act-gw-done")
    table.key(pygame.K_SPACE)
    table.key(pygame.K_SPACE)
    assert session.timeline.plies[ply].action == act.Done(Seat(0))


def test_a_command_is_chosen_with_a_press_on_its_card() -> None:
    table = at(at_step("great_wall.command"))
    ply = table.session.ply
    table.click("card-economy")
    assert table.done()[ply] == "choose_command"


def test_a_command_in_the_list_tells_what_stands_on_its_card() -> None:
    session = advance(new_session("great-wall", (0,), 3, 5), at_step("great_wall.command"))
    table = Table(session, settings=QUICK)
    cards = [card for card in table.scene.model.hand.cards if card.kinds]
    told = [table.find(f"option-{place}").tip for place in range(len(cards))]
    assert cards
    assert all(table.scene.texts.rich(card.text) in tip for card, tip in zip(cards, told, strict=True))


def test_people_at_one_screen_part_with_a_curtain_only_over_what_is_secret() -> None:
    table = at(at_step("great_wall.slot"), humans=(0, 1))
    assert table.curtain is None
    secret = at(at_step("great_wall.command"), humans=(0, 1, 2))
    assert secret.curtain is not None
    secret.lift()
    secret.click("card-economy")
    assert secret.session.actor() in {0, 1, 2}
    secret.step(times=3)
    assert secret.curtain is not None


@pytest.mark.parametrize("step", ["command", "place", "deploy", "recruit", "build", "exchange", "overseer_start"])
def test_a_hint_can_be_given_and_said(step: str) -> None:
    table = at(at_step(f"great_wall.{step}"))
    said = table.port.advice.advise(table.scene.facts.seat)
    assert isinstance(said, AdviceView)
    assert table.scene.texts.lines((said.title, *said.details, *said.grounds))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_divider_stands_before_all_of_a_breach(seats: int) -> None:
    table = at(at_step("great_wall.loss"), seats=seats)
    for action in among(table.session, act.LoseSoldier)[:1]:
        table.session.submit(action)
    table.scene.view.show()
    rows = [row for row in table.scene.view.log.lines if isinstance(row, ChronicleRow)]
    assert any(row.indent for row in rows)
    assert not [row for head, row in pairwise(rows) if head.head and row.indent]


def test_alone_nobody_is_named_twice_in_a_line() -> None:
    table = at(at_step("great_wall.loss"), seats=1)
    name = f"**{table.scene.texts.name(Seat(0))}**"
    rows = [row.text for row in table.scene.view.log.lines]
    assert any(name in text for text in rows)
    assert not [text for text in rows if text.count(name) > 1]


def test_calls_lie_behind_the_wall_unless_a_place_there_is_to_be_chosen() -> None:
    fighting = at(lambda session: bool(among(session, act.Deploy)))
    sending = at(lambda session: bool(among(session, act.PlaceClerk)))
    places = frontier_plan(fighting.scene.board.plan).location(0)
    for table, behind in ((fighting, True), (sending, False)):
        room = call_room(table.kit, table.scene.board)
        assert (room.top >= table.scene.board.rect.y + places.top) is behind


def test_raids_of_one_spring_are_one_call() -> None:
    at = place(4)
    for row, name in enumerate(("steppe_scouts", "foragers", "khans_guard"), 1):
        for section in (S1, S2, S3):
            at.card(section, row, name)
    at.state = replace(at.state, frames=(REST, Frame(HORDE, 0, Arrivals(3))))
    table = Table(laid_out(at, 0), settings=QUICK)
    for _ in range(40):
        table.step(0.05)
    raids = [line for line in table.port.log.chronicle(Seat(0)) if line.words.key == "event-gw-raid"]
    (call,) = [text for text in table.toasts if "Raid" in text]
    assert len(raids) == 3
    assert call.count("shame tokens leave") == 1
    assert "4 more" in call
    for raid in raids:
        card = dict(raid.words.arguments)["card"]
        assert isinstance(card, Words)
        assert table.scene.texts.say(card) in call


def test_the_gold_button_names_the_answer_that_it_gives() -> None:
    table = at(at_step("great_wall.recall"))
    assert next_step(table.scene.facts, table.scene.texts).words == table.words.tr("act-gw-done-recall")
    beside = [widget.text for widget in table.scene.root.content.walk() if isinstance(widget, Button)]
    assert beside.count(table.words.tr("act-gw-done-recall")) == 1, "it stands nowhere else"


def test_what_is_confirmed_is_named_as_the_list_names_it() -> None:
    table = at(at_step("great_wall.tea_move"))
    table.scene.send(AnswerPicked(act.TeaMove(table.scene.facts.seat, 1)))
    assert next_step(table.scene.facts, table.scene.texts).why == "1 place forward"


def test_an_answer_tells_what_it_is_sure_to_bring() -> None:
    table = at(at_step("great_wall.overseer"))
    assert "honour" in table.find("option-0").hint()


def test_the_drawer_opens_at_the_headquarters_by_its_key_and_for_whoever_hires() -> None:
    table = at(at_step("great_wall.deploy"))
    assert not table.has("drawer")
    table.click_place("location", HEADQUARTERS)
    assert sum(widget.name.startswith("face-") for widget in table.find("drawer").walk()) > 4
    assert table.has("drawer-close")
    table.click("drawer-close")
    assert not table.has("drawer")
    table.key(pygame.K_F6)
    drawer = table.find("drawer")
    assert table.scene.board.rect.contains(drawer.rect)
    first = next(widget for widget in drawer.walk() if widget.name.startswith("face-"))
    table.click(first.name)
    assert table.dialog == "detail"


def test_who_has_put_the_drawer_away_has_it_again_with_the_next_question_about_it() -> None:
    table = at(at_step("great_wall.hiring"))
    assert table.has("drawer")
    table.key(pygame.K_F6)
    assert not table.has("drawer")
    table.click("next")
    table.click("next")
    assert table.scene.model.drawer is not None
    assert not table.scene.model.drawer.open
    assert not table.has("drawer")
    again = advance(table.session, at_step("great_wall.hiring"))
    assert Table(again, settings=QUICK).has("drawer")

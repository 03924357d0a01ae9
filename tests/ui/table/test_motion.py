"""Dice that are bodies, figures that roll, what is heard, and a resting table whose air moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, count
from math import dist

import pygame
import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import FirstRolled, Rolled
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.present.models.panels import Die, TableModel
from catan_desktop.present.panel_view import NEAR
from catan_desktop.present.picture import Cue
from catan_desktop.present.translate import Translator
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.table_port import Context, TablePort
from catan_desktop.ui.scenes.table import auto_pass
from catan_desktop.ui.scenes.table.dice import DICE_SECONDS, DiceRow, thrown_dice
from catan_desktop.ui.scenes.table.motion import SHIFT_SECONDS, greatest, looks_of, sound_of
from catan_desktop.ui.tables.board import dice_shapes
from catan_desktop.ui.widgets import Kit
from tests.ui.table.table import LOCALE, QUICK, Table, advance, at_step, new_session

SLOW = Settings(animation_speed="normal", bot_pause_seconds=0.0)


class Heard:
    """Keeps what is played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, key: str, group: str = "effects") -> None:
        """Keep the name."""
        del group
        self.names.append(key)

    def tense(self) -> None:
        """Say nothing of the drum."""


# dice

BODIES = [dice_shapes.cube(), dice_shapes.trapezohedron(), dice_shapes.dodecahedron()]


@pytest.mark.parametrize("faces", BODIES, ids=["six", "ten", "twelve"])
def test_dice_are_bodies_whose_opposite_faces_have_the_same_sum(faces: tuple[dice_shapes.Face, ...]) -> None:
    assert [face.value for face in sorted(faces, key=lambda face: face.value)] == list(range(1, len(faces) + 1))
    pairs = 0
    for one, other in combinations(faces, 2):
        if sum(a * b for a, b in zip(one.normal, other.normal, strict=True)) < -0.999:
            assert one.value + other.value == len(faces) + 1
            pairs += 1
    assert pairs == len(faces) // 2
    corners = {6: 4, 10: 4, 12: 5}
    assert {len(face.corners) for face in faces} == {corners[len(faces)]}


def test_the_corners_of_a_face_lie_in_its_plane() -> None:
    for face in (face for body in BODIES for face in body):
        assert [
            sum(a * b for a, b in zip(face.normal, corner, strict=True)) for corner in face.corners
        ] == pytest.approx([face.far] * len(face.corners))


def test_a_throw_names_the_die_that_it_begins_with() -> None:
    lying = [Die("die", 1), Die("die", 2), Die("land", 0), Die("number", 0)]
    shown, thrown = thrown_dice(lying, [Cue("dice", numbers=(7, 10), sprite="land")])
    assert ([die.value for die in shown], thrown) == ([1, 2, 7, 10], {2, 3})
    shown, thrown = thrown_dice(lying, [Cue("dice", numbers=(5,), sprite="number")])
    assert ([die.value for die in shown], thrown) == ([1, 2, 0, 5], {3})
    shown, thrown = thrown_dice(lying, [Cue("dice", numbers=(4, 4))])
    assert ([die.value for die in shown], thrown) == ([4, 4, 0, 0], {0, 1})


@pytest.mark.parametrize("faces", BODIES, ids=["six", "ten", "twelve"])
def test_a_lying_die_shows_its_number_upright(faces: tuple[dice_shapes.Face, ...]) -> None:
    for face in faces:
        turn = dice_shapes.lying(face)
        assert dice_shapes.project(turn, face.normal) == pytest.approx((0, 0, 1), abs=1e-9)
        assert dice_shapes.project(turn, face.up) == pytest.approx((0, 1, 0), abs=1e-9)
        for other in faces:
            if other is not face:
                assert dice_shapes.project(turn, other.normal)[2] < 0.99
        spun = dice_shapes.turned(turn, (0.3, 0.8, -0.2), 1.1)
        lengths = [sum(value * value for value in row) for row in spun]
        assert lengths == pytest.approx([1, 1, 1])


def test_a_throw_turns_over_the_board_and_comes_to_lie_as_it_fell(kit: Kit) -> None:
    row = DiceRow(kit)
    row.layout(pygame.Rect(300, 10, 140, 30))
    fell = (Die("die", 2), Die("die", 6), Die("wild", 11))
    row.throw(fell, {0, 1, 2}, DICE_SECONDS)
    seen: list[bytes] = []
    while row.moving:
        surface = pygame.Surface((800, 500))
        row.draw_flight(surface)
        seen.append(pygame.image.tobytes(surface, "RGB"))
        row.update(0.04)
    assert DICE_SECONDS <= 0.7
    assert len(set(seen)) == len(seen) > 10
    lying, anew = pygame.Surface((800, 500)), pygame.Surface((800, 500))
    row.draw_flight(lying)
    fresh = DiceRow(kit)
    fresh.layout(row.rect)
    fresh.dice = fell
    fresh.draw(anew)
    assert pygame.image.tobytes(lying, "RGB") == pygame.image.tobytes(anew, "RGB")


def rolled(table: Table) -> Table:
    """Roll, and let what follows be shown."""
    table.key(pygame.K_SPACE)
    table.step(0.05, 60)
    return table


@pytest.mark.parametrize(("ruleset", "seed"), [("classic", 5), ("watch", 5), ("cities-knights", 5)])
def test_the_dice_lie_as_they_fell_and_in_the_shade_until_this_turns_roll(ruleset: str, seed: int) -> None:
    def later(session: Session) -> bool:
        fell = [die.value for die in table_of(session).dice if die.adds]
        return at_step("settlers.pre_roll")(session) and len(set(fell)) == 2

    def table_of(session: Session) -> TableModel:
        return TablePort(session, Context(lambda: QUICK, lambda: Translator(LOCALE, "en"))).game.model(Seat(0))

    table = Table(advance(new_session(ruleset, seed=seed), later))
    row, model = table.scene.dice, table.scene.model
    assert [die.value for die in row.dice] == [die.value for die in model.dice]
    assert not any(die.thrown for die in row.dice), "another player's throw"
    assert row.total == 0
    table.stack.draw(table.surface)
    before = pygame.image.tobytes(table.surface.subsurface(row.rect), "RGB")
    rolled(table)
    fell = table.session.timeline.history(Seat(0))
    throw = next(event for event in reversed(fell) if isinstance(event, Rolled))
    assert [die.value for die in row.dice[:2]] == [throw.one, throw.two]
    assert all(die.thrown for die in row.dice)
    assert row.total == throw.one + throw.two
    table.stack.draw(table.surface)
    assert pygame.image.tobytes(table.surface.subsurface(row.rect), "RGB") != before


def test_the_trail_of_the_wildling_die_is_lit_in_the_turn_in_which_it_fell() -> None:
    seen = set()
    for seed in range(5, 11):
        session = new_session("watch", seed=seed)
        table = Table(advance(session, lambda s: at_step("settlers.pre_roll")(s) and s.state.turn > 4))
        assert table.scene.model.dice[-1].value, "it fell in the turn before"
        assert lit(table) == 0
        rolled(table)
        fell = table.scene.model.dice[-1].value
        assert lit(table) == (fell if fell <= 8 else 0), "no trail has a higher number"
        seen.add(lit(table) > 0)
    assert True in seen


def lit(table: Table) -> int:
    """Return the trail that is lit."""
    return sum(piece.site for piece in table.port.pictures.board(Seat(0)).at("trail"))


def test_the_sum_stands_before_the_dice_and_gives_way_where_there_is_no_room(kit: Kit) -> None:
    row = DiceRow(kit)
    row.lie([Die("die", 3, adds=True), Die("die", 5, adds=True), Die("wild", 11)])
    whole = row.measure().width
    assert row.total == 8
    row.lie([replace(die, thrown=die.adds) for die in row.dice])
    assert row.total == 8, "the wildling die is no part of it"
    row.throw(row.dice, {0, 1}, DICE_SECONDS)
    assert row.total == 0, "it is told when the dice lie"
    row.summed = False
    assert row.measure().width < whole


def test_with_reduced_motion_dice_do_not_tumble_but_are_heard(kit: Kit) -> None:
    heard = Heard()
    kit.sounds = heard
    kit.reduced_motion = True
    row = DiceRow(kit)
    row.throw((Die("die", 3), Die("die", 4)), {0, 1}, DICE_SECONDS)
    assert not row.moving
    assert [die.value for die in row.dice] == [3, 4]
    assert heard.names == ["dice"]


def test_a_card_in_the_place_of_the_dice_stays_still_while_the_first_turn_is_thrown_for() -> None:
    table = Table(new_session("caravans", seats=3, seed=5, options={"event_cards": True}), settings=SLOW)
    thrown = False
    for _ in range(200):
        table.step(0.05)
        table.stack.draw(table.surface)
        thrown = thrown or any(isinstance(event, FirstRolled) for event in table.session.timeline.history(Seat(0)))
        assert not table.scene.dice.moving
    assert thrown
    assert [die.value for die in table.scene.dice.dice] == [0], "no card has been drawn"


# sounds


def test_what_a_cue_sounds_like() -> None:
    assert sound_of(Cue("card")) == "card"
    assert sound_of(Cue("card", sound="theft")) == "theft"
    assert sound_of(Cue("move", sprite="giant", sound="stomp")) == "stomp"
    assert sound_of(Cue("move", sprite="regular")) == "tap"
    assert sound_of(Cue("pulse")) == ""
    fall = Cue("lift", look="fall", sound="guard-fall", weight=70)
    assert greatest([Cue("card"), Cue("moment", sound="horn-deep", weight=100), fall]) == "horn-deep"
    assert greatest([Cue("card"), Cue("award")]) == "award"
    assert greatest([Cue("pulse"), Cue("move")]) == ""


@pytest.mark.parametrize("settings", [QUICK, SLOW], ids=["off", "normal"])
def test_dice_and_the_beginning_of_a_persons_turn_are_heard(settings: Settings) -> None:
    heard = Heard()

    def others_turn(session: Session) -> bool:
        return session.state.seat == 0 and session.state.frames[-1].step == "settlers.action"

    table = Table(advance(new_session(seed=4), others_turn), settings=settings)
    table.kit.sounds = heard
    try:
        table.key(pygame.K_SPACE)
        for _ in range(4000):
            table.step(0.05)
            session = table.session
            asked = session.actor() not in {None, CHANCE} and session.seats[int(session.actor() or 0)].human
            if asked and "turn" in heard.names:
                break
            if asked and not table.busy():
                decision = session.view(Seat(0)).decision
                assert decision is not None
                choice = next(choice for choice in decision.choices if choice.count())
                table.scene.submit(next(iter(choice)))
    finally:
        table.kit.sounds = None
    assert "dice" in heard.names
    assert heard.names.count("turn") == 1


def listening(session: Session, **more: object) -> tuple[Table, Heard]:
    heard = Heard()
    table = Table(session, **more)  # type: ignore[arg-type]
    table.kit.sounds = heard
    return table, heard


def before(wanted: Callable[[Session], bool], *people: int, back: int = 1, **more: object) -> Session:
    """A game of bots some actions before a position, with people on some seats."""
    session = new_session(humans=(), **more)  # type: ignore[arg-type]
    while not wanted(session):
        assert session.pump()
    ply = session.ply - back
    session.close()
    session = new_session(humans=(), **more)  # type: ignore[arg-type]
    while session.ply < ply:
        assert session.pump()
    for seat in people:
        session.set_seat(Seat(seat), session.seats[seat].model_copy(update={"kind": "human"}))
    return session


def about_to(wanted: Callable[[Session], bool]) -> Session:
    """A game with a person on seat 0, two actions of bots before a question to that seat that is wanted."""
    for seed in count(5):
        session = new_session(humans=(), seed=seed)
        actors: list[Seat | None] = []
        while session.outcome is None and not wanted(session):
            actors.append(session.actor())
            assert session.pump()
        ago = [(back, actor) for back, actor in enumerate(reversed(actors), 1) if actor != CHANCE][:2]
        if session.outcome is None and all(actor != 0 for _, actor in ago):
            return before(wanted, 0, back=ago[-1][0], seed=seed)
    raise AssertionError("there is always a next seed")


@pytest.mark.parametrize(("step", "called"), [("settlers.discard", "turn"), ("settlers.offer", "offer")])
def test_a_question_out_of_turn_is_heard_once(step: str, called: str) -> None:
    def asked(session: Session) -> bool:
        return at_step(step)(session) and session.actor() == 0 and session.state.seat != 0

    settings = QUICK.model_copy(update={"auto_decline": False, "bot_pause_seconds": 0.2})
    table, heard = listening(about_to(asked), settings=settings)
    assert not asked(table.session)
    for _ in range(80):
        if asked(table.session):
            break
        table.step(0.05)
    table.step(0.05, 40)
    assert asked(table.session)
    assert [name for name in heard.names if name in {"turn", "offer"}] == [called]


def test_what_answers_itself_is_not_called_out() -> None:
    def unmet(session: Session) -> bool:
        decision = session.view(Seat(0)).decision if at_step("settlers.offer")(session) else None
        kinds = [next(iter(one)).kind for one in decision.choices if one.count()] if decision is not None else []
        return session.state.seat != 0 and "decline_offer" in kinds and "accept_offer" not in kinds

    settings = QUICK.model_copy(update={"bot_pause_seconds": 0.2})
    table, heard = listening(about_to(unmet), settings=settings)
    assert auto_pass.unmet(table.scene.facts) is None
    for _ in range(80):
        if auto_pass.unmet(table.scene.facts) is not None:
            break
        table.step(0.05)
    assert auto_pass.unmet(table.scene.facts) is not None
    assert not {"turn", "offer"} & set(heard.names)


@cache
def won_by_building() -> tuple[int, Action]:
    """The seed of a game of bots, and its last action, by which its seat has won."""
    for seed in count(1):
        session = new_session(humans=(), seed=seed)
        while session.outcome is None:
            assert session.pump()
        last = session.timeline.plies[-1].action
        if session.outcome.winners == (last.seat,):
            return seed, last
    raise AssertionError("there is always a next seed")


@pytest.mark.parametrize(("people", "music"), [("loser", "defeat"), ("winner", "win"), ("both", "win"), ("", "win")])
def test_a_victory_sounds_like_one_to_those_who_won(people: str, music: str) -> None:
    """With several people, or none, it is somebody's victory before this screen."""
    seed, winning = won_by_building()
    winner, loser = winning.seat, (winning.seat + 1) % 4
    seats = {"loser": (loser,), "winner": (winner,), "both": (winner, loser), "": ()}[people]
    session = before(lambda game: game.outcome is not None, *seats, seed=seed)
    table, heard = listening(session, settings=SLOW)
    if table.curtain is not None:
        table.lift()
    if winner in seats:
        assert table.scene.submit(winning)
    for _ in range(400):
        table.step(0.05)
        if {"win", "defeat"} & set(heard.names):
            break
    assert session.outcome is not None
    assert session.outcome.winners == (winner,)
    table.step(0.05, 40)
    assert [name for name in heard.names if name in {"win", "defeat"}] == [music]


def nearly_there(session: Session) -> list[Seat]:
    """The seats that are seen to be near the goal."""
    seats = map(Seat, range(len(session.seats)))
    return [seat for seat in seats if public_points(session.game, session.state, seat) >= 10 - NEAR]


def test_a_seat_that_comes_near_the_goal_is_heard_once() -> None:
    seed, winning = won_by_building()
    session = before(lambda game: bool(nearly_there(game)), (winning.seat + 1) % 4, back=4, seed=seed)
    assert not nearly_there(session)
    table, heard = listening(session, settings=SLOW)
    for _ in range(400):
        table.step(0.05)
        if "brink" in heard.names:
            break
    assert len(nearly_there(session)) == 1
    table.step(0.05, 60)
    assert heard.names.count("brink") == 1
    again, heard_again = listening(session, settings=SLOW)
    again.step(0.05, 40)
    assert "brink" not in heard_again.names, "who opens the game knows it already"


# the table at rest, and what changes on the cards


def test_a_resting_table_moves_its_air_without_being_drawn_anew() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")), settings=SLOW)
    table.step(0.05, 60)
    table.scene.board.light({})
    table.stack.draw(table.surface)
    patched = 0
    for _ in range(40):
        table.step(0.05)
        assert not table.stack.dirty
        patched += table.stack.patch(table.surface)
    assert 15 <= patched <= 30, "some ten times a second"
    kept = pygame.image.tobytes(table.surface, "RGB")
    table.kit.dirty = True
    table.stack.draw(table.surface)
    assert pygame.image.tobytes(table.surface, "RGB") == kept, "patching gives the same frame"


def test_the_air_rests_under_what_lies_over_the_board() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")), settings=SLOW)
    table.step(0.05, 60)
    table.scene.board.light({})
    table.key(pygame.K_F2)
    assert table.dialog
    table.stack.draw(table.surface)
    table.step(0.2)
    assert not table.stack.patch(table.surface)


def test_points_roll_from_one_figure_to_the_next() -> None:
    table = Table(advance(new_session(), at_step("settlers.pre_roll")), settings=SLOW)
    table.step(0.05, 40)
    table.stack.draw(table.surface)
    scene = table.scene
    cards = scene.view.cards
    looks = dict(looks_of(cards, scene.view.panels))
    looks[Seat(1)] = replace(looks[Seat(1)], points=looks[Seat(1)].points + 1)
    scene.motion.arrive(looks, cards, "normal")
    assert scene.moving, "frames follow each other"
    box = cards[1].points.rect
    frames: set[bytes] = set()
    passed = 0.0
    while scene.motion.running:
        table.step(0.05)
        table.stack.draw(table.surface)
        frames.add(pygame.image.tobytes(table.surface.subsurface(box), "RGB"))
        passed += 0.05
    assert passed <= SHIFT_SECONDS + 0.06
    assert len(frames) > 5
    scene.motion.arrive(looks_of(cards, scene.view.panels), cards, "normal")
    assert not scene.motion.running, "nothing changed, nothing rolls"


def test_at_the_own_turn_the_chronicle_shows_what_happened_last() -> None:
    def others(session: Session) -> bool:
        return session.state.turn > 6 and session.state.seat == 3 and session.actor() not in {0, CHANCE}

    session = before(others, 0, seed=5)
    table = Table(session, settings=QUICK.model_copy(update={"bot_pause_seconds": 0.3}))
    log = table.scene.view.log
    table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=log.rect.center, rel=(0, 0), buttons=(0, 0, 0)))
    table.stack.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=40))
    assert log.offset == 0 < log.most
    marked = False
    for _ in range(400):
        table.step(0.1)
        marked = marked or bool(log.mark().width)
        if session.actor() == 0 and session.state.seat == 0:
            break
        assert log.offset == 0, "nobody is torn away in the turns of others"
    assert marked
    assert log.offset == log.most


def test_dice_are_thrown_over_the_edge_of_the_board(kit: Kit) -> None:
    """There is snow or sea, and no name plate."""
    row, board = DiceRow(kit), pygame.Rect(212, 34, 836, 608)
    row.over = lambda: board
    row.layout(pygame.Rect(700, 4, 120, 30))
    goal = (float(row.rect.centerx), float(row.rect.centery))
    edge = pygame.Rect(board.x, board.y + board.height // 6, board.width // 4, board.height // 3)
    for order in range(3):
        assert all(edge.collidepoint(row._way(goal, order, share)) for share in (0.0, 0.2, 0.6))
        assert row._way(goal, order, 1.0) == pytest.approx(goal)


@pytest.mark.parametrize(("ruleset", "seats"), [("classic", 4), ("classic", 6), ("seafarers", 4), ("seafarers", 6)])
def test_dice_leap_into_their_places_beside_all_numbers(ruleset: str, seats: int) -> None:
    table = Table(new_session(ruleset, seats=seats), size=(1280, 720))
    row, board = table.scene.dice, table.scene.board
    tiles = [tile for tile in table.port.pictures.board(Seat(0)).board.ground.tiles if tile.token]
    numbers = [board.point_of(("hex", tile.site)) for tile in tiles]
    for order in (0, 1):
        goal = tuple(map(float, row._box(order).center))
        for step in range(60, 101):
            at = row._way(goal, order, step / 100)  # type: ignore[arg-type]
            near = min(dist(at, number) for number in numbers)
            assert near > 0.3 * board.plan.side + 0.5 * row._box(order).width, (order, step)

"""Who asks what, of whom, and what matters for the answer; what is called out covers nothing that is looked for."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.games.cities_knights.actions import SetDice
from catan_desktop.games.cities_knights.events import EventRolled
from catan_desktop.games.cities_knights.land import Swapping
from catan_desktop.games.cities_knights.part import TURN
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.production import tokens
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.note_room import beside, call_room
from catan_desktop.ui.widgets import RichText
from catan_desktop.ui.widgets.tips import rooms
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place
from tests.ui.table.table import NAMES, Table

pytestmark = pytest.mark.usefixtures("for_good", "unpainted")


def session_of(position: CityTable, human: int = 0) -> Session:
    """A session that begins in a position."""
    seats = tuple(
        SeatSpec(kind="human" if seat == human else "bot", level="random", name=NAMES[seat], colour=seat)
        for seat in range(position.game.seats)
    )
    spec = NewGame(ruleset="cities-knights", seats=seats, seed=1)
    timeline = Timeline(position.game.seats, (position.state, ()))
    return Session(position.game, spec, timeline, bots_in_process=True)


def at(position: CityTable, human: int = 0, language: str = "en") -> Table:
    return Table(session_of(position, human), language=language)


def answers(table: Table) -> list[str]:
    rows = [one for one in table.scene.root.content.walk() if isinstance(one, OptionRow)]
    return [f"{row.option.title}: {row.option.text}".replace("**", "") for row in rows]


def question(table: Table) -> str:
    asked = table.scene.model.question
    assert asked is not None
    return table.scene.texts.say(asked.text)


# what matters of those who can be chosen


def test_the_spy_is_told_progress_cards_and_not_hands() -> None:
    table = at(place(cities_game(), "spy", "3ore smith crane", "warlord", "5wool").do("0 play_progress spy"))
    assert answers(table) == [f"{NAMES[1]}: Cards: science ×2", f"{NAMES[2]}: Cards: politics ×1"]


def test_the_deserter_is_told_knights_and_the_master_merchant_hands() -> None:
    knights = place(cities_game(), "deserter", "K3*(0,-1,N) K1(0,-1,S)", "K1(1,0,N) 4ore").do(
        "0 play_progress deserter"
    )
    assert answers(at(knights)) == [f"{NAMES[1]}: Knights: basic ×1, mighty ×1", f"{NAMES[2]}: Knights: basic ×1"]
    richer = place(cities_game(), "master_merchant", "V(0,0,N)! 3ore", "V(0,1,SE)! 2wool").do(
        "0 play_progress master_merchant"
    )
    table = at(richer)
    cards = table.words.tr("cards-count", count=3)
    assert answers(table)[0].startswith(f"{NAMES[1]}: {cards}")


# who asks


@pytest.mark.parametrize(
    ("card", "victim", "key"),
    [
        ("deserter", "K3*(0,-1,N) K1(0,-1,S)", "prompt-desert-knight-by"),
        ("saboteur", "V(0,0,N)! 3ore 4wool", "prompt-saboteur-by"),
        ("wedding", "V(0,0,N)! 3ore 4wool", "prompt-wedding-by"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_is_asked_by_a_card_of_another_is_told_whose_it_is(
    card: str, victim: str, key: str, language: str
) -> None:
    position = place(cities_game(), card, victim).do(f"0 play_progress {card}")
    assert position.actor == 1
    table = at(position, human=1, language=language)
    assert question(table) == table.words.tr(key, who=NAMES[0])
    assert NAMES[0] in question(table)


def test_the_wedding_says_how_many_cards_are_given() -> None:
    table = at(place(cities_game(), "wedding", "V(0,0,N)! 3ore 4wool").do("0 play_progress wedding"), human=1)
    assert table.advice == table.words.tr("hint-wedding", count=2)


def test_a_card_whose_effect_may_be_left_says_so_in_the_words_of_that_card() -> None:
    position = place(cities_game(), "E(0,0,SE) deserter", "K1(0,-1,N)").do("0 play_progress deserter")
    table = at(position)
    said = [words for name, words, *_ in table.choosing.buttons if name.startswith("answer-")]
    assert said == [table.words.tr("act-stop-card-place-deserter")] != [table.words.tr("act-stop-card")]


def test_the_first_of_two_lists_says_what_it_is_about_and_the_second_what_is_settled() -> None:
    position = place(cities_game(), "alchemist", step=PRE_ROLL).do("0 play_progress alchemist")
    table = at(position)
    shown = table.choosing
    assert table.words.tr("field-white") in shown.text
    table.key(pygame.K_3)
    shown = table.choosing
    assert table.words.tr("field-red") in shown.text
    assert table.words.tr("settled-white", value="3") in shown.text
    before = table.session.ply
    table.key(pygame.K_4)
    table.key(pygame.K_SPACE)
    assert table.session.timeline.plies[before - position.state.ply].action == SetDice(Seat(0), 3, 4)


def test_the_inventor_says_for_which_number_the_second_one_is_chosen() -> None:
    position = place(cities_game(), "inventor").do("0 play_progress inventor")
    hexes = sorted(position.sites("choose_token"))
    position.do(f"0 choose_token {hexes[0]}")
    number = tokens(position.game, position.state)[position.state.frames[-1].data_as(Swapping).hex][0]
    table = at(position, language="ru")
    assert question(table) == table.words.tr("prompt-second-token-for", number=number)
    assert str(number) in question(table)


# dice


def test_the_event_die_of_the_last_throw_lies_there_when_a_game_is_taken_up_again() -> None:
    session = session_of(place(cities_game(), step=PRE_ROLL))
    table = Table(session)
    assert table.scene.model.dice[2].value == 0, "it was never thrown"
    table.key(pygame.K_SPACE)
    for _ in range(400):
        table.step(0.1)
        if session.actor() == 0 and session.state.turn > 1 and session.state.frames[-1].step == PRE_ROLL:
            break
        if session.actor() == 0 and table.scene.facts.asked:
            decision = session.view(Seat(0)).decision
            assert decision is not None
            choice = next(choice for choice in reversed(decision.choices) if choice.count())
            table.scene.submit(next(iter(choice)))
    assert TURN.of(session.game, session.state).face < 0, "it waits for the next throw"
    faces = [event.face for _, event in session.timeline.events() if isinstance(event, EventRolled)]
    assert Table(session).scene.model.dice[2].value == faces[-1] + 1


# keys


def test_a_place_reached_by_keys_tells_in_the_panel_what_the_pointer_has_a_tip_for() -> None:
    position = place(cities_game(), "K2*(0,0,N) E(0,0,NE) E(0,0,NW) V(0,-2,N)!", "V(0,2,S)!")
    table = at(position)
    table.letter("m")
    for _ in range(3):
        table.key(pygame.K_TAB)
        table.step()
        spot = table.scene.board.focused_spot
        assert spot is not None
        action = table.scene.facts.places[spot][0]
        if action.kind == "move_knight":
            break
    lines = table.scene.texts.consequences(action)
    assert any("2" in line and "0" in line for line in lines), "the knight will not count at the next landing"
    shown = table.choosing
    assert all(line in shown.text for line in lines)
    told = [widget.source for widget in table.find("context").walk() if isinstance(widget, RichText)]
    assert any(lines[0] in text for text in told), "it is seen, too"
    table.step(1.0)
    assert table.scene.root.tip == "", "and not twice"
    before = table.session.ply
    hover(table, (table.scene.board.rect.right - 3, table.scene.board.rect.bottom - 3))
    table.click_at((table.scene.board.rect.right - 3, table.scene.board.rect.bottom - 3))
    table.step()
    shown = table.choosing
    assert not any(line in shown.text for line in lines), "the pointer is used again"
    assert table.session.ply == before


# calls


def test_what_is_called_out_covers_neither_gauges_nor_what_stands_beside_the_land() -> None:
    for size in ((1280, 720), (1920, 1080), (1024, 768), (2560, 720)):
        table = Table(session_of(place(cities_game(), "2ore")), size=size)
        table.scene.root.toast("The barbarians land: 6 against 2. The coast is lost.", "danger")
        table.step(1.0)
        table.draw()
        board = table.scene.board
        notes = [note.rect for note in table.scene.root.notes._there]
        assert notes
        for stand in (board.gauge_rect, board.stand_rect):
            assert stand is None or not any(note.colliderect(stand) for note in notes), size
        assert call_room(table.kit, board).contains(notes[0])


def tip_box(table: Table) -> pygame.Rect | None:
    table.draw()
    return table.scene.root.tips.box


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_tip_of_a_card_leaves_the_places_free_that_are_chosen_from(size: tuple[int, int]) -> None:
    """It lies over the lower board else, where the place may be that is looked for."""
    position = place(
        cities_game(), "E(0,2,SE) E(0,2,SW) E(-1,2,SE) E(-1,2,SW) 5lumber 5brick 5wool 5ore 5grain 3coin 3paper smith"
    )
    table = Table(session_of(position), size=size)
    card = table.find("card-smith")
    hover(table, card.rect.center)
    calm = tip_box(table)
    table.letter("r")
    box = table.scene._kept_clear(card)
    assert box is not None
    assert calm is not None
    assert calm.colliderect(box), "nothing to make room for"
    hover(table, card.rect.center)
    told = tip_box(table)
    assert told is not None
    assert not told.colliderect(box)
    for spot in table.scene.board.lit_spots():
        assert not told.collidepoint(table.scene.board.point_of(spot))
    assert table.scene._kept_clear(table.scene.board) is None, "the board tells of the places themselves"


def hover(table: Table, where: tuple[int, int]) -> None:
    for at in ((2, 2), where):
        table.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        table.step(0.2, 6)


def test_a_tip_without_a_place_beside_waits() -> None:
    window, near = pygame.Rect(0, 0, 900, 700), pygame.Rect(300, 650, 40, 40)
    assert list(rooms(window, near, None, 240)) == [window]
    left, right = pygame.Rect(0, 0, 300, 700), pygame.Rect(800, 0, 100, 700)
    assert list(rooms(window, near, pygame.Rect(300, 0, 500, 600), 240)) == [window, left]
    assert list(rooms(window, near, pygame.Rect(300, 0, 500, 600), 80)) == [window, left, right]
    assert list(rooms(window, near, pygame.Rect(100, 0, 700, 600), 240)) == [window]


def test_a_call_goes_below_what_leaves_it_no_room_beside() -> None:
    board = pygame.Rect(100, 50, 400, 500)
    gauge, foot = pygame.Rect(110, 60, 250, 80), pygame.Rect(110, 460, 380, 80)
    assert beside(board, [gauge], Size(300, 100), 8) == pygame.Rect(100, 148, 400, 402)
    assert beside(board, [gauge], Size(120, 100), 8) == pygame.Rect(368, 50, 132, 500)
    assert beside(board, [foot], Size(300, 100), 8) == board

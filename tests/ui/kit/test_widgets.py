"""Widgets answer mouse and keyboard alike, in every language, and say why when they do not."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import (
    Button,
    Column,
    Dialog,
    Dropdown,
    Flow,
    Grid,
    IconButton,
    Kit,
    Label,
    ListView,
    LogLine,
    LogPanel,
    Padded,
    RichText,
    Root,
    Row,
    Screen,
    ScrollArea,
    Slider,
    Space,
    Stepper,
    Tabs,
    TextField,
    Toggle,
    Widget,
)
from catan_desktop.ui.widgets.keys import matches
from tests.ui.kit.gallery import WORDS, Gallery

WINDOW = pygame.Rect(0, 0, 1280, 720)


def key(code: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode="")


def typed(text: str) -> pygame.event.Event:
    return pygame.event.Event(pygame.TEXTINPUT, text=text)


def move(root: Root, where: tuple[int, int]) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))


def press(root: Root, where: tuple[int, int], button: int = 1) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button))


def release(root: Root, where: tuple[int, int]) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))


def click(root: Root, widget: Widget) -> None:
    move(root, widget.rect.center)
    press(root, widget.rect.center)
    release(root, widget.rect.center)


def popup(root: Root) -> Widget | None:
    return root.popup


def still(root: Root) -> bool:
    return not root.moving


def toasts(root: Root) -> tuple[str, ...]:
    return root.toasts


def wheel(root: Root, steps: int) -> None:
    root.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps))


def shown(kit: Kit, *widgets: Widget, width: int = 600) -> Root:
    root = Root(kit, Padded(kit, Column(kit, list(widgets)), pad=20, most=width))
    root.layout(WINDOW)
    return root


# buttons


def test_button_is_pressed_by_click_enter_space_and_its_key(kit: Kit) -> None:
    done: list[str] = []
    button = Button(kit, "Road", lambda: done.append("road"), hotkey="R")
    root = shown(kit, button)
    click(root, button)
    root.handle(key(pygame.K_RETURN))
    root.handle(key(pygame.K_SPACE))
    root.handle(key(pygame.K_r))
    assert done == ["road"] * 4


def test_hotkey_works_on_a_russian_keyboard(kit: Kit) -> None:
    done: list[str] = []
    root = shown(kit, Button(kit, "Дорога", lambda: done.append("road"), hotkey="R"))
    root.handle(key(ord("к"), scancode=pygame.KSCAN_R))
    assert done == ["road"]


def test_press_is_taken_back_by_releasing_elsewhere(kit: Kit) -> None:
    done: list[str] = []
    button = Button(kit, "Road", lambda: done.append("road"))
    root = shown(kit, button)
    press(root, button.rect.center)
    release(root, (button.rect.x, button.rect.bottom + 90))
    assert done == []
    assert not button.down


def test_disabled_button_does_nothing_and_says_why(kit: Kit) -> None:
    done: list[str] = []
    button = Button(kit, "Road", lambda: done.append("road"), hotkey="R", tip="Build a road")
    button.disable("Not enough brick")
    root = shown(kit, button)
    click(root, button)
    assert root.tip == "Not enough brick"
    move(root, (1, 1))
    assert root.tip == ""
    root.handle(key(pygame.K_r))
    assert root.tip == "Not enough brick"
    assert done == []
    button.disable("")
    click(root, button)
    assert done == ["road"]


def test_tip_comes_after_a_rest_and_goes_with_the_pointer(kit: Kit) -> None:
    button = IconButton(kit, "cross", tip="Close")
    root = shown(kit, button)
    move(root, button.rect.center)
    root.update(0.1)
    assert root.tip == ""
    root.update(0.5)
    assert root.tip == "Close"
    move(root, (1200, 700))
    assert root.tip == ""


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("width", [90, 130, 200])
def test_narrow_button_wraps_its_words_and_cuts_none(
    kit: Kit, surface: pygame.Surface, language: str, width: int, no_problems: Callable[[], None]
) -> None:
    for kind in ("primary", "secondary", "action", "quiet", "danger"):
        button = Button(kit, WORDS[language]["settlement"], kind=kind, hotkey="S", sub="<icon check> 2")
        real = max(width, button.least())
        button.layout(pygame.Rect(40, 40, real, button.measure(real).height))
        kit.ledger.begin()
        button.draw(surface)
        no_problems()


# focus


def test_tab_goes_through_the_tree_and_back(kit: Kit) -> None:
    names = ["a", "b", "c"]
    root = shown(kit, *(Button(kit, name, name=name) for name in names))
    seen = []
    for _ in range(4):
        root.handle(key(pygame.K_TAB))
        assert root.focus is not None
        assert root.focus.ringed
        seen.append(root.focus.name)
    root.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert [*seen, root.focus.name] == ["a", "b", "c", "a", "c"]  # type: ignore[union-attr]


def test_ring_is_drawn_for_the_keyboard_only(kit: Kit) -> None:
    button = Button(kit, "a")
    root = shown(kit, button)
    click(root, button)
    assert button.focused
    assert not button.ringed
    root.handle(key(pygame.K_TAB))
    assert button.ringed


def test_focus_is_kept_by_name_when_the_content_is_made_anew(kit: Kit) -> None:
    root = shown(kit, Button(kit, "a", name="a"), Button(kit, "b", name="b"))
    root.handle(key(pygame.K_TAB))
    root.handle(key(pygame.K_TAB))
    fresh = Button(kit, "b again", name="b")
    root.show(Column(kit, [Button(kit, "a", name="a"), fresh]))
    assert root.focus is fresh


def test_tab_scrolls_to_what_it_reaches(kit: Kit) -> None:
    buttons = [Button(kit, str(number), name=str(number)) for number in range(40)]
    area = ScrollArea(kit, Column(kit, buttons))
    root = Root(kit, area)
    root.layout(pygame.Rect(0, 0, 300, 200))
    root.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert root.focus is buttons[-1]
    assert area.rect.contains(buttons[-1].rect)


# values


def test_toggle_turns_by_click_and_key(kit: Kit) -> None:
    told: list[bool] = []
    toggle = Toggle(kit, "Sound", True, told.append)
    root = shown(kit, toggle)
    click(root, toggle)
    root.handle(key(pygame.K_SPACE))
    assert told == [False, True]


def test_slider_is_dragged_and_stepped_and_stays_in_bounds(kit: Kit) -> None:
    told: list[float] = []
    slider = Slider(kit, 0.5, told.append, step=0.1, write=lambda v: f"{v:.0%}")
    root = shown(kit, slider)
    press(root, slider.rect.midleft)
    assert slider.value == 0
    move(root, (slider.rect.right + 300, 600))
    assert slider.value == 1
    release(root, (1, 1))
    move(root, slider.rect.midleft)
    assert slider.value == 1
    root.handle(key(pygame.K_LEFT))
    assert slider.value == pytest.approx(0.9)
    root.handle(key(pygame.K_HOME))
    assert told[-1] == 0


def test_stepper_steps_by_buttons_keys_and_wheel_between_its_bounds(kit: Kit) -> None:
    told: list[int] = []
    stepper = Stepper(kit, 0, told.append, high=2, more_tip="No more wool")
    root = shown(kit, Row(kit, [stepper]))
    less, more = stepper.children()
    click(root, more)
    root.handle(key(pygame.K_UP))
    root.handle(key(pygame.K_PLUS))
    assert stepper.value == 2
    assert more.hint() == "No more wool"
    click(root, more)
    move(root, stepper.rect.center)
    wheel(root, -1)
    click(root, less)
    assert told == [1, 2, 1, 0]
    stepper.bound(3, 5)
    assert stepper.value == 3


def test_dropdown_is_chosen_by_mouse_and_by_keys(kit: Kit) -> None:
    told: list[int] = []
    dropdown = Dropdown(kit, ["one", "two", "three"], 0, told.append)
    root = shown(kit, dropdown)
    click(root, dropdown)
    opened = popup(root)
    assert opened is not None
    press(root, (opened.rect.x + 20, opened.rect.bottom - opened.rect.height // 6))
    assert popup(root) is None
    assert dropdown.value == 2
    root.handle(key(pygame.K_RETURN))
    root.handle(key(pygame.K_UP))
    root.handle(key(pygame.K_RETURN))
    assert told == [2, 1]
    click(root, dropdown)
    press(root, (1270, 710))
    assert popup(root) is None
    assert told == [2, 1]


def test_open_list_closes_with_escape(kit: Kit) -> None:
    dropdown = Dropdown(kit, ["one", "two"], 0)
    root = shown(kit, dropdown)
    click(root, dropdown)
    assert root.handle(key(pygame.K_ESCAPE))
    assert popup(root) is None


def test_tabs_change_by_click_and_arrows(kit: Kit) -> None:
    pages = [("One", Label(kit, "first")), ("Two", Label(kit, "second"))]
    tabs = Tabs(kit, pages)
    root = shown(kit, tabs)
    root.handle(key(pygame.K_TAB))
    root.handle(key(pygame.K_RIGHT))
    assert list(tabs.children()) == [pages[1][1]]
    root.handle(key(pygame.K_RIGHT))
    assert tabs.value == 0


# writing


class Board:
    """A clipboard for tests."""

    def __init__(self) -> None:
        self.text = ""

    def get(self) -> str:
        return self.text

    def put(self, text: str) -> None:
        self.text = text


def field(kit: Kit, text: str = "", **options: int) -> tuple[Root, TextField, Board]:
    board = Board()
    made = TextField(kit, text, clipboard=board, **options)  # type: ignore[arg-type]
    root = shown(kit, made)
    root.set_focus(made)
    return root, made, board


def test_field_takes_cyrillic_and_leaves_out_what_cannot_be_seen(kit: Kit) -> None:
    root, made, _ = field(kit)
    root.handle(typed("Аня\t\n ё"))
    assert made.text == "Аня ё"


def test_field_takes_no_more_than_it_may(kit: Kit) -> None:
    root, made, _ = field(kit, most=4)
    root.handle(typed("Ygritte"))
    assert made.text == "Ygri"


def test_field_cuts_copies_and_pastes_also_on_a_russian_keyboard(kit: Kit) -> None:
    root, made, board = field(kit, "Женя")
    ctrl = pygame.KMOD_LCTRL
    root.handle(key(pygame.K_a, ctrl))
    root.handle(key(ord("с"), ctrl, pygame.KSCAN_C))
    assert board.text == "Женя"
    root.handle(key(ord("ч"), ctrl, pygame.KSCAN_X))
    assert made.text == ""
    root.handle(key(pygame.K_v, ctrl))
    root.handle(key(pygame.K_v, ctrl))
    assert made.text == "ЖеняЖеня"


def test_field_moves_selects_and_deletes(kit: Kit) -> None:
    root, made, _ = field(kit, "one two")
    root.handle(key(pygame.K_LEFT, pygame.KMOD_LCTRL))
    assert made.cursor == 4
    root.handle(key(pygame.K_END, pygame.KMOD_LSHIFT))
    assert made.selection == (4, 7)
    root.handle(key(pygame.K_BACKSPACE))
    assert made.text == "one "
    root.handle(key(pygame.K_HOME))
    root.handle(key(pygame.K_DELETE))
    assert made.text == "ne "
    root.handle(key(pygame.K_BACKSPACE))
    assert made.text == "ne "


def test_letter_typed_in_a_field_is_no_hotkey(kit: Kit) -> None:
    done: list[str] = []
    made = TextField(kit)
    root = shown(kit, made, Button(kit, "Road", lambda: done.append("road"), hotkey="R"))
    root.set_focus(made)
    for event in (key(pygame.K_r), key(ord("к"), scancode=pygame.KSCAN_R), key(pygame.K_SPACE)):
        assert root.handle(event)
    assert done == []


def test_field_is_selected_by_mouse(kit: Kit) -> None:
    root, made, _ = field(kit, "Ygritte")
    press(root, (made.rect.right - 5, made.rect.centery))
    move(root, (made.rect.x + 1, made.rect.centery))
    release(root, (made.rect.x + 1, made.rect.centery))
    assert made.selection == (0, 7)


def test_long_text_scrolls_under_the_cursor(kit: Kit, surface: pygame.Surface, no_problems: Callable[[], None]) -> None:
    root, made, _ = field(kit, "Достопримечательность " * 8)
    root.draw(surface)
    no_problems()
    assert made._x(made.cursor) - made._shift <= made.rect.width


def test_system_clipboard_keeps_cyrillic() -> None:
    pygame.scrap.put_text("Дозор")
    assert pygame.scrap.get_text() == "Дозор"


# lists


def test_list_draws_only_rows_in_sight(kit: Kit, surface: pygame.Surface) -> None:
    drawn: list[int] = []
    rows = ListView(kit, 10_000, lambda target, rect, index: drawn.append(index))
    root = Root(kit, rows)
    root.layout(pygame.Rect(0, 0, 400, 300))
    root.draw(surface)
    assert len(drawn) <= 12
    move(root, (200, 100))
    wheel(root, -10_000)
    drawn.clear()
    root.draw(surface)
    assert drawn[-1] == 9_999


def test_list_is_chosen_and_opened(kit: Kit) -> None:
    chosen: list[int] = []
    opened: list[int] = []
    rows = ListView(kit, 50, lambda *_: None, on_choose=chosen.append, on_open=opened.append)
    root = Root(kit, rows)
    root.layout(pygame.Rect(0, 0, 400, 300))
    press(root, (50, 45))
    release(root, (50, 45))
    root.handle(key(pygame.K_DOWN))
    root.handle(key(pygame.K_RETURN))
    assert chosen == [1, 2]
    assert opened == [2]
    for _ in range(30):
        root.handle(key(pygame.K_DOWN))
    assert rows.offset > 0
    assert rows.row_at(rows.rect.bottom - 1) >= rows.chosen


def test_empty_list_harms_nobody(kit: Kit, surface: pygame.Surface) -> None:
    rows = ListView(kit, 0, lambda *_: None)
    root = Root(kit, rows)
    root.layout(pygame.Rect(0, 0, 400, 300))
    root.set_focus(rows)
    root.handle(key(pygame.K_DOWN))
    root.draw(surface)
    assert rows.chosen == -1


def test_bar_is_dragged_to_both_ends(kit: Kit) -> None:
    rows = ListView(kit, 100, lambda *_: None)
    root = Root(kit, rows)
    root.layout(pygame.Rect(0, 0, 400, 300))
    press(root, (397, 5))
    move(root, (397, 900))
    assert rows.offset == rows.most
    move(root, (397, -50))
    assert rows.offset == 0
    release(root, (397, 5))


def test_log_follows_the_newest_until_the_reader_scrolls_up(kit: Kit) -> None:
    log = LogPanel(kit, [LogLine(f"line {n}") for n in range(50)])
    root = Root(kit, log)
    root.layout(pygame.Rect(0, 0, 300, 200))
    assert log.offset == log.most
    log.set([*log.lines, LogLine("newest")])
    assert log.offset == log.most
    move(root, (100, 100))
    wheel(root, 3)
    before = log.offset
    log.set([*log.lines, LogLine("newer still")])
    assert log.offset == before < log.most


def test_log_line_is_clicked(kit: Kit, surface: pygame.Surface) -> None:
    told: list[int] = []
    log = LogPanel(kit, [LogLine("a"), LogLine("b " * 200, key=7)], on_line=told.append)
    root = Root(kit, log)
    root.layout(pygame.Rect(0, 0, 300, 400))
    press(root, (30, 60))
    assert told == [7]


def test_log_measures_only_what_is_new(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogPanel(kit, [LogLine(f"line {n}") for n in range(50)])
    log.layout(pygame.Rect(0, 0, 300, 200))
    whole = log.length()
    asked: list[str] = []
    lay = kit.rich.lay

    def count(source: str, width: int, style: object, k: float) -> object:
        asked.append(source)
        return lay(source, width, style, k)  # type: ignore[arg-type]

    monkeypatch.setattr(kit.rich, "lay", count)
    log.set([*log.lines, LogLine("newest")])
    assert asked == ["newest"]
    assert log.length() > whole


# dialogs and notes


def test_dialog_holds_all_events_and_gives_the_focus_back(kit: Kit) -> None:
    done: list[str] = []
    button = Button(kit, "Road", lambda: done.append("road"), hotkey="R")
    root = shown(kit, button)
    root.set_focus(button)
    stay = Button(kit, "Stay", kind="primary", name="stay")
    cancelled: list[str] = []
    buttons = [Button(kit, "Leave"), stay]
    dialog = Dialog(kit, "Leave?", Label(kit, "text"), buttons, on_cancel=lambda: cancelled.append("c"))
    root.open(dialog)
    assert root.focus is stay
    root.handle(key(pygame.K_r))
    click(root, button)
    assert done == []
    root.handle(key(pygame.K_TAB))
    assert root.focus is buttons[0]
    root.handle(key(pygame.K_ESCAPE))
    assert cancelled == ["c"]
    assert root.dialogs == []
    assert root.focus is button


def test_dialogs_lie_on_each_other(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    first, second = (Dialog(kit, title, Label(kit, title)) for title in ("first", "second"))
    root.open(first)
    root.open(second)
    press(root, (5, 5), button=3)
    assert root.dialogs == [first]


def test_dialog_that_must_be_answered_stays(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    dialog = Dialog(kit, "Choose", Label(kit, "text"), [Button(kit, "Only")], cancellable=False)
    root.open(dialog)
    root.handle(key(pygame.K_ESCAPE))
    assert root.dialogs == [dialog]


def test_tall_dialog_scrolls_inside_the_window(
    kit: Kit, surface: pygame.Surface, no_problems: Callable[[], None]
) -> None:
    root = shown(kit, Label(kit, "below"))
    body = Column(kit, [Label(kit, f"line {n}") for n in range(80)])
    dialog = Dialog(kit, "Rules", body, [Button(kit, "Close", kind="primary")])
    root.open(dialog)
    assert WINDOW.contains(dialog.panel)
    root.draw(surface)
    no_problems()


def test_note_goes_after_its_time(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    root.toast("Saved", "good")
    root.toast("Saved", "good")
    assert toasts(root) == ("Saved",)
    assert still(root) is False
    root.update(0.5)
    assert still(root) is True
    for _ in range(50):
        root.update(0.1)
    assert toasts(root) == ()


def test_link_is_followed_by_click_and_key(kit: Kit) -> None:
    told: list[str] = []
    text = RichText(kit, "See [the Wall](wall) and [the Gift](gift).", on_link=told.append)
    root = shown(kit, text)
    run = next(run for run in text.laid(text.rect.width).runs if run.link == "wall")
    press(root, (text.rect.x + run.x + 3, text.rect.y + run.y + 3))
    root.handle(key(pygame.K_TAB))
    root.handle(key(pygame.K_RIGHT))
    root.handle(key(pygame.K_RIGHT))
    root.handle(key(pygame.K_RETURN))
    assert told == ["wall", "gift"]


# layout


def test_row_gives_spare_room_by_growth(kit: Kit) -> None:
    row = Row(kit, [Space(kit, 100), Space(kit, grow=1), Space(kit, grow=3)], gap=0)
    row.layout(pygame.Rect(0, 0, 500, 40))
    assert [child.rect.width for child in row.content] == [100, 100, 300]


def test_row_gives_way_by_wrapping_labels(kit: Kit) -> None:
    label = Label(kit, "a sentence that is much too long for the room it gets here")
    row = Row(kit, [label, Space(kit, 100)])
    row.layout(pygame.Rect(0, 0, 260, row.measure(260).height))
    assert row.content[-1].rect.right <= 260
    assert len(kit.text.wrap(label.text, BODY, label.rect.width)) > 1


def test_overfull_column_is_told_to_the_ledger(kit: Kit, surface: pygame.Surface) -> None:
    column = Column(kit, [Space(kit, 100, grow=0), Space(kit, 100, grow=0)], name="tower")
    column.layout(pygame.Rect(0, 0, 100, 150))
    column.draw(surface)
    assert [(problem.kind, problem.text) for problem in kit.ledger.problems()] == [("overflow", "tower")]


def test_column_takes_missing_room_from_what_scrolls(kit: Kit) -> None:
    log = LogPanel(kit, [LogLine(str(n)) for n in range(90)])
    column = Column(kit, [Space(kit, 100, grow=0), log], gap=0)
    column.layout(pygame.Rect(0, 0, 200, 130))
    assert log.rect.height == 30


def test_flow_starts_a_new_line_and_grid_counts_its_columns(kit: Kit) -> None:
    flow = Flow(kit, [Space(kit, 100, grow=0) for _ in range(3)], gap=0)
    flow.layout(pygame.Rect(0, 0, 250, 300))
    assert [child.rect.topleft for child in flow.content] == [(0, 0), (100, 0), (0, 100)]
    grid = Grid(kit, [Space(kit, 50, grow=0) for _ in range(5)], cell=100, gap=0)
    assert grid.across(330) == 3
    assert grid.measure(330).height == 100


def test_hidden_widget_takes_no_room_and_no_focus(kit: Kit) -> None:
    first, second = Button(kit, "a"), Button(kit, "b")
    root = shown(kit, first, second)
    before = second.rect.y
    first.visible = False
    root.layout(WINDOW)
    assert second.rect.y < before
    assert root.stops() == [second]


@pytest.mark.parametrize(
    ("hotkey", "event", "expected"),
    [
        ("Ctrl+Z", key(pygame.K_z, pygame.KMOD_LCTRL), True),
        ("Ctrl+Z", key(pygame.K_z), False),
        ("Z", key(pygame.K_z, pygame.KMOD_LCTRL), False),
        ("F11", key(pygame.K_F11), True),
        ("Enter", key(pygame.K_KP_ENTER), True),
        ("+", key(pygame.K_PLUS, pygame.KMOD_LSHIFT), True),
        ("?", key(pygame.K_QUESTION, pygame.KMOD_LSHIFT), True),
        ("R", key(pygame.K_r, pygame.KMOD_LSHIFT), False),
        ("Shift+R", key(pygame.K_r, pygame.KMOD_LSHIFT), True),
        ("", key(pygame.K_r), False),
    ],
)
def test_hotkey_is_matched_as_it_is_written(hotkey: str, event: pygame.event.Event, expected: bool) -> None:
    assert matches(event, hotkey) is expected


# whole screens


class Two(Screen):
    """A screen that leaves at a press and counts its makings."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.built = 0

    def build(self) -> Widget:
        self.built += 1
        return Column(self.kit, [Button(self.kit, "Back", lambda: self.go(Pop()), name="back")])


def test_screen_leaves_when_a_button_says_so(kit: Kit) -> None:
    screen = Two(kit)
    screen.enter((1280, 720))
    where = screen.root.content.find("back").rect.center
    change: Change = screen.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))
    assert change is None
    assert screen.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1)) == Pop()
    assert screen.update(0.1) is None


def test_screen_is_made_anew_for_another_size_and_is_clean_after_drawing(kit: Kit, surface: pygame.Surface) -> None:
    screen = Two(kit)
    screen.enter((1280, 720))
    screen.enter((1920, 1080))
    assert screen.built == 2
    assert kit.k == 1.5
    assert screen.dirty
    screen.draw(surface)
    assert not screen.dirty


def test_scale_gives_way_until_every_text_is_whole(kit: Kit) -> None:
    kit.resize((1280, 720), factor=2.0)
    gallery = Gallery(kit, "ru")
    gallery.enter((1280, 720))
    assert gallery.readable()
    assert 0.8 <= kit.k < 2.0
    assert kit.factor == 2.0


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (3440, 1440)])
def test_gallery_has_no_text_that_nobody_can_read(
    kit: Kit, language: str, size: tuple[int, int], no_problems: Callable[[], None]
) -> None:
    gallery = Gallery(kit, language)
    gallery.enter(size)
    canvas = pygame.Surface(size, depth=32)
    gallery.draw(canvas)
    assert WORDS[language]["title"] in kit.ledger.texts()
    no_problems()
    move(gallery.root, gallery.root.content.find("road").rect.center)
    gallery.update(0.5)
    gallery.root.toast(WORDS[language]["saved"])
    gallery.draw(canvas)
    no_problems()
    gallery.ask()
    gallery.draw(canvas)
    no_problems()

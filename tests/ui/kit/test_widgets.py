"""Widgets answer mouse and keyboard alike, in every language, and say why when they do not."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.ui.scene import Pop, Push, SceneStack
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import (
    Button,
    Column,
    Dropdown,
    Flow,
    Grid,
    IconButton,
    Kit,
    Label,
    LogLine,
    LogPanel,
    Root,
    Row,
    Screen,
    ScrollArea,
    Slider,
    Space,
    Tabs,
    TextField,
    Toggle,
    Widget,
)
from catan_desktop.ui.widgets.interface_scale import cramped
from catan_desktop.ui.widgets.keys import matches
from catan_desktop.ui.widgets.toasts import READ_SECONDS, TOAST_SECONDS, Notes
from tests.ui.kit.gallery import WORDS
from tests.ui.kit.hands import WINDOW, click, key, move, popup, press, release, shown, typed

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


def test_tip_does_not_cover_what_was_just_pressed_until_the_pointer_goes_on(kit: Kit) -> None:
    button = IconButton(kit, "cross", tip="Close")
    root = shown(kit, button)
    x, y = button.rect.center
    click(root, button)
    root.update(1.0)
    assert root.tip == ""
    move(root, (x + 1, y))
    root.update(1.0)
    assert root.tip == ""
    move(root, (x + kit.px(8), y))
    root.update(1.0)
    assert root.tip == "Close"


def test_reason_that_no_longer_holds_goes_with_the_content(kit: Kit) -> None:
    def buttons(reason: str) -> Column:
        next_one = Button(kit, "Next", name="next", hotkey="N")
        next_one.disable(reason)
        return Column(kit, [next_one])

    root = shown(kit, buttons("Nothing to do now"))
    root.handle(key(pygame.K_n))
    assert root.tip == "Nothing to do now"
    root.show(buttons("Nothing to do now"))
    assert root.tip == "Nothing to do now"
    root.show(buttons(""))
    assert root.tip == ""


def test_tip_goes_when_it_has_nothing_left_to_tell_or_was_only_asked_for(kit: Kit) -> None:
    near, far = Button(kit, "Near", tip="This."), Button(kit, "Far", tip="That.")
    root = shown(kit, Row(kit, [near, far]))
    root.explain(far)
    root.update(0.5)
    assert root.tip == "That."
    root.update(TOAST_SECONDS)
    assert root.tip == ""
    move(root, near.rect.center)
    root.update(1.0)
    move(root, (2, root.rect.bottom - 2))
    root.go_to(far)
    root.update(1.0)
    assert root.tip == "That."
    far.tip = ""
    root.update(0.1)
    assert root.tip == ""
    root.draw(pygame.Surface(root.rect.size))


def test_notes_are_seen_one_at_a_time_and_bad_news_at_once(kit: Kit) -> None:
    notes = Notes(kit)
    for text in ("one", "two"):
        notes.add(text, "ice", "", "")
    assert [*notes.texts] == ["one", "two"]
    notes.update(READ_SECONDS / 2)
    assert notes.texts[0] == "one"
    notes.update(READ_SECONDS / 2)
    assert [*notes.texts] == ["two"], "another waits no longer than it takes to read"
    notes.update(READ_SECONDS)
    assert [*notes.texts] == ["two"], "the last one has its time"
    notes.add("three", "good", "", "")
    notes.add("no", "danger", "", "")
    assert [*notes.texts] == ["no", "three"]


def test_the_ring_goes_along_with_the_focus_and_goes_with_the_pointer(kit: Kit) -> None:
    near, far = Button(kit, "Near"), Button(kit, "Far")
    root = shown(kit, Column(kit, [near, far]))
    seen = []
    for act in (
        lambda: root.handle(key(pygame.K_TAB)),
        lambda: root.handle(key(pygame.K_TAB)),
        lambda: click(root, near),
    ):
        act()
        seen.append((near.ringed, far.ringed))
    assert seen == [(True, False), (False, True), (False, False)]


def test_a_key_leaves_the_tip_of_what_has_the_focus_and_takes_any_other_away(kit: Kit) -> None:
    near, far = Button(kit, "Near", tip="This."), Button(kit, "Far", tip="That.")
    root = shown(kit, Column(kit, [near, far]))
    for explained, left in ((near, "This."), (far, "")):
        root.set_focus(near)
        root.explain(explained)
        root.handle(key(pygame.K_F9))
        assert root.tip == left


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


def test_tip_does_not_cover_the_label_over_what_it_explains(kit: Kit) -> None:
    above, label, below = Button(kit, "Before"), Label(kit, "How large should the words be?"), Label(kit, "A sample")
    sizes = [Button(kit, name, tip="Of the words alone; pictures stay as they are.") for name in ("Small", "Large")]
    root = shown(kit, above, label, Grid(kit, sizes, cell=130), below)
    for size in sizes:
        move(root, size.rect.center)
        root.update(0.6)
        root.draw(pygame.Surface(root.rect.size))
        assert root.tips.box is not None
        assert not root.tips.box.colliderect(label.rect)
        assert not root.tips.box.colliderect(size.rect)


@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("width", [90, 130, 200])
def test_narrow_button_wraps_its_words_and_cuts_none(
    kit: Kit, surface: pygame.Surface, language: str, width: int, no_problems: Callable[[], None]
) -> None:
    for kind in ("primary", "secondary", "action", "quiet", "danger"):
        button = Button(kit, WORDS[language]["settlement"], kind=kind, hotkey="S", sub="<icon check> 2")
        real = max(width, button.least())
        button.layout(pygame.Rect(40, 40, real, button.measure(real).height))
        kit.audit.begin()
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
        self.text: str | None = ""

    def get(self) -> str | None:
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


def test_field_says_which_signs_cannot_be_shown(kit: Kit) -> None:
    root, made, _ = field(kit)
    root.handle(typed("Ann דוד"))
    assert made.text == "Ann "
    assert root.toasts == ("signs-hidden",)


def test_field_says_that_what_was_copied_is_no_text(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the desktop does: bytes that are no UTF-8, a driver that is broken, no clipboard at all."""
    for error in (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad"), pygame.error("none"), MemoryError(), OSError()):

        def fail(error: BaseException = error) -> str:
            raise error

        monkeypatch.setattr(pygame.scrap, "get_text", fail)
        made = TextField(kit, "Ann")
        root = shown(kit, made)
        root.set_focus(made)
        root.handle(key(pygame.K_v, pygame.KMOD_LCTRL))
        assert made.text == "Ann"
        assert root.toasts == ("clipboard-unreadable",)


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


def test_an_overfull_column_is_cramped(kit: Kit) -> None:
    column = Column(kit, [Space(kit, 100, grow=0), Space(kit, 100, grow=0)], name="tower")
    root = Root(kit, column)
    root.layout(pygame.Rect(0, 0, 100, 150))
    assert [told.partition(":")[0] for told in cramped(root)] == ["tower"]
    root.layout(pygame.Rect(0, 0, 100, column.measure(100).height))
    assert cramped(root) == []


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


def test_a_grid_has_as_many_columns_as_fit_with_the_gaps_between_them(kit: Kit) -> None:
    grid = Grid(kit, [Space(kit, 50, grow=0) for _ in range(5)], cell=100, gap=10)
    assert [grid.across(width) for width in (319, 320)] == [2, 3]
    grid.layout(pygame.Rect(0, 0, 320, 200))
    assert [child.rect.x for child in grid.content] == [0, 110, 220, 0, 110]


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


def test_a_tip_that_was_there_long_enough_goes_until_the_pointer_moves(kit: Kit) -> None:
    near = Button(kit, "One", lambda: None, tip="This.")
    root = shown(kit, near)
    move(root, near.rect.center)
    root.update(1.0)
    assert root.tip == "This."
    root.update(10.0)
    assert root.tip == ""
    near.tip = "Something else, since the turn went on."
    root.update(1.0)
    root.update(1.0)
    assert root.tip == ""
    move(root, near.rect.move(2, 0).center)
    root.update(1.0)
    assert root.tip == near.tip


def test_the_frame_of_the_keyboard_goes_as_soon_as_the_pointer_moves(kit: Kit) -> None:
    one = Button(kit, "One", lambda: None)
    root = shown(kit, one)
    move(root, (4, 4))
    root.go_to(one)
    move(root, (4, 4))
    assert one.ringed
    move(root, (5, 4))
    assert not one.ringed


def test_what_a_screen_told_is_past_when_another_has_lain_over_it(kit: Kit) -> None:
    class Plain(Screen):
        def build(self) -> Widget:
            return Space(self.kit)

    below = Plain(kit)
    stack = SceneStack(below, (1280, 720))
    below.root.toast("Picture saved", "good")
    stack.apply(Push(Plain(kit)))
    stack.apply(Pop("Saved"))
    assert below.root.toasts == ()

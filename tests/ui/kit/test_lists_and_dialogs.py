"""Lists scroll, the chronicle follows, dialogs hold what they must, and whole screens can be read."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.widgets import (
    Button,
    Column,
    Dialog,
    Kit,
    Label,
    ListView,
    LogLine,
    LogPanel,
    RichText,
    Root,
    Screen,
    Widget,
)
from catan_desktop.ui.widgets.interface_scale import cramped
from tests.ui.kit.gallery import WORDS, Gallery
from tests.ui.kit.hands import WINDOW, click, key, move, press, release, shown, still, toasts, wheel

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
    move(root, (500, 100))
    log.set([*log.lines, LogLine("the pointer has gone elsewhere")])
    assert log.offset == log.most


@pytest.mark.parametrize("height", range(60, 130, 7))
def test_log_cuts_no_row_at_its_top(kit: Kit, height: int) -> None:
    log = LogPanel(kit, [LogLine(f"line {n} " * (1 + n % 4) * 3) for n in range(20)])
    log.layout(pygame.Rect(0, 300, 200, height))
    whole = LogPanel(kit, log.lines[-6:])
    for _ in range(2):  # it knows how long it is when it has been laid out once
        whole.layout(pygame.Rect(0, 300 + height - whole.length(), log._width(), whole.length()))

    def inked(panel: LogPanel) -> list[bool]:
        drawn = pygame.Surface((180, 300 + height))
        panel.draw(drawn)
        return [any(drawn.get_at((x, y))[:3] != (0, 0, 0) for x in range(180)) for y in range(300 + height)]

    seen, full = inked(log), inked(whole)
    start = seen.index(True)
    assert seen[start:] == full[start:], "what is drawn is as it is when nothing is cut"
    assert start < 300 + 2 * kit.text.line_height(), "no more is left out than the row that would be cut"
    assert not full[start - 1], "the first row begins where a row begins"


def test_wherever_a_log_stands_no_row_of_it_is_cut(kit: Kit, surface: pygame.Surface) -> None:
    log = LogPanel(kit, [LogLine(f"line {n} " * (1 + n % 4) * 3) for n in range(20)])
    log.layout(pygame.Rect(10, 10, 260, 150))
    kit.audit.on = True
    for offset in range(log.most + 1):
        log.offset = offset
        kit.audit.begin()
        log.draw(surface)
        seen = [one for one in kit.audit.entries if one.ink.colliderect(one.clip) and one.clip.height]
        assert all(one.clip.top <= one.ink.top and one.ink.bottom <= one.clip.bottom for one in seen), offset
        assert len(seen) >= 4


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


def test_a_dialog_that_opens_is_read_before_its_first_button_tells_what_it_does(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    first, second = Button(kit, "Ser Alliser", tip="A digit does the same."), Button(kit, "Yoren", tip="Another one.")
    root.handle(key(pygame.K_h))
    root.open(Dialog(kit, "Choose a hero", Column(kit, [Label(kit, "Take one of them."), first, second])))
    assert root.focus is first
    root.update(1.0)
    assert root.tip == ""
    root.handle(key(pygame.K_TAB))
    root.update(1.0)
    assert root.tip == "Another one."
    root.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    root.update(1.0)
    assert root.tip == "A digit does the same.", "somebody went there"


def test_the_gold_answer_takes_a_key_that_nothing_in_the_dialog_wants(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    text = Label(kit, "text")
    dialog = Dialog(kit, "Since your turn", text)
    dialog.buttons.content = [Button(kit, "Go on", dialog.cancel, kind="primary")]
    root.open(dialog)
    root.set_focus(None)
    click(root, text)
    root.handle(key(pygame.K_SPACE))
    assert root.dialogs == []


def test_space_presses_the_gold_button_of_a_dialog_after_a_click_beside_it(kit: Kit) -> None:
    done: list[str] = []
    text = Label(kit, "what happened")
    dialog = Dialog(kit, "Since your turn", text, [Button(kit, "Go on", lambda: done.append("on"), kind="primary")])
    root = shown(kit)
    root.open(dialog)
    click(root, text)
    root.set_focus(None)
    root.handle(key(pygame.K_SPACE))
    assert done == ["on"]


def test_dialogs_lie_on_each_other(kit: Kit) -> None:
    root = shown(kit, Label(kit, "below"))
    first, second = (Dialog(kit, title, Label(kit, title)) for title in ("first", "second"))
    root.open(first)
    root.open(second)
    press(root, (5, 5), button=3)
    assert root.dialogs == [first]


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


def test_a_note_opens_its_entry_unless_it_came_over_something_to_press(
    kit: Kit, surface: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lit place is not taken away from under the pointer."""
    told: list[str] = []
    below = Label(kit, "below")
    root = shown(kit, below)
    root.on_topic = told.append
    root.toast("The robber comes.", topic="robber")
    for _ in range(5):
        root.update(0.1)
    root.draw(surface)
    where = (root.rect.centerx, below.rect.y + kit.px(60))
    below.rect = root.rect
    monkeypatch.setattr(below, "offers_at", lambda where: True)
    press(root, where)
    assert (told, toasts(root)) == ([], ("The robber comes.",))
    monkeypatch.setattr(below, "offers_at", lambda where: False)
    press(root, where)
    assert (told, toasts(root)) == (["robber"], ())


def test_link_is_followed_by_click_and_key(kit: Kit) -> None:
    told: list[str] = []
    text = RichText(kit, "See [the Wall](wall) and [the Gift](gift).", on_link=told.append)
    root = shown(kit, text)
    run = next(run for run in text.break_lines(text.rect.width).runs if run.link == "wall")
    press(root, (text.rect.x + run.x + 3, text.rect.y + run.y + 3))
    root.handle(key(pygame.K_TAB))
    root.handle(key(pygame.K_RIGHT))
    root.handle(key(pygame.K_RIGHT))
    root.handle(key(pygame.K_RETURN))
    assert told == ["wall", "gift"]


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


def test_scale_gives_way_until_everything_has_room(kit: Kit) -> None:
    kit.resize((1280, 720), factor=2.0)
    gallery = Gallery(kit, "ru")
    gallery.enter((1280, 720))
    assert cramped(gallery.root) == []
    assert 0.8 <= kit.k < 2.0
    assert kit.factor == 2.0


@pytest.mark.matrix
@pytest.mark.parametrize("language", sorted(WORDS))
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160), (3440, 1440)])
def test_gallery_has_no_text_that_nobody_can_read(
    kit: Kit, language: str, size: tuple[int, int], no_problems: Callable[[], None]
) -> None:
    gallery = Gallery(kit, language)
    gallery.enter(size)
    canvas = pygame.Surface(size, depth=32)
    gallery.draw(canvas)
    assert WORDS[language]["title"] in kit.audit.texts()
    no_problems()
    move(gallery.root, gallery.root.content.find("road").rect.center)
    gallery.update(0.5)
    gallery.root.toast(WORDS[language]["saved"])
    gallery.draw(canvas)
    no_problems()
    gallery.ask()
    gallery.draw(canvas)
    no_problems()


def test_a_log_that_was_scrolled_back_marks_what_came_below_and_leads_there(kit: Kit) -> None:
    log = LogPanel(kit, [LogLine(f"line {n}") for n in range(50)], below=lambda: "New below")
    log.layout(pygame.Rect(0, 0, 300, 200))
    log.hovered = True
    log.scroll_to(0)
    assert not log.mark().width, "nothing has come"
    log.set([*log.lines, LogLine("newest")])
    assert log.offset == 0
    mark = log.mark()
    assert log.rect.contains(mark)
    assert log.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=mark.center))
    assert log.offset == log.most
    assert not log.mark().width
    log.scroll_to(0)
    log.set(log.lines[:-1])
    assert not log.mark().width, "what was taken back is not new"


@pytest.mark.parametrize(("height", "count"), [(100, 20), (130, 20), (90, 2), (20, 5)])
def test_no_row_of_a_list_is_cut(kit: Kit, height: int, count: int) -> None:
    """Where not all are seen, as many as there is room for fill the view, wherever it is scrolled to."""
    rows = ListView(kit, count, lambda surface, row, index: None, row=40)
    rows.layout(pygame.Rect(0, 0, 300, height))
    tall = rows._height()
    assert tall >= 40
    if count * 40 > height >= 40:
        assert height - tall * (height // tall) < height // 40
    for offset in range(0, max(1, rows.most), 13):
        rows.scroll_to(offset)
        assert rows.offset % tall == 0 or rows.offset == rows.most

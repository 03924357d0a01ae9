"""The language, the size of the window and of the text change while something is open: it goes on in other words.

What was written, chosen and scrolled stays, every text is whole, and back in the first language all is as it was.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from catan_desktop.app.lesson import LessonTable
from catan_desktop.session import paths
from catan_desktop.ui.dialogs.handful import HandfulPicker
from catan_desktop.ui.scene import Push, Replace
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.settings_keys import KeysScreen
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Dialog, ListView, TextField
from catan_desktop.ui.widgets.scroll import Scrolling
from tests.audit import unreadable
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
POSITIONS = Path("tests/pictures/positions").resolve()
EXAMPLES = paths.examples()
SIZES = ((1280, 720), (1366, 768))
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def table(file: Path) -> Callable[[Player], TableScene]:
    """Sit down at a saved game."""

    def go(player: Player) -> TableScene:
        player.loop.stack.apply(player.program.library.open(str(file)))
        player.wait(3)
        scene = player.scene
        assert isinstance(scene, TableScene)
        if scene.root.dialogs and scene.root.dialogs[-1].name == "chronicle-dialog":
            scene.root.dialogs[-1].cancel()
            player.wait()
        return scene

    return go


WATCH, CITIES = EXAMPLES / "last-breach.catan", EXAMPLES / "coast-finish.catan"


def at_table(act: Callable[[TableScene], object]) -> Callable[[Player], object]:
    """Open a dialog of the Watch; who sits there already stays."""

    def go(player: Player) -> object:
        return act(player.scene if isinstance(player.scene, TableScene) else table(WATCH)(player))

    return go


def hero(scene: TableScene) -> None:
    scene.tools.hero(next(panel.seat for panel in scene.model.seats if panel.hero is not None))


def recap(player: Player) -> None:
    player.loop.stack.apply(player.program.library.open(str(CITIES)))
    player.wait(3)


def line(scene: TableScene) -> None:
    """Ask to go back to the last line of the chronicle that can be gone back to."""
    scene.tools.rewind.to_line(scene.port.game.ply - 1)


def on_screen(name: str, *pressed: str) -> Callable[[Player], object]:
    """Open a screen and press something there."""

    def go(player: Player) -> None:
        shutil.copy(WATCH, player.program.current.folder / "winter.catan")
        player.loop.stack.apply(Push(player.program.screens.scene(name)))
        player.wait()
        for button in pressed:
            player.click(button)

    return go


def swap(player: Player) -> None:
    on_screen("keys")(player)
    assert isinstance(player.scene, KeysScreen)
    player.scene._ask_swap("trade", "C", "cards")


def save_as(player: Player) -> None:
    table(WATCH)(player)
    player.loop.stack.apply(Push(player.program.screens.scene("save-as")))


def share(player: Player) -> None:
    table(WATCH)(player)
    player.loop.stack.apply(Push(player.program.screens.scene("share")))


def film(player: Player) -> ReplayScene:
    player.loop.stack.apply(player.program.library.replay(str(EXAMPLES / "photo-finish.catan")))
    player.wait(2)
    assert isinstance(player.scene, ReplayScene)
    return player.scene


def curtain(player: Player) -> None:
    player.loop.stack.apply(player.program.library.open(str(POSITIONS / "hotseat.catan")))
    player.wait(3)
    player.key(pygame.K_F10)


def leaving_a_lesson(player: Player) -> None:
    player.loop.stack.apply(player.program.lobby.teach("watch", "board"))
    player.wait(2)
    assert isinstance(player.scene, LessonTable)
    player.scene._ask_to_leave()


DIALOGS: dict[str, Callable[[Player], object]] = {
    "menu": at_table(lambda scene: scene.tools.menu()),
    "seats": at_table(lambda scene: scene.tools.seating()),
    "chronicle": at_table(lambda scene: scene.tools.chronicle()),
    "supply": at_table(lambda scene: scene.tools.supply()),
    "describe": at_table(lambda scene: scene.tools.describe()),
    "rules": at_table(lambda scene: scene.tools.rules()),
    "what-now": at_table(lambda scene: scene.tools.what_now()),
    "hero": at_table(hero),
    "ladders": lambda player: table(CITIES)(player).tools.ladders(),
    "discard": table(POSITIONS / "discard.catan"),
    "question": table(POSITIONS / "hero.catan"),
    "recap": recap,
    "save-as": save_as,
    "share": share,
    "curtain-menu": curtain,
    "rename": on_screen("load", "rename"),
    "import": on_screen("load", "import"),
    "export": on_screen("load", "export"),
    "default": on_screen("settings", "default"),
    "swap": swap,
    "keys-reset": on_screen("keys", "reset-all"),
    "leave-lesson": leaving_a_lesson,
    "replay-save": lambda player: film(player).save(),
}
"""Every dialog, by a way that leads to it."""


def dialogs(player: Player) -> Sequence[Dialog]:
    return player.root.dialogs


def marks(tree: Dialog) -> dict[str, object]:
    """What the player has done to a dialog."""
    found: dict[str, object] = {}
    for widget in tree.walk():
        if isinstance(widget, TextField):
            found[f"text {widget.name}"] = (widget.text, widget.cursor, widget.anchor)
        elif isinstance(widget, HandfulPicker):
            found["picked"] = widget.picked
        elif isinstance(widget, ListView):
            found[f"chosen {widget.name}"] = widget.chosen
    return found


def do_something(player: Player, dialog: Dialog) -> None:
    """Write where something can be written, pick a card, choose a row."""
    for widget in dialog.walk():
        if isinstance(widget, TextField):
            player.root.set_focus(widget)
            player.send(pygame.TEXTINPUT, text="Ёж 7")
            player.key(pygame.K_LEFT, pygame.KMOD_SHIFT)
        elif isinstance(widget, HandfulPicker):
            next(card for card in widget.cards if card.pool).press()
        elif isinstance(widget, ListView) and widget.count:
            widget.choose(widget.count - 1)


def changed(player: Player, size: tuple[int, int] | None = None, **wishes: object) -> None:
    """Change what the player chose; the window tells of it as of another size."""
    if size is not None:
        player.window._surface = pygame.Surface(size, depth=32)
    player.program.preferences.change(**wishes)
    player.loop.stack.resize(player.window.size)
    player.wait()


def seen(player: Player) -> list[str]:
    """The texts of the dialog, all of them whole."""
    player.program.kit.audit.begin()
    texts = player.texts()
    assert unreadable(player.program.kit.audit) == []
    return texts


TOGETHER = ("menu", "seats", "chronicle", "supply", "describe", "rules", "what-now", "hero")
"""Dialogs of one table, for which one sits down once."""
SITTINGS = (TOGETHER, *((name,) for name in DIALOGS if name not in TOGETHER))


@pytest.mark.slow
@pytest.mark.parametrize("names", SITTINGS, ids="-".join)
def test_a_dialog_goes_on_in_another_language(names: Sequence[str], sit_down: Sit) -> None:
    player = sit_down()
    for name in names:
        goes_on(player, name)


def goes_on(player: Player, name: str) -> None:
    DIALOGS[name](player)
    player.wait()
    assert len(dialogs(player)) == 1, f"{name} is open"
    do_something(player, dialogs(player)[-1])
    player.wait()
    before, called = marks(dialogs(player)[-1]), dialogs(player)[-1].name
    english, focus = seen(player), player.root.focus
    assert not CYRILLIC.search(dialogs(player)[-1].title.replace("Ёж 7", ""))
    index = list(DIALOGS).index(name)
    changed(player, SIZES[index % 2], language="ru", text_size=("large", "normal")[index % 2])
    now = dialogs(player)[-1]
    assert (len(dialogs(player)), now.name) == (1, called)
    assert marks(now) == before
    assert CYRILLIC.search(now.title), f"{now.title!r} is no Russian"
    assert seen(player)
    assert player.root.focus in set(now.walk())
    changed(player, SIZES[0], language="en", text_size="normal")
    assert marks(dialogs(player)[-1]) == before
    assert seen(player) == english
    assert focus is not None
    assert player.root.focus is not None
    assert (player.root.focus.name, type(player.root.focus)) == (focus.name, type(focus))
    player.key(pygame.K_ESCAPE)
    player.wait(2)
    assert not dialogs(player), "it can be left"


def test_a_dialog_stays_as_far_down_as_it_was(sit_down: Sit) -> None:
    player = sit_down()
    at_table(lambda scene: scene.tools.describe())(player)
    player.wait()
    scroll = next(widget for widget in dialogs(player)[-1].walk() if isinstance(widget, Scrolling))
    scroll.scroll_to(60)
    changed(player, language="ru")
    again = next(widget for widget in dialogs(player)[-1].walk() if isinstance(widget, Scrolling))
    assert again is not scroll
    assert again.offset == 60


SCREENS = ("new-game", "load", "settings", "keys", "tutorial", "almanac")


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_goes_on_in_another_language(name: str, sit_down: Sit) -> None:
    """What was written into its fields and chosen in its lists is still there."""
    player = sit_down()
    shutil.copy(WATCH, player.program.current.folder / "winter.catan")
    made = player.program.screens.scene(name)
    player.loop.stack.apply(Push(made))
    player.wait()
    for field in [widget for widget in player.root.content.walk() if isinstance(widget, TextField)][-1:]:
        player.root.set_focus(field)
        player.send(pygame.TEXTINPUT, text="7" if field.name == "seed" else "wall")
    english = seen(player)
    fields = {one.name: one.text for one in player.root.content.walk() if isinstance(one, TextField) and one.name}
    changed(player, SIZES[1], language="ru", text_size="large")
    russian = seen(player)
    assert any(CYRILLIC.search(text) for text in russian)
    written = {one.name: one.text for one in player.root.content.walk() if isinstance(one, TextField)}
    for key in fields.keys() & {"search", "seed", "find"}:
        assert written[key] == fields[key]
    changed(player, SIZES[0], language="en", text_size="normal")
    assert seen(player) == english


def test_the_title_makes_room_for_longer_words(sit_down: Sit) -> None:
    """In the largest text Russian needs a smaller scale than English, at once."""
    player = sit_down(text_size="largest")
    shutil.copy(WATCH, player.program.current.folder / "winter.catan")
    player.loop.stack.apply(Replace(player.program.screens.scene("title"), all=True))
    player.wait()
    seen(player)
    player.click("language-ru")
    assert any(CYRILLIC.search(text) for text in seen(player))

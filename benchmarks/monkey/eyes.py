"""What the monkey sees: which things can be used, and a short account of where it is."""

from __future__ import annotations

from collections.abc import Container, Iterable
from random import Random

import pygame

from catan_desktop.ui.scene import Scene
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.title import TitleScreen
from catan_desktop.ui.widgets import Root, Widget

TRIES = 6
"""So many things are looked at to find one that the pointer can reach."""
SCENES = (
    *("TitleScreen", "LanguageScreen", "NewGameScreen", "LoadScreen", "ReplaysScreen", "SettingsScreen", "KeysScreen"),
    *("TutorialScreen", "AlmanacScreen", "SaveAsScreen", "ResultScreen", "SoFarScreen", "ReplayScene", "LoadingScene"),
    *("CurtainScene", "HotseatTradeScene", "Table", "LessonTable"),
)
DIALOGS = (
    *("Table/menu", "Table/seats", "Table/chronicle-dialog", "Table/supply", "Table/detail", "Table/what-now-panel"),
    *("Table/ladders", "Table/handful", "Table/question", "Table/confirm", "Table/popup:PlaceMenu"),
    *("Table/popup:SeatMenu", "LoadScreen/line", "SettingsScreen/default-yes", "KeysScreen/conflict"),
    *("KeysScreen/reset", "SaveAsScreen/save-yes", "ReplayScene/save-replay", "CurtainScene/menu", "LessonTable/menu"),
    *("LessonTable/confirm", "NewGameScreen/popup:ColourMenu", "NewGameScreen/popup:CharacterMenu"),
)
"""What there is to be visited, as `place_name` names it."""


def missed(visits: Iterable[str]) -> list[str]:
    """What there is and nobody has visited."""
    seen = set(visits)
    scenes = {name.partition("/")[0] for name in seen}
    return [name for name in (*SCENES, *DIALOGS) if name not in seen and name not in scenes]


def root_of(scene: Scene | None) -> Root | None:
    """The widgets of a scene; None where it has none."""
    found = getattr(scene, "root", None)
    return found if isinstance(found, Root) else None


def layer(scene: Scene | None) -> Widget | None:
    """The topmost thing that gets events: the popup, the dialog, or all of the screen."""
    root = root_of(scene)
    if root is None:
        return None
    return root.popup or (root.dialogs[-1] if root.dialogs else root.content)


def within_reach(scene: Scene | None) -> list[Widget]:
    """Everything that can be used or has a name and whose middle the pointer can reach."""
    top = layer(scene)
    found = [] if top is None else [widget for widget in top.walk() if _reached(top, widget)]
    panel = _coach(scene)
    if panel is not None:
        found += [widget for widget in panel.walk() if _reached(panel, widget)]
    return found


def _reached(top: Widget, widget: Widget) -> bool:
    if not (widget.focusable or widget.name) or widget.rect.width <= 0 or widget.rect.height <= 0:
        return False
    return widget in top.path_at(widget.rect.center)


def one_within_reach(scene: Scene | None, luck: Random, dull: Container[str]) -> Widget | None:
    """One thing by chance that can be used, or at least has a name; seldom a dull one. None where nothing is there."""
    trees = [tree for tree in (layer(scene), _coach(scene)) if tree is not None]
    found = [(tree, one) for tree in trees for one in tree.walk() if one.focusable or one.name]
    useful = [pair for pair in found if pair[1].focusable and pair[1].enabled and pair[1].name not in dull]
    for pairs in (useful, found) if luck.random() < 0.85 else (found,):
        for tree, one in luck.sample(pairs, min(TRIES, len(pairs))):
            if _reached(tree, one):
                return one
    return None


def _coach(scene: Scene | None) -> Widget | None:
    """The panel of the coach of a lesson."""
    coach = getattr(scene, "coach", None)
    return None if coach is None else coach.root.content


def usable(scene: Scene | None) -> list[Widget]:
    """What can be pressed or used now."""
    return [widget for widget in within_reach(scene) if widget.focusable and widget.enabled]


def place_name(scene: Scene | None) -> str:
    """Where this is, for counting visits: the scene, and the dialog or popup over it."""
    name = type(scene).__name__
    root = root_of(scene)
    if root is None:
        return name
    if root.popup is not None:
        return f"{name}/popup:{type(root.popup).__name__}"
    if root.dialogs:
        dialog = root.dialogs[-1]
        buttons = next((button.name for button in reversed(dialog.buttons.content) if button.name), "")
        return f"{name}/{dialog.name or buttons or 'untitled'}"
    return name


def at_home(scene: Scene | None) -> bool:
    """Return whether this is the table or the title with nothing over it."""
    root = root_of(scene)
    bare = root is not None and not root.dialogs and root.popup is None
    return bare and isinstance(scene, (TableScene, TitleScreen))


def one_colour(surface: pygame.Surface) -> bool:
    """Return whether a picture shows nothing at all."""
    width, height = surface.get_size()
    first = surface.get_at((0, 0))
    steps = [(x, y) for x in range(0, width, max(1, width // 24)) for y in range(0, height, max(1, height // 24))]
    if any(surface.get_at(at) != first for at in steps):
        return False
    alike = pygame.mask.from_threshold(surface, first, (1, 1, 1, 255))
    return alike.count() == width * height

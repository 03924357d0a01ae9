"""Sets of pieces and dice in the settings: chosen by their picture, worn at once, everywhere, and kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from catan_desktop.ui.scenes.set_card import SetCard
from tests.ui.screens.player import Player

Sit = Callable[..., Player]


def cards(player: Player, kind: str) -> list[SetCard]:
    return [one for one in player.root.content.walk() if isinstance(one, SetCard) and one.kind == kind]


def choose(player: Player, name: str) -> None:
    """Press a set by the keyboard: it may lie below the edge of the window."""
    player.walk_to(name)
    player.key(pygame.K_RETURN)
    player.wait()


@pytest.mark.parametrize(("kind", "name"), [("pieces", "piece_set-plan"), ("dice", "dice_set-obsidian")])
def test_a_chosen_set_is_worn_at_once_and_kept(sit_down: Sit, kind: str, name: str) -> None:
    player = sit_down()
    player.click("settings")
    assert [one.name for one in cards(player, kind) if one.chosen] == [cards(player, kind)[0].name]
    before = player.program.kit.theme
    choose(player, name)
    field, _, made = name.partition("-")
    assert getattr(player.program.preferences.chosen, field) == made
    assert [one.name for one in cards(player, kind) if one.chosen] == [name]
    assert player.program.kit.theme.finishes == player.program.preferences.sets[kind][made]
    assert player.program.kit.theme is not before


@pytest.mark.parametrize("kind", ["pieces", "dice"])
def test_each_set_is_shown_as_it_will_look(sit_down: Sit, kind: str) -> None:
    """No two choices have the same picture."""
    player = sit_down()
    player.click("settings")
    found = []
    for card in cards(player, kind):
        card.layout(pygame.Rect(0, 0, 180, 70))
        card.title, card.chosen = "", False
        surface = pygame.Surface((180, 70), depth=32)
        card.draw(surface)
        found.append(pygame.image.tobytes(surface, "RGB"))
    assert len(set(found)) == len(found) >= {"pieces": 3, "dice": 4}[kind]


def test_settings_set_back_bring_the_usual_sets(sit_down: Sit) -> None:
    player = sit_down(piece_set="stone", dice_set="glass")
    player.click("settings")
    player.click("default")
    player.click("default-yes")
    player.wait()
    chosen = player.program.preferences.chosen
    assert (chosen.piece_set, chosen.dice_set) == ("wood", "bone")
    assert player.program.kit.theme.finishes == ()


def test_high_contrast_keeps_the_sets(sit_down: Sit) -> None:
    player = sit_down(piece_set="plan", high_contrast=True)
    assert player.program.kit.theme.finishes == player.program.preferences.sets["pieces"]["plan"]

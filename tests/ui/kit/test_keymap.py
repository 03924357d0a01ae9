"""Keys are commands: by what stands on them or by their place, changed by the player, told in the player's language."""

from __future__ import annotations

import itertools

import pygame
import pytest

from catan_desktop.ui.keymap import ACT, COMMANDS, FIXED, NAMES, Keymap, allowed, meet
from catan_desktop.ui.keystrokes import letter, matches, read, stroke


def pressed(key: int, *, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)


CYRILLIC_YA = 0x44F
"""What the key of Z gives on a Russian layout."""


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (pressed(pygame.K_r), "R"),
        (pressed(pygame.K_r, mod=pygame.KMOD_LSHIFT), "Shift+R"),
        (pressed(pygame.K_z, mod=pygame.KMOD_LCTRL), "Ctrl+Z"),
        (pressed(pygame.K_z, mod=pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT), "Ctrl+Shift+Z"),
        (pressed(pygame.K_z, mod=pygame.KMOD_LMETA), "Ctrl+Z"),
        (pressed(pygame.K_z, mod=pygame.KMOD_NUM | pygame.KMOD_CAPS), "Z"),
        (pressed(CYRILLIC_YA, mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z), "Ctrl+Z"),
        (pressed(0x44E, scancode=pygame.KSCAN_PERIOD), "."),
        (pressed(ord("&"), scancode=pygame.KSCAN_1), "1"),
        (pressed(0xE9, scancode=pygame.KSCAN_2), "2"),
        (pressed(pygame.K_EQUALS, mod=pygame.KMOD_LSHIFT), "+"),
        (pressed(pygame.K_KP_PLUS), "+"),
        (pressed(pygame.K_KP_ENTER), "Enter"),
        (pressed(pygame.K_F11), "F11"),
        (pressed(pygame.K_SLASH, mod=pygame.KMOD_LSHIFT), "?"),
        (pressed(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, scancode=225), ""),
    ],
)
def test_a_key_press_has_one_name(event: pygame.event.Event, name: str) -> None:
    assert stroke(event) == name
    assert not name or read(name) == name
    assert matches(event, name) == bool(name)


SHIFT, ALT_GR = pygame.KMOD_LSHIFT, pygame.KMOD_RALT
LAYOUTS = {
    "us": ((pygame.K_SLASH, pygame.KSCAN_SLASH, SHIFT, "?"), (pygame.K_EQUALS, pygame.KSCAN_EQUALS, SHIFT, "+")),
    "ru": ((pygame.K_7, pygame.KSCAN_7, SHIFT, "?"), (pygame.K_PERIOD, pygame.KSCAN_SLASH, 0, ".")),
    "uk": ((pygame.K_7, pygame.KSCAN_7, SHIFT, "?"), (pygame.K_EQUALS, pygame.KSCAN_EQUALS, SHIFT, "+")),
    "de": ((0xDF, pygame.KSCAN_MINUS, SHIFT, "?"), (pygame.K_PLUS, pygame.KSCAN_RIGHTBRACKET, 0, "+")),
    "tr": ((ord("*"), pygame.KSCAN_MINUS, SHIFT, "?"), (pygame.K_4, pygame.KSCAN_4, SHIFT, "+")),
    "fr": ((ord(","), pygame.KSCAN_M, SHIFT, "?"), (ord(";"), pygame.KSCAN_COMMA, SHIFT, ".")),
    "es": ((ord("'"), pygame.KSCAN_MINUS, SHIFT, "?"), (pygame.K_PLUS, pygame.KSCAN_RIGHTBRACKET, 0, "+")),
    "pl": ((pygame.K_SLASH, pygame.KSCAN_SLASH, SHIFT, "?"), (pygame.K_MINUS, pygame.KSCAN_MINUS, 0, "-")),
    "sv": ((ord("+"), pygame.KSCAN_MINUS, SHIFT, "?"), (pygame.K_8, pygame.KSCAN_8, ALT_GR, "[")),
    "it": ((ord("'"), pygame.KSCAN_MINUS, SHIFT, "?"), (pygame.K_MINUS, pygame.KSCAN_SLASH, 0, "-")),
}
"""Where signs lie: what the key gives alone, its place, what is held, what is typed."""


@pytest.mark.parametrize(
    ("key", "place", "held", "sign"),
    [pytest.param(*row, id=f"{layout}-{row[3]}") for layout, rows in LAYOUTS.items() for row in rows],
)
def test_a_sign_is_the_one_that_is_typed_wherever_it_lies(key: int, place: int, held: int, sign: str) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=held, unicode=sign, scancode=place)
    assert stroke(event) == sign
    assert [name for name in ("what-now", "zoom-in", "zoom-out", "step") if Keymap().pressed(event, name)] == [
        command.name for command in COMMANDS if command.key == sign and command.group in {"table", "board", "watching"}
    ]


def test_a_letter_of_another_layout_is_the_one_of_its_place() -> None:
    assert letter(pressed(CYRILLIC_YA, scancode=pygame.KSCAN_Z)) == "z"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("ctrl+shift+z", "Ctrl+Shift+Z"),
        ("Shift+Ctrl+Z", "Ctrl+Shift+Z"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
        ("escape", "Esc"),
        ("f5", "F5"),
        ("", ""),
        ("Ctrl+", ""),
        ("Hyper+Z", ""),
        ("nonsense", ""),
    ],
)
def test_a_written_key_is_read(written: str, name: str) -> None:
    assert read(written) == name


def test_no_two_commands_have_the_same_key() -> None:
    for one, other in itertools.combinations(COMMANDS, 2):
        film = {one.group, other.group} == {"replay", "walk"}  # the arrows walk along the film
        if meet(one.name, other.name) and not film:
            assert not {one.key, *one.also} & {other.key, *other.also}, f"{one.name} and {other.name}"
    assert all(read(key) == key for command in COMMANDS for key in (command.key, *command.also))


def test_the_keys_of_a_replay_and_those_of_the_table_do_not_take_each_others() -> None:
    keys = Keymap({"replay-play": "T", "next": "End"})
    assert (keys.key("trade"), keys.key("replay-end")) == ("T", "End")
    assert keys.action("trade-hero", "T") == "T"
    keys = Keymap({"replay-play": "F11", "almanac": "Home"})
    assert (keys.key("fullscreen"), keys.key("replay-start"), keys.key("zoom-reset")) == ("", "", "0")
    assert keys.keys("zoom-reset") == ("0",)


def test_a_changed_key_takes_the_place_of_the_usual_one() -> None:
    keys = Keymap({"undo": "ctrl+u"})
    assert keys.pressed(pressed(pygame.K_u, mod=pygame.KMOD_LCTRL), "undo")
    assert not keys.pressed(pressed(pygame.K_z, mod=pygame.KMOD_LCTRL), "undo")
    assert keys.label("undo") == "Ctrl+U"


def test_a_command_that_lost_its_key_has_none_and_an_action_of_the_game_too() -> None:
    keys = Keymap({"undo": "R", "describe": "F2"})
    assert keys.key("chronicle") == ""
    assert not keys.pressed(pressed(pygame.K_F2), "chronicle")
    assert keys.action("road", "R") == ""
    assert Keymap({ACT + "road": "Q"}).action("road", "R") == "Q"
    assert Keymap().action("road", "r") == "R"


def test_a_further_key_works_until_it_is_anothers() -> None:
    again = pressed(pygame.K_z, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert Keymap().pressed(again, "redo")
    assert Keymap({"menu": "Ctrl+Shift+Z"}).meant(again, NAMES) == "menu"


def test_what_the_settings_cannot_mean_is_left_out_and_named() -> None:
    keys = Keymap({"dance": "D", "undo": "nonsense", "menu": "Enter", "redo": "F12"})
    assert keys.refused == ("dance", "undo", "menu")
    assert keys.chosen == {"redo": "F12"}
    assert keys.key("undo") == "Ctrl+Z"


@pytest.mark.parametrize("key", sorted(FIXED))
def test_keys_that_walk_are_no_others(key: str) -> None:
    assert [name for name in NAMES if allowed(name, key)] == [name for name in NAMES if NAMES[name].key == key]


def test_another_key_walks_as_well_but_not_while_one_types() -> None:
    keys = Keymap({"walk-left": "J", "walk-back": "Ctrl+K", "back": "Del"})
    left = keys.translated(pressed(pygame.K_j))
    assert (left.key, left.mod) == (pygame.K_LEFT, 0)
    back = keys.translated(pressed(pygame.K_k, mod=pygame.KMOD_LCTRL), typing=True)
    assert (back.key, back.mod) == (pygame.K_TAB, pygame.KMOD_SHIFT)
    assert keys.translated(pressed(pygame.K_j), typing=True).key == pygame.K_j
    assert keys.translated(pressed(pygame.K_DELETE), typing=True).key == pygame.K_DELETE
    assert keys.translated(pressed(pygame.K_LEFT)).key == pygame.K_LEFT


def test_keys_are_written_in_the_players_language() -> None:
    keys = Keymap({"menu": "Ctrl+Left"}, lambda key: {"key-space": "Пробел", "key-left": "Влево"}[key])
    assert keys.label("next") == "Пробел"
    assert keys.label("menu") == "Ctrl+Влево"
    assert keys.label("undo") == "Ctrl+Z"
    assert keys.label("zoom-in") == "+"
    assert keys.label("chronicle") == "F2"

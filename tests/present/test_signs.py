"""What can be shown: a name of other signs is refused where it is written, and is none where it comes from a file."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pygame
import pytest

from catan_desktop.present.naming import names_of
from catan_desktop.present.signs import SHOWN, compose, missing_signs, showable
from catan_desktop.session import paths
from catan_desktop.ui.text import BODY, Text, styled
from catan_desktop.ui.theme import load_theme

UNSEEN = ("דוד", "علي", "张伟", "たろう", "😀")


def test_every_font_has_every_sign_that_counts_as_shown() -> None:
    assets = paths.assets()
    theme = load_theme(assets / "themes" / "north" / "theme.toml")
    pygame.font.init()
    text = Text(assets / "fonts", theme)
    signs = "".join(sign for sign in map(chr, range(0x2300)) if re.match(f"[{SHOWN}]", sign))
    for role in theme.fonts:
        style = styled(role, "body", BODY.colour)
        assert text.missing(signs, style) == "", role
        assert text.missing("".join(UNSEEN), style) == "".join(UNSEEN), role


@pytest.mark.parametrize("name", UNSEEN)
def test_signs_without_letters_are_named(name: str) -> None:
    assert showable(name) == ""
    assert set(missing_signs(name)) == set(compose(name))
    assert showable(f"Ann {name}") == "Ann "


def test_an_accent_that_comes_apart_is_put_together() -> None:
    assert showable("Zoe\u0308 й") == "Zoë й"
    assert missing_signs("Zoe\u0308") == ""


def test_two_names_that_cannot_be_shown_do_not_look_alike() -> None:
    seats = [SimpleNamespace(name=name, character="", colour=colour, human=True) for colour, name in enumerate(UNSEEN)]
    names = names_of(seats, lambda key, /, **_: key)
    assert names == [f"seat-colour-{colour}" for colour in range(len(UNSEEN))]

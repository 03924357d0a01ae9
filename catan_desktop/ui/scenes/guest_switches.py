"""What is added to the game that is chosen: other games and awards, as small pictures that are switched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from catan_desktop.present.models.screens import GuestCard
from catan_desktop.present.words import option_key
from catan_desktop.ui.scenes.new_game_draft import Draft
from catan_desktop.ui.scenes.ruleset_card import PictureCard
from catan_desktop.ui.text import STRONG, Style
from catan_desktop.ui.widgets import Column, Grid, Kit, Label, Widget

ADDED_OPTIONS = ("event_cards", "harbourmaster")
"""Options that are switched here, in the games that offer guests."""
_LETTERS = Style(STRONG.font, "small")
_ACROSS = 4
"""How many pictures lie side by side."""


def guest_rows(kit: Kit, draft: Draft, tr: Callable[..., str]) -> list[Widget]:
    """Return the switches with their heading; nothing for a game that goes with no other."""
    if not draft.card.guests:
        return []
    cells = [_guest(kit, draft, one, tr) for one in draft.card.guests]
    cells += [_option(kit, draft, key, tr) for key in ADDED_OPTIONS]
    head = Label(kit, tr("new-game-guests"), STRONG.of("gold"))
    return [Column(kit, [head, Grid(kit, cells, cell=60, most=_ACROSS, gap=5)], gap="gap-tiny")]


def _guest(kit: Kit, draft: Draft, guest: GuestCard, tr: Callable[..., str]) -> Widget:
    tip = f"{tr(f'ruleset-{guest.key}')}: {tr(f'ruleset-{guest.key}-line')}"
    act = partial(draft.take_ruleset, guest.table)
    return _switch(kit, guest.key, tr, act, guest.chosen, tip, tr(guest.reason.key) if guest.reason else "")


def _option(kit: Kit, draft: Draft, key: str, tr: Callable[..., str]) -> Widget:
    option = next((one for one in draft.options() if one.key == key and len(one.choices) > 1), None)
    if option is None:
        return _switch(kit, key, tr, lambda: None, False, "", tr(f"guest-{key}-barred"))
    chosen = draft.value(option) is True
    tip = f"{tr(option_key(key))}: {tr(option_key(key, 'help'))}"
    return _switch(kit, key, tr, partial(draft.take, option, not chosen), chosen, tip)


def _switch(
    kit: Kit, key: str, tr: Callable[..., str], act: Callable[[], object], chosen: bool, tip: str, barred: str = ""
) -> Widget:
    """Return one picture; grey where `barred` says why it cannot be added."""
    name, title = f"guest-{key}", tr(f"guest-{key}")
    art = name if key in ADDED_OPTIONS else f"ruleset-{key}"
    made = PictureCard(kit, art, title, chosen, act, name=name, tip=tip, style=_LETTERS)
    made.disable(barred)
    return made

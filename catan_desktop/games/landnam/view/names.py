"""Names of the things of Landnam, as words."""

from __future__ import annotations

from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.fate_cards import FateId
from catan_desktop.games.landnam.tables import SEA, TERRAIN
from catan_desktop.kernel import Game
from catan_desktop.mechanics.board import Island
from catan_desktop.present.words import Words, words

from .board import card_key


def piece_key(ship: bool, ashore: bool = False) -> str:
    """Return what words call a piece: `settler`, `ship` or `ashore`."""
    return ("ashore" if ashore else "ship") if ship else "settler"


def land_words(terrain: int, number: int = 0) -> Words:
    """Return what to call a terrain with its number, or with none."""
    key = TERRAIN[terrain].key
    return words("hex-name", terrain=key, token=number) if number else words("land-name", terrain=key)


def stop_words(game: Game, stop: int) -> Words:
    """Return what to call a stop: the outer sea, or a hex."""
    if stop == OUT:
        return words("name-outer-sea")
    island: Island = game.board
    return land_words(island.terrain[stop], sum(island.tokens[stop]))


def card_words(card: FateId) -> Words:
    """Return the name of a fate card."""
    return words(card_key(card))


def is_ashore(game: Game, stop: int) -> bool:
    """Return whether a ship there would lie on land."""
    island: Island = game.board
    return stop != OUT and island.terrain[stop] != SEA

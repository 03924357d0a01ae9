"""Names of the things of the settlers games, as words."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel import Game
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.words import Cards, Party, Words, words


def goods(game: Game, counts: tuple[int, ...]) -> Cards:
    """A handful of cards as an argument, or terms of a trade."""
    return Cards(counts, traded_kinds(game)[: len(counts)])


def good(game: Game, kind: int, count: int = 1) -> Cards:
    """Return a number of cards of one kind as an argument."""
    return Cards((count,), (tables(game).kinds[kind],))


def hex_words(game: Game, site: int) -> Words:
    """Return what to call a hex: its terrain and its number."""
    token = "/".join(str(total) for total in game.board.tokens[site])
    return words("hex-name", terrain=game.board.hex_terrain[site].key, token=token)


def card_name(game: Game, kind: int) -> Words:
    """The name of a development card."""
    return words("card-" + tables(game).cards[kind].key)


def owners(counts: Sequence[int]) -> Party:
    """Return the seats that have any, of counts by seat."""
    return Party(sum([1 << seat for seat, count in enumerate(counts) if count]))

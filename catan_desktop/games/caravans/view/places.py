"""Explanations of oases, camels, heads and the intersections on a caravan's way."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.caravans.part import (
    CARAVANS,
    CaravanId,
    Caravans,
    camels_left,
    going,
    head_of,
    island,
    placements,
)
from catan_desktop.games.caravans.vote import AGREE, BID, CHOOSE
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.words import Words, words

from .board import caravan_called

STAGES = frozenset({BID, AGREE, CHOOSE})
"""Steps of a vote."""


def camels_words(game: Game, part: Caravans) -> Words:
    """Return how many camels have not set out."""
    return words("tell-camels", count=camels_left(game, part))


def _hex(game: Game, view: Observation, hex: int, found: Explained) -> Explained:
    if not island(game).oases >> hex & 1:
        return found
    return replace(found, rows=(words("explain-oasis"), words("explain-oasis-arrows")), topic="oasis")


def _home(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if ROBBER.of(game, view.state).hex != HOME:
        return found
    return replace(found, rows=(words("explain-robber-away"),), topic="robber-beside")


def _path(game: Game, view: Observation, path: int, found: Explained) -> Explained:
    """A camel and its caravan, or which may come; during a vote nobody asks what can be built there."""
    part, voting = CARAVANS.of(game, view.state), view.state.frames[-1].step in STAGES
    for number, trail in numbered(CaravanId, part.trails):
        if path in trail:
            rows = (words("explain-camel", caravan=caravan_called(island(game), number)), *found.rows)
            return replace(found, rows=rows, topic="camel", lit=(("path", sum(1 << each for each in trail)),))
    coming = tuple(_ways(game, part, path))
    return replace(found, rows=coming if voting else (*found.rows, *coming)) if coming else found


def _ways(game: Game, part: Caravans, path: int) -> Iterator[Words]:
    """Return which caravan may take a path next."""
    for place in placements(game, part):
        if place.path == path:
            begins = not part.trails[place.caravan]
            caravan = caravan_called(island(game), place.caravan)
            yield words("explain-caravan-start" if begins else "explain-caravan-next", caravan=caravan)


def _corner(game: Game, view: Observation, corner: int, found: Explained) -> Explained:
    """Heads, and what two camels bring to whoever builds there."""
    board, part = island(game), CARAVANS.of(game, view.state)
    rows = list(found.rows)
    left = going(game, part)
    for number, trail in numbered(CaravanId, part.trails):
        if trail and head_of(board, number, trail) == corner:
            caravan = caravan_called(board, number)
            rows.append(words("explain-caravan-head" if number in left else "explain-caravan-over", caravan=caravan))
    near = (board.topology.corner_paths[corner] & part.camels).bit_count()
    pieces = PIECES.of(game, view.state)
    if near > 1:
        rows.append(words("explain-corner-camels"))
    elif near and (pieces.buildings | pieces.open_corners) >> corner & 1:
        rows.append(words("explain-corner-one-camel"))
    return replace(found, rows=tuple(rows))


def _heaps(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    told = camels_words(game, CARAVANS.of(game, view.state))
    return replace(found, rows=(*found.rows, told), topic=found.topic or "camel")


PLACES = {
    "heaps": _heaps,
    "hex": _hex,
    "path": _path,
    "intersection": _corner,
    "home": _home,
}
"""What the caravans add to what a thing is."""

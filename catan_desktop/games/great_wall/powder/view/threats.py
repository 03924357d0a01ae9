"""Threats of the siege cards."""

from __future__ import annotations

from catan_desktop.games.great_wall.part import DEFENCE
from catan_desktop.games.great_wall.powder.siege import levels_lost, siege_of
from catan_desktop.games.great_wall.powder.tables import LADDER
from catan_desktop.kernel import Game, GameState
from catan_desktop.present.words import Words, words


def siege_threat(game: Game, state: GameState, section: int) -> tuple[Words, ...]:
    """Return what the siege cards of a section would do to it this Winter (BP-110 to BP-115)."""
    sections, lost = DEFENCE.of(game, state).sections, levels_lost(game, state)
    ladder = siege_of(game, sections[section].rows[0]) == LADDER
    told = [words("threat-gw-ladder", section=section + 1)] if ladder else []
    if lost[section]:
        told.append(words("foresee-gw-level-lost", section=section + 1))
        if sum(lost) == sum([one.level for one in sections]):
            told.append(words("foresee-gw-last-level"))
    return tuple(told)

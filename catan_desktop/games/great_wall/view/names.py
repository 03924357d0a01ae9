"""What things of the Great Wall are called, as words."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import LOCATIONS, RESOURCES, LocationId, ResourceId
from catan_desktop.games.great_wall.tables import (
    BASE_CLANS,
    AdvisorId,
    ArtifactId,
    ClanId,
    CommandId,
    GeneralId,
    HordeId,
    RequestId,
    SoldierId,
    kind_of,
    tables,
)
from catan_desktop.kernel import Counts, Game
from catan_desktop.kernel.cards import one
from catan_desktop.present.words import Cards, Words, words


def goods(counts: Counts) -> Cards:
    """Return goods as an argument: figures with pictures."""
    return Cards(counts, RESOURCES)


def good(resource: ResourceId, count: int = 1) -> Cards:
    """Return so much of one resource as an argument."""
    return goods(one(resource, len(RESOURCES), count))


def horde_words(game: Game, card: HordeId) -> Words:
    """Return the name of a horde card."""
    return words("horde-" + tables(game).horde[kind_of(card)].key)


def soldier_words(game: Game, kind: SoldierId) -> Words:
    """Return the name of a kind of soldier."""
    return words("name-" + tables(game).soldiers[kind].key)


def general_words(game: Game, card: GeneralId) -> Words:
    """Return the name of a general."""
    return words("general-" + tables(game).generals[card].key)


def advisor_words(game: Game, card: AdvisorId) -> Words:
    """Return the name of an advisor."""
    return words("advisor-" + tables(game).advisors[card].key)


def command_words(game: Game, card: CommandId) -> Words:
    """Return the name of a command card."""
    return words("command-" + tables(game).commands[card].key)


def artifact_words(game: Game, card: ArtifactId) -> Words:
    """Return the name of an artifact."""
    return words("artifact-" + tables(game).artifacts[card])


def request_words(game: Game, card: RequestId) -> Words:
    """Return the name of a request of the emperor."""
    return words("request-" + tables(game).requests[card].key)


def place_words(location: LocationId) -> Words:
    """Return the name of a location."""
    return words("place-" + LOCATIONS[location])


def clan_words(clan: ClanId) -> Words:
    """Return the name of a clan."""
    return words("clan-" + BASE_CLANS[clan])

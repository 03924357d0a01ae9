"""What a seat does with its tokens and with the boot; `tokens` counts those of one, two and three fish."""

from __future__ import annotations

from catan_desktop.games.fishermen.events import TokenId
from catan_desktop.kernel import Action, Counts, Seat, record
from catan_desktop.kernel.cards import CardKind


@record
class DrawnFish(Action):
    """The token drawn from the supply: 0 to 2 for one to three fish, 3 for the boot."""

    token: TokenId


@record
class ExchangeFish(Action):
    """Hand in a token for the one that is due beyond the limit (FISH-039)."""

    token: TokenId


@record
class KeepFish(Action):
    """Decline what is due beyond the limit (FISH-039a)."""


@record
class FishRobber(Action):
    """2 fish: the robber leaves the board."""

    tokens: Counts


@record
class FishSteal(Action):
    """3 fish: a card of an opponent."""

    tokens: Counts


@record
class FishTake(Action):
    """4 fish: a resource of the bank."""

    resource: CardKind
    tokens: Counts


@record
class FishRoad(Action):
    """5 fish: a free road."""

    tokens: Counts


@record
class FishCard(Action):
    """7 fish: a development card."""

    tokens: Counts


@record
class GiveBoot(Action):
    """The boot goes to another seat."""

    to: Seat

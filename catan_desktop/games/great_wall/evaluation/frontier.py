"""The worth of soldiers, claims and the coming assaults to a seat, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.battle import claimant_of
from catan_desktop.games.great_wall.board import CHI, SectionId
from catan_desktop.games.great_wall.part import copies
from catan_desktop.games.great_wall.questions import SHIELDED
from catan_desktop.games.great_wall.tables import SHAME_HONOUR, SoldierId
from catan_desktop.kernel.ids import numbered

from .forecast import Forecast, Front
from .wealth import unit

SOLDIER = 1.0
"""Worth of a soldier for each unit of his price, while there is time to use him."""
CROWD = (1.5, 1.5, 1.2, 1.2, 0.8, 0.6, 0.4, 0.3)
"""Factor on that of each soldier in camp: nobody can deploy all of many."""
HIDDEN = 0.97
"""Of a soldier in a hideout, against one in camp."""
POSTED = 0.5
"""Of one on a firing spot, besides what he shoots."""
SHOT = 1.5
"""Of an archer on a firing spot, for each Winter."""
RETURN = 0.85
"""Of a soldier on a horde card who will come back."""
EAGER = 0.4
"""Weight of open spots in the claim of those who have none there yet."""


def soldier_worth(here: Forecast, seat: int, kind: SoldierId) -> float:
    """Return what a soldier of a seat is worth in camp."""
    return SOLDIER * sum(here.given.soldiers[kind].cost) * here.trust[seat]


def camp(here: Forecast, seat: int) -> float:
    """Return what the soldiers of a seat in camp are worth."""
    found, number = 0.0, 0
    for kind, count in numbered(SoldierId, here.defence.camps[seat]):
        for _ in range(count):
            found += soldier_worth(here, seat, kind) * CROWD[min(number, len(CROWD) - 1)]
            number += 1
    return found


def stationed(here: Forecast) -> list[float]:
    """Return by seat what soldiers in hideouts and on firing spots are worth."""
    found = [0.0] * here.game.seats
    winters = min(2.0, here.years + (0.0 if here.turns == 0 and not any(here.breaches) else 1.0))
    for section in here.defence.sections:
        for seat, counts in enumerate(section.hideout):
            if any(counts):
                found[seat] += HIDDEN * sum(
                    [count * soldier_worth(here, seat, kind) for kind, count in numbered(SoldierId, counts) if count]
                )
        for post in section.posts:
            if post is not None:
                found[post.seat] += POSTED * soldier_worth(here, post.seat, post.kind) + SHOT * winters
    return found


# horde cards


def claims(here: Forecast) -> list[float]:
    """Return by seat what horde cards on the board will bring: presence, trophies, soldiers that come back."""
    found = [0.0] * here.game.seats
    for front in here.fronts:
        _card(here, front, found)
    return found


def _card(here: Forecast, front: Front, found: list[float]) -> None:
    card, chance = front.card, front.falls
    shares = claim_shares(here, front)
    for seat, presence in enumerate(front.held):
        if presence:
            found[seat] += chance * (presence + copies(here.game, here.state, seat, "standard"))
        found[seat] += chance * front.kind.trophy * shares[seat]
    for post in here.defence.sections[front.section].posts:
        if post is not None and here.given.soldiers[post.kind].archer:
            found[post.seat] += 0.5 * chance
    skulls = front.kind.skulls & ~card.wounds & ~card.tokens
    for figure in card.figures:
        worth = soldier_worth(here, figure.seat, figure.kind)
        if figure.cells & skulls:
            saved = unit(here, figure.seat, CHI) if here.estates.players[figure.seat].goods[CHI] else worth
            worth -= chance * min(worth, saved)
        found[figure.seat] += RETURN * worth * (0.5 + 0.5 * chance)


def claim_shares(here: Forecast, front: Front) -> list[float]:
    """Return by seat the chance to be the claimant if the card is defeated."""
    free, held = front.free, front.held
    if not free:
        claimant = claimant_of(here.course, front.card, held)
        return [float(seat == claimant) for seat in range(here.game.seats)]
    weights = [presence * presence + EAGER * free / here.game.seats for presence in held]
    total = sum(weights)
    return [weight / total for weight in weights]


# assaults


def threats(here: Forecast) -> list[float]:
    """Return by seat what assaults will cost it, not above 0: a soldier where it has some, else shame."""
    game, seats = here.game, range(here.game.seats)
    found = [0.0] * game.seats
    token = SHAME_HONOUR + here.needs.get("pool", 0.0) + 0.5 * here.needs.get("clean_name", 0.0)
    for number, (chance, later) in numbered(SectionId, zip(here.breaches, here.later, strict=True)):
        if not chance and not later:
            continue
        tokens = 1 + sum([front.kind.more_shame for front in here.fronts if front.section == number])
        present = _present(here, number) if chance else 0
        shame = min(tokens, here.estates.shame_left) * token
        for seat in seats:
            found[seat] -= 0.4 * later * token
            if chance and not game.ask(SHIELDED, here.state, (number, seat)):
                lost = min(1.6 * here.trust[seat], tokens * token)
                found[seat] -= chance * (lost if present >> seat & 1 else shame)
    return found


def _present(here: Forecast, number: SectionId) -> int:
    """The mask of the seats that have a soldier in a section (GW-118)."""
    section, found = here.defence.sections[number], 0
    for seat, counts in enumerate(section.hideout):
        if any(counts):
            found |= 1 << seat
    for post in section.posts:
        if post is not None:
            found |= 1 << post.seat
    for front in here.fronts:
        if front.section == number:
            for figure in front.card.figures:
                found |= 1 << figure.seat
    return found

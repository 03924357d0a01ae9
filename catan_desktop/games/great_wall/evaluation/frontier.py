"""What soldiers, claims and the coming assaults are worth to a seat, in honour."""

from __future__ import annotations

from catan_desktop.games.great_wall.battle import claimant_of, presences
from catan_desktop.games.great_wall.board import CHI
from catan_desktop.games.great_wall.part import Card, Section, copies, kind_on, open_cells, stands_in
from catan_desktop.games.great_wall.questions import SHIELDED
from catan_desktop.games.great_wall.tables import SHAME_HONOUR, kind_of

from .outlook import Outlook
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
PACE = 1.0
"""Spots that are covered in a turn on one card."""
EAGER = 0.4
"""Weight of open spots in the claim of those who have none there yet."""


def soldier_worth(here: Outlook, seat: int, kind: int) -> float:
    """Return what a soldier of a seat is worth in camp."""
    return SOLDIER * sum(here.given.soldiers[kind].cost) * here.trust[seat]


def camp(here: Outlook, seat: int) -> float:
    """Return what the soldiers of a seat in camp are worth."""
    found, number = 0.0, 0
    for kind, count in enumerate(here.realm.players[seat].camp):
        for _ in range(count):
            found += soldier_worth(here, seat, kind) * CROWD[min(number, len(CROWD) - 1)]
            number += 1
    return found


def stationed(here: Outlook, seat: int) -> float:
    """Return what the soldiers of a seat in hideouts and on firing spots are worth."""
    found = 0.0
    winters = min(2.0, here.years + (0.0 if here.turns == 0 and not any(here.breaches) else 1.0))
    for section in here.realm.sections:
        for kind, count in enumerate(section.hideout[seat]):
            if count:
                found += HIDDEN * count * soldier_worth(here, seat, kind)
        for post in section.posts:
            if post is not None and post.seat == seat:
                found += POSTED * soldier_worth(here, seat, post.kind) + SHOT * winters
    return found


# horde cards


def falls_chance(here: Outlook, card: Card, row: int) -> float:
    """Return the chance that a card is defeated, what comes later counting less."""
    free = open_cells(here.game, card).bit_count()
    pace = 0.5 + PACE * here.turns + 2.0 * here.years
    if row:
        pace *= 0.5
    return 1.0 / (1.0 + (free / pace) ** 2)


def claims(here: Outlook) -> list[float]:
    """Return by seat what horde cards on the board will bring: presence, trophies, soldiers that come back."""
    found = [0.0] * here.game.seats
    for section in here.realm.sections:
        for row, card in enumerate(section.rows):
            if card is not None:
                _card(here, section, row, card, found)
    return found


def _card(here: Outlook, section: Section, row: int, card: Card, found: list[float]) -> None:
    chance = falls_chance(here, card, row)
    held = presences(here.game, here.realm, card)
    shares = claim_shares(here, card, held)
    trophy = here.given.horde[kind_of(card.number)].trophy
    for seat, presence in enumerate(held):
        if presence:
            more = copies(here.game, here.state, seat, "standard")
            found[seat] += chance * (presence + more)
        found[seat] += chance * trophy * shares[seat]
    for post in section.posts:
        if post is not None and here.given.soldiers[post.kind].archer:
            found[post.seat] += 0.5 * chance
    skulls = kind_on(here.game, card).skulls & ~card.wounds & ~card.tokens
    for figure in card.figures:
        worth = soldier_worth(here, figure.seat, figure.kind)
        if figure.cells & skulls:
            saved = unit(here, figure.seat, CHI) if here.realm.players[figure.seat].goods[CHI] else worth
            worth -= chance * min(worth, saved)
        found[figure.seat] += RETURN * worth * (0.5 + 0.5 * chance)


def claim_shares(here: Outlook, card: Card, held: tuple[int, ...]) -> list[float]:
    """Return by seat the chance to be the claimant if the card is defeated."""
    free = open_cells(here.game, card).bit_count()
    shares = [0.0] * here.game.seats
    if not free:
        claimant = claimant_of(here.realm, card, held)
        if claimant >= 0:
            shares[claimant] = 1.0
        return shares
    weights = [presence * presence + EAGER * free / here.game.seats for presence in held]
    total = sum(weights)
    return [weight / total for weight in weights]


# assaults


def threat(here: Outlook, seat: int) -> float:
    """Return what assaults will cost a seat, not above 0: a soldier where it has some, else shame."""
    found = 0.0
    for number, section in enumerate(here.realm.sections):
        chance, later = here.breaches[number], here.later[number]
        if not chance and not later:
            continue
        tokens = 1 + sum([kind_on(here.game, card).more_shame for card in section.rows if card is not None])
        found -= 0.4 * later * SHAME_HONOUR
        if chance and not here.game.ask(SHIELDED, here.state, (number, seat)):
            if stands_in(here.realm, number, seat):
                found -= chance * min(1.6 * here.trust[seat], tokens * SHAME_HONOUR)
            else:
                found -= chance * min(tokens, here.realm.pool) * SHAME_HONOUR
    return found

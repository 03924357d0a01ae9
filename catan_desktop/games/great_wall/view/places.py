"""Explanations of the places of the frontier, and of what they would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from catan_desktop.games.great_wall.battle import presences
from catan_desktop.games.great_wall.board import (
    CELLS,
    HEADQUARTERS,
    LOCATIONS,
    RESOURCES,
    ROWS,
    SECTIONS,
    LocationId,
    PostId,
    SectionId,
    SpotId,
    place_of,
    section_of,
    slot_of,
)
from catan_desktop.games.great_wall.locations import free_spots
from catan_desktop.games.great_wall.part import (
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    HORDE_DECK,
    Card,
    kind_on,
    open_cells,
    player,
)
from catan_desktop.games.great_wall.tables import ADVISOR_COST, SoldierId, tables
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Party, Several, Who, Words, words

from . import names
from .board import finished, next_spring, power_in, shame_pool
from .foresight import threat

Teller: TypeAlias = Callable[[Game, Observation, Any], Explained]


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Return what there is to tell of a thing."""
    kind, site = thing
    teller = _TELLERS.get(kind)
    return found if teller is None or not isinstance(site, int) else teller(game, view, site)


# the horde


def _card(game: Game, state: GameState, site: int) -> Card | None:
    section, row = slot_of(site)
    return DEFENCE.of(game, state).sections[section].rows[row]


def _rank(game: Game, view: Observation, site: int) -> Explained:
    card = _card(game, view.state, site)
    if card is None:
        return Explained(topic="gw-horde")
    return Explained(_card_rows(game, view.state, site, card), "gw-horde")


def _card_rows(game: Game, state: GameState, site: int, card: Card) -> tuple[Words, ...]:
    """The card, its ability, and who has how much of it."""
    section, row = slot_of(site)
    power = power_in(game, DEFENCE.of(game, state).sections[section], row)
    left = open_cells(game, card).bit_count()
    rows = [words("explain-gw-horde-card", card=names.horde_words(game, card.number), attack=power, left=left)]
    kind = kind_on(game, card)
    if kind.far_power or kind.rally or kind.more_shame or kind.siege:
        rows.append(words(f"horde-{kind.key}-text"))
    held = presences(game, state, card)
    shares = [words("explain-gw-share", who=Who(SEATS[seat]), count=count) for seat, count in enumerate(held) if count]
    rows.append(words("explain-gw-trophy", count=kind.trophy))
    if shares:
        rows.append(words("explain-gw-shares", shares=Several(tuple(shares))))
    return tuple(rows)


def _spot(game: Game, view: Observation, site: SpotId) -> Explained:
    section, row, cell = place_of(site)
    card = _card(game, view.state, site // CELLS)
    if card is None:
        return Explained(topic="gw-horde")
    rows: list[Words] = []
    for reward in kind_on(game, card).rewards:
        if reward.cell == cell:
            honour = words("honour-count", count=reward.count)
            goods = honour if reward.resource < 0 else names.good(reward.resource, reward.count)
            rows.append(words("explain-gw-spot-skull" if reward.skull else "explain-gw-spot", goods=goods))
    for figure in card.figures:
        if figure.cells >> cell & 1:
            who, thing = Who(figure.seat), names.soldier_words(game, figure.kind)
            rows.append(words("explain-gw-soldier", who=who, thing=thing))
    if card.wounds >> cell & 1:
        rows.append(words("explain-gw-wound"))
    if card.tokens >> cell & 1:
        rows.append(words("explain-gw-snake-token"))
    return Explained((*rows, *_card_rows(game, view.state, section * ROWS + row, card)), "gw-horde")


def _deck(game: Game, view: Observation, site: int) -> Explained:
    deck = HORDE_DECK.of(game, view.state)
    rows = [words("tell-gw-deck", count=deck.deck), words("explain-gw-discards", count=deck.discards.bit_count())]
    if deck.back >= 0:
        rows.append(words("explain-gw-deck", section=deck.back + 1))
    return Explained(tuple(rows), "gw-horde")


# the wall


def _section(game: Game, view: Observation, number: SectionId) -> Explained:
    section = DEFENCE.of(game, view.state).sections[number]
    level = words("explain-gw-wall", level=section.level)
    built = (words("explain-gw-barricades", count=section.barricades),) if section.barricades else ()
    rows = (words("explain-gw-part", section=number + 1), level, *built, *threat(game, view.state, number))
    return Explained(rows, "gw-wall")


def _head(game: Game, view: Observation, number: SectionId) -> Explained:
    rows = (words("explain-gw-part", section=number + 1), *threat(game, view.state, number))
    return Explained(rows, "gw-breach", (), (("section", 1 << number),))


def _post(game: Game, view: Observation, post: PostId) -> Explained:
    number = section_of(post)
    section = DEFENCE.of(game, view.state).sections[number]
    if post > SECTIONS and not section.posts:
        return _section(game, view, number)
    rows = [words("explain-gw-firing-spot" if post > SECTIONS else "explain-gw-hideout")]
    if post > SECTIONS:
        held = [(one.seat, one.kind, 1) for one in section.posts if one is not None]
    else:
        held = [
            (SEATS[seat], kind, count)
            for seat, soldiers in enumerate(section.hideout)
            for kind, count in numbered(SoldierId, soldiers)
            if count
        ]
    for seat, kind, count in held:
        thing = words("tell-gw-camp-of", thing=names.soldier_words(game, kind), count=count)
        rows.append(words("explain-gw-soldier", who=Who(seat), thing=thing))
    topic = "gw-wall" if post > SECTIONS else "gw-hideout"
    return Explained((*rows, *threat(game, view.state, number)), topic)


# the land behind it


def _location(game: Game, view: Observation, site: LocationId) -> Explained:
    estates = ESTATES.of(game, view.state)
    rows = [
        words("explain-gw-place", place=names.place_words(site), left=free_spots(game, estates, site)),
        words(f"place-{LOCATIONS[site]}-text"),
    ]
    for seat, count in enumerate(estates.clerks[site]):
        if count and seat < game.seats:
            rows.append(words("explain-gw-clerks", who=Who(SEATS[seat]), count=count))
        elif count:
            rows.append(words("explain-gw-reed", count=count))
    if site < len(RESOURCES):
        level = player(game, view.state, view.seat).overseers[site]
        rows.append(words("explain-gw-overseer", count=level))
    if site == HEADQUARTERS:
        rows += _market(game, view.state)
    return Explained(tuple(rows), "gw-places")


def _market(game: Game, state: GameState) -> Iterator[Words]:
    """Yield what lies in the drawer of the Headquarters: advisors with their price, artifacts."""
    court = COURT.of(game, state)
    for_hire = tuple([names.advisor_words(game, card) for card in court.display])
    artifacts = tuple([names.artifact_words(game, card) for card in court.artifacts])
    if for_hire:
        yield words("explain-gw-for-hire", cards=Several(for_hire), count=sum(ADVISOR_COST))
    if artifacts:
        yield words("explain-gw-artifacts", cards=Several(artifacts))


def _tea(game: Game, view: Observation, site: int) -> Explained:
    order = COURSE.of(game, view.state).tea
    who = (words("explain-gw-tea", who=Who(order[site]), number=site + 1),) if site < len(order) else ()
    return Explained((*who, words("tip-gw-tea")), "gw-tea-order")


def _pool(game: Game, view: Observation, site: int) -> Explained:
    taken = sum([1 << seat for seat, own in enumerate(ESTATES.of(game, view.state).players) if own.shame])
    who = (words("explain-gw-shamed", who=Party(taken)),) if taken else ()
    return Explained((shame_pool(game, view.state), *who), "gw-shame")


def _year(game: Game, view: Observation, site: int) -> Explained:
    now = words("explain-gw-year", count=COURSE.of(game, view.state).year, goal=tables(game).line.years)
    return Explained((now, *next_spring(game, view.state), finished(game, view.state)), "gw-year")


_TELLERS: Mapping[str, Teller] = {
    "rank": _rank,
    "spot": _spot,
    "horde": _deck,
    "section": _section,
    "head": _head,
    "post": _post,
    "location": _location,
    "tea": _tea,
    "pool": _pool,
    "year": _year,
}
"""By space: what tells of its sites."""

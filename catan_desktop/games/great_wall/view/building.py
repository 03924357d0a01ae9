"""Tiles that begin an action while it is asked: soldiers to recruit or to deploy, builds, people to hire."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import CAMP, RESOURCES, PostId, SectionId
from catan_desktop.games.great_wall.building import BUILD, barricade_price, wall_honour, wall_price
from catan_desktop.games.great_wall.locations import HIRING
from catan_desktop.games.great_wall.part import COURT, DEFENCE, held_at, player
from catan_desktop.games.great_wall.prices import Price as Priced
from catan_desktop.games.great_wall.prices import soldier_price
from catan_desktop.games.great_wall.soldiers import DEPLOY, RECRUIT, sources
from catan_desktop.games.great_wall.tables import (
    ADVISOR_COST,
    BARRICADE,
    CLERK_COST,
    NOTHING,
    SECTION_BARRICADES,
    WALLS,
    AdvisorId,
    SoldierId,
    tables,
)
from catan_desktop.kernel import Action, Counts, Game, Observation
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.ids import numbered
from catan_desktop.present.models.panels import ActionButton, Price
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Words, words

from .faces import advisor_art, advisor_text
from .names import advisor_words

DEPLOYS = ("deploy", "deploy_pair", "station", "deploy_machine")
"""Kinds of actions with which a soldier is deployed, those of the expansion too."""


KEYS = {"spearman": "S", "archer": "A", "horseman": "H", "gw-barricade": "B", "gw-clerk": "K"}
"""Key of a tile -> its usual key on the keyboard."""


def price_of(cost: Counts) -> Price:
    """Return a cost by resource, zeros left out."""
    return tuple((key, count) for key, count in zip(RESOURCES, cost, strict=True) if count)


def lacking(goods: Counts, cost: Counts) -> Price:
    """Return what goods lack for a cost."""
    return price_of(tuple([max(0, need - have) for have, need in zip(goods, cost, strict=True)]))


def tile(
    game: Game, view: Observation, action: type[Action], price: Priced | None, gist: Words, **shown: Any
) -> ActionButton:
    """Return a tile with what it costs now, what the goods lack for it, why it is grey, and which units may be left out
    besides; `gist` is what it brings."""
    reason = why_grey(game, view, action, **dict(shown.get("fixed", ())))
    goods, cost, missing, about = player(game, view.state, view.seat).goods, NOTHING, NOTHING, gist
    if price is not None:
        ways = price.saved(goods)
        cost = subtract(price.cost, ways[0]) if len(ways) == 1 else price.cost
        missing = NOTHING if ways else price.cost
        if len(ways) != 1 and price.sure + price.pool:
            about = words("about-gw-both", text=gist, more=words("cost-saved", count=price.sure + price.pool))
    shown = {"kinds": (action.kind,), "gist": gist, "about": about, **shown}
    lacks = lacking(goods, missing) if reason is not None else ()
    return ActionButton(price=price_of(cost), reason=reason, missing=lacks, **shown)


# soldiers


def recruits(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for every kind of soldier that the seat may have."""
    clan = player(game, view.state, view.seat).clan
    for number, kind in numbered(SoldierId, tables(game).soldiers):
        if kind.clan in (-1, clan):
            price = soldier_price(game, view.state, view.seat, number)
            yield tile(
                *(game, view, act.Recruit, price, words(kind.key + "-text")),
                key=kind.key,
                name=words("name-" + kind.key),
                icon="gw-" + kind.key,
                left=DEFENCE.of(game, view.state).stocks[view.seat][number],
                topic="gw-soldiers" if kind.clan < 0 else "gw-special-soldiers",
                picture="piece-" + kind.key,
                fixed=(("soldier", number),),
            )


def place_words(post: int) -> Words:
    """Return what to call where soldiers wait: the camp, or the hideout of a section."""
    return words("name-gw-camp") if post == CAMP else words("post-gw-hideout", section=post)


def soldiers(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for each kind of soldier in camp and in each hideout; the first of a kind has its letter."""
    found = sources(game, view.state, view.seat)
    kinds = [number for _, number in found]
    for index, (post, number) in enumerate(found):
        kind = tables(game).soldiers[number]
        yield ActionButton(
            key=f"{kind.key}-{post}" if number in kinds[:index] else kind.key,
            name=words("name-" + kind.key),
            icon="gw-" + kind.key,
            kinds=DEPLOYS,
            left=held_at(DEFENCE.of(game, view.state), view.seat, post)[number],
            ready=place_words(post),
            gist=words(kind.key + "-text"),
            about=words("about-gw-both", text=words(kind.key + "-text"), more=words("about-deploy")),
            topic="gw-soldiers" if kind.clan < 0 else "gw-special-soldiers",
            picture="piece-" + kind.key,
            fixed=(("post", PostId(post)), ("soldier", number)),
        )


# builds


def builds(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for barricades, and one for the next level of each section."""
    state, seat = view.state, view.seat
    sections = DEFENCE.of(game, state).sections
    price, gist = barricade_price(game, state, seat), words("gist-gw-barricade", count=BARRICADE.honour)
    yield tile(
        *(game, view, act.BuildBarricade, price, gist),
        key="gw-barricade",
        name=words("name-gw-barricade"),
        icon="gw-barricade",
        left=sum([SECTION_BARRICADES - section.barricades for section in sections]),
        topic="gw-wall",
        picture="gw-barricade",
    )
    for number, section in numbered(SectionId, sections):
        top, level = section.level >= len(WALLS), min(section.level + 1, len(WALLS))
        gist = words("gist-gw-wall", count=wall_honour(game, state, seat, level - 1))
        yield tile(
            *(game, view, act.BuildWall, None if top else wall_price(game, state, seat, section.level), gist),
            key=f"wall-{number + 1}",
            name=words("tile-gw-wall", level=level, section=number + 1),
            icon="gw-wall",
            ready=words("tile-gw-wall-finished") if top else None,
            topic="gw-wall",
            picture="icon-gw-wall",
            fixed=(("section", number),),
        )


# people


def hires(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for each advisor of the display, and one for a clerk."""
    for card in dict.fromkeys(COURT.of(game, view.state).display):
        yield tile(
            *(game, view, act.HirePassive, Priced(ADVISOR_COST, 0), advisor_text(game, card)),
            key=tables(game).advisors[card].key,
            name=advisor_words(game, card),
            icon="gw-advisor",
            kinds=(act.HireActive.kind, act.HirePassive.kind),
            topic="gw-advisors",
            picture=advisor_art(game, card),
            fixed=(("card", card),),
            listed=why_grey(game, view, act.HirePassive, card=card) is None,
            barred=_barred(game, view, card),
        )
    yield tile(
        *(game, view, act.HireClerk, Priced(CLERK_COST, 0), words("gist-gw-clerk")),
        key="gw-clerk",
        name=words("name-gw-clerk"),
        icon="gw-clerk",
        left=player(game, view.state, view.seat).outside,
        topic="gw-clerk",
        picture="piece-clerk",
    )


def _barred(game: Game, view: Observation, card: AdvisorId) -> tuple[tuple[str, Words, Words], ...]:
    """Return why an advisor cannot become active, where he cannot."""
    why = why_grey(game, view, act.HireActive, card=card)
    return () if why is None else ((act.HireActive.kind, words("act-hire-active"), why),)


TILES: Mapping[str, Callable[[Game, Observation], Iterator[ActionButton]]] = {
    RECRUIT: recruits,
    DEPLOY: soldiers,
    BUILD: builds,
    HIRING: hires,
}
"""Step -> what is begun with tiles in it."""


def tiles(game: Game, view: Observation) -> tuple[ActionButton, ...]:
    """Return what can be begun now."""
    make = TILES.get(view.state.frames[-1].step) if view.decision is not None else None
    return tuple(make(game, view)) if make is not None else ()

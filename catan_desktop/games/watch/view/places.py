"""Explanations of the places of the north and of the Wall, who stands there and what threatens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from catan_desktop.games.watch import board
from catan_desktop.games.watch.board import ClanId, SectionId
from catan_desktop.games.watch.end import BREACHES, INVADERS
from catan_desktop.games.watch.part import CLIMBER, FIGURES, GIANT, FigureId, WatchPart, watch
from catan_desktop.games.watch.view.board import SLOTS, figure_counts
from catan_desktop.games.watch.view.foresight import raid_percent
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Several, Who, Words, words


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Return what there is to tell of a thing, added to what the game below has found."""
    kind, site = thing
    part = watch(game, view.state)
    if not isinstance(site, int):
        return found
    if kind == "hex" and part.gift[site]:
        return replace(found, rows=(*found.rows, _here(part, HexId(site))), topic=found.topic or "gift-limit")
    if kind == "seat":
        own = sum(
            1 << board.POSTS * section + post
            for section, row in numbered(SectionId, part.posts)
            for post, owner in enumerate(row)
            if owner == site
        )
        return replace(found, lit=(*found.lit, ("post", own)))
    teller = _TELLERS.get(kind)
    return teller(game, view, part, site) if teller is not None else found


def _here(part: WatchPart, hex: HexId) -> Words:
    return words("explain-invaded", figures=figure_counts(part.gift[hex]))


def _figure(game: Game, view: Observation, part: WatchPart, site: int) -> Explained:
    """A wildling in the Gift."""
    hex = HexId(site // SLOTS)
    return Explained((_here(part, hex), words("explain-drive-out")), "ranger-patrol", (), (("hex", 1 << hex),))


def _arrival(part: WatchPart, figure: FigureId, section: SectionId) -> Words:
    """Return what a wildling does that comes down to a clearing now."""
    guards, waiting = len(part.posts[section]), part.clearings[section]
    if figure == CLIMBER:
        return words("explain-comes-climber")
    if figure == GIANT:
        if not guards:
            return words("explain-comes-giant-breach", section=section + 1)
        return words("explain-comes-giant", who=Who(Seat(part.posts[section][0])), section=section + 1)
    if waiting + 1 <= guards:
        return words("explain-comes-waits", count=waiting + 1, guards=guards)
    if guards < board.POSTS:
        return words("explain-comes-breach", section=section + 1, count=waiting + 1, guards=guards)
    return words("explain-comes-crowd", section=section + 1)


def _camp(game: Game, view: Observation, part: WatchPart, site: int) -> Explained:
    number, camp = divmod(site, board.CAMPS + 1)
    clan = ClanId(number)
    here, name = part.camps[clan], board.CLANS[clan]
    if camp >= len(here):
        return Explained((words("explain-camp", clan=name, camp=camp + 1), _danger(part, clan)), "camp")
    figure = FIGURES[here[camp]]
    head = words("explain-camp-figure", clan=name, camp=camp + 1, figure=figure)
    return Explained((head, words("tip-" + figure), _danger(part, clan)), figure)


def _danger(part: WatchPart, clan: ClanId) -> Words:
    """Return how near a raid of a clan is."""
    if percent := raid_percent(part, clan):
        return words("explain-raid-now", clan=board.CLANS[clan], percent=percent)
    count = len(part.camps[clan])
    return words("explain-raid-later", count=count, left=board.CAMPS - count)


def _trails(ends: tuple[int, ...], end: int) -> str:
    """Return the numbers of the trails with such an end."""
    return ", ".join([str(trail) for trail, other in enumerate(ends) if other == end])


def _banner(game: Game, view: Observation, part: WatchPart, clan: ClanId) -> Explained:
    """A clan, by its banner."""
    here, name = part.camps[clan], board.CLANS[clan]
    rows = (words("explain-clan", clan=name, trails=_trails(board.CLAN_OF_TRAIL, clan)), _danger(part, clan))
    following = (words("explain-clan-next", figure=FIGURES[here[0]]),) if here else ()
    return Explained((*rows, *following), name.replace("_", "-"))


def _trail(game: Game, view: Observation, part: WatchPart, number: int) -> Explained:
    clan, section = board.CLAN_OF_TRAIL[number], board.SECTION_OF_TRAIL[number]
    rows: tuple[Words, ...] = (words("explain-trail-empty"),)
    if here := part.camps[clan]:
        rows = (words("explain-trail-next", figure=FIGURES[here[0]]), _arrival(part, here[0], section))
    head = words("tip-trail", clan=board.CLANS[clan], number=number, section=section + 1)
    return Explained((head, *rows), "trail", (), (("section", 1 << section),))


def _strength(part: WatchPart, section: SectionId) -> tuple[Words, ...]:
    """Return guards against those who wait, and how many more the section can take."""
    guards, waiting = len(part.posts[section]), part.clearings[section]
    head = words("explain-section", section=section + 1, guards=guards, regulars=waiting)
    spare = guards - waiting
    if guards == board.POSTS:
        return head, words("explain-section-full")
    return head, words("explain-section-spare", count=spare) if spare else words("explain-section-edge")


def _line(game: Game, section: SectionId) -> tuple[tuple[str, int]]:
    """Return the hexes of an invasion line, to be lit."""
    return (("hex", sum([1 << hex for hex in board.invasion_lines(game.board.land)[section]])),)


def _section(game: Game, view: Observation, part: WatchPart, section: SectionId) -> Explained:
    rows = (*_strength(part, section), words("explain-section-line"))
    return Explained(rows, "section", (), _line(game, section))


def _clearing(game: Game, view: Observation, part: WatchPart, section: SectionId) -> Explained:
    head = words("explain-clearing", section=section + 1, trails=_trails(board.SECTION_OF_TRAIL, section))
    return Explained((head, *_strength(part, section)), "clearing", (), _line(game, section))


def _post(game: Game, view: Observation, part: WatchPart, site: int) -> Explained:
    number, post = divmod(site, board.POSTS)
    section = SectionId(number)
    row = part.posts[section]
    if post >= len(row):
        rows = (words("explain-post-free", section=section + 1, post=post + 1), *_strength(part, section))
        return Explained(rows, "post")
    who = Who(Seat(row[post]))
    order = words("explain-post-first") if post == 0 else words("explain-post-later", count=post)
    rows = (words("explain-post", section=section + 1, post=post + 1, who=who), order, *_strength(part, section)[1:])
    return Explained(rows, "guard")


def _frostfangs(game: Game, view: Observation, part: WatchPart, site: int) -> Explained:
    supply = zip(FIGURES, part.supply, strict=True)
    left = Several(tuple([words("explain-figures", figure=key, count=count) for key, count in supply]))
    tokens = words("explain-tokens", count=sum(part.unrevealed))
    return Explained((words("explain-frostfangs", figures=left), tokens), "frostfangs")


def _dangers(game: Game, view: Observation, part: WatchPart, site: int) -> Explained:
    """The two gauges."""
    guards = [words("explain-guards-of", who=Who(Seat(seat)), count=part.guards[seat]) for seat in range(game.seats)]
    rows = (
        words("explain-dangers", breach=part.breach, breaches=BREACHES, inside=part.invaders, limit=INVADERS + 1),
        words("explain-dangers-end"),
        words("explain-dangers-guards", guards=Several(tuple(guards))),
    )
    return Explained(rows, "tragic-victory")


_TELLERS: dict[str, Callable[[Game, Observation, WatchPart, Any], Explained]] = {
    "figure": _figure,
    "camp": _camp,
    "banner": _banner,
    "trail": _trail,
    "section": _section,
    "clearing": _clearing,
    "post": _post,
    "frostfangs": _frostfangs,
    "danger": _dangers,
}

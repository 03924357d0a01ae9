"""Explanations of knights, walls, metropolises, the merchant and the ship."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from catan_desktop.games.cities_knights.actions import ChaseRobber
from catan_desktop.games.cities_knights.knight_actions import UNREADY, ready
from catan_desktop.games.cities_knights.knights import RISING
from catan_desktop.games.cities_knights.numbers import LANDING, METROPOLIS_KEPT, RANKS, TRACKS, TrackId
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    Improvements,
    owner_of,
    rank_of,
)
from catan_desktop.games.cities_knights.view.board import Voyage, voyage
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.game import first_reason
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import PIECES, ROBBER
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Party, Who, Words, because, words


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Tell of a thing of this module, or add to what is told of it."""
    kind, site = thing
    if thing == ("act", "march"):
        return replace(found, lit=(("intersection", ready(KNIGHTS.of(game, view.state), view.seat)),))
    teller = _TELLERS.get(kind)
    if teller is None or not isinstance(site, int):
        return found
    return teller(game, view, site, found)


# intersections


def _corner(game: Game, view: Observation, corner: CornerId, found: Explained) -> Explained:
    owner, towns = owner_of(KNIGHTS.of(game, view.state), corner), IMPROVEMENTS.of(game, view.state)
    if owner >= 0:
        return replace(found, rows=_knight(game, view, owner, corner), topic="knight")
    rows = list(found.rows)
    topic = found.topic
    if BARBARIANS.of(game, view.state).tipped >> corner & 1:
        holder = _holder(game, view, corner)
        return replace(found, rows=(words("explain-tipped", who=Who(holder)), *rows[1:]), topic="tipped-city")
    for track, at in numbered(TrackId, towns.metropolis):
        if at == corner:
            rows[:1] = _metropolis(game, view, towns, track, corner)
            topic = "metropolis"
    if towns.walls >> corner & 1:
        holder = _holder(game, view, corner)
        limit = hand_limit(game, view.state, holder)
        rows.append(words("explain-wall", who=Who(holder), limit=limit))
    return replace(found, rows=tuple(rows), topic=topic)


def _holder(game: Game, view: Observation, corner: int) -> Seat:
    """Return whose building stands there."""
    pieces = PIECES.of(game, view.state)
    own = (pieces.settlements[seat] | pieces.cities[seat] for seat in range(game.seats))
    return Seat(next(seat for seat, mask in enumerate(own) if mask >> corner & 1))


def _knight(game: Game, view: Observation, owner: Seat, corner: CornerId) -> tuple[Words, ...]:
    """Rank, strength, whether it is active and may act; one's own also why it cannot act or rise."""
    part = KNIGHTS.of(game, view.state)
    rank = rank_of(part, owner, corner)
    active = bool(part.active >> corner & 1)
    state = "explain-knight-idle"
    if active:
        state = "explain-knight-active" if ready(part, owner) >> corner & 1 else "explain-knight-tired"
    head = words("explain-knight", rank=RANKS[rank], who=Who(owner), strength=rank + 1)
    rows = [head, words(state)]
    if owner == view.seat:
        rows += _why(game, view, owner, corner, active=active)
    return tuple(rows)


def _why(game: Game, view: Observation, owner: Seat, corner: CornerId, *, active: bool) -> Iterator[Words]:
    tired = first_reason(UNREADY, game, view.state, ChaseRobber(owner, corner)) if active else None
    if tired is not None:
        yield words("explain-no-deed", reason=because(tired))
    low = first_reason(RISING, game, view.state, owner, corner)
    if low is not None:
        yield words("explain-no-promotion", reason=because(low))


def _metropolis(game: Game, view: Observation, part: Improvements, track: TrackId, corner: int) -> list[Words]:
    """Return whose it is, and whether it can still be taken away."""
    holder = _holder(game, view, corner)
    rows = [words("explain-metropolis", who=Who(holder), track=TRACKS[track])]
    if part.levels[holder][track] < METROPOLIS_KEPT:
        rows.append(words("explain-metropolis-shaky"))
    return rows


# hexes


def _hex(game: Game, view: Observation, hex: int, found: Explained) -> Explained:
    rows, land = list(found.rows), LAND.of(game, view.state)
    if land.merchant == hex:
        kind = board_now(game, view.state).hex_yields[hex]
        who = Who(land.merchant_owner)
        if kind is None:
            rows.append(words("explain-merchant-desert", who=who))
        else:
            rows.append(words("explain-merchant", who=who, resource=words("resource-" + tables(game).kinds[kind])))
    if ROBBER.of(game, view.state).hex == hex and not BARBARIANS.of(game, view.state).awake:
        rows.append(words("explain-robber-asleep"))
    return replace(found, rows=tuple(rows))


# the ship


def _voyage(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    """Return where the barbarians are, and how their attack would end if they landed now."""
    now = voyage(game, view.state)
    rows = [words("explain-voyage", position=now.at, most=now.steps)]
    if now.at == LANDING - 1:
        rows.append(words("explain-voyage-next"))
    rows.append(words("explain-voyage-strength", strength=now.attack, defence=now.defence))
    rows.append(outcome(now))
    return Explained(tuple(rows), "barbarian-track", (), (("intersection", KNIGHTS.of(game, view.state).active),))


def outcome(now: Voyage) -> Words:
    """Return what a landing now would bring, and to whom."""
    if now.defence < now.attack:
        if now.losers:
            return words("explain-voyage-lost", whom=Party(now.losers))
        return words("explain-voyage-lost-nobody")
    if not now.heroes:
        return words("explain-voyage-nobody")
    single = now.heroes & now.heroes - 1 == 0
    return words("explain-voyage-won" if single else "explain-voyage-tie", whom=Party(now.heroes))


_TELLERS: dict[str, Callable[[Game, Observation, Any, Explained], Explained]] = {
    "intersection": _corner,
    "hex": _hex,
    "danger": _voyage,
}

"""What is said at a table: a game of chance moves, and all that its panels, board, tips and lines tell in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from catan_desktop.app.models import so_far
from catan_desktop.games.views import chapters_of, vocabulary
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.explain import Thing
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words, words
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort

LOCALE = Path("assets/locale")
SEATS, PLIES, EVERY = 4, 1000, 20
"""Of a game; what is said is gathered after every so many plies."""
MANY = 40
"""As many different arguments of a text are looked at."""


def within(thing: Any) -> Iterator[Words]:
    """All words in a picture, a model or a list of them."""
    if isinstance(thing, Words):
        yield thing
        thing = [value for _, value in thing.arguments]
    elif is_dataclass(thing):
        thing = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, Struct):
        thing = [getattr(thing, name) for name in thing.__struct_fields__]
    elif isinstance(thing, Mapping):
        thing = [*thing.keys(), *thing.values()]
    if isinstance(thing, (list, tuple, set, frozenset)):
        for part in thing:
            yield from within(part)


def places(port: TablePort, seat: Seat) -> list[Thing]:
    """Everything on the board that a pointer can rest on."""
    topology = getattr(port.session.game.board, "topology", None)
    found: list[Thing] = [("danger", 0)]
    if topology is not None:
        for space, sites in (
            ("hex", topology.hexes),
            ("intersection", topology.corner_hexes),
            ("path", topology.paths),
        ):
            found += [(space, site) for site in range(len(sites))]
        found += [("harbour", number) for number in range(len(getattr(port.session.game.board, "harbours", ())))]
    for space, mask in port.pictures.board(seat).spaces:
        found += [(space, site) for site in range(mask.bit_length()) if mask >> site & 1]
    return found


@cache
def spoken(ruleset: str, **options: bool | int | str) -> tuple[Words, ...]:
    """All that is said in a game of chance moves: the texts by key, each with many of the arguments it came with."""
    seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(SEATS))
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=21, options=options), bots_in_process=True)
    text = Translator(LOCALE, "en", strict=True).using(vocabulary(session.game.ruleset))
    port, rng, offered = TablePort(session, Context(Settings, lambda: text)), Random(21), list[Action]()
    found: dict[str, dict[Words, None]] = {}

    def said(thing: Any) -> None:
        for one in within(thing):
            alike = found.setdefault(one.key, {})
            if len(alike) < MANY:
                alike[one] = None

    while session.outcome is None and session.ply < PLIES:
        assert session.pump()
        if session.ply % EVERY:
            continue
        acting = session.actor()
        for seat in {Seat(rng.randrange(SEATS)), Seat(0) if acting is None or acting >= SEATS else acting}:
            said([port.game.model(seat), port.advice.described(seat), port.pictures.board(seat)])
            said([port.advice.explain(seat, thing) for thing in rng.choices(places(port, seat), k=40)])
            for action in rng.choices(offered, k=20) if offered else ():
                said(port.game.why_not(action))
            decision = session.view(seat).decision
            for choice in decision.choices if decision is not None else ():
                if choice.count():
                    action = choice.sample(rng)
                    offered.append(action)
                    said([port.game.action_words(action), port.game.fields(action), port.advice.foresee(action)])
    for seat in map(Seat, range(SEATS)):
        said([port.log.chronicle(seat), so_far(session, seat, text.tr)])
    for earned in [one for chapter in chapters_of(session.game) for one in chapter.achievements]:
        for part in ("", ".hint", ".story"):
            said(words(f"achievement-{earned.key}{part}", name="", rival="", date="", count=2))
    return tuple(one for alike in found.values() for one in alike)

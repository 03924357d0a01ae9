"""What lies on the board in words: for those who listen instead of looking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from catan_desktop.present.models.voyage import Voyage
from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board.brush import Words


def pieces(picture: BoardPicture, seat: int, tr: Words) -> str:
    """Count the pieces of a seat on the board."""
    built = Counter(house.kind for house in picture.board.buildings if house.seat == seat)
    built["road"] = sum(road.seat == seat for road in picture.board.roads)
    return ", ".join(tr("describe-piece", piece=kind, count=built[kind]) for kind in ("settlement", "city", "road"))


def dangers(picture: BoardPicture, names: Sequence[str], tr: Words) -> list[str]:
    """Tell of what threatens everybody: one line for each gauge, section and clan; none where nothing does."""
    said = _north(picture.north, names, tr) if picture.north is not None else []
    return [*said, *(_voyage(picture.voyage, names, tr) if picture.voyage is not None else ())]


def _voyage(voyage: Voyage, names: Sequence[str], tr: Words) -> list[str]:
    """How near the ship is, what it meets, and who would pay."""
    steps = tr("voyage-left", count=voyage.steps - voyage.at)
    strengths = f"{tr('voyage-attack', count=voyage.attack)}; {tr('voyage-defence', count=voyage.defence)}"
    mask = voyage.losers or voyage.heroes
    key = "voyage-lose" if voyage.losers else "voyage-honour" if voyage.heroes else "voyage-nothing"
    who = ", ".join(name for seat, name in enumerate(names) if mask >> seat & 1)
    return [f"{tr('voyage-title')}: {steps}", strengths, f"{tr(key)}: {who}" if who else tr(key)]


def _north(north: WatchNorth, names: Sequence[str], tr: Words) -> list[str]:
    said = [
        f"{tr('board-breaches')}: {tr('left-of', left=north.breach, most=north.breach_limit)}",
        f"{tr('board-in-gift')}: {tr('left-of', left=north.in_gift, most=north.gift_limit)}",
    ]
    for number, (section, clearing) in enumerate(zip(north.sections, north.clearings, strict=True), 1):
        guards = ", ".join(names[seat] for seat in section.posts if seat is not None) or tr("describe-nobody")
        waiting = _figures(clearing.figures, tr) or tr("describe-nobody")
        said.append(tr("describe-section", number=number, guards=guards, wildlings=waiting))
    for clan in north.clans:
        camped = tuple(figure for figure in clan.camps if figure)
        name = tr(f"clan-{clan.key.replace('_', '-')}")
        said.append(f"{name}: {_figures(camped, tr) or tr('describe-nobody')}")
    return said


def _figures(figures: Sequence[str], tr: Words) -> str:
    return ", ".join(tr("explain-figures", figure=kind, count=count) for kind, count in Counter(figures).items())

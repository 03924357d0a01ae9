"""The texts of a replay: where it stands, what every seat is doing, and the whole chronicle."""

from __future__ import annotations

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.panels import TableModel
from catan_desktop.table_port.film import FilmPort
from catan_desktop.ui.scenes.replay_parts import Standing
from catan_desktop.ui.scenes.replay_player import FilmPlayer
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleRow
from catan_desktop.ui.scenes.table.table_text import TableText


def standing(texts: TableText, player: FilmPlayer, seat: Seat) -> Standing:
    """Return how the keys of the film should look."""
    port, ply = player.port, player.ply
    now, at, count = port.game.model(seat).moment, ply - port.first, port.last - port.first
    if now is not None:
        words = texts.tr("replay-at-moment", moment=texts.say(now), ply=at, count=count)
    else:
        stretch = next(one for one in reversed(port.stretches()) if one.first <= ply)
        setup = "no" if stretch.seat != NOBODY else "yes"
        words = texts.tr("replay-at", setup=setup, round=texts.round(stretch.turn), ply=at, count=count)
    return Standing(words, player.playing, player.speed, port.eyes, seat)


def chronicle_rows(texts: TableText, port: FilmPort, seat: Seat) -> list[ChronicleRow]:
    """Return the whole chronicle in words."""
    return Chronicle(texts, port.log).rows(port.log.saga(seat))


def seat_notes(texts: TableText, port: FilmPort, model: TableModel) -> list[tuple[str, str]]:
    """Return what every seat is doing, and the colour to say it in."""
    tr, found = texts.tr, []
    for panel, sitting in zip(model.seats, port.seats.sittings, strict=True):
        if panel.acting and not port.game.over:
            found.append((tr("seat-acts"), "gold"))
        elif panel.turn and not port.game.over:
            found.append((tr("seat-turn"), "ink"))
        else:
            level = tr("seat-human") if sitting.human else tr("seat-level", level=sitting.level)
            found.append((level, "dim"))
    return found

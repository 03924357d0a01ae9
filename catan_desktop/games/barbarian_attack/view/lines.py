"""What happened on the coast and with the riders, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.barbarian_attack import events
from catan_desktop.games.barbarian_attack.layouts import struck_direction
from catan_desktop.games.barbarian_attack.part import CHRONICLE, ChronicleId
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.view.lines import hex_words
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Several, Who, Words, words

NUMBERS = 3
"""A landing is told when all of its numbers are known."""


def card_words(card: ChronicleId) -> Words:
    """Return the name of a chronicle card."""
    return words("chronicle-" + CHRONICLE[card])


def _rolled(game: Game, event: events.LandingRolled) -> tuple[Said, ...]:
    if len(event.totals) < NUMBERS:
        return ()
    numbers = Several(tuple(words("value", value=str(total)) for total in event.totals))
    return one_line("event-landing-numbers", "fire", numbers=numbers)


def _landed(game: Game, event: events.BarbarianLanded) -> tuple[Said, ...]:
    return one_line("event-landing-place", "dim", True, hex=hex_words(game, event.hex), count=event.count)


def _full(game: Game, event: events.LandingFull) -> tuple[Said, ...]:
    return one_line("event-landing-full", "dim", True, hex=hex_words(game, event.hex))


def _ended(game: Game, event: events.LandingEnded) -> tuple[Said, ...]:
    return one_line("event-landing-ended", "dim", True)


def _conquered(game: Game, event: events.HexConquered) -> tuple[Said, ...]:
    return one_line("event-hex-conquered", "danger", hex=hex_words(game, event.hex))


def _freed(game: Game, event: events.HexFreed) -> tuple[Said, ...]:
    return one_line("event-hex-freed", "good", hex=hex_words(game, event.hex))


def _felled(game: Game, event: events.BuildingConquered) -> tuple[Said, ...]:
    return one_line("event-building-conquered", "danger", who=Who(event.seat), piece=event.piece)


def _righted(game: Game, event: events.BuildingFreed) -> tuple[Said, ...]:
    return one_line("event-building-freed", "good", who=Who(event.seat), piece=event.piece)


def _bought(game: Game, event: events.ChronicleBought) -> tuple[Said, ...]:
    return one_line("event-chronicle-bought", who=Who(event.seat))


def _shuffled(game: Game, event: events.ChronicleShuffled) -> tuple[Said, ...]:
    return one_line("event-chronicle-shuffled", "dim", True)


def _drawn(game: Game, event: events.ChronicleDrawn) -> tuple[Said, ...]:
    return one_line("event-chronicle-drawn", "ice", True, card=card_words(event.card))


def _spent(game: Game, event: events.ChronicleSpent) -> tuple[Said, ...]:
    return one_line("event-chronicle-spent", "dim", True, who=Who(event.seat), cause=event.cause)


def _placed(game: Game, event: events.RiderPlaced) -> tuple[Said, ...]:
    return one_line("event-rider-placed", "dim", True, who=Who(event.seat))


def _shifted(game: Game, event: events.BarbarianShifted) -> tuple[Said, ...]:
    to = hex_words(game, event.to)
    if event.start == events.SEA:
        return one_line("event-barbarian-called", "fire", True, other=to)
    return one_line("event-barbarian-shifted", "fire", True, hex=hex_words(game, event.start), other=to)


def _captured(game: Game, event: events.BarbarianCaptured) -> tuple[Said, ...]:
    return one_line("event-barbarian-captured", "gold", True, who=Who(event.seat), hex=hex_words(game, event.hex))


def _rode(game: Game, event: events.RiderMoved) -> tuple[Said, ...]:
    return one_line("event-rider-moved", "dim", who=Who(event.seat), grain="yes" if event.grain else "no")


def _won(game: Game, event: events.Victory) -> tuple[Said, ...]:
    riders, barbarians = sum(event.riders), event.barbarians
    return one_line("event-victory", "gold", hex=hex_words(game, event.hex), riders=riders, barbarians=barbarians)


def _rolled_for(game: Game, event: events.PrisonerRolled) -> tuple[Said, ...]:
    return one_line("event-prisoner-rolled", "dim", True, who=Who(event.seat), sum=event.total)


def _taken(game: Game, event: events.PrisonersTaken) -> tuple[Said, ...]:
    return one_line("event-prisoners-taken", "gold", True, who=Who(event.seat), count=event.count)


def _missed(game: Game, event: events.PrisonerMissed) -> tuple[Said, ...]:
    return one_line("event-prisoner-missed", "dim", True, who=Who(event.seat))


def _struck(game: Game, event: events.LossesRolled) -> tuple[Said, ...]:
    return one_line("event-losses", "fire", True, face=event.face, way=struck_direction(event.face))


def _fell(game: Game, event: events.RiderFell) -> tuple[Said, ...]:
    return one_line("event-rider-fell", "danger", True, who=Who(event.seat))


def _spared(game: Game, event: events.NothingTaken) -> tuple[Said, ...]:
    return one_line("event-nothing-taken", "dim", who=Who(event.seat))


LINES: Mapping[type[Event], Liner] = {
    events.LandingRolled: _rolled,
    events.BarbarianLanded: _landed,
    events.LandingFull: _full,
    events.LandingEnded: _ended,
    events.HexConquered: _conquered,
    events.HexFreed: _freed,
    events.BuildingConquered: _felled,
    events.BuildingFreed: _righted,
    events.ChronicleBought: _bought,
    events.ChronicleShuffled: _shuffled,
    events.ChronicleDrawn: _drawn,
    events.ChronicleSpent: _spent,
    events.RiderPlaced: _placed,
    events.BarbarianShifted: _shifted,
    events.BarbarianCaptured: _captured,
    events.RiderMoved: _rode,
    events.Victory: _won,
    events.PrisonerRolled: _rolled_for,
    events.PrisonersTaken: _taken,
    events.PrisonerMissed: _missed,
    events.LossesRolled: _struck,
    events.RiderFell: _fell,
    events.NothingTaken: _spared,
}
LOUD = frozenset({"event-hex-conquered", "event-building-conquered", "event-victory", "event-rider-fell"})
LASTING = {"event-hex-conquered": "", "event-building-conquered": "who", "event-rider-fell": "who"}
"""What befell all, or somebody who may not have seen it."""
ICONS: Mapping[type[Event], str] = {
    **dict.fromkeys((events.LandingRolled, events.BarbarianLanded, events.LandingEnded), "landing"),
    **dict.fromkeys((events.HexConquered, events.BuildingConquered), "conquered"),
    **dict.fromkeys((events.RiderPlaced, events.RiderMoved, events.Victory), "rider"),
    **dict.fromkeys((events.PrisonersTaken, events.BarbarianCaptured), "prisoner"),
    **dict.fromkeys((events.LossesRolled, events.RiderFell), "losses"),
    events.ChronicleBought: "card",
}
"""Class of event -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")

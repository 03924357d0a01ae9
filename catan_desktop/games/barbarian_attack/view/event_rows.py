"""The rows of the events of Barbarian Attack: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack import events
from catan_desktop.games.barbarian_attack.layouts import struck_direction
from catan_desktop.games.barbarian_attack.part import CHRONICLE, ChronicleId, island
from catan_desktop.grid.topology import HexId, Topology
from catan_desktop.kernel import Game, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.mechanics.view.names import hex_words
from catan_desktop.present.cue_rows import SEAT_LIT, CueRow
from catan_desktop.present.event_rows import EVERYBODY, EventRow, EventTable, either
from catan_desktop.present.picture import Cue, Place
from catan_desktop.present.words import Several, Words, words

from .board import BARBARIAN, FALLEN, RIDER, SEA

CARD_ART = {"swift-knight": "card-swift_knight", "intrigue": "card-intrigue_capture"}
"""Pictures of cards that are not named after their key."""
PRISONER = "badge-prisoner"
NUMBERS = 3
"""A landing is told when all of its numbers are known."""


def card_picture(card: int) -> str:
    """Return the name of the picture of a chronicle card."""
    return CARD_ART.get(CHRONICLE[card], f"card-{CHRONICLE[card]}")


def card_words(card: int) -> Words:
    """Return the name of a chronicle card."""
    return words("chronicle-" + CHRONICLE[card])


def hex_place(hex: int) -> Place:
    """Return where those on a hex stand; the SEA is where those come from who have not landed."""
    return SEA if hex == events.SEA else ("hex", int(hex))


def route(topology: Topology, start: int, to: int) -> tuple[int, ...]:
    """Return the intersections that one of the shortest ways from a path to another passes."""
    before: dict[int, tuple[int, ...]] = {start: ()}
    for path in (queue := [start]):
        if path == to:
            break
        for corner in bits(topology.path_end_mask[path]):
            for near in bits(topology.corner_paths[corner]):
                if near not in before:
                    before[near] = (*before[path], corner)
                    queue.append(near)
    return before[to]


def _felled(game: Game, event: events.BuildingConquered) -> tuple[Cue, ...]:
    place: Place = ("intersection", int(event.corner))
    return (Cue("place", to=place, sprite=f"{event.piece}-fallen", seat=event.seat, along=True, look="fallen"),)


def _lots(game: Game, event: events.LandingRolled) -> tuple[Cue, ...]:
    return (Cue("show", numbers=event.totals, look="lot", text="name-landing", seconds=0.9, sound="dice", weight=60),)


def _drawn(game: Game, event: events.ChronicleDrawn) -> tuple[Cue, ...]:
    name = card_words(event.card).key
    return (Cue("show", seat_place(event.seat), sprite=card_picture(event.card), number=1, text=name),)


def _rode(game: Game, event: events.RiderMoved) -> tuple[Cue, ...]:
    topology = island(game).topology
    via = tuple(("intersection", corner) for corner in route(topology, event.start, event.to))
    start, to = ("path", event.start), ("path", event.to)
    return (Cue("move", start, to, via, sprite=RIDER, seat=event.seat, sound="knight", weight=25),)


def _won(game: Game, event: events.Victory) -> tuple[Cue, ...]:
    """The riders around the hex are lit, and its barbarians go."""
    here = hex_place(event.hex)
    gone = Cue("lift", here, sprite=BARBARIAN, along=True)
    return (Cue("pulse", to=here, sound="horn", weight=84), *(gone,) * event.barbarians)


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Those who land in one go march together."""
    first = next((index for index, cue in enumerate(cues) if cue.start == SEA), len(cues))
    return tuple(
        replace(cue, along=True) if cue.start == SEA and index > first else cue for index, cue in enumerate(cues)
    )


MARCH = CueRow("move", "start", "to", sprite=BARBARIAN, sound="stomp", weight=50)
EVENTS = EventTable(
    {
        events.LandingRolled: either(
            lambda game, event: len(event.totals) == NUMBERS,
            EventRow("landing-numbers", "numbers", "fire", "landing"),
            cue=_lots,
        ),
        events.BarbarianLanded: EventRow("landing-place", "hex count", "dim", "landing", indent=True,
            cue=replace(MARCH, start=SEA, to="hex")),
        events.LandingFull: EventRow("landing-full", "hex", "dim", indent=True, cue=CueRow("pulse", to="hex")),
        events.LandingEnded: EventRow("landing-ended", "", "dim", "landing", indent=True,
            cue=CueRow("pulse", to=SEA, sound="surf")),
        events.HexConquered: EventRow("hex-conquered", "hex", "danger", "conquered", loud=True, great=True,
            lasting=EVERYBODY, cue=CueRow("place", to="hex", sprite=FALLEN, sound="pillage", weight=82)),
        events.HexFreed: EventRow("hex-freed", "hex", "good",
            cue=CueRow("lift", "hex", sprite=FALLEN, sound="token", weight=40)),
        events.BuildingConquered: EventRow("building-conquered", "who piece", "danger", "conquered", loud=True,
            great=True, lasting="who", cue=_felled),
        events.BuildingFreed: EventRow("building-freed", "who piece", "good",
            cue=CueRow("place", to="corner", picture="piece", seat="seat", along=True)),
        events.ChronicleBought: EventRow("chronicle-bought", "who", icon="card",
            cue=CueRow("card", ("deck", 0), "seat", sprite="card-back-chronicle", number=1, sound="page")),
        events.ChronicleShuffled: EventRow("chronicle-shuffled", "", "dim", indent=True, sound="page"),
        events.ChronicleDrawn: EventRow("chronicle-drawn", "card", "ice", indent=True, cue=_drawn),
        events.ChronicleSpent: EventRow("chronicle-spent", "who cause", "dim", indent=True, sound="refuse"),
        events.RiderPlaced: EventRow("rider-placed", "who", "dim", "rider", indent=True,
            cue=CueRow("place", to="path", sprite=RIDER, seat="seat", sound="knight", weight=25)),
        events.BarbarianShifted: either(
            lambda game, event: event.start == events.SEA,
            EventRow("barbarian-called", "other:to", "fire", indent=True),
            EventRow("barbarian-shifted", "hex:start other:to", "fire", indent=True),
            cue=MARCH,
        ),
        events.BarbarianCaptured: EventRow("barbarian-captured", "who hex", "gold", "prisoner", indent=True,
            cue=(
                CueRow("lift", "hex", sprite=BARBARIAN, sound="defender", weight=60),
                CueRow("card", "hex", "seat", sprite=PRISONER, number=1, along=True),
            )),
        events.RiderMoved: EventRow("rider-moved", "who grain", "dim", "rider", cue=_rode),
        events.Victory: EventRow("victory", "hex riders barbarians", "gold", "rider", loud=True, great=True, cue=_won),
        events.PrisonerRolled: EventRow("prisoner-rolled", "who sum:total", "dim", indent=True,
            cue=CueRow("show", to="seat", number="total", look="roll", seconds=0.9, sound="dice")),
        events.PrisonersTaken: EventRow("prisoners-taken", "who count", "gold", "prisoner", indent=True,
            cue=CueRow("award", to="seat", sprite="prisoner", sound="defender", weight=60)),
        events.PrisonerMissed: EventRow("prisoner-missed", "who", "dim", indent=True, cue=SEAT_LIT),
        events.LossesRolled: EventRow("losses", "face way", "fire", "losses", indent=True,
            cue=CueRow("show", to="hex", number="face", look="losses", seconds=1.2, sound="dice", weight=60)),
        events.RiderFell: EventRow("rider-fell", "who", "danger", "losses", indent=True, loud=True, lasting="who",
            cue=CueRow("lift", "path", sprite=RIDER, seat="seat", sound="guard-fall", weight=70)),
        events.NothingTaken: EventRow("nothing-taken", "who", "dim", cue=SEAT_LIT),
    },
    {
        "numbers": lambda game, event: Several(tuple([words("value", value=str(total)) for total in event.totals])),
        "grain": lambda game, event: "yes" if event.grain else "no",
        "riders": lambda game, event: sum(event.riders),
        "way": lambda game, event: struck_direction(event.face),
    },
    {HexId: hex_words, ChronicleId: lambda game, card: card_words(card)},
    places={HexId: hex_place},
    arrange=arranged,
)  # fmt: skip

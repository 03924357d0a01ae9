"""The rows of the events of Barbarian Attack: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack import events
from catan_desktop.games.barbarian_attack.layouts import struck_direction
from catan_desktop.games.barbarian_attack.part import CHRONICLE, ChronicleId, island
from catan_desktop.grid.topology import HexId, Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.view.board import seat_place, seat_pulse
from catan_desktop.mechanics.view.names import hex_words
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


def _path(path: int) -> Place:
    return ("path", int(path))


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


def _lots(game: Game, event: events.LandingRolled) -> tuple[Cue, ...]:
    return (Cue("show", numbers=event.totals, look="lot", text="name-landing", seconds=0.9, sound="dice", weight=60),)


def _landed(game: Game, event: events.BarbarianLanded) -> tuple[Cue, ...]:
    return (Cue("move", SEA, hex_place(event.hex), sprite=BARBARIAN, sound="stomp", weight=50),)


def _full(game: Game, event: events.LandingFull) -> tuple[Cue, ...]:
    return (Cue("pulse", to=hex_place(event.hex)),)


def _ended(game: Game, event: events.LandingEnded) -> tuple[Cue, ...]:
    return (Cue("pulse", to=SEA, sound="surf"),)


def _conquered(game: Game, event: events.HexConquered) -> tuple[Cue, ...]:
    return (Cue("place", to=hex_place(event.hex), sprite=FALLEN, sound="pillage", weight=82),)


def _freed(game: Game, event: events.HexFreed) -> tuple[Cue, ...]:
    return (Cue("lift", hex_place(event.hex), sprite=FALLEN, sound="token", weight=40),)


def _felled(game: Game, event: events.BuildingConquered) -> tuple[Cue, ...]:
    place: Place = ("intersection", int(event.corner))
    return (Cue("place", to=place, sprite=f"{event.piece}-fallen", seat=event.seat, along=True, look="fallen"),)


def _righted(game: Game, event: events.BuildingFreed) -> tuple[Cue, ...]:
    place: Place = ("intersection", int(event.corner))
    return (Cue("place", to=place, sprite=event.piece, seat=event.seat, along=True),)


def _bought(game: Game, event: events.ChronicleBought) -> tuple[Cue, ...]:
    back = "card-back-chronicle"
    return (Cue("card", ("deck", 0), seat_place(event.seat), sprite=back, number=1, sound="page"),)


def _drawn(game: Game, event: events.ChronicleDrawn) -> tuple[Cue, ...]:
    name = card_words(event.card).key
    return (Cue("show", seat_place(event.seat), sprite=card_picture(event.card), number=1, text=name),)


def _placed(game: Game, event: events.RiderPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=_path(event.path), sprite=RIDER, seat=event.seat, sound="knight", weight=25),)


def _shifted(game: Game, event: events.BarbarianShifted) -> tuple[Cue, ...]:
    start, to = hex_place(event.start), hex_place(event.to)
    return (Cue("move", start, to, sprite=BARBARIAN, sound="stomp", weight=50),)


def _captured(game: Game, event: events.BarbarianCaptured) -> tuple[Cue, ...]:
    here = hex_place(event.hex)
    return (
        Cue("lift", here, sprite=BARBARIAN, sound="defender", weight=60),
        Cue("card", here, seat_place(event.seat), sprite=PRISONER, number=1, along=True),
    )


def _rode(game: Game, event: events.RiderMoved) -> tuple[Cue, ...]:
    topology = island(game).topology
    via = tuple(("intersection", corner) for corner in route(topology, event.start, event.to))
    start, to = _path(event.start), _path(event.to)
    return (Cue("move", start, to, via, sprite=RIDER, seat=event.seat, sound="knight", weight=25),)


def _won(game: Game, event: events.Victory) -> tuple[Cue, ...]:
    """The riders around the hex are lit, and its barbarians go."""
    here = hex_place(event.hex)
    gone = Cue("lift", here, sprite=BARBARIAN, along=True)
    return (Cue("pulse", to=here, sound="horn", weight=84), *(gone,) * event.barbarians)


def _taken(game: Game, event: events.PrisonersTaken) -> tuple[Cue, ...]:
    return (Cue("award", to=seat_place(event.seat), sprite="prisoner", sound="defender", weight=60),)


def _rolled_for(game: Game, event: events.PrisonerRolled) -> tuple[Cue, ...]:
    seat = seat_place(event.seat)
    return (Cue("show", to=seat, number=event.total, look="roll", seconds=0.9, sound="dice"),)


def _struck(game: Game, event: events.LossesRolled) -> tuple[Cue, ...]:
    here = hex_place(event.hex)
    return (Cue("show", to=here, number=event.face, look="losses", seconds=1.2, sound="dice", weight=60),)


def _fell(game: Game, event: events.RiderFell) -> tuple[Cue, ...]:
    return (Cue("lift", _path(event.path), sprite=RIDER, seat=event.seat, sound="guard-fall", weight=70),)


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Those who land in one go march together."""
    first = next((index for index, cue in enumerate(cues) if cue.start == SEA), len(cues))
    return tuple(
        replace(cue, along=True) if cue.start == SEA and index > first else cue for index, cue in enumerate(cues)
    )


EVENTS = EventTable(
    {
        events.LandingRolled: either(
            lambda game, event: len(event.totals) == NUMBERS,
            EventRow("landing-numbers", "numbers", "fire", "landing"),
            cue=_lots,
        ),
        events.BarbarianLanded: EventRow("landing-place", "hex count", "dim", "landing", indent=True, cue=_landed),
        events.LandingFull: EventRow("landing-full", "hex", "dim", indent=True, cue=_full),
        events.LandingEnded: EventRow("landing-ended", "", "dim", "landing", indent=True, cue=_ended),
        events.HexConquered: EventRow("hex-conquered", "hex", "danger", "conquered", loud=True, lasting=EVERYBODY,
            cue=_conquered),
        events.HexFreed: EventRow("hex-freed", "hex", "good", cue=_freed),
        events.BuildingConquered: EventRow("building-conquered", "who piece", "danger", "conquered", loud=True,
            lasting="who", cue=_felled),
        events.BuildingFreed: EventRow("building-freed", "who piece", "good", cue=_righted),
        events.ChronicleBought: EventRow("chronicle-bought", "who", icon="card", cue=_bought),
        events.ChronicleShuffled: EventRow("chronicle-shuffled", "", "dim", indent=True, sound="page"),
        events.ChronicleDrawn: EventRow("chronicle-drawn", "card", "ice", indent=True, cue=_drawn),
        events.ChronicleSpent: EventRow("chronicle-spent", "who cause", "dim", indent=True, sound="refuse"),
        events.RiderPlaced: EventRow("rider-placed", "who", "dim", "rider", indent=True, cue=_placed),
        events.BarbarianShifted: either(
            lambda game, event: event.start == events.SEA,
            EventRow("barbarian-called", "other:to", "fire", indent=True),
            EventRow("barbarian-shifted", "hex:start other:to", "fire", indent=True),
            cue=_shifted,
        ),
        events.BarbarianCaptured: EventRow("barbarian-captured", "who hex", "gold", "prisoner", indent=True,
            cue=_captured),
        events.RiderMoved: EventRow("rider-moved", "who grain", "dim", "rider", cue=_rode),
        events.Victory: EventRow("victory", "hex riders barbarians", "gold", "rider", loud=True, cue=_won),
        events.PrisonerRolled: EventRow("prisoner-rolled", "who sum:total", "dim", indent=True, cue=_rolled_for),
        events.PrisonersTaken: EventRow("prisoners-taken", "who count", "gold", "prisoner", indent=True, cue=_taken),
        events.PrisonerMissed: EventRow("prisoner-missed", "who", "dim", indent=True, cue=seat_pulse),
        events.LossesRolled: EventRow("losses", "face way", "fire", "losses", indent=True, cue=_struck),
        events.RiderFell: EventRow("rider-fell", "who", "danger", "losses", indent=True, loud=True, lasting="who",
            cue=_fell),
        events.NothingTaken: EventRow("nothing-taken", "who", "dim", cue=seat_pulse),
    },
    {
        "numbers": lambda game, event: Several(tuple([words("value", value=str(total)) for total in event.totals])),
        "grain": lambda game, event: "yes" if event.grain else "no",
        "riders": lambda game, event: sum(event.riders),
        "way": lambda game, event: struck_direction(event.face),
    },
    {HexId: hex_words, ChronicleId: lambda game, card: card_words(card)},
    arrange=arranged,
)  # fmt: skip

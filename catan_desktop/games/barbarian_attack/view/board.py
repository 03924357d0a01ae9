"""Barbarians on the coast and at sea, riders on paths, and what has fallen; how they move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from catan_desktop.games.barbarian_attack import events
from catan_desktop.games.barbarian_attack.conquest import conquered_buildings, conquered_hexes
from catan_desktop.games.barbarian_attack.layouts import CastleIsland
from catan_desktop.games.barbarian_attack.part import CHRONICLE, Attack, ChronicleId, attack, island
from catan_desktop.grid.topology import HexId, PathId, Topology
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.view.board import hex_ground, seat_place
from catan_desktop.mechanics.view.lines import hex_words
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered
from catan_desktop.present.words import Several, Words, words

from .lines import card_words

BARBARIAN, RIDER, FALLEN = "barbarian", "rider", "conquered"
SEA: Place = ("sea", 0)
CARD_ART = {"swift-knight": "card-swift_knight", "intrigue": "card-intrigue_capture"}
"""Pictures of cards that are not named after their key."""
PRISONER = "badge-prisoner"
MOUNTED = 1
"""Layer of those who stand on a path, over its road."""


def card_picture(card: ChronicleId) -> str:
    """Return the name of the picture of a chronicle card."""
    return CARD_ART.get(CHRONICLE[card], f"card-{CHRONICLE[card]}")


@cache
def shore(board: CastleIsland) -> HexGround:
    """Return the land in its landscape."""
    return replace(hex_ground(board), scenery="siege")


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The same picture with barbarians and riders."""
    part = attack(game, view.state)
    fallen = 0
    for seat in range(game.seats):
        fallen |= conquered_buildings(game, view.state, Seat(seat))
    stands = [_fallen(piece, fallen) for piece in picture.pieces]
    stands += [Piece("hex", hex, FALLEN) for hex in bits(conquered_hexes(game, view.state))]
    return replace(
        picture,
        layout=replace(picture.board, ground=shore(island(game))),
        pieces=ordered((*stands, *_here(part))),
        spaces=(*picture.spaces, ("sea", 1)),
    )


def _fallen(piece: Piece, fallen: int) -> Piece:
    """A conquered building lies on its side."""
    lies = piece.space == "intersection" and fallen >> piece.site & 1
    return replace(piece, kind=f"{piece.kind}-fallen") if lies else piece


def _here(part: Attack) -> Iterator[Piece]:
    for hex, count in enumerate(part.standing):
        for slot in range(count):
            yield Piece("hex", hex, BARBARIAN, slot=slot)
    for slot in range(part.supply):
        yield Piece("sea", 0, BARBARIAN, slot=slot)
    for seat, mask in enumerate(part.riders):
        for path in bits(mask):
            yield Piece("path", path, RIDER, seat, MOUNTED)


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Where barbarians stand, with the riders around them, and what is conquered."""
    part, board = attack(game, view.state), island(game)
    held = 0
    for mask in part.riders:
        held |= mask
    coast = tuple(
        words(
            "describe-coast-hex",
            hex=hex_words(game, hex),
            barbarians=part.standing[hex],
            riders=(held & board.path_masks[hex]).bit_count(),
        )
        for hex in board.coast
        if part.standing[hex]
    )
    fallen = tuple(hex_words(game, hex) for hex in bits(conquered_hexes(game, view.state)))
    told = (words("describe-coast", hexes=Several(coast)),) if coast else ()
    return (*told, words("describe-conquered", hexes=Several(fallen))) if fallen else told


# what moves


def hex_place(hex: HexId) -> Place:
    """Return where those on a hex stand; the SEA is where those come from who have not landed."""
    return SEA if hex == events.SEA else ("hex", int(hex))


def _path(path: PathId) -> Place:
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


def _shuffled(game: Game, event: events.ChronicleShuffled) -> tuple[Cue, ...]:
    return (Cue("heard", sound="page"),)


def _spent(game: Game, event: events.ChronicleSpent) -> tuple[Cue, ...]:
    return (Cue("heard", sound="refuse"),)


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


def _missed(game: Game, event: events.PrisonerMissed) -> tuple[Cue, ...]:
    return (Cue("pulse", to=seat_place(event.seat), seat=event.seat),)


def _struck(game: Game, event: events.LossesRolled) -> tuple[Cue, ...]:
    here = hex_place(event.hex)
    return (Cue("show", to=here, number=event.face, look="losses", seconds=1.2, sound="dice", weight=60),)


def _fell(game: Game, event: events.RiderFell) -> tuple[Cue, ...]:
    return (Cue("lift", _path(event.path), sprite=RIDER, seat=event.seat, sound="guard-fall", weight=70),)


def _spared(game: Game, event: events.NothingTaken) -> tuple[Cue, ...]:
    return (Cue("pulse", to=seat_place(event.seat), seat=event.seat),)


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Those who land in one go march together."""
    first = next((index for index, cue in enumerate(cues) if cue.start == SEA), len(cues))
    return tuple(
        replace(cue, along=True) if cue.start == SEA and index > first else cue for index, cue in enumerate(cues)
    )


ATTACK_BOARD = BoardView(
    fill,
    {
        events.LandingRolled: _lots,
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
    },
    arrange=arranged,
    describe=describe,
    ground=shore,
)

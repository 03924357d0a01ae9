"""The rows of the events of Landnam: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.board import OUT, Stop
from catan_desktop.games.landnam.fate_cards import FateId
from catan_desktop.games.landnam.tables import KINDS, TERRAIN, UNKNOWN
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, Seat, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.mechanics.view.board import BANK, card_flights, seat_place
from catan_desktop.mechanics.view.event_rows import BY_TYPE as SHARED_TYPES
from catan_desktop.mechanics.view.event_rows import PICTURES, ROLLED_ROWS, SHARED_ROWS
from catan_desktop.mechanics.view.event_rows import READERS as SHARED_READERS
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EVERYBODY, EventCases, EventRow, EventTable, Reader, either
from catan_desktop.present.picture import Cue, Place
from catan_desktop.present.words import Several, Words, words

from .board import QUEUED, card_key, card_picture, harbour_piece, place_of
from .names import card_words, is_ashore, land_words, piece_key, stop_words

VERDICT_SECONDS = 2.8
"""How long a verdict is seen; who has played cards for a side reads it as long as he likes."""
DRIVEN_SECONDS, FAMINE_SECONDS = 1.1, 2.0
"""How long it is seen that a piece has to go, and that a harvest fails."""
THROWN_SECONDS, FOUND_SECONDS = 1.2, 1.8
"""How long the dice of a discovery roll and lie, and what comes of them is seen ..."""
TOKEN_WAIT = 0.6
"""... and when the red one becomes a token."""
PIECE_OF = {"farm": "farm", "landnam-city": "town", "settler": "settler", "ship": "ship", "ageing": "ageing"}
"""What is ordered -> the kind of its piece."""
ON_CORNERS = frozenset({"farm", "landnam-city"})


GONE = CueRow("lift", "hex", seat="seat", seconds=DRIVEN_SECONDS)
DRIVEN = CueRow("pulse", to="hex", seat="seat", look="driven", sound="thud", weight=40, seconds=DRIVEN_SECONDS)
HARVEST_CHANGED = CueRow("pulse", to="hex", seat="seat", sound="card")


def _stepped(game: Game, event: events.Stepped | events.Retreated) -> tuple[Cue, ...]:
    look, sound = ("sail", "barbarian_sail") if event.ship else ("ride", "hooves")
    return (Cue("move", place_of(event.start), place_of(event.target), seat=event.seat, look=look, sound=sound),)


def _dice(game: Game, event: events.ExplorationRolled) -> tuple[Cue, ...]:
    """Both ten-sided dice at the hex, or the red one alone; several results of a die are chosen from: they lie where
    dice always lie."""
    numbers = (*event.green[-1:], *event.red[-1:])
    if _exploration(game, event) == "omens":
        return (Cue("dice", seat=event.seat, numbers=numbers, sprite="land"),)
    there = Cue("dice", to=("hex", event.hex), seat=event.seat, numbers=numbers, look="thrown", sound="dice")
    return (replace(there, number=event.bonus, seconds=THROWN_SECONDS),)


def _explored(game: Game, event: events.Explored) -> tuple[Cue, ...]:
    terrain, to = TERRAIN[event.terrain].key, ("hex", event.hex)
    name = f"terrain-{terrain}"
    found = Cue(
        "pulse", to=to, sprite=terrain, number=event.number, look="discovery", text=name, sound="fog", weight=25
    )
    shown = (replace(found, seconds=FOUND_SECONDS),)
    return (*shown, Cue("heard", along=True, wait=TOKEN_WAIT, sound="token")) if event.number else shown


def _from_dice(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Let what is discovered come out of the dice that were thrown for it."""
    thrown = {cue.to: cue.numbers for cue in cues if cue.look == "thrown"}
    return tuple([replace(cue, numbers=thrown.get(cue.to, ())) if cue.look == "discovery" else cue for cue in cues])


def _famine(game: Game, event: events.Famine) -> tuple[Cue, ...]:
    flights = [card_flights(game, seat_place(seat), BANK, cards) for seat, cards in enumerate(event.returned)]
    withered = Cue("moment", look="famine", sound="seven", weight=75, seconds=FAMINE_SECONDS)
    return (withered, *[cue for cues in flights for cue in cues])


def _queue(game: Game, event: events.BuildQueued) -> tuple[Cue, ...]:
    """The price flies to the bank, and the ghost comes to its place."""
    paid = card_flights(game, seat_place(event.seat), BANK, event.cost, along=False)
    kind = PIECE_OF.get(event.what) or harbour_piece(
        next(kind for kind, count in numbered(CardKind, event.cost) if count)
    )
    to: Place = ("intersection", event.place) if event.what in ON_CORNERS else place_of(event.place)
    return (*paid, Cue("place", to=to, sprite=kind + QUEUED, seat=event.seat, along=True, sound="piece", weight=12))


def _farm(game: Game, event: events.FarmFounded) -> tuple[Cue, ...]:
    return (
        Cue("lift", start=place_of(event.start), to=("intersection", event.corner), seat=event.seat, along=True),
        Cue("place", to=("intersection", event.corner), sprite="farm", seat=event.seat, along=True, sound="piece"),
    )


def _harbour(game: Game, event: events.HarbourFounded) -> tuple[Cue, ...]:
    kind = harbour_piece(event.resource)
    return (Cue("place", to=("hex", event.hex), sprite=kind, seat=event.seat, along=True, sound="piece"),)


def _piece(game: Game, event: events.PieceBuilt) -> tuple[Cue, ...]:
    kind = "ship" if event.ship else "settler"
    return (Cue("place", to=place_of(event.stop), sprite=kind, seat=event.seat, along=True, sound="piece"),)


def _card_played(game: Game, event: events.FatePlayed | events.FateRejected) -> tuple[Cue, ...]:
    return (Cue("show", seat_place(event.seat), sprite=card_picture(event.card), number=1, text=card_key(event.card)),)


def _cards_to_court(game: Game, event: events.CaseOpened | events.CardsAdded | events.SideJoined) -> tuple[Cue, ...]:
    cards = tuple([event.count if kind == event.resource else 0 for kind in range(len(KINDS))])
    return card_flights(game, seat_place(event.seat), ("overlay", event.seat), cards, along=False)


def _verdict(game: Game, event: events.Verdict) -> tuple[Cue, ...]:
    struck = Cue(
        "pulse",
        to=("hex", event.hex),
        look="verdict",
        number=event.outlawed,
        numbers=event.totals,
        text="verdict-outlaw" if event.outlawed else "verdict-free",
        readers=event.parties,
        sound="gavel",
        weight=60,
        seconds=VERDICT_SECONDS,
    )
    if not event.outlawed:
        return (struck,)
    return (struck, Cue("pulse", to=("hex", event.hex), look="outlawed", sound="thud"))


# lines of the chronicle


class Returned(NamedTuple):
    """What a seat returns in a famine."""

    seat: Seat
    cards: tuple[int, ...]


def _returned(game: Game, event: events.Famine) -> Iterator[Returned]:
    return (Returned(Seat(seat), cards) for seat, cards in enumerate(event.returned) if any(cards))


def _short(game: Game, event: events.Famine) -> Several:
    return Several(tuple([words("resource", resource=KINDS[kind]) for kind in event.short]))


def _ordered(game: Game, event: events.BuildQueued) -> Words:
    outer = event.what == "ship" and event.place == OUT
    return words("name-outer-ship" if outer else "name-" + event.what)


READERS: Mapping[str, Reader] = {
    **SHARED_READERS,
    "short": _short,
    "ground": lambda game, event: land_words(game.board.terrain[event.hex]),
    "resource": lambda game, event: KINDS[event.resource],
    "mover": lambda game, event: piece_key(event.ship, is_ashore(game, event.start)),
    "piece": lambda game, event: piece_key(event.ship, is_ashore(game, event.hex)),
    "red": lambda game, event: ", ".join(map(str, event.red)),
    "green": lambda game, event: ", ".join(map(str, event.green)),
    "creditors": lambda game, event: event.creditors.bit_count(),
    "single": lambda game, event: 1,
    "what": _ordered,
    "plaintiffs": lambda game, event: event.totals[0],
    "defendants": lambda game, event: event.totals[1],
}


def _fate(game: Game, event: events.FateTaken) -> str:
    return "kept" if event.kept else "unseen" if event.card is None else "own"


def _step(game: Game, event: events.Stepped) -> str:
    """What is still unknown has just been explored."""
    if event.target == OUT:
        return "out"
    if game.board.terrain[event.target] == UNKNOWN:
        return "unknown"
    return "ashore" if event.ship and is_ashore(game, event.target) else "known"


def _exploration(game: Game, event: events.ExplorationRolled) -> str:
    return "red" if not event.green else "omens" if len(event.green) > 1 else "both"


DRAWN = EventRow("fate-drawn", "who", "dim", "fate", indent=True)
EVENTS = EventTable(
    {
        **SHARED_ROWS,
        **ROLLED_ROWS,
        events.FirstPlayerDrawn: EventRow("first-turn", "who"),
        # fate cards
        events.FateRejected: EventRow("fate-rejected", "who card", "dim", "fate", cue=_card_played),
        events.FateTaken: EventCases(
            _fate,
            {
                "kept": EventRow("fate-kept", "who", icon="fate"),
                "unseen": DRAWN,
                "own": replace(DRAWN, key="fate-drawn-own", args="who card"),
            },
            cue=CueRow("card", ("deck", 0), "seat", picture="card", number=1, sound="page"),
        ),
        events.FateShuffled: EventRow("fate-shuffled", "", "dim", indent=True),
        events.FateMissed: EventRow("fate-none", "", "dim", indent=True),
        events.FatePlayed: EventRow("fate-played", "who card", "ice", "fate", cue=_card_played),
        # harvest
        events.HarvestDoubled: EventRow("harvest-doubled", "who hex", "ice", indent=True, cue=HARVEST_CHANGED),
        events.HarvestShifted: EventRow("harvest-shifted", "who to:number from:rolled", "ice", indent=True),
        events.HarvestBarred: EventRow("harvest-barred", "who hex", "ice", indent=True, cue=HARVEST_CHANGED),
        events.Famine: (
            EventRow("famine", "resources:short", "danger", "famine", loud=True, great=True, cue=_famine),
            EventRow("famine-returned", "who cards", "danger", indent=True, each=_returned),
        ),
        events.Aged: EventRow("aged", "from:former to:number hex:ground", "dim", "ageing", indent=True,
            cue=CueRow("pulse", to="hex", number="number", look="ageing", sound="token", weight=20)),
        # movement
        events.Stepped: EventCases(
            _step,
            {
                "out": EventRow("outside", "who", "dim", "landnam_step"),
                "unknown": EventRow("stepped-in", "who piece:mover", "dim", "landnam_step", indent=True),
                "ashore": EventRow("hauled", "who hex:target", icon="landnam_step"),
                "known": EventRow("stepped", "who piece:mover hex:target", "dim", "landnam_step"),
            },
            cue=_stepped,
        ),
        events.ExplorationRolled: EventCases(
            _exploration,
            {
                "red": EventRow("exploration-red", "red", "dim", "dice"),
                "omens": EventRow("omens", "who green red", "dim", "dice"),
                "both": EventRow("exploration-roll", "green bonus red", "dim", "dice"),
            },
            cue=_dice,
        ),
        events.GreenRolledAgain: EventRow("exploration-again", "", "dim"),
        events.Explored: either(
            lambda game, event: event.number,
            EventRow("explored-number", "who hex:terrain count:number", icon="explore"),
            EventRow("explored", "who hex:terrain", icon="explore"),
            cue=_explored,
        ),
        events.WindCaught: EventRow("fair-wind", "who", indent=True),
        events.DrivenOut: EventRow("driven-out", "who whom:victim piece", "fire", "drive_out", lasting="whom",
            cue=DRIVEN),
        events.Retreated: EventRow("retreated", "whom:who hex:target", icon="retreat", indent=True, cue=_stepped),
        events.PieceLost: EventRow("piece-lost", "whom:who", "danger", indent=True, lasting="whom", cue=GONE),
        # whether a piece is within the law again, or is still an outlaw by the cases of others, stands on the board
        events.Cleared: EventRow("red-gone", "who count:creditors", "good", indent=True),
        events.RedWon: EventRow("red-won", "who count:single", "gold", "token_red", indent=True, great=True,
            lasting="who", cue=CueRow("award", to="seat", sprite="token_red")),
        # builds
        events.BuildQueued: EventRow("build-queued", "who what", "dim", "queue", cue=_queue),
        events.FarmFounded: either(
            lambda game, event: event.start == OUT,
            EventRow("landfall", "who", icon="farm"),
            EventRow("farm-founded", "who", icon="farm"),
            cue=_farm,
        ),
        events.CityGrown: EventRow("city-grown", "who", icon="town", great=("town", "ice"),
            cue=CueRow("place", to="corner", sprite="town", seat="seat", along=True, sound="piece")),
        events.HarbourFounded: EventRow("harbour-founded", "who resource", icon="harbour", cue=_harbour),
        events.PieceBuilt: either(
            lambda game, event: event.ship,
            EventRow("ship-built", "who", icon="ship"),
            EventRow("settler-built", "who", icon="settler"),
            cue=_piece,
        ),
        # the Althing
        events.AlthingGathered: EventRow("althing", "", "fire", "althing", loud=True,
            cue=CueRow("moment", look="gathering", sound="horn-deep", weight=90, seconds=1.6)),
        events.OutlawRemoved: EventRow("outlaw-removed", "whom:who piece", "danger", "outlaw", lasting="whom",
            cue=(DRIVEN, GONE)),
        events.StarterNamed: EventRow("starter", "who whom:player"),
        events.CaseOpened: EventRow("case-opened", "who whom:victim hex count", "fire", "lawsuit", cue=_cards_to_court),
        events.CardsAdded: either(
            lambda game, event: event.count,
            EventRow("cards-added", "who count give:plaintiffs want:defendants", indent=True),
            cue=_cards_to_court,
        ),
        events.HelpAsked: EventRow("help-asked", "who whom:player", "dim", indent=True),
        events.SideJoined: EventRow("side-joined", "who count give:plaintiffs want:defendants", indent=True,
            cue=_cards_to_court),
        events.SideDeclined: EventRow("side-declined", "who", "dim", indent=True),
        events.Verdict: either(
            lambda game, event: event.outlawed,
            EventRow("verdict-outlaw", "whom:defendant hex", "gold", "lawsuit", loud=True, great=True, lasting="whom"),
            EventRow("verdict-free", "", "gold", "lawsuit", loud=True, great=True),
            cue=_verdict,
        ),
        events.WhiteWon: EventRow("white-won", "who", "gold", "token_white", indent=True, lasting="who",
            cue=CueRow("award", to="seat", sprite="token_white")),
        events.BlackWon: EventRow("black-won", "who count:cases", "gold", "token_black", loud=True, great=True,
            lasting="who", cue=CueRow("award", to="seat", sprite="token_black")),
        events.CaseDismissed: EventRow("case-dismissed", "who", "ice", "dismiss", indent=True, loud=True,
            lasting=EVERYBODY),
        events.AlthingDissolved: EventRow("althing-dissolved", "who", "fire", "dissolve", indent=True, loud=True),
        events.AlthingOver: EventRow("althing-over", "", "dim"),
    },
    READERS,
    {
        **SHARED_TYPES,
        HexId: stop_words,
        Stop: stop_words,
        TerrainId: lambda game, terrain: land_words(terrain),
        FateId: lambda game, card: card_words(card),
    },
    pictures={**PICTURES, FateId: lambda game, card: "card-back-fate" if card is None else card_picture(card)},
    arrange=_from_dice,
)  # fmt: skip

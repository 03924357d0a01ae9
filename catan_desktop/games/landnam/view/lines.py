"""What happened in Landnam, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.fate_cards import FateId
from catan_desktop.games.landnam.tables import KINDS, SEA, TERRAIN, UNKNOWN
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.view.icons import ICONS
from catan_desktop.mechanics.view.lines import LINES as SHARED_LINES
from catan_desktop.mechanics.view.lines import goods
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Argument, Several, Who, Words, words

from .board import card_key


def piece_key(ship: bool, ashore: bool = False) -> str:
    """Return what words call a piece: `settler`, `ship` or `ashore`."""
    return ("ashore" if ashore else "ship") if ship else "settler"


def land_words(terrain: int, number: int = 0) -> Words:
    """Return what to call a terrain with its number, or with none."""
    key = TERRAIN[terrain].key
    return words("hex-name", terrain=key, token=number) if number else words("land-name", terrain=key)


def stop_words(game: Game, stop: int) -> Words:
    """Return what to call a stop: the outer sea, or a hex."""
    if stop == OUT:
        return words("name-outer-sea")
    island: Island = game.board
    return land_words(island.terrain[stop], sum(island.tokens[stop]))


def card_words(card: FateId) -> Words:
    """Return the name of a fate card."""
    return words(card_key(card))


def is_ashore(game: Game, stop: int) -> bool:
    """Return whether a ship there would lie on land."""
    island: Island = game.board
    return stop != OUT and island.terrain[stop] != SEA


def _seat(key: str, tone: str = "ink", indent: bool = False) -> Liner:
    """Return what says a line that names only the seat of its event."""
    return lambda game, event: one_line(key, tone, indent, who=Who(event.seat))


def _plain(key: str, tone: str = "ink", indent: bool = False) -> Liner:
    return lambda game, event: one_line(key, tone, indent)


def _at_hex(key: str) -> Callable[[Game, Any], tuple[Said, ...]]:
    return lambda game, event: one_line(key, "ice", True, who=Who(event.seat), hex=stop_words(game, event.hex))


# fate cards


def _rejected(game: Game, event: events.FateRejected) -> tuple[Said, ...]:
    return one_line("event-fate-rejected", "dim", who=Who(event.seat), card=card_words(event.card))


def _taken(game: Game, event: events.FateTaken) -> tuple[Said, ...]:
    if event.kept:
        return one_line("event-fate-kept", who=Who(event.seat))
    if event.card is None:
        return one_line("event-fate-drawn", "dim", True, who=Who(event.seat))
    return one_line("event-fate-drawn-own", "dim", True, who=Who(event.seat), card=card_words(event.card))


def _played(game: Game, event: events.FatePlayed) -> tuple[Said, ...]:
    return one_line("event-fate-played", "ice", who=Who(event.seat), card=card_words(event.card))


# harvest


def _shifted(game: Game, event: events.HarvestShifted) -> tuple[Said, ...]:
    named: dict[str, Argument] = {"who": Who(event.seat), "to": event.number, "from": event.rolled}
    return one_line("event-harvest-shifted", "ice", True, **named)


def _famine(game: Game, event: events.Famine) -> tuple[Said, ...]:
    short = Several(tuple([words("resource", resource=KINDS[kind]) for kind in event.short]))
    returned = [
        (words("event-famine-returned", who=Who(seat), cards=goods(game, cards)), "danger", True)  # type: ignore[arg-type]
        for seat, cards in enumerate(event.returned)
        if any(cards)
    ]
    return (*one_line("event-famine", "danger", resources=short), *returned)


def _aged(game: Game, event: events.Aged) -> tuple[Said, ...]:
    island: Island = game.board
    terrain = land_words(island.terrain[event.hex])
    named: dict[str, Argument] = {"from": event.former, "to": event.number, "hex": terrain}
    return one_line("event-aged", "dim", True, **named)


# movement


def _stepped(game: Game, event: events.Stepped) -> tuple[Said, ...]:
    if event.target == OUT:
        return one_line("event-outside", "dim", who=Who(event.seat))
    piece = piece_key(event.ship, is_ashore(game, event.start))
    if game.board.terrain[event.target] == UNKNOWN:  # it has just been explored
        return one_line("event-stepped-in", "dim", True, who=Who(event.seat), piece=piece)
    return one_line("event-stepped", "dim", who=Who(event.seat), piece=piece, hex=stop_words(game, event.target))


def _rolled(game: Game, event: events.ExplorationRolled) -> tuple[Said, ...]:
    red = ", ".join(map(str, event.red))
    if not event.green:
        return one_line("event-exploration-red", "dim", red=red)
    green = ", ".join(map(str, event.green))
    if len(event.green) > 1:
        return one_line("event-omens", "dim", who=Who(event.seat), green=green, red=red)
    return one_line("event-exploration-roll", "dim", green=green, bonus=event.bonus, red=red)


def _explored(game: Game, event: events.Explored) -> tuple[Said, ...]:
    terrain = land_words(event.terrain)
    if event.number:
        return one_line("event-explored-number", who=Who(event.seat), hex=terrain, count=event.number)
    return one_line("event-explored", who=Who(event.seat), hex=terrain)


def _driven(game: Game, event: events.DrivenOut) -> tuple[Said, ...]:
    piece = piece_key(event.ship, is_ashore(game, event.hex))
    return one_line("event-driven-out", "fire", who=Who(event.seat), whom=Who(event.victim), piece=piece)


def _retreated(game: Game, event: events.Retreated) -> tuple[Said, ...]:
    return one_line("event-retreated", "ink", True, whom=Who(event.seat), hex=stop_words(game, event.target))


def _lost(game: Game, event: events.PieceLost) -> tuple[Said, ...]:
    return one_line("event-piece-lost", "danger", True, whom=Who(event.seat))


def _cleared(game: Game, event: events.Cleared) -> tuple[Said, ...]:
    """Whether a piece is within the law again, or is still an outlaw by the cases of others, stands on the board."""
    return one_line("event-red-gone", "good", True, who=Who(event.seat), count=event.creditors.bit_count())


# builds


def _queued(game: Game, event: events.BuildQueued) -> tuple[Said, ...]:
    outer = event.what == "ship" and event.place == OUT
    what = words("name-outer-ship" if outer else "name-" + event.what)
    return one_line("event-build-queued", "dim", who=Who(event.seat), what=what)


def _farm(game: Game, event: events.FarmFounded) -> tuple[Said, ...]:
    return one_line("event-landfall" if event.start == OUT else "event-farm-founded", who=Who(event.seat))


def _harbour(game: Game, event: events.HarbourFounded) -> tuple[Said, ...]:
    return one_line("event-harbour-founded", who=Who(event.seat), resource=KINDS[event.resource])


def _piece(game: Game, event: events.PieceBuilt) -> tuple[Said, ...]:
    return one_line("event-ship-built" if event.ship else "event-settler-built", who=Who(event.seat))


# the Althing


def _removed(game: Game, event: events.OutlawRemoved) -> tuple[Said, ...]:
    piece = piece_key(event.ship, is_ashore(game, event.hex))
    return one_line("event-outlaw-removed", "danger", whom=Who(event.seat), piece=piece)


def _starter(game: Game, event: events.StarterNamed) -> tuple[Said, ...]:
    return one_line("event-starter", who=Who(event.seat), whom=Who(event.player))


def _case(game: Game, event: events.CaseOpened) -> tuple[Said, ...]:
    hex, who, whom = stop_words(game, event.hex), Who(event.seat), Who(event.victim)
    return one_line("event-case-opened", "fire", who=who, whom=whom, hex=hex, count=event.count)


def _added(game: Game, event: events.CardsAdded) -> tuple[Said, ...]:
    if not event.count:
        return ()
    give, want = event.totals
    return one_line("event-cards-added", "ink", True, who=Who(event.seat), count=event.count, give=give, want=want)


def _asked(game: Game, event: events.HelpAsked) -> tuple[Said, ...]:
    return one_line("event-help-asked", "dim", True, who=Who(event.seat), whom=Who(event.player))


def _joined(game: Game, event: events.SideJoined) -> tuple[Said, ...]:
    give, want = event.totals
    return one_line("event-side-joined", "ink", True, who=Who(event.seat), count=event.count, give=give, want=want)


def _verdict(game: Game, event: events.Verdict) -> tuple[Said, ...]:
    if event.outlawed:
        return one_line("event-verdict-outlaw", "gold", whom=Who(event.defendant), hex=stop_words(game, event.hex))
    return one_line("event-verdict-free", "gold", whom=Who(event.defendant))


def _red(game: Game, event: events.RedWon) -> tuple[Said, ...]:
    return one_line("event-red-won", "gold", True, who=Who(event.seat), count=1)


def _black(game: Game, event: events.BlackWon) -> tuple[Said, ...]:
    return one_line("event-black-won", "gold", who=Who(event.seat), count=event.cases)


LINES: Mapping[type[Event], Liner] = {
    **SHARED_LINES,
    events.FirstPlayerDrawn: _seat("event-first-turn"),
    events.FateRejected: _rejected,
    events.FateTaken: _taken,
    events.FateShuffled: _plain("event-fate-shuffled", "dim", True),
    events.FateMissed: _plain("event-fate-none", "dim", True),
    events.FatePlayed: _played,
    events.HarvestDoubled: _at_hex("event-harvest-doubled"),
    events.HarvestShifted: _shifted,
    events.HarvestBarred: _at_hex("event-harvest-barred"),
    events.Famine: _famine,
    events.Aged: _aged,
    events.Stepped: _stepped,
    events.ExplorationRolled: _rolled,
    events.GreenRolledAgain: _plain("event-exploration-again", "dim"),
    events.Explored: _explored,
    events.WindCaught: _seat("event-fair-wind", "ink", True),
    events.DrivenOut: _driven,
    events.Retreated: _retreated,
    events.PieceLost: _lost,
    events.Cleared: _cleared,
    events.RedWon: _red,
    events.BuildQueued: _queued,
    events.FarmFounded: _farm,
    events.CityGrown: _seat("event-city-grown"),
    events.HarbourFounded: _harbour,
    events.PieceBuilt: _piece,
    events.AlthingGathered: _plain("event-althing", "fire"),
    events.OutlawRemoved: _removed,
    events.StarterNamed: _starter,
    events.CaseOpened: _case,
    events.CardsAdded: _added,
    events.HelpAsked: _asked,
    events.SideJoined: _joined,
    events.SideDeclined: _seat("event-side-declined", "dim", True),
    events.Verdict: _verdict,
    events.WhiteWon: _seat("event-white-won", "gold", True),
    events.BlackWon: _black,
    events.CaseDismissed: _seat("event-case-dismissed", "ice", True),
    events.AlthingDissolved: _seat("event-althing-dissolved", "fire", True),
    events.AlthingOver: _plain("event-althing-over", "dim"),
}
_ICONS: Mapping[type[Event], str] = {
    **ICONS,
    events.FateTaken: "fate",
    events.FatePlayed: "fate",
    events.FateRejected: "fate",
    events.Famine: "famine",
    events.Aged: "ageing",
    events.Stepped: "landnam_step",
    events.Explored: "explore",
    events.ExplorationRolled: "dice",
    events.DrivenOut: "drive_out",
    events.Retreated: "retreat",
    events.BuildQueued: "queue",
    events.FarmFounded: "farm",
    events.CityGrown: "town",
    events.HarbourFounded: "harbour",
    events.AlthingGathered: "althing",
    events.OutlawRemoved: "outlaw",
    events.CaseOpened: "lawsuit",
    events.Verdict: "lawsuit",
    events.WhiteWon: "token_white",
    events.RedWon: "token_red",
    events.BlackWon: "token_black",
    events.CaseDismissed: "dismiss",
    events.AlthingDissolved: "dissolve",
}


def icon_of(event: Event) -> str:
    """Return the picture for an event; empty for none."""
    if isinstance(event, events.PieceBuilt):
        return "ship" if event.ship else "settler"
    return _ICONS.get(type(event), "")

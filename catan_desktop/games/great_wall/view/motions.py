"""What moves and sounds when something happens at the wall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from catan_desktop.games.great_wall import events
from catan_desktop.games.great_wall.board import (
    CAMP,
    CELLS,
    RESOURCES,
    ROWS,
    CellId,
    LocationId,
    RowId,
    SectionId,
    hideout,
    wall,
)
from catan_desktop.games.great_wall.tables import kind_of, tables
from catan_desktop.kernel.bits import first
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, SEATS, members, numbered
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.compose import CueMaker
from catan_desktop.present.picture import Cue, Place

DECK: Place = ("horde", 0)
POOL: Place = ("pool", 0)
COME = "come"
"""How a figure or a card comes to its place."""
HOME = "home"
"""How it goes back to its seat."""
AT_ONCE = 0.001
"""Seconds to wait of what begins with the first of its group, not after it."""
ARROW = "arrow"
"""How a shot goes to what it hits."""


def spot_place(section: SectionId, row: RowId, cell: CellId) -> Place:
    """Return the place of a vital spot."""
    return ("spot", (section * ROWS + row) * CELLS + cell)


def rank_place(section: SectionId, row: RowId) -> Place:
    """Return the place of a horde slot."""
    return ("rank", section * ROWS + row)


def heard(sound: str) -> Callable[[Game, Any], tuple[Cue, ...]]:
    """Return a maker of a cue that is only heard."""
    return lambda game, event: (Cue("heard", sound=sound),)


def silent(game: Game, event: Event) -> tuple[Cue, ...]:
    """Return nothing: the pieces that change are what is seen."""
    return ()


def _season(game: Game, event: events.SeasonBegan) -> tuple[Cue, ...]:
    sounds = {"spring": "horn-deep", "winter": "gust"}
    return (
        Cue(
            "pulse",
            to=("year", 0),
            sprite=f"season-{event.season}",
            look="season",
            sound=sounds.get(event.season, "page"),
            weight=30,
            seconds=1.0,
        ),
    )


def _tea(game: Game, event: events.TeaOrder) -> tuple[Cue, ...]:
    """Cups come from their seats, all at once."""
    return tuple(
        Cue(
            "place",
            seat_place(seat),
            ("tea", place),
            sprite="tea",
            seat=seat,
            sound="token" if not place else "",
            along=place > 0,
        )
        for place, seat in enumerate(event.order)
    )


def comes(game: Game, event: events.Deployed | events.Stationed, to: Place) -> Cue:
    """Return how a soldier comes to a place: out of the camp of his seat, or from the post where he stood."""
    kind, seat = tables(game).soldiers[event.soldier].key, event.seat
    if event.origin == CAMP:
        return Cue("place", seat_place(seat), to, sprite=kind, seat=seat, look=COME, sound="piece")
    return Cue("move", ("post", event.origin), to, sprite=kind, seat=seat, look=COME, sound="piece")


def goes_home(start: Place, kind: str, seat: int, sound: str = "tap", along: bool = False) -> Cue:
    """Return how a figure or a card goes back to its seat; nobody's is only gone."""
    to = () if seat == NOBODY else seat_place(SEATS[seat])
    return Cue("lift", start, to, sprite=kind, seat=seat, look=HOME if to else "", sound=sound, along=along)


# the horde


def _placed(game: Game, event: events.HordePlaced) -> tuple[Cue, ...]:
    kind = f"horde-{tables(game).horde[kind_of(event.card)].key}"
    to = rank_place(event.section, event.row)
    return (Cue("place", DECK, to, sprite=kind, look="arrival", sound="hooves", weight=25, seconds=0.7),)


def _raid(game: Game, event: events.Raid) -> tuple[Cue, ...]:
    return (Cue("moment", to=POOL, sprite="alarm", sound="horn", weight=80, seconds=1.0),)


def _marked(game: Game, event: events.Marked) -> tuple[Cue, ...]:
    kind = "snake" if event.token else "wound"
    to = spot_place(event.section, event.row, event.cell)
    start = ("post", wall(event.section), event.post) if event.post >= 0 else seat_place(event.seat)
    return (Cue("place", start, to, sprite=kind, look=ARROW, sound="road", weight=18, seconds=0.6),)


def _deployed(game: Game, event: events.Deployed) -> tuple[Cue, ...]:
    return (comes(game, event, spot_place(event.section, event.row, CellId(first(event.cells)))),)


def _stationed(game: Game, event: events.Stationed) -> tuple[Cue, ...]:
    return (comes(game, event, ("post", wall(event.section) if event.post >= 0 else hideout(event.section))),)


def _recalled(game: Game, event: events.Recalled) -> tuple[Cue, ...]:
    return (goes_home(("post", event.post), tables(game).soldiers[event.soldier].key, event.seat),)


def _returned(game: Game, event: events.SoldierReturned) -> tuple[Cue, ...]:
    kind = tables(game).soldiers[event.soldier].key
    return (goes_home(("spot", event.spot), kind, event.seat, "piece", along=True),)


def _killed(game: Game, event: events.SoldierKilled) -> tuple[Cue, ...]:
    kind = tables(game).soldiers[event.soldier].key
    start = ("post", event.post) if event.spot < 0 else ("spot", event.spot)
    return (Cue("lift", start, sprite=kind, seat=event.seat, along=True, sound="guard-fall"),)


def _defeating(game: Game, event: events.Defeating) -> tuple[Cue, ...]:
    where = rank_place(event.section, event.row)
    shown = Cue("pulse", to=where, seat=event.claimant, look="defeat", sound="defender", weight=60, seconds=1.0)
    if event.claimant == NOBODY:
        return (shown,)
    trophy = Cue("card", where, seat_place(event.claimant), sprite="gw-token-trophy", number=1, along=True, wait=0.4)
    return (shown, trophy)


def _gone(game: Game, event: events.Defeated) -> tuple[Cue, ...]:
    """The card falls with the marks on it; those behind it move up."""
    kind = f"horde-{tables(game).horde[kind_of(event.card)].key}"
    spots = [spot_place(event.section, event.row, cell) for cell in members(CellId, event.marks)]
    marks = [Cue("lift", spot, along=True, wait=AT_ONCE, sound="tap") for spot in spots]
    return (Cue("lift", rank_place(event.section, event.row), sprite=kind, sound="thud"), *marks)


def _assaulted(game: Game, event: events.Assaulted) -> tuple[Cue, ...]:
    where, numbers = ("section", event.section), (event.attack, event.defence)
    if event.breached:
        return (Cue("moment", to=where, look="breach", numbers=numbers, sound="crack", weight=90, seconds=1.6),)
    return (Cue("pulse", to=where, look="held", numbers=numbers, sound="thud", weight=30, seconds=1.0),)


# the land behind the wall


def _clerk(game: Game, event: events.ClerkPlaced) -> tuple[Cue, ...]:
    start = seat_place(event.seat) if event.seat >= 0 else ()
    to = ("location", event.location)
    return (Cue("place", start, to, sprite="clerk", seat=event.seat, look=COME if start else "", sound="tap"),)


def _clerk_recalled(game: Game, event: events.ClerkRecalled) -> tuple[Cue, ...]:
    return (goes_home(("location", event.location), "clerk", event.seat),)


def _clerks_return(game: Game, event: events.ClerksReturned) -> tuple[Cue, ...]:
    """All of a place go home together."""
    place = ("location", event.location)
    going = [seat for seat, count in numbered(LocationId, event.clerks) for _ in range(count)]
    owners = [seat if seat < game.seats else NOBODY for seat in going]
    return tuple([goes_home(place, "clerk", seat, along=bool(index)) for index, seat in enumerate(owners)])


def _used(game: Game, event: events.LocationUsed) -> tuple[Cue, ...]:
    return (Cue("pulse", to=("location", event.location), look="work", sound="coin", seconds=0.8),)


def _goods(game: Game, event: events.GoodsGained) -> tuple[Cue, ...]:
    if event.cause != "location":
        return ()
    gained = [(key, count) for key, count in zip(RESOURCES, event.goods, strict=True) if count]
    to = seat_place(event.seat)
    return tuple(
        [
            Cue("card", ("location", RESOURCES.index(key)), to, sprite=f"gw-resource-{key}", number=count, along=True)
            for key, count in gained
        ]
    )


def _shame(game: Game, event: events.ShameTaken) -> tuple[Cue, ...]:
    to = seat_place(event.seat)
    return (Cue("card", POOL, to, sprite="gw-token-shame", number=event.count, along=True, sound="seven", weight=40),)


def _barricade(game: Game, event: events.BarricadeBuilt) -> tuple[Cue, ...]:
    return (Cue("place", to=("section", event.section), sprite="barricade", sound="piece"),)


def _barricades_gone(game: Game, event: events.BarricadesGone) -> tuple[Cue, ...]:
    sections = [section for section, count in enumerate(event.counts) for _ in range(count)]
    return tuple(
        [
            Cue("lift", ("section", section), sprite="barricade", sound="road", along=bool(index))
            for index, section in numbered(SectionId, sections)
        ]
    )


def _wall(game: Game, event: events.WallBuilt) -> tuple[Cue, ...]:
    where = ("section", event.section)
    return (Cue("pulse", to=where, number=event.level, look="raise", sound="metropolis", weight=50, seconds=1.1),)


# cards


def _in_slot(game: Game, event: events.SlotTaken) -> tuple[Cue, ...]:
    kind, to = f"card-gw-{tables(game).commands[event.card].key}", ("slot", event.slot)
    return (Cue("place", seat_place(event.seat), to, sprite=kind, seat=event.seat, look=COME, sound="card"),)


def _slots_cleared(game: Game, event: events.SlotsCleared) -> tuple[Cue, ...]:
    """The cards of the last Autumn go back to their seats."""
    lying = [(slot, seat, card) for slot, (seat, card) in enumerate(event.slots) if card >= 0]
    return tuple(
        [
            goes_home(("slot", slot), f"card-gw-{tables(game).commands[card].key}", seat, "card", along=bool(index))
            for index, (slot, seat, card) in enumerate(lying)
        ]
    )


def _shown(game: Game, event: events.AdvisorShown) -> tuple[Cue, ...]:
    return (Cue("heard", sound="card"),)


def _joined(game: Game, event: events.AdvisorJoined) -> tuple[Cue, ...]:
    card = f"card-gw-advisor-{tables(game).advisors[event.card].key}"
    return (Cue("card", ("display", 0), seat_place(event.seat), sprite=card, number=1, sound="hero"),)


CUES: Mapping[type[Event], CueMaker] = {
    events.YearBegan: heard("turn"),
    events.SeasonBegan: _season,
    events.ClanChosen: heard("hero"),
    events.TeaOrder: _tea,
    events.GeneralTaken: silent,
    events.AdvisorTaken: silent,
    events.GeneralOpened: heard("hero"),
    events.AdvisorJoined: _joined,
    events.AdvisorShown: _shown,
    events.AdvisorLeft: heard("page"),
    events.ArtifactShown: heard("card"),
    events.RequestShown: heard("card"),
    events.HordeShuffled: heard("page"),
    events.HordePlaced: _placed,
    events.Raid: _raid,
    events.GoodsGained: _goods,
    events.HonourGained: silent,
    events.ShameTaken: _shame,
    events.ClerkRecalled: _clerk_recalled,
    events.Recalled: _recalled,
    events.Retrieved: heard("page"),
    events.CommandSealed: heard("card"),
    events.CommandRevealed: heard("page"),
    events.SlotsCleared: _slots_cleared,
    events.SlotTaken: _in_slot,
    events.CommandBegan: heard("turn"),
    events.ClerkPlaced: _clerk,
    events.ClerksReturned: _clerks_return,
    events.LocationUsed: _used,
    events.OverseerRaised: heard("progress"),
    events.Exchanged: heard("trade"),
    events.ClerkHired: heard("coin"),
    events.Recruited: heard("knight"),
    events.Stationed: _stationed,
    events.Deployed: _deployed,
    events.BarricadeBuilt: _barricade,
    events.WallBuilt: _wall,
    events.Marked: _marked,
    events.Defeating: _defeating,
    events.Defeated: _gone,
    events.SoldierKilled: _killed,
    events.SoldierReturned: _returned,
    events.SoldierSaved: heard("hero"),
    events.Assaulted: _assaulted,
    events.BreachOver: silent,
    events.BarricadesGone: _barricades_gone,
    events.FinalHonour: silent,
}
"""What every event of the game shows; honour is seen on the card of its seat."""

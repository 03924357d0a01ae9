"""The rows of the events of the Great Wall: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.great_wall import events
from catan_desktop.games.great_wall.board import (
    CAMP,
    CELLS,
    HEADQUARTERS,
    RESOURCES,
    ROWS,
    TOP_LEVEL,
    LocationId,
    ResourceId,
    RowId,
    SectionId,
    SlotId,
    hideout,
    wall,
)
from catan_desktop.games.great_wall.tables import (
    AdvisorId,
    ArtifactId,
    ClanId,
    CommandId,
    GeneralId,
    HordeId,
    RequestId,
    SoldierId,
    kind_of,
    tables,
)
from catan_desktop.kernel import Game, replace
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.ids import NOBODY, SEATS
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventCases, EventRow, EventTable, Reader, either, knows_card
from catan_desktop.present.picture import Cue, Place
from catan_desktop.present.words import Several, Who, Words, words

from . import names

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


def spot_place(section: int, row: int, cell: int) -> Place:
    """Return the place of a vital spot."""
    return ("spot", (section * ROWS + row) * CELLS + cell)


def rank_place(section: int, row: int) -> Place:
    """Return the place of a horde slot."""
    return ("rank", section * ROWS + row)


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


def _marked(game: Game, event: events.Marked) -> tuple[Cue, ...]:
    kind = "snake" if event.token else "wound"
    to = spot_place(event.section, event.row, event.cell)
    start = ("post", wall(event.section), event.post) if event.post >= 0 else seat_place(event.seat)
    return (Cue("place", start, to, sprite=kind, look=ARROW, sound="road", weight=18, seconds=0.6),)


def _deployed(game: Game, event: events.Deployed) -> tuple[Cue, ...]:
    return (comes(game, event, spot_place(event.section, event.row, first(event.cells))),)


def _stationed(game: Game, event: events.Stationed) -> tuple[Cue, ...]:
    return (comes(game, event, ("post", wall(event.section) if event.post >= 0 else hideout(event.section))),)


def _recalled(game: Game, event: events.Recalled) -> tuple[Cue, ...]:
    return (goes_home(("post", event.post), tables(game).soldiers[event.soldier].key, event.seat),)


def _returned(game: Game, event: events.SoldierReturned) -> tuple[Cue, ...]:
    kind = tables(game).soldiers[event.soldier].key
    return (goes_home(("spot", event.spot), kind, event.seat, "piece", along=True),)


def _killed(game: Game, event: events.SoldierKilled) -> tuple[Cue, ...]:
    kind = tables(game).soldiers[event.soldier].key
    start: Place = ("spot", event.spot) if event.spot >= 0 else ("post", event.post)
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
    spots = [spot_place(event.section, event.row, cell) for cell in bits(event.marks)]
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
    going = [seat for seat, count in enumerate(event.clerks) for _ in range(count)]
    owners = [seat if seat < game.seats else NOBODY for seat in going]
    return tuple([goes_home(place, "clerk", seat, along=bool(index)) for index, seat in enumerate(owners)])


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


def _barricades_gone(game: Game, event: events.BarricadesGone) -> tuple[Cue, ...]:
    sections = [section for section, count in enumerate(event.counts) for _ in range(count)]
    return tuple(
        [
            Cue("lift", ("section", section), sprite="barricade", sound="road", along=bool(index))
            for index, section in enumerate(sections)
        ]
    )


# cards


# lines of the chronicle


def _soldier(game: Game, soldier: SoldierId) -> Words:
    """A shot that is no soldier's is the general's."""
    return words("name-gw-general") if soldier < 0 else names.soldier_words(game, soldier)


READERS: Mapping[str, Reader] = {
    "order": lambda game, event: Several(tuple([words("seat-named", who=Who(SEATS[seat])) for seat in event.order])),
    "area": lambda game, event: names.place_words(event.area),
    "clerk": lambda game, event: words("name-gw-clerk"),
    "goods": lambda game, event: names.goods(event.goods),
}
BY_TYPE: Mapping[Any, Reader] = {
    SectionId: lambda game, section: section + 1,
    RowId: lambda game, row: row + 1,
    SlotId: lambda game, slot: slot + 1,
    ClanId: lambda game, clan: names.clan_words(clan),
    LocationId: lambda game, location: names.place_words(location),
    ResourceId: lambda game, resource: names.good(resource),
    SoldierId: _soldier,
    GeneralId: names.general_words,
    AdvisorId: names.advisor_words,
    ArtifactId: names.artifact_words,
    RequestId: names.request_words,
    HordeId: names.horde_words,
    CommandId: names.command_words,
}


def _alone(game: Game, event: Any) -> bool:
    return game.seats == 1


def _nobody(game: Game, event: Any) -> bool:
    return bool(event.seat == NOBODY)


def _cause(game: Game, event: Any) -> str:
    return str(event.cause)


def _sealing(game: Game, event: events.CommandSealed) -> str:
    return "other" if event.card is None else "alone" if game.seats == 1 else "own"


def _assault(game: Game, event: events.Assaulted) -> str:
    """What came over a wall that was high enough is told as such (BP-116)."""
    return "held" if not event.breached else "climbed" if event.attack <= event.defence else "breached"


def _goods_row(cause: str) -> EventRow:
    return EventRow(f"gw-goods-{cause}", "who goods", "dim")


def _honour_row(cause: str, group: str, args: str = "who count") -> EventRow:
    return EventRow(f"gw-honour-{cause}", args, "good", group=group, indent=True)


DEALT = EventRow("gw-dealt", "who card", "dim", group="dealt")
SEALED = EventRow("gw-sealed", "whom:who", "dim", group="sealed")
RAISED = EventRow("gw-wall", "section who level", icon="gw-wall", group="build")
DEFEATED = EventRow(
    "gw-defeated", "section card whom:claimant", "gold", "gw-trophy", group="defeat", opens=True, loud=True, great=True
)
BREACHED = EventRow(
    "gw-breached", "section attack defence", "danger", "gw-breach", group="breach", opens=True, loud=True, great=True
)
SHAME = EventRow("gw-shame-alone", "who count", "danger", "gw-shame", lasting="who")
EVENTS = EventTable(
    {
        events.YearBegan: EventRow("gw-year", "year", "ice", "gw-year", sound="turn"),
        events.SeasonBegan: EventCases(
            lambda game, event: event.season,
            {
                "spring": EventRow(),  # it is told with the Year
                **{key: EventRow(f"gw-season-{key}", "", "ice", f"gw-{key}") for key in ("summer", "autumn", "winter")},
            },
            cue=_season,
        ),
        events.ClanChosen: EventRow("gw-clan", "who thing:clan", icon="gw-reed", sound="hero"),
        events.TeaOrder: EventRow("gw-tea-order", "whom:order", "ice", "gw-tea", cue=_tea),
        events.GeneralTaken: either(knows_card, DEALT),
        events.AdvisorTaken: either(knows_card, DEALT),
        events.GeneralOpened: EventRow("gw-general", "who card", icon="gw-general", group="people", sound="hero"),
        events.AdvisorJoined: EventCases(
            lambda game, event: "active" if event.active else "passive",
            {
                key: EventRow(f"gw-advisor-{key}", "who card", icon="gw-advisor", group="people")
                for key in ("active", "passive")
            },
            cue=CueRow("card", ("location", HEADQUARTERS), "seat", picture="card", number=1, sound="hero"),
        ),
        events.AdvisorShown: EventRow("gw-advisor-shown", "card", "dim", group="display", sound="card"),
        events.AdvisorLeft: EventRow("gw-advisor-left", "card", "dim", sound="page"),
        events.ArtifactShown: EventRow("gw-artifact", "card", icon="gw-artifact", group="artifacts", sound="card"),
        events.RequestShown: EventRow("gw-request", "card", icon="gw-request", group="requests", sound="card"),
        events.HordeShuffled: EventRow("gw-horde-shuffled", "", "dim", sound="page"),
        events.HordePlaced: EventRow("gw-horde-placed", "section card row", "fire", "gw-horde", group="horde",
            cue=_placed),
        events.Raid: EventRow("gw-raid", "card count", "danger", "gw-raid", group="raid", loud=True, great=True,
            cue=CueRow("moment", to=POOL, sprite="alarm", sound="horn", weight=80, seconds=1.0)),
        events.GoodsGained: EventCases(
            _cause,
            {
                **{cause: _goods_row(cause) for cause in ("start", "income", "choice", "command", "general")},
                "location": EventRow("gw-goods-location", "whom:who goods", "dim", group="location", indent=True),
                "reward": replace(_goods_row("reward"), group="deploy", indent=True),
            },
            cue=_goods,
        ),
        events.HonourGained: EventCases(
            _cause,
            {
                "commands": EventRow("gw-honour-commands", "who count", "good"),
                "overseer": _honour_row("overseer", "overseer"),
                "reward": _honour_row("reward", "deploy"),
                "build": _honour_row("build", "build"),
                **{
                    key: _honour_row(key, "defeat", "whom:who count")
                    for key in ("presence", "archers", "trophy", "general")
                },
                "shot": _honour_row("shot", "fire"),
                **{key: _honour_row(key, "tower") for key in ("advisor", "tower")},
            },
        ),
        events.ShameTaken: EventCases(
            _cause,
            {
                "alone": SHAME,
                "breach": replace(SHAME, key="gw-shame-breach", args="whom:who count", group="breach", indent=True,
                    lasting="whom"),
                "shot": replace(SHAME, key="gw-shame-shot", args="whom:who count", group="fire", indent=True,
                    lasting="whom"),
                "tower": replace(SHAME, key="gw-shame-tower", group="tower", indent=True),
            },
            cue=CueRow("card", POOL, "seat", sprite="gw-token-shame", number="count", along=True, sound="seven",
                weight=40),
        ),
        events.ClerkRecalled: EventRow("gw-recalled", "who thing:clerk", "dim", "gw-recall", group="recall",
            cue=_clerk_recalled),
        events.Recalled: EventRow("gw-recalled", "who thing:soldier", "dim", "gw-recall", group="recall",
            cue=_recalled),
        events.Retrieved: EventRow("gw-retrieved", "who", "dim", "gw-retrieve", sound="page"),
        events.CommandSealed: EventCases(
            _sealing,
            {
                "other": SEALED,
                "own": replace(SEALED, key="gw-sealed-own", args="whom:who card"),
                "alone": replace(SEALED, key="gw-sealed-alone", args="who card"),
            },
            sound="card",
        ),
        events.CommandRevealed: either(
            _alone,
            EventRow("gw-revealed-alone", "card", "ice", "gw-command", group="revealed"),
            EventRow("gw-revealed", "whom:who card", "ice", "gw-command", group="revealed"),
            sound="page",
        ),
        events.SlotTaken: either(
            _alone,
            EventRow("gw-slot-alone", "who slot card", "dim", "gw-choose_slot", group="slots"),
            EventRow("gw-slot", "whom:who slot card", "dim", "gw-choose_slot", group="slots"),
            sound="card",
        ),
        events.CommandBegan: either(
            lambda game, event: event.combo,
            EventRow("gw-turn-combo", "who card", "ice", "gw-command"),
            EventRow("gw-turn", "who card", "ice", "gw-command"),
            sound="turn",
        ),
        events.ClerkPlaced: either(
            _nobody,
            EventRow("gw-reed", "place:location", icon="gw-place_clerk", group="reed"),
            EventRow("gw-clerk", "who place:location", icon="gw-place_clerk", group="clerks"),
            cue=_clerk,
        ),
        events.ClerksReturned: EventRow(cue=_clerks_return),
        events.LocationUsed: either(
            _nobody,
            EventRow("gw-activated", "place:location", icon="gw-activate", group="location", opens=True),
            EventRow("gw-used", "who place:location", icon="gw-activate", group="location", opens=True),
            cue=CueRow("pulse", to="location", look="work", sound="coin", seconds=0.8),
        ),
        events.OverseerRaised: EventRow("gw-overseer", "who place:area level", icon="gw-overseer", group="overseer",
            sound="progress"),
        events.Exchanged: EventRow("gw-exchanged", "who cost:paid goods:gained", "dim", "gw-exchange",
            group="exchange", sound="trade"),
        events.ClerkHired: EventRow("gw-hired-clerk", "who", icon="gw-hire", sound="coin"),
        events.Recruited: EventRow("gw-recruited", "who thing:soldier", icon="gw-recruit", group="recruit",
            sound="knight"),
        events.Stationed: EventCases(
            lambda game, event: "hideout" if event.post < 0 else "wall",
            {
                key: EventRow(f"gw-stationed-{key}", "section who thing:soldier", icon="gw-deploy", group="deploy")
                for key in ("hideout", "wall")
            },
            cue=_stationed,
        ),
        events.Deployed: EventRow("gw-deployed", "section who thing:soldier row", icon="gw-deploy", group="deploy",
            cue=_deployed),
        events.BarricadeBuilt: EventRow("gw-barricade", "section who", icon="gw-barricade", group="build",
            cue=CueRow("place", to="section", sprite="barricade", sound="piece")),
        events.WallBuilt: either(
            lambda game, event: event.level == TOP_LEVEL,
            replace(RAISED, great=("gw-wall", "ice")),
            RAISED,
            cue=CueRow("pulse", to="section", number="level", look="raise", sound="metropolis", weight=50, seconds=1.1),
        ),
        events.Marked: either(
            lambda game, event: event.token,
            EventRow("gw-snake-token", "section who thing:soldier row", icon="gw-shoot", group="shots"),
            EventRow("gw-shot", "section who thing:soldier row", icon="gw-shoot", group="shots"),
            cue=_marked,
        ),
        events.Defeating: either(
            lambda game, event: event.claimant == NOBODY,
            replace(DEFEATED, key="gw-defeated-nobody", args="section card"),
            DEFEATED,
            cue=_defeating,
        ),
        events.Defeated: EventRow(cue=_gone),
        events.SoldierKilled: EventRow("gw-killed", "who thing:soldier", "danger", "skull", indent=True,
            group="killed", lasting="who", cue=_killed),
        events.SoldierReturned: EventRow(cue=_returned),
        events.SoldierSaved: either(
            lambda game, event: event.chi,
            EventRow("gw-saved", "who thing:soldier", "good", "gw-save", indent=True),
            EventRow("gw-saved-free", "who thing:soldier", "good", "gw-save", indent=True),
            sound="hero",
        ),
        events.Assaulted: EventCases(
            _assault,
            {
                "held": EventRow("gw-held", "section attack defence", "good", "gw-defence", group="held"),
                "climbed": replace(BREACHED, key="gw-climbed"),
                "breached": BREACHED,
            },
            cue=_assaulted,
        ),
        events.BarricadesGone: either(
            lambda game, event: any(event.counts),
            EventRow("gw-barricades-gone", "", "dim"),
            cue=_barricades_gone,
        ),
        events.FinalHonour: EventRow("gw-final", "who count", "gold", "gw-honour"),
    },
    READERS,
    BY_TYPE,
    {SectionId: "section", LocationId: "location"},
    {AdvisorId: lambda game, card: f"card-gw-advisor-{tables(game).advisors[card].key}"},
)  # fmt: skip
"""Honour is seen on the card of its seat."""

"""Every achievement is earned by the game that tells its story, and by none that nearly does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from catan_desktop.games.barbarian_attack import events as attack
from catan_desktop.games.caravans import events as camels
from catan_desktop.games.caravans.part import CARAVANS, CaravanId
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.cities_knights import events as cities
from catan_desktop.games.cities_knights.part import BARBARIANS, IMPROVEMENTS, KNIGHTS
from catan_desktop.games.fishermen import events as fish
from catan_desktop.games.fishermen.part import FISH
from catan_desktop.games.great_wall import events as wall
from catan_desktop.games.great_wall.board import SectionId
from catan_desktop.games.great_wall.part import ESTATES
from catan_desktop.games.landnam import events as land
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.games.seafarers import events as sea
from catan_desktop.games.seafarers_knights.events import PirateChased
from catan_desktop.games.traders_barbarians import events as traders
from catan_desktop.games.traders_barbarians.part import CommodityId
from catan_desktop.games.views import chapters, chapters_of
from catan_desktop.games.watch import events as watch
from catan_desktop.games.watch.board import SECTION_IDS, ClanId
from catan_desktop.games.watch.part import SLOT as WATCH
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.event import Event, TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState, Outcome
from catan_desktop.mechanics import events
from catan_desktop.mechanics.coins import GoldSpent
from catan_desktop.mechanics.parts import LARGEST_ARMY, LONGEST_ROAD, PIECES
from catan_desktop.mechanics.tables import BRICK, LUMBER
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.achievements import ANY_GAME, Criterion, Finished, achievements_of
from catan_desktop.present.charts import Story
from catan_desktop.session.dealing import dealt
from catan_desktop.session.spec import NewGame, SeatSpec

ANN, BOB, EVE = SEATS = tuple(Seat(seat) for seat in range(3))
HEX = HexId(1)
NOTHING = (0,) * 5
EVERY_METROPOLIS = {"metropolis": (1, 2, 3)}
Parts = Mapping[Slot[Any], Mapping[str, Any]]


@cache
def begun(rules: str, seats: int) -> tuple[Game, GameState]:
    """A game and its first state."""
    people = tuple(SeatSpec(name=f"P{at}", colour=at) for at in range(seats))
    game = dealt(NewGame(ruleset=rules, seats=people, seed=1))
    return game, start(game)[0]


def put(game: Game, state: GameState, parts: Parts) -> GameState:
    """The state with some fields of some parts changed."""
    for slot, changes in parts.items():
        state = slot.put(game, state, replace(slot.of(game, state), **changes))
    return state


def over(
    rules: str = "classic",
    *happened: Event,
    won: Sequence[Seat] = (ANN,),
    ending: str = "win",
    last: Parts | None = None,
    half: Parts | None = None,
    before: Sequence[Event] = (),
    points: Sequence[Sequence[int]] = ((2, 2, 2), (6, 5, 5), (8, 6, 6), (10, 7, 6)),
    together: bool = False,
    seats: int = 3,
) -> Finished:
    """A game of which `before` happened up to half, and the rest in the last turn."""
    game, state = begun(rules, seats)
    states = [replace(put(game, state, half or {} if at == len(points) // 2 else {}), ply=10 * at, turn=3 * at)
              for at in range(len(points))]  # fmt: skip
    states[-1] = replace(put(game, states[-1], last or {}), outcome=Outcome(tuple(won), ending))
    told = (*((5, event) for event in before), *((10 * len(points), event) for event in happened))
    turns = tuple(3 * at for at in range(len(points)))
    story = Story(game, None, state, turns, tuple(states), told)
    return Finished(story, points, together)


def award(holder: int, former: int = -1) -> Event:
    return events.AwardMoved("longest", Seat(holder), Seat(former))


def roll(total: int) -> Event:
    return events.Rolled(ANN, total - 1, 1)


def traded(other: Seat) -> Event:
    return events.Traded(other, ANN, NOTHING, NOTHING)


def landed(*contributions: int) -> Event:
    return cities.BarbariansLanded(2, sum(contributions), contributions, True)


def assault(section: int, breached: bool) -> Event:
    return wall.Assaulted(SectionId(section), 2, 1, breached)


def famine(*lost: int) -> Event:
    return land.Famine((LUMBER,), tuple((count, 0, 0, 0) for count in lost))


def suit(count: int, *more: int, outlawed: bool = True) -> list[Event]:
    added = [land.CardsAdded(BOB, LUMBER, each, (count, each)) for each in more]
    return [land.CaseOpened(ANN, BOB, HEX, LUMBER, count), *added, land.Verdict(ANN, BOB, HEX, outlawed)]


def towns(*names: str) -> int:
    """Intersections of Seafarers for three."""
    return sum(1 << begun("seafarers", 3)[0].board.topology.parse_corner(name) for name in names)


def aboard(second: str) -> tuple[int, int, int]:
    """A basic knight at sea, and a strong one on another intersection."""
    return towns("V(3,-4,S)"), towns(second), 0


STOLEN = [events.Stolen(BOB, ANN, None)] * 8
SEVENS = [roll(7)] * 6
DRIVEN = traders.DriveOffRolled(ANN, PathId(0), 6, True)
HOME = traders.Delivered(ANN, HexId(0), CommodityId(0))
FAVOURS = [fish.FishSpent(ANN, favour, (1, 0, 0)) for favour in ("robber", "steal", "take", "road", "card")]
PLACED = [camels.CamelPlaced(PathId(at), CornerId(at), CaravanId(0), False, False, 5) for at in range(6)]
SHORES = ("V(-1,-2,S)", "V(0,-4,S)", "V(2,-3,S)", "V(1,1,S)")
"""An intersection of each island of Seafarers for three."""
GIFT_CARDS = [sea.GiftCardTaken(ANN, PathId(2), None)] * 2
TAKEN = sea.FortressFallen(ANN, CornerId(1))
TACK = sea.ShipMoved(ANN, PathId(1), PathId(2))
VICTORIES = [attack.Victory(HexId(1), (1, 0, 0), 1)] * 3

ANYWAY = {
    *("cities-every-metropolis", "cities-defender", "cities-alone-ashore", "fish-every-favour", "caravans-last-word"),
    *("traders-through-raiders", "landnam-last-land", "landnam-one-card", "landnam-no-famine"),
    *("campaign-won", "campaign-quiet"),
}
"""Those that are earned by who has lost, too."""
EVERY = [one for chapter in chapters() for one in chapter.achievements]
KEYS = [one.key for one in EVERY]


@cache
def cases() -> dict[str, tuple[tuple[Finished, int], Finished]]:
    """By achievement: a game in which Ann has earned it, with its figure, and one in which she nearly has."""
    return {
        "from-behind": (
            (over(points=((2, 2, 2), (3, 4, 4), (3, 6, 6), (10, 9, 8))), 1),
            over(points=((2, 2, 2), (3, 4, 4), (4, 4, 6), (10, 9, 8))),
        ),
        "by-a-hair": ((over(points=((0, 0, 0), (10, 9, 3))), 1), over(points=((0, 0, 0), (10, 8, 3)))),
        "far-ahead": ((over(points=((0, 0, 0), (10, 5, 3))), 1), over(points=((0, 0, 0), (10, 6, 3)))),
        "never-behind": (
            (over(points=((2, 2, 3), (3, 3, 3), (5, 5, 2), (10, 9, 8))), 1),
            over(points=((2, 2, 3), (3, 4, 3), (5, 5, 2), (10, 9, 8))),
        ),
        "leap": ((over(points=((2, 2, 2), (7, 6, 6), (10, 6, 6))), 3), over(points=((2, 2, 2), (8, 6, 6), (10, 6, 6)))),
        "seesaw": (
            (over(points=((2, 1, 1), (2, 3, 1), (4, 3, 1), (4, 5, 1), (6, 5, 1), (6, 7, 1), (10, 7, 1))), 6),
            over(points=((2, 1, 1), (3, 3, 1), (4, 3, 1), (4, 5, 1), (6, 5, 1), (6, 7, 1), (10, 7, 1))),
        ),
        "campaign-won": ((replace(over(), campaign={ANN: (21, 2)}), 21), replace(over(), campaign={BOB: (21, 2)})),
        "campaign-quiet": ((replace(over(), campaign={ANN: (9, 0)}), 1), replace(over(), campaign={ANN: (9, 1)})),
        "no-city": ((over(), 1), over("classic", events.Built(ANN, "city", 3, paid=True))),
        "road-throughout": ((over("classic", award(0)), 1), over("classic", award(0), award(1, 0), award(0, 1))),
        "road-at-last": (
            (over("classic", award(0, 1), before=[award(1)]), 1),
            over(before=[award(1), award(0, 1)]),
        ),
        "no-discard": ((over(before=SEVENS), 6), over(before=[*SEVENS, events.Discarded(ANN, NOTHING)])),
        "robbed": ((over(before=STOLEN), 8), over(before=[*STOLEN, *[events.Stolen(ANN, EVE, None)] * 8])),
        "no-trade": (
            (over("classic", events.Traded(BOB, EVE, NOTHING, NOTHING), events.BankTraded(BOB, LUMBER, BRICK, 4)), 1),
            over("classic", GoldSpent(ANN, 2, BRICK)),
        ),
        "good-neighbour": (
            (over(before=[*[traded(BOB)] * 3, *[traded(EVE)] * 4]), 7),
            over(before=[*[traded(BOB)] * 8, *[traded(EVE)] * 2]),
        ),
        "both-honours": (
            (over(last={LONGEST_ROAD: {"holder": 0}, LARGEST_ARMY: {"holder": 0}}), 1),
            over(last={LONGEST_ROAD: {"holder": 0}, LARGEST_ARMY: {"holder": 1}}),
        ),
        "hidden-cards": (
            (over("classic", events.PointCardsShown(ANN, 2)), 2),
            over("classic", events.PointCardsShown(ANN, 1), events.PointCardsShown(BOB, 2)),
        ),
        "watch-last-stand": ((over("watch", ending="tragic"), 1), over("watch", ending="true")),
        "watch-brink": (
            (over("watch", ending="true", last={WATCH: {"invaders": 7}}), 1),
            over("watch", ending="true", last={WATCH: {"breach": 1, "invaders": 6}}),
        ),
        "watch-unbroken": (
            (over("watch", *[watch.RaidBegan(ClanId(1))] * 3, ending="true"), 3),
            over("watch", *[watch.RaidBegan(ClanId(1))] * 4, watch.Breached(SECTION_IDS[1], 1), ending="true"),
        ),
        "watch-half-the-wall": (
            (over("watch", last={WATCH: {"guards": (6, 4, 2)}}), 6),
            over("watch", last={WATCH: {"guards": (6, 5, 2)}}),
        ),
        "cities-every-metropolis": (
            (
                over(
                    "cities-knights", last={PIECES: {"cities": (0b1110, 0, 0)}, IMPROVEMENTS: {"metropolis": (1, 2, 3)}}
                ),
                1,
            ),
            over("cities-knights", last={PIECES: {"cities": (0b0110, 8, 0)}, IMPROVEMENTS: {"metropolis": (1, 2, 3)}}),
        ),
        "cities-defender": (
            (over("cities-knights", last={BARBARIANS: {"defenders": (3, 0, 0)}}), 3),
            over("cities-knights", last={BARBARIANS: {"defenders": (2, 3, 0)}}),
        ),
        "cities-lost-city": (
            (over("cities-knights", cities.CityLost(ANN, CornerId(1), tipped=False)), 1),
            over("cities-knights", cities.CityLost(BOB, CornerId(1), tipped=False)),
        ),
        "cities-alone-ashore": (
            (over("cities-knights", landed(3, 0, 0)), 1),
            over("cities-knights", landed(3, 1, 0), landed(0, 4, 0)),
        ),
        "fish-boot-won": (
            (over("fishermen", last={FISH: {"boot": 0}}), 1),
            over("fishermen", last={FISH: {"boot": 1}}),
        ),
        "fish-every-favour": ((over("fishermen", *FAVOURS), 1), over("fishermen", *FAVOURS[1:], FAVOURS[1])),
        "fish-boot-returns": (
            (over("fishermen", *[fish.BootGiven(ANN, BOB)] * 3), 3),
            over("fishermen", *[fish.BootGiven(ANN, BOB)] * 2, fish.BootGiven(BOB, ANN)),
        ),
        "rivers-every-bridge": (
            (over("rivers", last={RIVERS: {"bridges": (0b111, 0, 0)}}), 3),
            over("rivers", last={RIVERS: {"bridges": (0b011, 0b11100, 0)}}),
        ),
        "rivers-poor": (
            (over("rivers", last={RIVERS: {"poor": 0b001}}), 1),
            over("rivers", last={RIVERS: {"poor": 0b110}}),
        ),
        "rivers-rags-to-riches": (
            (over("rivers", half={RIVERS: {"poor": 1}}, last={RIVERS: {"wealthiest": 0}}), 1),
            over("rivers", half={RIVERS: {"poor": 2}}, last={RIVERS: {"wealthiest": 0}}),
        ),
        "sea-islands": (
            (over("seafarers", *[sea.IslandSettled(ANN, CornerId(1), 2)] * 3), 3),
            over("seafarers", *[sea.IslandSettled(ANN, CornerId(1), 2)] * 2, sea.IslandSettled(BOB, CornerId(1), 2)),
        ),
        "sea-last-landing": (
            (over("seafarers", sea.IslandSettled(ANN, CornerId(1), 2)), 1),
            over("seafarers", sea.IslandSettled(BOB, CornerId(1), 2), before=[sea.IslandSettled(ANN, CornerId(1), 2)]),
        ),
        "sea-tacking": ((over("seafarers", *[TACK] * 5), 5), over("seafarers", *[TACK] * 4)),
        "sea-gold-cities": (
            (over("seafarers", last={PIECES: {"cities": (towns("V(3,-2,S)", "V(0,4,N)"), 0, 0)}}), 2),
            over("seafarers", last={PIECES: {"cities": (towns("V(3,-2,S)", "V(0,0,N)"), 0, 0)}}),
        ),
        "sea-black-flag": (
            (over("seafarers", *[sea.PirateMoved(ANN, HEX, HEX)] * 3, events.RobberMoved(BOB, HEX, HEX)), 3),
            over("seafarers", *[sea.PirateMoved(ANN, HEX, HEX)] * 3, events.RobberMoved(ANN, HEX, HEX)),
        ),
        "sea-landlubber": (
            (over("seafarers", sea.ShipBuilt(BOB, PathId(1), True)), 1),
            over("seafarers", sea.ShipBuilt(BOB, PathId(1), True), sea.ShipBuilt(ANN, PathId(2), False)),
        ),
        "sea-every-island": (
            (over("seafarers", last={PIECES: {"settlements": (towns(*SHORES), 0, 0)}}), 4),
            over("seafarers", last={PIECES: {"settlements": (towns(*SHORES[1:]), 0, 0)}}),
        ),
        "sea-gifts": (
            (over("seafarers", *[sea.GiftTaken(ANN, PathId(1), "point")] * 3, *GIFT_CARDS), 5),
            over("seafarers", *[sea.GiftTaken(BOB, PathId(1), "point")] * 3, *GIFT_CARDS),
        ),
        "sea-villages": (
            (over("seafarers", *[sea.RelationMade(ANN, CornerId(at), 1) for at in range(4)]), 4),
            over("seafarers", *[sea.RelationMade(ANN, CornerId(at), 1) for at in range(3)]),
        ),
        "sea-no-ship-lost": (
            (over("seafarers", TAKEN, sea.ShipsLost(BOB, (PathId(1),), ())), 1),
            over("seafarers", TAKEN, sea.ShipsLost(ANN, (PathId(1),), ())),
        ),
        "sea-mere-wonder": (
            (over("seafarers", ending="wonder", points=((2, 2, 2), (7, 8, 9))), 7),
            over("seafarers", ending="wonder", points=((2, 2, 2), (8, 8, 9))),
        ),
        "sea-knights-chase": (
            (over("seafarers-knights", *[PirateChased(ANN, CornerId(1))] * 3), 3),
            over("seafarers-knights", *[PirateChased(ANN, CornerId(1))] * 2, PirateChased(BOB, CornerId(1))),
        ),
        "sea-knights-afloat": (
            (over("seafarers-knights", last={KNIGHTS: {"ranks": (aboard("V(-1,-3,S)"), (0, 0, 0), (0, 0, 0))}}), 2),
            over("seafarers-knights", last={KNIGHTS: {"ranks": (aboard("V(-1,-2,S)"), (0, 0, 0), (0, 0, 0))}}),
        ),
        "caravans-crossroads": (
            (over("caravans", last={PIECES: {"cities": (0b11110, 0, 0)}, CARAVANS: {"stops": 0b11110}}), 4),
            over("caravans", last={PIECES: {"cities": (0b11110, 0, 0)}, CARAVANS: {"stops": 0b01110}}),
        ),
        "caravans-no-bid": (
            (over("caravans", *PLACED, BidLaid(BOB, (0, 0, 1, 0, 0)), BidLaid(ANN, NOTHING)), 6),
            over("caravans", *PLACED, BidLaid(ANN, (0, 0, 1, 0, 0))),
        ),
        "caravans-last-word": (
            (over("caravans", *[camels.VoteDecided(0b001, "most")] * 7), 7),
            over("caravans", *[camels.VoteDecided(0b001, "most")] * 6, camels.VoteDecided(0b011, "agreed")),
        ),
        "attack-freed": (
            (
                over(
                    "barbarian-attack",
                    attack.BuildingConquered(ANN, "city", CornerId(1)),
                    attack.BuildingFreed(ANN, "city", CornerId(1)),
                ),
                1,
            ),
            over(
                "barbarian-attack",
                attack.BuildingConquered(ANN, "city", CornerId(1)),
                attack.BuildingFreed(BOB, "city", CornerId(1)),
            ),
        ),
        "attack-jailer": (
            (over("barbarian-attack", attack.PrisonersTaken(ANN, 2), attack.PrisonersTaken(ANN, 3)), 5),
            over("barbarian-attack", attack.PrisonersTaken(ANN, 2), attack.PrisonersTaken(BOB, 3)),
        ),
        "attack-no-loss": (
            (over("barbarian-attack", *VICTORIES, attack.RiderFell(BOB, PathId(1))), 3),
            over("barbarian-attack", *VICTORIES, attack.RiderFell(ANN, PathId(1))),
        ),
        "traders-through-raiders": (
            (over("traders-barbarians", TurnBegan(ANN, 1), DRIVEN, HOME), 1),
            over("traders-barbarians", TurnBegan(ANN, 1), DRIVEN, TurnBegan(BOB, 2), HOME),
        ),
        "traders-no-toll": (
            (over("traders-barbarians", *[HOME] * 5, traders.TollPaid(BOB, ANN, 1)), 5),
            over("traders-barbarians", *[HOME] * 5, traders.TollPaid(ANN, BOB, 1)),
        ),
        "traders-toll-keeper": (
            (over("traders-barbarians", traders.TollPaid(BOB, ANN, 4), traders.TollPaid(EVE, ANN, 2)), 6),
            over("traders-barbarians", traders.TollPaid(BOB, ANN, 5), traders.TollPaid(EVE, BOB, 6)),
        ),
        "landnam-last-land": (
            (over("landnam", land.Explored(ANN, HEX, TerrainId(1), 5), last={LAND: {"terrain": (1,) * 37}}), 1),
            over("landnam", land.Explored(ANN, HEX, TerrainId(1), 5)),
        ),
        "landnam-one-card": (
            (over("landnam", *suit(1) * 2), 2),
            over("landnam", *suit(1), *suit(1, 1), *suit(1, outlawed=False)),
        ),
        "landnam-no-famine": ((over("landnam", famine(0, 2, 1)), 1), over("landnam", famine(0, 2, 0), famine(1, 0, 1))),
        "landnam-outlaw": (
            (over("landnam", *[land.Verdict(BOB, ANN, HEX, True)] * 2), 2),
            over("landnam", land.Verdict(BOB, ANN, HEX, True), land.Verdict(BOB, ANN, HEX, False)),
        ),
        "landnam-shared": ((over("landnam", won=(ANN, EVE)), 2), over("landnam")),
        "gw-every-breach": (
            (over("great-wall", *[assault(at, breached=True) for at in range(3)]), 1),
            over("great-wall", *[assault(at, breached=at > 0) for at in range(3)]),
        ),
        "gw-unbroken": (
            (over("great-wall", *[assault(0, breached=False)] * 3), 3),
            over("great-wall", *[assault(0, breached=False)] * 3, assault(1, breached=True)),
        ),
        "gw-last-shame": (
            (over("great-wall", won=SEATS, together=True, last={ESTATES: {"shame_left": 1}}), 1),
            over("great-wall", won=SEATS, together=True, last={ESTATES: {"shame_left": 2}}),
        ),
        "gw-solo": ((over("great-wall", seats=1, points=((0,), (9,)), together=True), 1), over("great-wall")),
        "gw-last-stone": (
            (
                over(
                    "great-wall",
                    wall.WallBuilt(BOB, SectionId(1), 3, NOTHING),
                    wall.WallBuilt(ANN, SectionId(0), 3, NOTHING),
                    ending="wall",
                ),
                1,
            ),
            over(
                "great-wall",
                wall.WallBuilt(ANN, SectionId(0), 3, NOTHING),
                wall.WallBuilt(BOB, SectionId(1), 3, NOTHING),
                ending="wall",
            ),
        ),
    }


def criterion(key: str) -> Criterion:
    return next(one.count for one in EVERY if one.key == key)


def lost(game: Finished) -> Finished:
    """The same game with nobody as its winner."""
    *states, last = game.story.states
    story = replace(game.story, states=(*states, replace(last, outcome=Outcome((), game.ending))))
    return replace(game, story=story)


@pytest.mark.rule("CAMPAIGN-025")
@pytest.mark.parametrize("key", KEYS)
def test_it_is_earned_by_what_its_story_tells_and_not_by_less(key: str) -> None:
    (done, count), less = cases()[key]
    assert int(criterion(key)(done, ANN)) == count
    assert not criterion(key)(less, ANN)
    assert bool(criterion(key)(lost(done), ANN)) is (key in ANYWAY)


def test_the_book_holds_the_chapters_of_all_games_each_once() -> None:
    assert [chapter.key for chapter in chapters()][:3] == ["any", "settlers", "watch"]
    assert len(set(KEYS)) == len(KEYS)
    assert all({*chapters_of(begun(key, 3)[0])} <= {*chapters()} for key in RULESETS)


def test_a_game_asks_for_its_own_achievements_and_those_of_all() -> None:
    asked = [one.key for chapter in chapters_of(begun("fishermen", 3)[0]) for one in chapter.achievements]
    assert {"by-a-hair", "no-city", "fish-boot-won"} <= set(asked)
    assert not [key for key in asked if key.startswith(("watch", "gw", "landnam"))]


def test_only_people_earn_and_the_winner_before_others() -> None:
    times = [landed(3, 0, 0), landed(0, 3, 0)]
    game = over("cities-knights", *times, won=(BOB,), last={BARBARIANS: {"defenders": (0, 0, 3)}})
    asked = chapters_of(game.game)
    told = {one.key: one.seat for one in achievements_of(asked, game, SEATS)}
    assert told["cities-alone-ashore"] == BOB
    assert told["cities-defender"] == EVE
    assert [one.seat for one in achievements_of(asked, game, [ANN])] == [ANN]
    assert achievements_of(asked, game, []) == ()


def test_a_game_whose_beginning_is_unknown_earns_nothing() -> None:
    game = over(points=((0, 0, 0), (10, 9, 3)))
    assert achievements_of([ANY_GAME], game, SEATS)
    story = replace(game.story, start=replace(game.story.start, ply=7))
    assert achievements_of([ANY_GAME], Finished(story, game.points), SEATS) == ()

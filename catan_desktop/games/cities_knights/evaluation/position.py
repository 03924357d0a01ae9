"""The judgement of a position of Cities & Knights: that of the settlers, the levels of the tracks with their
metropolises in reach, knights and what the next attack would bring, walls and progress cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from operator import attrgetter

from catan_desktop.evaluation.explanation import Goal
from catan_desktop.evaluation.memory import memory_of
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import (
    WIN,
    Ground,
    Parts,
    Targets,
    Weights,
    against_rivals,
    ground,
    seat_parts,
    weighted,
    with_rivals,
)
from catan_desktop.evaluation.promises import AIMS, PROMISES, STAKES
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import next_to_roll
from catan_desktop.games.cities_knights.improvements import has_crane, improvable, own_walls, price
from catan_desktop.games.cities_knights.numbers import (
    ACTIVATE,
    HELD_LIMIT,
    KNIGHTS_EACH,
    METROPOLIS_KEPT,
    PROMOTE,
    RECRUIT,
    TRACK_IDS,
    TRACKS,
    WALL,
    WALLS,
)
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    LAND,
    PROGRESS_CARDS,
    TURN,
    ProgressCards,
    held_count,
    metropolis_holder,
    study,
)
from catan_desktop.games.cities_knights.pieces import standing_strength, strength
from catan_desktop.kernel import Counts, Game, GameState, Seat, record
from catan_desktop.kernel.cards import add
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import HANDS, LONGEST_ROAD, PIECES, ROBBER, known
from catan_desktop.mechanics.questions import BLOCKED
from catan_desktop.mechanics.scoring import goal_of, public_points

from .attack_forecast import Attack, attack, builders, rolls_before, toll, wakeable
from .weights import ATTACK_WEIGHTS, NORMAL, SHARES, AttackWeights, Scale, hopes_of

ENLIST: Counts = add(RECRUIT, ACTIVATE)
"""A knight that fights at once."""
ROAD_LEAD, ROAD_LACK, ROAD_FROM = 3, 4, 5
"""Paths ahead of the next road, and behind the longest, that make a difference; length from which on a road counts."""
LEVEL_UP = tuple([f"improve-{track}" for track in TRACKS])


def track_worth(game: Game, state: GameState, seat: Seat, attack_weights: AttackWeights) -> float:
    """Levels, and metropolises within reach."""
    part, pieces = IMPROVEMENTS.of(game, state), PIECES.of(game, state)
    total = 0.0
    for track in TRACK_IDS:
        level, holder = part.levels[seat][track], metropolis_holder(part, pieces, track)
        total += attack_weights.levels[track][level]
        if holder < 0:
            total += attack_weights.metropolis * min(level, 3) ** 2
        elif holder != seat and part.levels[holder][track] < METROPOLIS_KEPT:
            total += attack_weights.metropolis * max(0, level - 1) ** 2
    return total


def goals(
    game: Game,
    state: GameState,
    seat: Seat,
    danger: Attack,
    attack_weights: AttackWeights = ATTACK_WEIGHTS,
) -> Targets:
    """Return what the seat could buy next."""
    found = list(_goals(game, state, seat, danger, attack_weights))
    if _may_wall(game, state, seat):
        found.append(("wall", WALL, wall_worth(game, state, seat, attack_weights)))
    return tuple(found)


def _goals(game: Game, state: GameState, seat: Seat, danger: Attack, attack_weights: AttackWeights) -> Iterator[Goal]:
    """Those whose worth does not hang on the hand."""
    part, knights = IMPROVEMENTS.of(game, state), KNIGHTS.of(game, state)
    crane = has_crane(game, state, seat)
    for track in TRACK_IDS:
        if improvable(game, state, seat, track) is None:
            level, levels = part.levels[seat][track], attack_weights.levels[track]
            more = attack_weights.last_step if level == 3 and part.metropolis[track] < 0 else 0.3
            yield LEVEL_UP[track], price(part, seat, track, crane), levels[level + 1] - levels[level] + more
    basic, strong, mighty = knights.ranks[seat]
    share, drop = danger.shares[seat], -danger.roused[seat]
    now, weight = danger.worth(seat, drop), danger.weight * danger.chances[seat]

    def defends(more: float) -> float:
        return 0.1 + weight * (danger.worth(seat, drop + more) - now)

    if (basic | strong | mighty) & ~knights.active:
        yield "activate", ACTIVATE, defends(1.0 - share)
    full, later = defends(1.0), defends(share)
    if basic.bit_count() < KNIGHTS_EACH:
        yield "knight", RECRUIT, attack_weights.standing + later
        yield "knight", ENLIST, attack_weights.standing + full
    if basic | strong:
        yield "knight", PROMOTE, attack_weights.standing + (full if (basic | strong) & knights.active else later)


def _may_wall(game: Game, state: GameState, seat: Seat) -> bool:
    own, walls = PIECES.of(game, state).cities[seat], IMPROVEMENTS.of(game, state).walls
    return bool(own & ~walls) and (own & walls).bit_count() < WALLS


def held_worth(part: ProgressCards, seat: Seat, attack_weights: AttackWeights) -> float:
    """Of the unplayed progress cards of a seat, in good cards."""
    if not (count := held_count(part, seat)):
        return 0.0
    cards = study(part, seat).cards
    found = sum([number * share for number, share in zip(cards, SHARES, strict=True)])
    return found / count * attack_weights.kept[min(count, HELD_LIMIT)]


def wall_worth(game: Game, state: GameState, seat: Seat, attack_weights: AttackWeights) -> float:
    """Of one more wall: the more, the fuller the hand."""
    return _wall_worth(HANDS.of(game, state).sizes[seat], hand_limit(game, state, seat), attack_weights)


def _wall_worth(count: int, limit: int, attack_weights: AttackWeights) -> float:
    return attack_weights.wall + attack_weights.room * max(0, count - limit + 2)


def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER, scale: Scale = NORMAL) -> float:
    """The position for a seat, in victory points; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    return against_rivals(totals(game, state, personality, scale), seat, weighted(scale.common, personality))


def parts_of(
    game: Game, state: GameState, seat: Seat, personality: Personality = SOBER, scale: Scale = NORMAL
) -> Parts:
    """The judgement by its parts; they add up to it."""
    if (over := verdict(state, seat, WIN)) is not None:
        return {"outcome": over}
    found, weights = weighed(game, state, personality, scale)
    more = _more(game, state, found, scale) or [(0.0, 0.0)] * game.seats
    parts = [
        {**one.parts, "income": one.parts["income"] + income, "road": one.parts["road"] + road}
        for one, (income, road) in zip(found, more, strict=True)
    ]
    return with_rivals(parts, seat, weights)


def totals(game: Game, state: GameState, personality: Personality, scale: Scale) -> list[float]:
    """The judgement by seat, opponents left out."""
    found, _ = weighed(game, state, personality, scale)
    if not (more := _more(game, state, found, scale)):
        return [one.total for one in found]
    return [one.total + income + road for one, (income, road) in zip(found, more, strict=True)]


def _more(game: Game, state: GameState, found: list[Weighed], scale: Scale) -> list[tuple[float, float]]:
    """By seat, what comes to its income and to its road by how the others stand; empty where nothing does."""
    rising, margin = scale.cities.rising, scale.cities.margin
    if not (rising or margin):
        return []
    goals = sum([goal_of(game, state, Seat(seat)) for seat in range(game.seats)])
    late = sum([one.parts["points"] for one in found]) / goals - 0.5
    lengths, holder = PIECES.of(game, state).lengths, LONGEST_ROAD.of(game, state).holder
    return [
        (rising * late * one.parts["income"], margin * road_lead(lengths, seat, holder))
        for seat, one in enumerate(found)
    ]


def road_lead(lengths: tuple[int, ...], seat: int, holder: int | None) -> float:
    """By how many paths the holder of the longest road is ahead of the next; below 0, half of what another lacks."""
    longest = max([length for index, length in enumerate(lengths) if index != seat])
    lead = lengths[seat] - longest
    if holder == seat:
        return min(lead, ROAD_LEAD)
    return max(min(lead, 0), -ROAD_LACK) / 2 if longest >= ROAD_FROM else 0.0


class Weighed:
    """The judgement of one seat, opponents left out."""

    __slots__ = ("parts", "total")

    def __init__(self, parts: Parts) -> None:
        self.parts, self.total = parts, sum(parts.values())


def weighed(
    game: Game, state: GameState, personality: Personality, scale: Scale = NORMAL
) -> tuple[list[Weighed], Weights]:
    """The judgement by seat, and the weights as a character has them; what is remembered is not worked out again."""
    hands, memory, cards = HANDS.of(game, state), memory_of(game), PROGRESS_CARDS.of(game, state)
    weights, attack_weights = weighted(scale.common, personality), hopes_of(scale.cities, personality)
    pieces, first, able = PIECES.of(game, state), next_to_roll(game, state), builders(game, state)
    turn = state.seat, personality, scale.name
    defenders, owner = BARBARIANS.of(game, state).defenders, LAND.of(game, state).merchant_owner
    in_land, in_works = _hangs_on(game, state)
    lands = memory.named((_PLACED(pieces), ROBBER.of(game, state), in_land, turn))
    works = memory.named((pieces.cities, in_works, first, able, wakeable(game, state, able), turn))
    award, guests = LONGEST_ROAD.of(game, state).holder, PROMISES in game.folded
    surveyor: _Surveyor | None = None
    found = []
    for index in range(game.seats):
        seat = Seat(index)
        land: Ground | None = memory.find((lands, index))
        survey: Survey | None = memory.find((works, index))
        if land is None or survey is None:
            surveyor = surveyor or _Surveyor(game, state, able, weights, attack_weights)
            land = memory.keep((lands, index), land or surveyor.land(seat))
            survey = memory.keep((works, index), survey or surveyor.survey(seat))
        honours = defenders[index], cards.shown[index], owner == index, pieces.lengths[index], award
        more = _more_of(game, state, seat) if guests else ()
        key = (works, land.number, index, honours, more, known(hands, seat), study(cards, seat).cards)
        one: Weighed | None = memory.find(key)
        if one is None:
            parts = _parts(game, state, seat, land, survey, first, attack_weights, weights)
            one = memory.keep(key, Weighed(parts))
        found.append(one)
    return found, weights


def _more_of(game: Game, state: GameState, seat: Seat) -> tuple[object, ...]:
    """Return what other modules say of a seat."""
    told = game.ask(PROMISES, state, seat), game.ask(STAKES, state, seat), game.ask(AIMS, state, seat)
    return public_points(game, state, seat), *told


_PLACED = attrgetter("roads", "settlements", "cities", "road_ends", "roads_of_all")


def _hangs_on(game: Game, state: GameState) -> tuple[tuple[object, ...], tuple[object, ...]]:
    """Return what the land of a seat promises hangs on, bank rates included, and what the worth of tracks, knights and
    walls hangs on."""
    knights, towns, raid = KNIGHTS.of(game, state), IMPROVEMENTS.of(game, state), BARBARIANS.of(game, state)
    land, turn, ranks, tipped = LAND.of(game, state), TURN.of(game, state), knights.ranks, raid.tipped
    built = towns.levels, towns.metropolis, towns.walls
    return (
        (ranks, tipped, towns.levels, land.merchant, land.merchant_owner, land.tokens, turn.fleet),
        (ranks, knights.active, built, tipped, raid.ship, land.tokens, turn.crane),
    )


@record
class Survey:
    """What a judgement knows of a seat before it has seen its land and its hand."""

    goals: Targets
    """Those whose worth does not hang on the hand."""
    limit: int
    may_wall: bool
    parts: Parts


class _Surveyor:
    """Surveys the seats of one position."""

    def __init__(
        self,
        game: Game,
        state: GameState,
        able: int,
        weights: Weights,
        attack_weights: AttackWeights,
    ) -> None:
        self.game, self.state, self.able = game, state, able
        self.weights, self.attack_weights = weights, attack_weights

    @cached_property
    def danger(self) -> Attack:
        """The next attack."""
        return attack(self.game, self.state, self.attack_weights, self.weights, self.able)

    def land(self, seat: Seat) -> Ground:
        """Return what its pieces promise a seat."""
        return ground(self.game, self.state, seat, self.weights, self.game.ask(BLOCKED, self.state))

    def survey(self, seat: Seat) -> Survey:
        """Return what tracks, knights and walls say of a seat."""
        game, state, attack_weights, danger = self.game, self.state, self.attack_weights, self.danger
        part = KNIGHTS.of(game, state)
        knights = attack_weights.active * (0.5 + danger.near) * min(strength(part, seat), 6)
        parts = {
            "tracks": track_worth(game, state, seat, attack_weights),
            "attack": danger.weight * danger.worth(seat),
            "walls": attack_weights.wall * own_walls(game, state, seat).bit_count(),
            "knights": knights + attack_weights.standing * min(standing_strength(part, seat), 8),
        }
        return Survey(
            tuple(_goals(game, state, seat, danger, attack_weights)),
            hand_limit(game, state, seat),
            _may_wall(game, state, seat),
            parts,
        )


def _parts(
    game: Game,
    state: GameState,
    seat: Seat,
    land: Ground,
    survey: Survey,
    first: int,
    attack_weights: AttackWeights,
    weights: Weights,
) -> Parts:
    count, more = HANDS.of(game, state).sizes[seat], survey.goals
    if survey.may_wall:
        more = (*more, ("wall", WALL, _wall_worth(count, survey.limit, attack_weights)))
    parts = seat_parts(game, state, seat, weights, 0, more, land)
    rolls, tenths = rolls_before(game, first, seat), round(10 * land.flow)
    parts["excess"] = -attack_weights.lost * toll(count, survey.limit, rolls, tenths)
    parts.update(survey.parts)
    parts["progress"] = attack_weights.card * held_worth(PROGRESS_CARDS.of(game, state), seat, attack_weights)
    return parts

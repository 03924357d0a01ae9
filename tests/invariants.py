"""What must hold in every state of a game, beyond what the kernel promises: cards conserved, kept masks true.

A module adds a line to `RULESET_INVARIANTS`; the contract harness asks it of every game whose ruleset has the module,
also of the states that `determinise` imagines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from catan_desktop.games.barbarian_attack.part import SLOT as ATTACK
from catan_desktop.games.barbarian_attack.part import Contest
from catan_desktop.games.barbarian_attack.part import attack as attack_part
from catan_desktop.games.caravans.part import CARAVANS
from catan_desktop.games.cities_knights import numbers
from catan_desktop.games.cities_knights import part as city_part
from catan_desktop.games.cities_knights.scoring import points as city_points
from catan_desktop.games.event_cards.card_effects import NEIGHBOURS
from catan_desktop.games.event_cards.cards import EVENT_CARDS
from catan_desktop.games.fishermen.part import FISH, LIMIT, all_tokens
from catan_desktop.games.great_wall.battle import complete
from catan_desktop.games.great_wall.horde import HORDE
from catan_desktop.games.great_wall.part import COUNCIL, COURSE, COURT, DEFENCE, ESTATES, HORDE_DECK, cards_of, kind_on
from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.steps import Arrivals
from catan_desktop.games.great_wall.tables import CLERKS, SPEARMAN, AdvisorId
from catan_desktop.games.great_wall.tables import tables as wall_tables
from catan_desktop.games.harbourmaster.points import HARBOURMASTER
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import DECK
from catan_desktop.games.landnam.land import LAND, NO_HARBOUR, tiles_left
from catan_desktop.games.landnam.tables import HARBOURS_EACH, LADDER, MOUNTAIN, PRODUCTIVE, SEA, TOKENS_EACH
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.lanes import PIRATES, lane_of, waters
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.ships import SHIP_PART, SHIPS_OF_SEAT, movable_ships, sea_island, ship_sites
from catan_desktop.games.seafarers.tribe import DRAW as TAKE_CARD
from catan_desktop.games.seafarers.tribe import PLACE as PLACE_HARBOUR
from catan_desktop.games.seafarers.tribe import TRIBE
from catan_desktop.games.seafarers.villages import CLOTH
from catan_desktop.games.seafarers.wonder_list import WONDERS
from catan_desktop.games.traders_barbarians.part import TRADERS
from catan_desktop.games.watch.board import CAMPS, POSTS
from catan_desktop.games.watch.guards import GUARDS
from catan_desktop.games.watch.part import NO_HERO, REGULAR, SUPPLY, TOKENS, watch
from catan_desktop.grid.axial import neighbour
from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import Counts, add, covers
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, SEATS, Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import dice, discards, turn
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.coins import COINS
from catan_desktop.mechanics.parts import HANDS, HOME, LargestArmy, LongestRoad, Robber
from catan_desktop.mechanics.questions import DOUBLED_PATHS, DOWNGRADED_CITIES, OCCUPIED, OTHER_LINKS, POINTS, SHIPS
from catan_desktop.mechanics.tables import tables
from tests.kernel import toy
from tests.parts import Parts, settlers

Invariant: TypeAlias = Callable[[Game, GameState], None]
"""Raises AssertionError where the state is wrong."""


def check_toy(game: Game, state: GameState) -> None:
    """Six secret cards, two of a kind, are in the deck or with a seat; nobody has tokens below nothing."""
    part = toy.part(game, state)
    assert part.hidden is not None
    assert [held + part.private.count(kind) for kind, held in enumerate(part.hidden)] == [2, 2, 2]
    assert all(min(tokens) >= 0 for tokens in part.tokens)


# the wall


def check_course(game: Game, state: GameState) -> None:
    """A command card is in hand or played; where the Year goes on, everybody has a place at tea."""
    course = COURSE.of(game, state)
    for hand, played in zip(course.hands, course.played, strict=True):
        assert hand & sum([1 << card for card in played]) == 0
    if course.tea and state.turn:
        assert sorted(course.tea) == list(range(game.seats))


def check_estates(game: Game, state: GameState) -> None:
    """Every clerk and every token of shame is in exactly one place (GW-019)."""
    estates = ESTATES.of(game, state)
    for seat, own in enumerate(estates.players):
        placed = sum([row[seat] for row in estates.clerks])
        assert own.pool + placed + own.outside == CLERKS
        assert min(own.goods) >= 0
    assert estates.shame_left + sum([own.shame for own in estates.players]) <= 10 * game.seats
    assert estates.shame_left >= 0


def check_court(game: Game, state: GameState) -> None:
    """There are two of each advisor, and three at most are active."""
    court = COURT.of(game, state)
    assert all(len(own.spent) == len(own.active) <= 3 for own in court.staffs)
    advisors = [card for own in court.staffs for card in (*own.active, *own.passive)] + list(court.display)
    assert all(advisors.count(AdvisorId(card)) + gone <= 2 for card, gone in enumerate(court.fired))


def check_defence(game: Game, state: GameState) -> None:
    """Soldiers are conserved; those on cards and firing spots stand there rightly."""
    kinds, powder, defence = wall_tables(game).soldiers, POWDER.get(game, state), DEFENCE.of(game, state)
    for seat, own in enumerate(ESTATES.of(game, state).players):
        for number, kind in enumerate(kinds):
            held = defence.stocks[seat][number] + defence.camps[seat][number]
            if number == SPEARMAN:
                held += sum([level > 0 for level in own.overseers])
                held += powder.towers.count(seat) if powder is not None else 0
            for section in defence.sections:
                held += section.hideout[seat][number]
                held += sum([post is not None and (post.seat, post.kind) == (seat, number) for post in section.posts])
                for card in section.rows:
                    figures = card.figures if card is not None else ()
                    held += sum([(figure.seat, figure.kind) == (seat, number) for figure in figures])
            assert held == (kind.stock if kind.clan in (-1, own.clan) else 0), f"{kind.key} of seat {seat}"
    for section in defence.sections:
        assert len(section.posts) == 2 * section.level <= 6
        assert 0 <= section.barricades <= 3
        assert all(post is None or kinds[post.kind].post for post in section.posts)


def check_powder(game: Game, state: GameState) -> None:
    """Two firearms of each kind are in hideouts, two at most in each, or in the supply."""
    part = POWDER.of(game, state)
    for kind, count in enumerate(part.supply):
        assert count + sum([row[kind] for row in part.firearms]) == 2
        assert min(count, *[row[kind] for row in part.firearms]) >= 0
    assert all(sum(row) <= 2 for row in part.firearms)
    assert sum(part.shots) >= part.drawn.bit_count()


def check_horde(game: Game, state: GameState) -> None:
    """Every horde card is in the deck, in the discards, on the board, just drawn, or out of the game with its type."""
    defence, deck, course = DEFENCE.of(game, state), HORDE_DECK.of(game, state), COURSE.of(game, state)
    cards = cards_of(defence)
    drawn = [frame.data_as(Arrivals).card for frame in state.frames if frame.step == HORDE]
    lying = [card.number for card in cards] + [card for card in drawn if card >= 0] + list(bits(deck.discards))
    given = wall_tables(game)
    if deck.hidden is not None:
        assert deck.hidden.bit_count() == deck.deck
        assert not deck.hidden & mask_of(lying)
    assert len(set(lying)) == len(lying)
    kinds = range(len(given.horde) - given.removed, len(given.horde) - (given.removed if course.tea else 0) + 1)
    assert len(lying) + deck.deck in [3 * kind for kind in kinds]
    for card in cards:
        kind, taken = kind_on(game, card), card.wounds | card.tokens
        assert not card.wounds & card.tokens
        assert not taken & ~kind.cells
        for figure in card.figures:
            assert figure.cells
            assert not figure.cells & ~kind.cells
            assert not figure.fresh & ~figure.cells
            assert not figure.cells & taken or game.tables.soldiers[figure.kind].lump
    if state.turn and course.phase == COUNCIL:
        assert complete(game, defence) is None


# settlers


@lru_cache(maxsize=4096)
def plain_route(
    topology: Topology, roads: int, blocked: int, doubled: int = 0, ships: int = 0, joints: frozenset[int] = frozenset()
) -> int:
    """The longest line of roads and ships by trying every line, with sets and lists: the judge of the quick version.
    A line goes from roads to ships and back at joints only."""
    beside: dict[int, list[tuple[int, int]]] = {}  # by corner: its paths, each with its other end
    for path in bits(roads | ships):
        one, other = topology.path_ends[path]
        beside.setdefault(one, []).append((path, other))
        beside.setdefault(other, []).append((path, one))
    sailed = set(bits(ships))
    stops = set(bits(blocked))

    def longest_from(corner: int, used: frozenset[int], last: int | None) -> int:
        if used and corner in stops:
            return 0
        best = 0
        for path, end in beside[corner]:
            if path not in used:
                if last is not None and corner not in joints and (last in sailed) != (path in sailed):
                    continue
                counts = 2 if doubled >> path & 1 else 1
                best = max(best, counts + longest_from(end, used | {path}, path))
        return best

    return max((longest_from(corner, frozenset(), None) for corner in beside), default=0)


def check_settlers(game: Game, state: GameState) -> None:
    """Cards and pieces are conserved, and the kept fields are those that the pieces give."""
    part = settlers(state)
    check_cards(game, part)
    check_pieces(game, state)
    check_kept(game, state)
    if state.frames[-1].step in {turn.ACTION, dice.PRE_ROLL}:
        check_awards(game, part)
    for seat, own in enumerate(part.private):
        if own is not None and own.parting:
            assert discards.has_chosen(state, Seat(seat)), "cards are set aside outside a discard"
            assert covers(own.hand, own.parting)
            assert sum(own.parting) == part.hands[seat] // 2
    robber = part.of(Robber)
    assert robber is None or robber.hex == HOME or 0 <= robber.hex < len(game.board.terrain)


def together(piles: list[Counts]) -> Counts:
    total = piles[0]
    for pile in piles[1:]:
        total = add(total, pile)
    return total


def check_cards(game: Game, part: Parts) -> None:
    """Every resource and development card is in exactly one place; public counts tell the secret ones."""
    values = tables(game)
    assert part.hidden is not None
    purses = [own for own in part.private if own is not None]
    assert len(purses) == game.seats
    piles = [part.bank, part.hidden, part.gone, *(pile for own in purses for pile in (own.hand, own.cards, own.fresh))]
    assert all(min(pile, default=0) >= 0 for pile in piles)
    assert together([part.bank, *(own.hand for own in purses)]) == values.bank, "resource cards are lost or made"
    deck = tuple(spec.count for spec in values.cards)
    assert together([part.hidden, part.gone, *(own.cards for own in purses)]) == deck, "cards are lost or made"
    assert part.deck == sum(part.hidden)
    assert len(purses) == len(part.knights) == len(part.shown) == game.seats
    assert part.hands == tuple(sum(own.hand) for own in purses)
    assert part.held == tuple(sum(own.cards) for own in purses)
    assert all(new <= held for own in purses for new, held in zip(own.fresh, own.cards, strict=True))


def check_pieces(game: Game, state: GameState) -> None:
    """No site has two pieces, no seat more than its supply, no building a neighbour."""
    part, values = settlers(state), tables(game)
    tipped = [game.ask(DOWNGRADED_CITIES, state, Seat(seat)) for seat in range(game.seats)]
    links = [game.ask(OTHER_LINKS, state, Seat(seat)) for seat in range(game.seats)]
    topology: Topology = game.board.topology
    for pieces, supply in (
        (tuple(mask & ~other for mask, other in zip(part.roads, links, strict=True)), values.roads),
        (tuple(mask & ~laid for mask, laid in zip(part.settlements, tipped, strict=True)), values.settlements),
        (tuple(mask | laid for mask, laid in zip(part.cities, tipped, strict=True)), values.cities),
    ):
        assert max(mask.bit_count() for mask in pieces) <= supply
    assert len(part.roads) == len(part.settlements) == len(part.cities) == game.seats
    roads = [path for mask in part.roads for path in bits(mask)]
    towns = [corner for mask in (*part.settlements, *part.cities) for corner in bits(mask)]
    assert len(set(roads)) == len(roads)
    built = set(towns)
    assert len(built) == len(towns)
    assert not any(one in built and other in built for one, other in topology.path_ends)


@record
class Kept:
    """The fields of the part that are kept for speed."""

    taken: int
    towns: int
    open_corners: int
    touch: tuple[int, ...]
    edges: tuple[int, ...]
    lengths: tuple[int, ...]


@lru_cache(maxsize=4096)
def plainly_kept(
    topology: Topology,
    roads: tuple[int, ...],
    owned: tuple[int, ...],
    figures: tuple[int, ...],
    doubled: int,
    ships: tuple[int, ...],
    land: int,
) -> Kept:
    """The kept fields worked out without masks, from the roads, the buildings, the figures and the ships of every seat;
    on doubled paths a road counts twice, and `land` are the intersections for settlements."""
    ends_of = topology.path_ends
    towns = {corner: seat for seat, mask in enumerate(owned) for corner in bits(mask)}
    shut = {corner for ends in ends_of for corner in ends if any(end in towns for end in ends)}
    touches, edges, lengths = [], [], []
    for seat, mask in enumerate(roads):
        touch = {end for path in bits(mask) for end in ends_of[path]}
        own = {corner for corner, owner in towns.items() if owner == seat}
        others = [mask for other, mask in enumerate(figures) if other != seat]
        rivals = set(towns) - own | {corner for mask in others for corner in bits(mask)}
        bases = (touch - rivals) | own
        sailed = {end for path in bits(ships[seat]) for end in ends_of[path]}
        touches.append(mask_of(sorted(touch | sailed)))
        edges.append(mask_of([path for path, ends in enumerate(ends_of) if bases.intersection(ends)]))
        breaks = mask_of(sorted(rivals & (touch | sailed)))
        joints = frozenset(own) if sailed else frozenset()
        lengths.append(plain_route(topology, mask, breaks, doubled & (mask | ships[seat]), ships[seat], joints))
    return Kept(
        taken=mask_of([path for mask in (*roads, *ships) for path in bits(mask)]),
        towns=mask_of(sorted(towns)),
        open_corners=mask_of([corner for corner in bits(land) if corner not in shut]),
        touch=tuple(touches),
        edges=tuple(edges),
        lengths=tuple(lengths),
    )


def check_kept(game: Game, state: GameState) -> None:
    """The masks and lengths kept for speed are those that the pieces give."""
    part = settlers(state)
    figures = tuple(game.ask(OCCUPIED, state, Seat(seat)) for seat in range(game.seats))
    owned = tuple(one | other for one, other in zip(part.settlements, part.cities, strict=True))
    ships = tuple(game.ask(SHIPS, state, Seat(seat)) for seat in range(game.seats))
    land, doubled = game.board.building_corners, game.ask(DOUBLED_PATHS, state)
    expected = plainly_kept(game.board.topology, part.roads, owned, figures, doubled, ships, land)
    kept = Kept(
        part.pieces.roads_of_all,
        part.pieces.buildings,
        part.pieces.open_corners,
        part.pieces.road_ends,
        part.pieces.buildable_paths,
        part.lengths,
    )
    assert kept == expected


def check_awards(game: Game, part: Parts) -> None:
    """An award lies with somebody who has enough and no less than anybody, and with nobody only where none leads."""
    values = tables(game)
    road, army = part.of(LongestRoad), part.of(LargestArmy)
    awards = [(road.holder, part.lengths, values.longest_road_from)] if road else []
    awards += [(army.holder, army.knights, values.largest_army_from)] if army else []
    for holder, scores, least in awards:
        best = max(scores)
        if holder >= 0:
            assert scores[holder] == best >= least
        else:
            assert best < least or scores.count(best) > 1


# watch


def check_watch(game: Game, state: GameState) -> None:
    """Figures, tokens and guards are conserved; the kept sums are those of the pieces."""
    part = watch(game, state)
    figures = list(part.supply)
    figures[REGULAR] += sum(part.clearings)
    for row in (*part.camps, *part.gift):
        for figure in row:
            figures[figure] += 1
    assert tuple(figures) == SUPPLY, f"wildlings are lost or made: {figures}"
    assert min((*part.supply, *part.clearings, *part.unrevealed, *part.revealed)) >= 0
    assert add(part.unrevealed, part.revealed) == TOKENS, "wildling tokens are lost or made"
    assert part.invaders == sum(len(row) for row in part.gift)
    assert all(tuple(sorted(row)) == row for row in part.gift)
    assert all(len(row) <= POSTS for row in part.posts)
    assert all(len(row) <= CAMPS for row in part.camps)
    posted = [owner for row in part.posts for owner in row]
    assert part.guards == tuple(posted.count(seat) for seat in SEATS[: game.seats])
    assert max(part.guards) <= GUARDS
    dealt = [hero for hero in part.heroes if hero != NO_HERO]
    assert len(set(dealt)) == len(dealt), "two seats have one hero"
    everybody = game.everybody
    assert not (part.turned | part.used | part.received) & ~everybody


# cities and knights


OF_TRACK = [
    [card for card, spec in enumerate(numbers.PROGRESS) if spec.track == track] for track in range(len(numbers.TRACKS))
]
"""By track: its progress cards."""


def check_cities(game: Game, state: GameState) -> None:
    """Progress cards, knights and walls are conserved; nothing stands where something else does."""
    part, base = city_part.PROGRESS_CARDS.of(game, state), settlers(state)
    assert part.hidden is not None
    assert min(part.hidden) >= 0
    left = [0] * len(numbers.PROGRESS)
    for card, count in enumerate(part.hidden):
        left[card] += count
    for seat, own in enumerate(part.private):
        assert own is not None
        for card, count in enumerate(own.cards):
            assert count >= 0
            left[card] += count
        for track, row in enumerate(own.buried):
            assert len(row) == part.under[track].count(-1 - seat)
            for card in row:
                left[card] += 1
                assert numbers.PROGRESS[card].track == track
    for row in (*part.shown, *part.under):
        for card in row:
            if card >= 0:
                left[card] += 1
    assert tuple(left) == tuple(spec.count for spec in numbers.PROGRESS), "progress cards are lost or made"
    for track, kinds in enumerate(OF_TRACK):
        assert sum([part.hidden[card] for card in kinds]) == part.decks[track]
        for seat, own in enumerate(part.private):
            assert own is not None
            assert part.held[seat][track] == sum([own.cards[card] for card in kinds])
    army, cities = city_part.KNIGHTS.of(game, state), city_part.IMPROVEMENTS.of(game, state)
    raid, land = city_part.BARBARIANS.of(game, state), city_part.LAND.of(game, state)
    knights = [corner for row in army.ranks for mask in row for corner in bits(mask)]
    assert len(set(knights)) == len(knights)
    assert all(mask.bit_count() <= numbers.KNIGHTS_EACH for row in army.ranks for mask in row)
    standing = mask_of(sorted(knights))
    assert not standing & base.pieces.buildings
    assert not (army.active | army.acted | army.activated | army.promoted) & ~standing
    towns = 0
    for mask in base.cities:
        towns |= mask
        assert (cities.walls & mask).bit_count() <= numbers.WALLS
    assert not cities.walls & ~towns
    spots = [corner for corner in cities.metropolis if corner != city_part.NOWHERE]
    assert len(set(spots)) == len(spots)
    assert all(towns >> corner & 1 for corner in spots)
    settled = 0
    for mask in base.settlements:
        settled |= mask
    assert not raid.tipped & ~settled
    assert 0 <= raid.ship <= numbers.LANDING
    assert (land.merchant == city_part.NO_HEX) == (land.merchant_owner < 0)
    assert all(0 <= level <= numbers.LEVELS for row in cities.levels for level in row)
    rows: tuple[tuple[object, ...], ...] = (
        army.ranks,
        cities.levels,
        raid.defenders,
        part.shown,
        part.held,
        part.private,
    )
    assert {len(row) for row in rows} == {game.seats}, "a row for each seat"
    tracks: list[tuple[object, ...]] = [cities.metropolis, part.decks, part.under, *cities.levels, *part.held]
    tracks += [own.buried for own in part.private if own is not None]
    assert {len(row) for row in tracks} == {len(numbers.TRACKS)}, "an entry for each track"


# fishermen


def check_fishermen(game: Game, state: GameState) -> None:
    """Every token is in exactly one place, the boot with one seat or face down; public counts tell the secret ones."""
    part = FISH.of(game, state)
    assert part.hidden is not None
    held = [tokens for tokens in part.private if tokens is not None]
    assert len(held) == len(part.held) == game.seats
    boot = int(part.boot != NOBODY)
    assert together([part.hidden, *((*tokens, 0) for tokens in (part.used, *held)), (0, 0, 0, boot)]) == all_tokens(
        game
    )
    assert min(min(tokens) for tokens in (part.hidden, part.used, *held)) >= 0
    assert part.held == tuple(sum(tokens) for tokens in held)
    assert max(part.held) <= LIMIT
    assert part.supply == sum(part.hidden)
    assert -1 <= part.boot < game.seats


# rivers


def check_rivers(game: Game, state: GameState) -> None:
    """Bridges lie on bridge sites, roads do not; gold is never owed; the tiles lie where a recount puts them."""
    part, base, gold = RIVERS.of(game, state), settlers(state), COINS.of(game, state)
    sites: int = game.board.bridge_sites
    assert len(part.bridges) == len(gold.held) == game.seats
    for roads, bridges in zip(base.roads, part.bridges, strict=True):
        assert roads & sites == bridges
        assert bridges.bit_count() <= 3
    assert min(gold.held) >= 0
    assert 0 <= gold.bought <= 2
    if not state.turn:
        assert (part.wealthiest, part.poor) == (-1, 0)
        return
    ranked = sorted(gold.held)
    first = [seat for seat, count in enumerate(gold.held) if count == ranked[-1]]
    assert part.wealthiest == (first[0] if ranked[-1] > ranked[-2] else -1)
    least = [seat for seat, count in enumerate(gold.held) if count == ranked[0]]
    assert list(bits(part.poor)) == ([] if ATTACK.get(game, state) else least)
    check_points(game, state)


# event cards, Harbourmaster


def check_event_cards(game: Game, state: GameState) -> None:
    """No card is drawn twice in a cycle; damaged is one own road; a gift is chosen only while others are choosing."""
    part, base = EVENT_CARDS.of(game, state), settlers(state)
    assert len(set(part.drawn)) == len(part.drawn) <= 31
    assert all(0 <= card < 36 for card in part.drawn)
    assert len(part.damaged) == len(part.private) == game.seats
    for seat, (damaged, roads) in enumerate(zip(part.damaged, base.roads, strict=True)):
        assert damaged.bit_count() <= 1
        assert not damaged & ~roads | damaged & game.ask(OTHER_LINKS, state, Seat(seat))
    choosing = state.frames[-1].step == NEIGHBOURS
    assert choosing or set(part.private) == {-1}
    for seat, kind in enumerate(part.private):
        own = base.private[seat]
        assert own is not None
        assert kind is not None
        assert kind == -1 or own.hand[kind]


def check_harbourmaster(game: Game, state: GameState) -> None:
    """The award lies where a recount by names puts it, and brings two points."""
    topology, part = game.board.topology, settlers(state)
    spots = {name for harbour in board_now(game, state).harbours for name in corner_names(topology, harbour.path)}
    counted = [0] * game.seats
    taken = set[int]()
    if game.has("barbarian_attack"):
        taken = {hex for hex, count in enumerate(attack_part(game, state).standing) if count == 3}
    for corner in bits(part.pieces.buildings):
        if topology.corner_name(corner) in spots and set(bits(topology.corner_hexes[corner])) - taken:
            for seat in range(game.seats):
                counted[seat] += (part.settlements[seat] >> corner & 1) + 2 * (part.cities[seat] >> corner & 1)
    holder, best = HARBOURMASTER.of(game, state).holder, max(counted)
    if holder >= 0:
        assert counted[holder] == best >= 3
    else:
        assert best < 3 or counted.count(best) > 1


def check_points(game: Game, state: GameState) -> None:
    """The public points are those of a recount of all that this table has."""
    for seat in range(game.seats):
        assert game.ask(POINTS, state, Seat(seat)) == recount(game, state, seat)


def recount(game: Game, state: GameState, seat: int) -> int:
    """The points of a seat, counted from what lies on the table."""
    base, taken = settlers(state), set[int]()
    if attack := ATTACK.get(game, state):
        taken = {hex for hex, count in enumerate(attack.standing) if count == 3}
    towns = [*bits(base.settlements[seat]), *bits(base.cities[seat]), *bits(base.cities[seat])]
    free = [town for town in towns if set(bits(game.board.topology.corner_hexes[town])) - taken]
    points = len(free) + 2 * (base.longest == seat) + 2 * (base.largest == seat)
    if attack:
        points += attack.prisoners[seat] // 2
    if master := HARBOURMASTER.get(game, state):
        points += 2 * (master.holder == seat)
    if traders := TRADERS.get(game, state):
        points += traders.delivered[seat] + (traders.levels[seat] == 5)
    if rivers := RIVERS.get(game, state):
        points += (rivers.wealthiest == seat) - 2 * (rivers.poor >> seat & 1)
    if camels := CARAVANS.get(game, state):
        points += sum(camels.stops >> town & 1 for town in {*free})
    if islands := ISLANDS.get(game, state):
        points += islands.points[seat] + check_cloth(game, state, seat)
    if gifts := TRIBE.get(game, state):
        points += gifts.points[seat]
    return points + (city_points(game, state, Seat(seat)) if city_part.IMPROVEMENTS.get(game, state) else 0)


def corner_names(topology: Topology, path: str) -> list[str]:
    return [topology.corner_name(corner) for corner in topology.path_ends[topology.parse_path(path)]]


# barbarian attack


def check_attack(game: Game, state: GameState) -> None:
    """Barbarians, riders and cards are conserved and stand where they may; a recount gives the same points."""
    part, gold = attack_part(game, state), COINS.of(game, state)
    topology = game.board.topology
    rolled_for = sum(frame.data.left for frame in state.frames if isinstance(frame.data, Contest))
    assert part.supply + sum(part.standing) + sum(part.prisoners) + rolled_for == (30 if game.seats < 5 else 42)
    assert min((part.supply, *part.standing, *part.prisoners)) >= 0
    assert max(part.standing) <= 3
    outer = {hex for hex, near in enumerate(topology.hex_hexes) if near.bit_count() < 6}
    coast = {hex for hex in outer if game.board.tokens[hex]}
    assert {hex for hex, count in enumerate(part.standing) if count} <= coast
    riders = [path for own in part.riders for path in bits(own)]
    assert len(set(riders)) == len(riders)
    assert max(own.bit_count() for own in part.riders) <= 6
    assert all(0 <= used <= count for used, count in zip(part.used, (14, 4, 4, 4), strict=True))
    assert not part.fresh & ~mask_of(sorted(riders))
    assert min(gold.held) >= 0
    assert 0 <= gold.bought <= 2
    check_points(game, state)


# traders


PER_KIND = {True: 12, False: 18}
"""By whether the board has closed edges: tokens of each kind of trade hex."""


def check_traders(game: Game, state: GameState) -> None:
    """Tokens are in a stack, on a wagon or delivered; three barbarians on three open paths; nothing stands or lies
    where nothing may; gold is never owed; points are those of a recount."""
    part, base, gold = TRADERS.of(game, state), settlers(state), COINS.of(game, state)
    board = game.board
    each = (part.wagons, part.levels, part.loads, part.delivered, gold.held)
    assert {len(row) for row in each} == {game.seats}
    for kind, left in enumerate(part.left):
        heights = [height for height, at in zip(part.stacks, board.trade_kinds, strict=True) if at == kind]
        assert sum(left) == sum(heights)
        assert min(*left, *heights) >= 0
    carried = sum(load >= 0 for load in part.loads)
    assert sum(map(sum, part.left)) + carried + sum(part.delivered) == 3 * PER_KIND[bool(board.closed)]
    assert len(set(part.barbarians)) == len(part.barbarians) == 3
    laid = base.pieces.roads_of_all | mask_of([*part.barbarians])
    assert not laid & board.closed_paths
    assert not base.pieces.buildings & (board.plaza_mask | board.closed_corners)
    reached = board.topology.all_corners & ~board.closed_corners
    assert all(wagon < 0 or reached >> wagon & 1 for wagon in part.wagons)
    assert all(1 <= level <= 5 for level in part.levels)
    assert 0 <= part.tried < 8
    assert min(gold.held) >= 0
    assert 0 <= gold.bought <= 2
    check_points(game, state)


# caravans


def check_caravans(game: Game, state: GameState) -> None:
    """No path holds two camels; each caravan is a line from its arrow; kept masks and points are those of a recount."""
    part, base = CARAVANS.of(game, state), settlers(state)
    topology: Topology = game.board.topology
    paths = [path for trail in part.trails for path in trail]
    assert len(set(paths)) == len(paths) <= (22 if game.seats < 5 else 33)
    assert mask_of(sorted(paths)) == part.camels
    for trail, arrow in zip(part.trails, game.board.arrows, strict=True):
        head = arrow.head
        for step, path in enumerate(trail):
            if step:
                assert head in topology.path_ends[path], "a camel away from the head"
                (head,) = [end for end in topology.path_ends[path] if end != head]
            else:
                assert path == arrow.path
    met = {corner for corner in range(len(topology.corners)) if sum(corner in topology.path_ends[p] for p in paths) > 1}
    assert set(bits(part.stops)) == met
    assert state.turn or not (paths or part.due)
    robber = base.robber
    assert robber == HOME or not game.board.oases >> robber & 1, "the robber stands on an oasis"
    check_points(game, state)


def check_landnam(game: Game, state: GameState) -> None:
    """Cards, tiles, tokens and pieces are conserved; one piece a hex; settlements keep their distance."""
    hands, fate, land, units = HANDS.of(game, state), FATE.of(game, state), LAND.of(game, state), UNITS.of(game, state)
    cards = tuple(map(sum, zip(*[hand or () for hand in hands.private], hands.stock, strict=True)))
    assert cards == tables(game).bank, "cards are lost or made"
    assert hands.bank == tuple([min(1, count) for count in hands.stock])
    piles = [*[hand or () for hand in fate.private], fate.hidden or (), fate.discard, fate.aside]
    assert tuple(map(sum, zip(*piles, strict=True))) == DECK, "fate cards are lost or made"
    assert fate.deck == sum(fate.hidden or ())
    assert fate.held == tuple([sum(hand or ()) for hand in fate.private])
    assert min(tiles_left(land.terrain)) >= 0
    assert all(land.tokens.count(number) <= TOKENS_EACH for number in LADDER)
    assert all(land.harbours.count(kind) <= HARBOURS_EACH for kind in range(len(cards)))
    for hex, kind in enumerate(land.terrain):
        assert bool(land.tokens[hex]) == (kind in PRODUCTIVE)
        assert land.harbours[hex] == NO_HARBOUR or kind == SEA
    pieces = [mask for rows in (units.ships, units.settlers) for mask in rows]
    assert sum(mask.bit_count() for mask in pieces) == units.occupied.bit_count(), "two pieces on a hex"
    for seat in range(game.seats):
        assert min(units.ships_left(seat), units.settlers_left(seat), units.houses_left(seat), units.outside[seat]) >= 0
    for hex, creditors in enumerate(units.creditors):
        owner = units.owner(hex)
        assert not creditors or (owner is not None and not creditors >> owner & 1)
    topology = game.board.topology
    for path, ends in enumerate(topology.path_end_mask):
        if (units.built_up & ends).bit_count() == 2:
            beside = {land.terrain[hex] for hex in bits(topology.path_hexes[path])}
            assert beside == {SEA, MOUNTAIN}, "two settlements are too near"


# seafarers


@lru_cache(maxsize=4096)
def set_of(mask: int) -> frozenset[int]:
    return frozenset(bits(mask))


@lru_cache(maxsize=256)
def shores(topology: Topology, land: int, fog: int) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """Return the paths with the sea on a side, those with land on a side, and those beside fog."""
    dry = [sum(land >> hex & 1 for hex in bits(hexes)) for hexes in topology.path_hexes]
    wet = frozenset(path for path, count in enumerate(dry) if count < 2)
    firm = frozenset(path for path, count in enumerate(dry) if count)
    return wet, firm, frozenset(path for hex in bits(fog) for path in topology.hex_paths[hex])


def check_sea(game: Game, state: GameState) -> None:
    """Ships lie where they may, one on a path; robber and pirate keep to their own; where ships may be built and moved,
    the islands that are settled and the points are those of a recount."""
    base, ships, islands = settlers(state), SHIP_PART.of(game, state), ISLANDS.of(game, state)
    board, topology = sea_island(game, state), game.board.topology
    laid = [path for mask in (*ships.ships, *base.roads) for path in bits(mask)]
    assert len(set(laid)) == len(laid)
    assert max(mask.bit_count() for mask in ships.ships) <= SHIPS_OF_SEAT
    pirate = PIRATE.get(game, state)
    lies = () if pirate is None or pirate.hex == HOME else (pirate.hex,)
    assert all(board.terrain_kinds[board.terrain[hex]].key == "sea" for hex in lies)
    assert base.robber == HOME or board.terrain_kinds[board.terrain[base.robber]].key != "sea"
    wet, firm, foggy = shores(topology, board.land_hexes, board.fog)
    assert all(path in wet for mask in ships.ships for path in bits(mask))
    assert all(path in firm for mask in base.roads for path in bits(mask))
    assert not foggy & {*laid}
    assert len(board.pile) == board.fog.bit_count()
    assert len(board.pile_tokens) == sum(board.terrain_kinds[kind].takes_token for kind in board.pile)
    if not any(frame.step.startswith("fog.") for frame in state.frames):
        assert not any(ends & board.fog_corners for ends in base.pieces.road_ends)
    barred = {*laid, *foggy, *[path for hex in lies for path in topology.hex_paths[hex]]}
    barred |= {*bits(game.board.bridge_sites)} if RIVERS.get(game, state) else set()
    standing = [set(bits(game.ask(OCCUPIED, state, Seat(seat)))) for seat in range(game.seats)]
    for seat in range(game.seats):
        own, sailed = {*bits(base.settlements[seat]), *bits(base.cities[seat])}, [*bits(ships.ships[seat])]
        past = {end for path in sailed for end in topology.path_ends[path]} - set(bits(base.pieces.buildings))
        past = past.difference(*standing[:seat], *standing[seat + 1 :])
        reached = own | past
        sites = {path for path in wet if not reached.isdisjoint(topology.path_ends[path])}
        free = sites - barred if len(sailed) + _on_wonders(game, state, seat) < SHIPS_OF_SEAT else set()
        free = _next_in_lane(game, state, seat, free) if PIRATES.get(game, state) else free
        assert set(bits(ship_sites(game, state, Seat(seat)))) == free
        here = [area for area, corners in enumerate(board.area_corners) if own & set_of(corners)]
        assert [*bits(islands.settled[seat])] == here
    check_points(game, state)


def check_cloth(game: Game, state: GameState, seat: int) -> int:
    """No cloth is lost, and partners have ships at their village; return the points of the seat's cloth."""
    part = CLOTH.get(game, state)
    if part is None:
        return 0
    assert sum((*part.villages, *part.held, part.supply)) == 5 * len(game.board.villages) + 10
    assert min(*part.villages, *part.held, part.supply) >= 0
    for corner, partners in zip(game.board.villages, part.partners, strict=True):
        beside = set(bits(game.board.topology.corner_paths[corner]))
        assert all(beside & set(bits(SHIP_PART.of(game, state).ships[each])) for each in partners)
    return part.held[seat] // 2


def check_tribe(game: Game, state: GameState) -> None:
    """Each gift lies on its path or has been taken; placed harbours keep apart, and none waits that could be placed."""
    part, board, base, asked = TRIBE.of(game, state), game.board, settlers(state), state.frames[-1].step
    topology, gifts = board.topology, board.gifts
    paths = {topology.parse_path(harbour.path): harbour for harbour in gifts.harbours}
    lying = set(bits(part.gifts))
    assert lying <= {*bits(gifts.points), *bits(gifts.cards), *paths}
    sailed = {path for mask in SHIP_PART.of(game, state).ships for path in bits(mask)}
    assert not sailed & lying or asked == TAKE_CARD
    assert sum(part.points) == len(set(bits(gifts.points)) - lying)
    taken = [(harbour.kind, harbour.rate) for path, harbour in paths.items() if path not in lying]
    kept = [(one.kind, one.rate) for one in (*part.placed, *[one for own in part.waiting for one in own])]
    assert sorted(kept) == sorted(taken)
    assert board_now(game, state).harbours == part.placed
    main = {topology.hexes[hex] for hex in bits(board.areas[0])}

    def ends_and_sea(path: int) -> set[object]:
        q, r, way = topology.paths[path]
        sides = {(q, r), neighbour((q, r), way)}
        return {*topology.path_ends[path], *(sides - main)} if len(sides & main) == 1 else set()

    laid = [ends_and_sea(topology.parse_path(harbour.path)) for harbour in part.placed]
    assert all(len(one) == 3 for one in laid)
    near = {thing for one in laid for thing in one}
    assert len(near) == 3 * len(laid)
    for seat, waiting in enumerate(part.waiting):
        if waiting and asked != PLACE_HARBOUR:
            own = {*bits(base.settlements[seat]), *bits(base.cities[seat])}
            coasts = [ends_and_sea(path) for path in range(len(topology.paths))]
            assert not any(coast & own and not coast & near for coast in coasts)


def check_knights_at_sea(game: Game, state: GameState) -> None:
    """A knight at sea stands on a ship; no ship that may move is what joins a knight to a building, or has one at the
    only end that is open."""
    base, topology, land = settlers(state), game.board.topology, {*bits(game.board.building_corners)}
    knights, against = city_part.KNIGHTS.of(game, state), set(bits(base.pieces.buildings))
    figures = [set(bits(city_part.knights_of(knights, Seat(seat)))) for seat in range(game.seats)]
    for seat, own in enumerate(figures):
        sailed, roads = {*bits(SHIP_PART.of(game, state).ships[seat])}, {*bits(base.roads[seat])}
        ends = {path: {*topology.path_ends[path]} for path in sailed | roads}
        assert own - land <= {end for path in sailed for end in ends[path]}
        homes = {*bits(base.settlements[seat]), *bits(base.cities[seat])}
        shut = (against - homes).union(*figures[:seat], *figures[seat + 1 :])

        def joined(links: set[int], homes: set[int] = homes, shut: set[int] = shut) -> set[int]:
            seen: set[int] = set()
            left = sorted(homes)
            while left:
                corner = left.pop()
                seen.add(corner)
                for path in links if corner not in shut else ():
                    if corner in topology.path_ends[path]:
                        left += {*topology.path_ends[path]} - seen
            return seen

        if own:
            for path in bits(movable_ships(game, state, Seat(seat))):
                others = {end for other in sailed - {path} for end in ends[other]} | homes
                assert ends[path] - others - own
                assert own & joined(sailed | roads) <= joined((sailed | roads) - {path})


def _on_wonders(game: Game, state: GameState, seat: int) -> int:
    """Return how many ships of a seat lie on wonders."""
    part = WONDERS.get(game, state)
    return part.takers.count(seat) if part is not None else 0


def check_wonders(game: Game, state: GameState) -> None:
    """Five wonders, or seven; each with levels has one builder, and nobody builds two."""
    part = WONDERS.of(game, state)
    assert len(part.takers) == len(part.levels) == (7 if game.seats > 4 else 5)
    for taker, level in zip(part.takers, part.levels, strict=True):
        assert -1 <= taker < game.seats
        assert (level > 0) == (taker >= 0)
        assert level <= 4
        assert taker < 0 or part.takers.count(taker) == 1
    if state.outcome is None and game.seats < 5:
        assert 4 not in part.levels


def _next_in_lane(game: Game, state: GameState, seat: int, sites: set[int]) -> set[int]:
    """Those of the paths that go on from the open end of a line that neither branches nor loses its way."""
    lane, topology = lane_of(game, state, Seat(seat)), game.board.topology
    ships = [*bits(SHIP_PART.of(game, state).ships[seat])]
    touched = [end for path in ships for end in topology.path_ends[path]]
    end = next((one for one in touched if touched.count(one) == 1 and one != lane.settlement), lane.settlement)
    base = settlers(state)
    others = {*bits(base.pieces.buildings)} - {*bits(base.settlements[seat]), *bits(base.cities[seat])}

    def arrives(corner: int, seen: set[int]) -> bool:
        beside = {
            other
            for path in bits(lane.paths)
            if corner in topology.path_ends[path]
            for other in topology.path_ends[path]
        }
        return corner == lane.fortress or any(arrives(other, {*seen, other}) for other in beside - seen)

    if not state.turn or end == lane.fortress:
        return set()
    found = set()
    for path in sites & {*bits(lane.paths)}:
        if end in topology.path_ends[path]:
            (far,) = {*topology.path_ends[path]} - {end}
            if far not in {*touched, *others} and arrives(far, {*touched, *others, end, far}):
                found.add(path)
    return found


def check_pirates(game: Game, state: GameState) -> None:
    """Each line of ships lies in its lane, joined and without a branch; warships are ships; what has fallen is a
    settlement, and the fleet is there as long as one fortress stands."""
    part, ships, topology = PIRATES.of(game, state), SHIP_PART.of(game, state).ships, game.board.topology
    base = settlers(state)
    assert (part.fleet in waters(game).track) == any(part.markers)
    for seat in range(game.seats):
        lane, own = lane_of(game, state, Seat(seat)), [*bits(ships[seat])]
        assert not ships[seat] & ~lane.paths
        assert not part.warships[seat] & ~ships[seat]
        touched = Counter(end for path in own for end in topology.path_ends[path])
        assert not own or (touched[lane.settlement] == 1 and max(touched.values()) <= 2)
        assert len(touched) == len(own) + bool(own), "a tree without branches is a line"
        built = base.settlements[seat] | base.cities[seat]
        assert bool(built >> lane.fortress & 1) == (not part.markers[seat])
        assert base.settlements[seat].bit_count() + bool(part.markers[seat]) <= 5
        away = built & ~game.board.area_corners[0] & ~(1 << lane.fortress | 1 << lane.landing)
        assert not away, "nobody settles elsewhere on the pirate islands"


RULESET_INVARIANTS: Mapping[str, Invariant] = {
    "great_wall": check_course,
    "great_wall_estates": check_estates,
    "great_wall_defence": check_defence,
    "great_wall_court": check_court,
    "great_wall_horde": check_horde,
    "black_powder": check_powder,
    "toy": check_toy,
    "building": check_settlers,
    "watch": check_watch,
    "cities_knights": check_cities,
    "fishermen": check_fishermen,
    "rivers": check_rivers,
    "event_cards": check_event_cards,
    "harbourmaster": check_harbourmaster,
    "barbarian_attack": check_attack,
    "caravans": check_caravans,
    "traders_barbarians": check_traders,
    "builds": check_landnam,
    "islands": check_sea,
    "tribe": check_tribe,
    "wonders": check_wonders,
    "pirates": check_pirates,
    "knights_at_sea": check_knights_at_sea,
}
"""By module key."""

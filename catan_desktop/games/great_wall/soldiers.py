"""Recruiting and deploying soldiers: GW-125 to GW-129, GW-135, GW-136, GW-U1 to GW-U3, GW-213."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TypeAlias

from catan_desktop.kernel import Act, Events, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.game import Step, Together
from catan_desktop.kernel.ids import Mask, members, numbered, numbers
from catan_desktop.kernel.record import put

from .actions import Deploy, DeployPair, Recruit, Station
from .board import (
    BESIDE,
    CAMP,
    CELLS,
    NO_FIRING_SPOT,
    POST_IDS,
    ROW_IDS,
    SECTION_IDS,
    SECTIONS,
    SPOT_IDS,
    CellId,
    PostId,
    RowId,
    SectionId,
    SpotId,
    hideout,
    place_of,
    section_of,
    spot,
    wall,
)
from .events import Deployed, Recruited, Stationed
from .part import (
    DEFENCE,
    WALL_SECTIONS,
    Card,
    Figure,
    Post,
    ask_again,
    card_at,
    enlisted,
    free_post,
    gain_one,
    held_at,
    hideout_changed,
    honour,
    kind_on,
    lifted,
    open_cells,
    player,
    ready,
    spend,
    with_card_at,
)
from .prices import payable, settle, soldier_price
from .steps import DONE, Deploying, Left, stage
from .tables import SoldierId, SoldierKind, tables

RECRUIT, DEPLOY = "great_wall.recruit", "great_wall.deploy"
ALL_CELLS = (1 << CELLS) - 1


# recruiting


def _payable_recruits(game: Game, state: GameState, seat: Seat) -> list[Recruit]:
    """Figures in stock that can be paid, with everything that discounts may leave out (GW-126)."""
    if not state.frames[-1].data_as(Left).left:
        return []
    goods = player(game, state, seat).goods
    return [
        Recruit(seat, kind, saved)
        for kind, count in numbered(SoldierId, DEFENCE.of(game, state).stocks[seat])
        if count
        for saved in soldier_price(game, state, seat, kind).saved(goods)
    ]


def _recruits(game: Game, state: GameState, seat: Seat) -> list[Recruit]:
    """A soldier of each kind, with everything that discounts may leave out."""
    if not state.frames[-1].data_as(Left).left:
        return []
    kinds, goods = numbers(SoldierId, len(tables(game).soldiers)), player(game, state, seat).goods
    return [Recruit(seat, one, less) for one in kinds for less in soldier_price(game, state, seat, one).ways(goods)]


def recruit(game: Game, state: GameState, action: Recruit, out: Events) -> GameState:
    """The figure goes from the stock to the camp."""
    seat, kind = action.seat, action.soldier
    data = state.frames[-1].data_as(Left)
    state = ask_again(state, Left(seat, data.left - 1))
    price = soldier_price(game, state, seat, kind)
    out.append(Recruited(seat, kind, subtract(price.cost, action.saved)))
    state = settle(game, state, seat, price, action.saved, tables(game).soldiers[kind].discount)
    return enlisted(game, state, seat, kind)


RECRUITS = Act(
    Recruit,
    recruit,
    _recruits,
    (
        (
            "reason-gw-other-clan",
            lambda g, s, a: tables(g).soldiers[a.soldier].clan not in (-1, player(g, s, a.seat).clan),
        ),
        ("reason-gw-stock-empty", lambda g, s, a: not DEFENCE.of(g, s).stocks[a.seat][a.soldier]),
        ("reason-gw-cannot-pay", lambda g, s, a: not payable(g, s, a, soldier_price(g, s, a.seat, a.soldier))),
    ),
    fast=_payable_recruits,
)


# deploying


def sources(game: Game, state: GameState, seat: Seat) -> list[tuple[PostId, SoldierId]]:
    """Return where soldiers of a seat may be deployed from, equal ones once: camp and hideouts (GW-127)."""
    return [
        (post, kind)
        for post in POST_IDS[: SECTIONS + 1]
        for kind, count in numbered(SoldierId, held_at(DEFENCE.of(game, state), seat, post))
        if count
    ]


def pairs(cells: Mask) -> list[tuple[CellId, CellId]]:
    """Return the adjacent cells of a mask, each pair once."""
    return [
        (one, other) for one in members(CellId, cells) for other in members(CellId, cells & BESIDE[one]) if one < other
    ]


def may_deploy(game: Game, state: GameState) -> bool:
    """Return whether the last frame still grants a deployment (GW-187a)."""
    data = state.frames[-1].data_as(Deploying)
    return data.left > 0 or (data.own and bool(ready(game, state, data.seat, "captain")))


def deployed(game: Game, state: GameState, seat: Seat) -> GameState:
    """Return the state after one of the deployments that are granted was used."""
    data = state.frames[-1].data_as(Deploying)
    if data.left:
        return ask_again(state, replace(data, left=data.left - 1))
    return spend(game, ask_again(state, data), seat, ready(game, state, seat, "captain")[0])


def deploy(game: Game, state: GameState, action: Deploy, out: Events) -> GameState:
    """The soldier covers a spot."""
    section, row, cell = place_of(action.spot)
    state = lifted(game, deployed(game, state, action.seat), action.seat, action.soldier, action.post)
    return cover(game, state, Deployed(action.seat, action.soldier, action.post, section, row, 1 << cell), out)


def deploy_pair(game: Game, state: GameState, action: DeployPair, out: Events) -> GameState:
    """The soldier covers two spots."""
    section, row, cell = place_of(action.spot)
    cells = 1 << cell | 1 << place_of(action.other)[2]
    state = lifted(game, deployed(game, state, action.seat), action.seat, action.soldier, action.post)
    return cover(game, state, Deployed(action.seat, action.soldier, action.post, section, row, cells), out)


def cover(game: Game, state: GameState, event: Deployed, out: Events) -> GameState:
    """A soldier stands on spots of a card; newly covered ones give their reward at once (GW-129)."""
    seat, number, row = event.seat, event.section, event.row
    card = card_at(DEFENCE.of(game, state), number, row)
    fresh = event.cells & open_cells(game, card)
    figures = (*card.figures, Figure(seat, event.soldier, event.cells, fresh))
    out.append(event)
    state = with_card_at(game, state, number, row, replace(card, figures=figures))
    for reward in kind_on(game, card).rewards:
        if fresh >> reward.cell & 1:
            if reward.resource < 0:
                state = honour(game, state, seat, reward.count, "reward", out)
            else:
                state = gain_one(game, state, seat, reward.resource, reward.count, "reward", out)
    return state


def station(game: Game, state: GameState, action: Station, out: Events) -> GameState:
    """The soldier goes to the lowest free firing spot, or to a hideout (GW-033, GW-034)."""
    seat, kind = action.seat, action.soldier
    state = lifted(game, deployed(game, state, seat), seat, kind, action.post)
    number = section_of(action.target)
    section = DEFENCE.of(game, state).sections[number]
    if action.target <= SECTIONS:
        out.append(Stationed(seat, kind, action.post, number, NO_FIRING_SPOT))
        return hideout_changed(game, state, number, seat, kind, 1)
    place = free_post(section)
    out.append(Stationed(seat, kind, action.post, number, place))
    section = replace(section, posts=put(section.posts, place, Post(seat, kind)))
    return WALL_SECTIONS.put(game, state, number, section)


Deployment: TypeAlias = Deploy | DeployPair | Station


def _kind(game: Game, action: Deployment) -> SoldierKind:
    return tables(game).soldiers[action.soldier]


def not_held(game: Game, state: GameState, seat: Seat, post: PostId, soldier: SoldierId) -> bool:
    """Return whether no such soldier is in camp or hideout."""
    return post > SECTIONS or not held_at(DEFENCE.of(game, state), seat, post)[soldier]


def _card(game: Game, state: GameState, where: SpotId) -> Card | None:
    section, row, _ = place_of(where)
    return DEFENCE.of(game, state).sections[section].rows[row]


def _no_spot(game: Game, state: GameState, where: SpotId) -> bool:
    card = _card(game, state, where)
    return card is None or not kind_on(game, card).cells >> place_of(where)[2] & 1


def _covered(game: Game, state: GameState, where: SpotId) -> bool:
    card = _card(game, state, where)
    return card is not None and not open_cells(game, card) >> place_of(where)[2] & 1


def _on_spot(field: str) -> tuple[tuple[str, Callable[[Game, GameState, Deploy | DeployPair], object]], ...]:
    """What keeps a soldier from the spot that a field names (GW-128, GW-232, GW-233)."""
    where = attrgetter(field)
    return (
        ("reason-gw-archer-on-wall", lambda g, s, a: _kind(g, a).post),
        ("reason-gw-row-one-only", lambda g, s, a: not _kind(g, a).rows >> place_of(where(a))[1] & 1),
        ("reason-gw-no-spot", lambda g, s, a: _no_spot(g, s, where(a))),
        ("reason-gw-spot-covered", lambda g, s, a: _covered(g, s, where(a))),
    )


def _apart(game: Game, state: GameState, action: DeployPair) -> bool:
    """Return whether a soldier cannot cover two spots, or not these two (GW-234)."""
    (*first, one), (*second, other) = place_of(action.spot), place_of(action.other)
    return not _kind(game, action).pair or first != second or one > other or not BESIDE[one] >> other & 1


def _all_spots(game: Game, state: GameState, seat: Seat) -> list[Deploy]:
    """Each soldier on each spot of the board."""
    found = sources(game, state, seat) if may_deploy(game, state) else []
    return [Deploy(seat, post, kind, one) for post, kind in found for one in SPOT_IDS]


def _all_pairs(game: Game, state: GameState, seat: Seat) -> list[DeployPair]:
    """Each soldier on each two spots of a card that lie side by side."""
    found = sources(game, state, seat) if may_deploy(game, state) else []
    slots = [(section, row) for section in SECTION_IDS for row in ROW_IDS]
    every = [(spot(*slot, one), spot(*slot, other)) for slot in slots for one, other in pairs(ALL_CELLS)]
    return [DeployPair(seat, post, kind, one, other) for post, kind in found for one, other in every]


def _cards_for(game: Game, state: GameState, kind: SoldierKind) -> list[tuple[SectionId, RowId, Mask]]:
    """Return the open spots that a kind of soldier may cover, as (section, row, mask of cells)."""
    if kind.lump:
        return []
    return [
        (number, row, cells)
        for number, section in numbered(SectionId, DEFENCE.of(game, state).sections)
        for row, card in numbered(RowId, section.rows)
        if card is not None and kind.rows >> row & 1 and (cells := open_cells(game, card))
    ]


def _deployments(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Each soldier on each open spot, pair of spots, wall and hideout that he may cover or go to (GW-127)."""
    if not may_deploy(game, state):
        return ()
    single: list[Deploy] = []
    double: list[DeployPair] = []
    stations: list[Station] = []
    sections = DEFENCE.of(game, state).sections
    for post, number in sources(game, state, seat):
        kind = tables(game).soldiers[number]
        for section, row, cells in _cards_for(game, state, kind):
            single += [Deploy(seat, post, number, spot(section, row, cell)) for cell in members(CellId, cells)]
            for one, other in pairs(cells) if kind.pair else ():
                double.append(DeployPair(seat, post, number, spot(section, row, one), spot(section, row, other)))
        places = [wall(one) for one in SECTION_IDS if kind.post and free_post(sections[one]) >= 0]
        places += [hideout(one) for one in SECTION_IDS if hideout(one) != post]
        stations += [Station(seat, post, number, place) for place in places]
    return tuple([Among(tuple(actions)) for actions in (single, double, stations) if actions])


def _stations(game: Game, state: GameState, seat: Seat) -> list[Station]:
    """Each soldier on each wall, then in each hideout."""
    found = sources(game, state, seat) if may_deploy(game, state) else []
    places = [*[wall(one) for one in SECTION_IDS], *[hideout(one) for one in SECTION_IDS]]
    return [Station(seat, post, kind, place) for post, kind in found for place in places]


def _no_firing_spot(game: Game, state: GameState, action: Station) -> bool:
    if action.target <= SECTIONS:
        return False
    section = DEFENCE.of(game, state).sections[section_of(action.target)]
    return not _kind(game, action).post or free_post(section) < 0


NOT_HELD = ("reason-gw-cannot-deploy", lambda g, s, a: not_held(g, s, a.seat, a.post, a.soldier))
SINGLE = Act(Deploy, deploy, _all_spots, (NOT_HELD, *_on_spot("spot"), ("", lambda g, s, a: _kind(g, a).lump)))
DOUBLE = Act(
    DeployPair,
    deploy_pair,
    _all_pairs,
    (NOT_HELD, *_on_spot("spot"), *_on_spot("other"), ("reason-gw-spots-apart", _apart)),
)
STATIONS = Act(
    Station,
    station,
    _stations,
    (
        ("", lambda g, s, a: a.target == CAMP),
        NOT_HELD,
        ("reason-gw-no-firing-spot", _no_firing_spot),
        ("reason-gw-same-hideout", lambda g, s, a: a.target == a.post),
    ),
)
DEPLOYMENTS = Together((SINGLE, DOUBLE, STATIONS), _deployments)
STEPS: tuple[Step, ...] = (
    stage(RECRUIT, "prompt-recruit", (RECRUITS, DONE), data=Left),
    stage(DEPLOY, "prompt-deploy", (DEPLOYMENTS, DONE), data=Deploying),
)

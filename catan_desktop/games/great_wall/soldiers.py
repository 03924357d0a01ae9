"""Recruiting and deploying soldiers: GW-125 to GW-129, GW-135, GW-136, GW-U1 to GW-U3, GW-213."""

from __future__ import annotations

from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Mask, Seat, members, numbered
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .actions import Deploy, DeployPair, Done, Recruit, Station
from .board import (
    BESIDE,
    CAMP,
    NO_FIRING_SPOT,
    POST_IDS,
    SECTION_IDS,
    SECTIONS,
    CellId,
    PostId,
    RowId,
    SectionId,
    SpotId,
    hideout,
    is_spot,
    place_of,
    section_of,
    spot,
    wall,
)
from .events import Deployed, Recruited, Stationed
from .part import (
    REALM,
    Figure,
    Post,
    ask_again,
    camp_changed,
    free_post,
    gain_one,
    held_at,
    hideout_changed,
    honour,
    kind_on,
    lifted,
    open_cells,
    player,
    put,
    ready,
    spend,
    stock_changed,
    with_card,
    with_section,
)
from .prices import settle, soldier_price
from .steps import Deploying, Explains, Handlers, Left, stage
from .tables import SoldierId, SoldierKind, tables

RECRUIT, DEPLOY = "great_wall.recruit", "great_wall.deploy"


# recruiting


def recruit_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Figures in stock that can be paid, with everything that discounts may leave out (GW-126)."""
    if not state.frames[-1].data_as(Left).left:
        return ()
    own = player(game, state, seat)
    found = [
        Recruit(seat, kind, saved)
        for kind, count in numbered(SoldierId, own.stock)
        if count
        for saved in soldier_price(game, state, seat, kind).saved(own.goods)
    ]
    return (Among(tuple(found)), Only(Done(seat))) if found else ()


def recruit(game: Game, state: GameState, action: Recruit, out: Events) -> GameState:
    """The figure goes from the stock to the camp."""
    seat, kind = action.seat, action.soldier
    data = state.frames[-1].data_as(Left)
    state = ask_again(state, Left(seat, data.left - 1))
    price = soldier_price(game, state, seat, kind)
    out.append(Recruited(seat, kind, subtract(price.cost, action.saved)))
    state = settle(game, state, seat, price, action.saved, tables(game).soldiers[kind].discount)
    return camp_changed(game, stock_changed(game, state, seat, kind, -1), seat, kind, 1)


def explain_recruit(game: Game, state: GameState, action: Recruit) -> Reason | None:
    """No figure in stock, or it cannot be paid."""
    kinds = tables(game).soldiers
    if state.frames[-1].step != RECRUIT or not 0 <= action.soldier < len(kinds):
        return None
    own, kind = player(game, state, action.seat), kinds[action.soldier]
    if kind.clan not in (-1, own.clan):
        return Reason("reason-gw-other-clan")
    return Reason("reason-gw-cannot-pay" if own.stock[action.soldier] else "reason-gw-stock-empty")


# deploying


def sources(game: Game, state: GameState, seat: Seat) -> list[tuple[PostId, SoldierId]]:
    """Return where soldiers of a seat may be deployed from, equal ones once: camp and hideouts (GW-127)."""
    realm = REALM.of(game, state)
    return [
        (post, kind)
        for post in POST_IDS[: SECTIONS + 1]
        for kind, count in numbered(SoldierId, held_at(realm, seat, post))
        if count
    ]


def targets(game: Game, state: GameState, kind: SoldierKind) -> list[tuple[SectionId, RowId, Mask]]:
    """Return the open spots that a kind of soldier may cover, as (section, row, mask of cells)."""
    if kind.lump:
        return []
    return [
        (number, row, cells)
        for number, section in numbered(SectionId, REALM.of(game, state).sections)
        for row, card in numbered(RowId, section.rows)
        if card is not None and kind.rows >> row & 1 and (cells := open_cells(game, card))
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


def deploy_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Soldier and target: spots, firing spots, hideouts (GW-127)."""
    if not may_deploy(game, state):
        return ()
    single: list[Deploy] = []
    double: list[DeployPair] = []
    stations: list[Station] = []
    sections = REALM.of(game, state).sections
    for post, number in sources(game, state, seat):
        kind = tables(game).soldiers[number]
        for section, row, cells in targets(game, state, kind):
            single += [Deploy(seat, post, number, spot(section, row, cell)) for cell in members(CellId, cells)]
            for one, other in pairs(cells) if kind.pair else ():
                double.append(DeployPair(seat, post, number, spot(section, row, one), spot(section, row, other)))
        places = [wall(one) for one in SECTION_IDS if kind.post and free_post(sections[one]) >= 0]
        places += [hideout(one) for one in SECTION_IDS if hideout(one) != post]
        stations += [Station(seat, post, number, place) for place in places]
    if not stations:
        return ()
    found = [Among(tuple(actions)) for actions in (single, double, stations) if actions]
    return (*found, Only(Done(seat)))


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
    section = REALM.of(game, state).sections[number]
    card = section.rows[row]
    if card is None:
        raise LookupError(f"no horde card in row {row} of section {number}")
    fresh = event.cells & open_cells(game, card)
    figures = (*card.figures, Figure(seat, event.soldier, event.cells, fresh))
    out.append(event)
    state = with_section(game, state, number, with_card(section, row, replace(card, figures=figures)))
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
    section = REALM.of(game, state).sections[number]
    if action.target <= SECTIONS:
        out.append(Stationed(seat, kind, action.post, number, NO_FIRING_SPOT))
        return with_section(game, state, number, hideout_changed(section, seat, kind, 1))
    place = free_post(section)
    out.append(Stationed(seat, kind, action.post, number, place))
    return with_section(game, state, number, replace(section, posts=put(section.posts, place, Post(seat, kind))))


def _held(game: Game, state: GameState, action: Deploy | DeployPair | Station) -> bool:
    """Return whether the soldier is there."""
    kinds = tables(game).soldiers
    if not CAMP <= action.post <= SECTIONS or not 0 <= action.soldier < len(kinds):
        return False
    return held_at(REALM.of(game, state), action.seat, action.post)[action.soldier] > 0


def explain_deploy(game: Game, state: GameState, action: Deploy | DeployPair) -> Reason | None:
    """The soldier is not at hand, or the spot is none of his."""
    spots = (action.spot, action.other) if isinstance(action, DeployPair) else (action.spot,)
    if state.frames[-1].step != DEPLOY or not all(is_spot(one) for one in spots):
        return None
    if not _held(game, state, action):
        return Reason("reason-gw-cannot-deploy")
    kind = tables(game).soldiers[action.soldier]
    for one in spots:
        reason = spot_reason(game, state, kind, one)
        if reason is not None:
            return reason
    return Reason("reason-gw-spots-apart")


def spot_reason(game: Game, state: GameState, kind: SoldierKind, where: SpotId) -> Reason | None:
    """Return why a kind of soldier cannot cover a spot (GW-128, GW-232, GW-233)."""
    number, row, cell = place_of(where)
    if kind.post:
        return Reason("reason-gw-archer-on-wall")
    if not kind.rows >> row & 1:
        return Reason("reason-gw-row-one-only")
    card = REALM.of(game, state).sections[number].rows[row]
    if card is None or not kind_on(game, card).cells >> cell & 1:
        return Reason("reason-gw-no-spot")
    return None if open_cells(game, card) >> cell & 1 else Reason("reason-gw-spot-covered")


def explain_station(game: Game, state: GameState, action: Station) -> Reason | None:
    """The soldier is not at hand, is there already, or finds no firing spot."""
    if state.frames[-1].step != DEPLOY or not CAMP < action.target <= 2 * SECTIONS:
        return None
    if not _held(game, state, action):
        return Reason("reason-gw-cannot-deploy")
    if action.target > SECTIONS:
        return Reason("reason-gw-no-firing-spot")
    return Reason("reason-gw-same-hideout") if action.target == action.post else None


STEPS: tuple[Step, ...] = (
    stage(RECRUIT, "prompt-recruit", recruit_choices, data=Left),
    stage(DEPLOY, "prompt-deploy", deploy_choices, data=Deploying),
)
HANDLERS: Handlers = {Recruit: recruit, Deploy: deploy, DeployPair: deploy_pair, Station: station}
EXPLAIN: Explains = {
    Recruit: explain_recruit,
    Deploy: explain_deploy,
    DeployPair: explain_deploy,
    Station: explain_station,
}

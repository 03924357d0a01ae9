"""Towers: BP-010, BP-011, BP-051 to BP-063, BP-A24, BP-G16."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Game, GameState, Seat, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import NOBODY, SEATS, numbered
from catan_desktop.kernel.prompts import Asks, question
from catan_desktop.kernel.record import put

from ..board import SectionId
from ..events import Defeated, WallBuilt
from ..part import COURSE, DEFENCE, ask_again, camp_changed, copies, honour, once, power_of
from ..steps import DONE, in_phase, running
from ..tables import SPEARMAN
from ..winter import winter
from .actions import RecallTower, TowerPlace
from .events import TowerLeft, TowerRecalled, TowerScored, TowerTaken
from .firearms import FIRE, fire_shame
from .part import POWDER, Firing, Manning, beside, sections_beside
from .tables import TOWER_HONOUR, TOWER_IDS, TowerId

TOWER, SCORE = "black_powder.tower", "black_powder.towers"


def may_take(state: GameState, seat: Seat, section: SectionId) -> GameState:
    """Return the state in which a seat may take a tower next to a section."""
    return push(state, once(TOWER, Manning(seat, section)))


def on_defeated(game: Game, state: GameState, event: Defeated, out: Events) -> GameState:
    """The claimant may take a tower (BP-051)."""
    return state if event.claimant == NOBODY else may_take(state, event.claimant, event.section)


def on_wall_built(game: Game, state: GameState, event: WallBuilt, out: Events) -> GameState:
    """The builder may take a tower (BP-052)."""
    return may_take(state, event.seat, event.section)


def tower_place(game: Game, state: GameState, action: TowerPlace, out: Events) -> GameState:
    """Another's spearman goes home; then a firearm beside the tower may be fired (BP-054, BP-056, BP-057)."""
    seat, tower = action.seat, action.tower
    driven = POWDER.of(game, state).towers[tower]
    state = camp_changed(game, pop(state), seat, SPEARMAN, -1)
    if driven >= 0:
        state = camp_changed(game, state, driven, SPEARMAN, 1)
    out.append(TowerTaken(seat, tower, SEATS[driven] if driven >= 0 else NOBODY))
    state = manned(game, state, tower, seat)
    state = honour(game, state, seat, copies(game, state, seat, "tower_captain"), "advisor", out)
    return push(state, once(FIRE, Firing(seat, mask_of(list(sections_beside(tower))))))


def manned(game: Game, state: GameState, tower: TowerId, seat: int) -> GameState:
    """Return the state in which the spearman of a seat, or nobody's (-1), stands on a tower."""
    part = POWDER.of(game, state)
    return POWDER.put(game, state, replace(part, towers=put(part.towers, tower, int(seat))))


TAKE = Act(
    TowerPlace,
    tower_place,
    lambda g, s, seat: [TowerPlace(seat, one) for one in beside(s.frames[-1].data_as(Manning).section)],
    (
        ("reason-gw-tower-away", lambda g, s, a: a.tower not in beside(s.frames[-1].data_as(Manning).section)),
        ("reason-gw-tower-own", lambda g, s, a: POWDER.of(g, s).towers[a.tower] == a.seat),
        ("reason-gw-tower-spearman", lambda g, s, a: not DEFENCE.of(g, s).camps[a.seat][SPEARMAN]),
    ),
)
"""Towers next to the section without an own spearman, with one in camp (BP-053, BP-055, BP-131)."""


def recall(game: Game, state: GameState, action: RecallTower, out: Events) -> GameState:
    """He goes to camp."""
    out.append(TowerRecalled(action.seat, action.tower))
    state = manned(game, ask_again(state, Asks(action.seat)), action.tower, NOBODY)
    return camp_changed(game, state, action.seat, SPEARMAN, 1)


RECALLS = Act(
    RecallTower,
    recall,
    lambda g, s, seat: [RecallTower(seat, one) for one in TOWER_IDS],
    (("reason-gw-recall-fighting", lambda g, s, a: POWDER.of(g, s).towers[a.tower] != a.seat),),
)
"""Own spearmen on towers (GW-082)."""


def score(game: Game, state: GameState, out: Events) -> GameState:
    """In Winter towers bring honour and shame; spearmen next to a breach go home (BP-060 to BP-063)."""
    state = pop(state)
    breaches = DEFENCE.of(game, state).breached
    for seat in COURSE.of(game, state).tea:
        for tower in [one for one, owner in numbered(TowerId, POWDER.of(game, state).towers) if owner == seat]:
            near = sections_beside(tower)
            breached = sum([breaches >> section & 1 for section in near])
            held = len(near) - breached
            out.append(TowerScored(seat, tower, held, breached))
            more = power_of(game, state, seat, "towers") if held else 0
            state = honour(game, state, seat, TOWER_HONOUR * held + more, "tower", out)
            state = fire_shame(game, state, seat, breached, "tower", out)
    for tower, owner in numbered(TowerId, POWDER.of(game, state).towers):
        if owner >= 0 and any(breaches >> section & 1 for section in sections_beside(tower)):
            out.append(TowerLeft(SEATS[owner], tower))
            state = camp_changed(game, manned(game, state, tower, NOBODY), owner, SPEARMAN, 1)
    return state


STEPS: tuple[Step, ...] = (
    question(TOWER, "prompt-tower-place", (TAKE, DONE), data=Manning),
    in_phase(running(SCORE, score), winter),
)

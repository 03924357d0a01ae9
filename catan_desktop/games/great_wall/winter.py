"""Winter: shots from the walls, assaults, breaches: GW-110 to GW-122, GW-G13, GW-180 to GW-182a, GW-267."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bit
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import members, numbered
from catan_desktop.kernel.prompts import question

from .actions import LoseFigure, LoseSoldier, Shoot
from .battle import CHECK, figures_of, kill, killed_on, mark
from .board import (
    NO_FIRING_SPOT,
    SECTIONS,
    CellId,
    FiringSpotId,
    RowId,
    SectionId,
    SpotId,
    hideout,
    place_of,
    spot,
    wall,
)
from .events import Assaulted, BarricadesGone, BreachOver, SeasonBegan, SoldierKilled
from .part import (
    COURSE,
    DEFENCE,
    WINTER,
    Section,
    ask_again,
    card_at,
    kind_on,
    lifted,
    on_wall,
    once,
    open_cells,
    power_of,
    shame,
    spend_general,
    staff,
    stands_in,
    with_card_at,
)
from .questions import SHIELDED, STORMED
from .steps import DONE, At, Losing, Shooting, Wounding, in_phase, running
from .tables import BARRICADE_DEFENCE, LEVEL_DEFENCE, NO_SOLDIER, SoldierId, tables

RANGED, SHOT, VOLLEY = "great_wall.ranged", "great_wall.shot", "great_wall.volley"
ASSAULT, AFTERMATH, LOSS = "great_wall.assault", "great_wall.aftermath", "great_wall.loss"
CLEAR = "great_wall.clear"


def winter(game: Game, state: GameState) -> bool:
    """Return whether it is Winter."""
    return COURSE.of(game, state).phase == WINTER


# shots


def ranged(game: Game, state: GameState, out: Events) -> GameState:
    """The soldiers on the firing spots of a section shoot, then covered cards are resolved (GW-110, GW-110a)."""
    number = SectionId(state.frames[-1].data_as(At).index)
    if number == SECTIONS:
        return pop(state)
    if not number:
        out.append(SeasonBegan("winter"))
    state = push(swap(state, Frame(RANGED, 0, At(number + 1))), Frame(CHECK, 0))
    kinds, posts = tables(game).soldiers, DEFENCE.of(game, state).sections[number].posts
    frames: list[Frame] = []
    for seat in COURSE.of(game, state).tea:
        mine = [(place, post.kind) for place, post in numbered(FiringSpotId, posts) if post and post.seat == seat]
        frames += [once(SHOT, Shooting(seat, number, kind, place)) for place, kind in mine]
        power = power_of(game, state, seat, "volley")
        if power and not staff(game, state, seat).general_spent and any(kinds[kind].archer for _, kind in mine):
            frames.append(once(VOLLEY, Wounding(seat, number, power)))
    return push(state, *reversed(frames))


def open_spots(game: Game, state: GameState, number: SectionId) -> list[SpotId]:
    """Return the uncovered spots of all cards of a section (GW-111)."""
    rows = DEFENCE.of(game, state).sections[number].rows
    return [
        spot(number, row, cell)
        for row, card in numbered(RowId, rows)
        if card is not None
        for cell in members(CellId, open_cells(game, card))
    ]


def _shots(game: Game, state: GameState, seat: Seat) -> list[Shoot]:
    """Every uncovered spot of the section; he must shoot (GW-111a)."""
    return [Shoot(seat, one) for one in open_spots(game, state, state.frames[-1].data_as(Shooting).section)]


def _volley(game: Game, state: GameState, seat: Seat) -> list[Shoot]:
    """Wounds of the general (GW-267)."""
    data = state.frames[-1].data_as(Wounding)
    return [Shoot(seat, one) for one in open_spots(game, state, data.section)] if data.left else []


def shoot(game: Game, state: GameState, action: Shoot, out: Events) -> GameState:
    """The spot is marked."""
    frame, where = state.frames[-1], place_of(action.spot)
    if frame.step == VOLLEY:
        wounding = frame.data_as(Wounding)
        state = ask_again(state, replace(wounding, left=wounding.left - 1))
        first = not staff(game, state, action.seat).general_spent
        return mark(
            game,
            spend_general(game, state, action.seat, int(first)),
            action.seat,
            (NO_SOLDIER, NO_FIRING_SPOT),
            where,
            out,
        )
    data = frame.data_as(Shooting)
    return mark(game, pop(state), action.seat, (data.soldier, data.post), where, out)


# assaults


def attack(game: Game, section: Section) -> int:
    """Return the power of all horde cards of a section (GW-114, GW-H04, GW-H05)."""
    kinds = [(row, kind_on(game, card)) for row, card in numbered(RowId, section.rows) if card is not None]
    rally = sum([kind.rally for _, kind in kinds])
    return sum([kind.power + (kind.far_power if row else 0) + rally - kind.rally for row, kind in kinds])


def defence(section: Section) -> int:
    """Return the defence of a section (GW-035)."""
    return LEVEL_DEFENCE * section.level + BARRICADE_DEFENCE * section.barricades


def assault(game: Game, state: GameState, out: Events) -> GameState:
    """The next section is attacked (GW-112 to GW-118)."""
    number = SectionId(state.frames[-1].data_as(At).index)
    if number == SECTIONS:
        return pop(state)
    state = swap(state, Frame(ASSAULT, 0, At(number + 1)))
    section = DEFENCE.of(game, state).sections[number]
    if not any(section.rows):
        return state
    strength, wall_strength = attack(game, section), defence(section)
    breached = strength > wall_strength or game.ask(STORMED, state, number)
    out.append(Assaulted(number, strength, wall_strength, breached))
    return _breach(game, state, number, out) if breached else state


def _breach(game: Game, state: GameState, number: SectionId, out: Events) -> GameState:
    """Who has soldiers there loses one, who has none takes shame (GW-116, GW-117, GW-H06)."""
    defence, course = DEFENCE.of(game, state), COURSE.of(game, state)
    state = DEFENCE.put(game, state, replace(defence, breached=defence.breached | bit(number)))
    tokens = 1 + sum([kind_on(game, card).more_shame for card in defence.sections[number].rows if card is not None])
    frames = []
    for seat in course.tea:
        if game.ask(SHIELDED, state, (number, seat)):
            continue
        if stands_in(defence, number, seat):
            frames.append(once(LOSS, Losing(seat, number)))
        else:
            state = shame(game, state, seat, tokens, "breach", out)
    return push(state, Frame(AFTERMATH, 0, At(number)), *reversed(frames))


def _lost_soldiers(game: Game, state: GameState, seat: Seat) -> list[LoseSoldier]:
    """The own soldiers in hideout and on the wall of the section (GW-D23)."""
    number = state.frames[-1].data_as(Losing).section
    section = DEFENCE.of(game, state).sections[number]
    hidden = [
        LoseSoldier(seat, hideout(number), kind) for kind, count in numbered(SoldierId, section.hideout[seat]) if count
    ]
    return [*hidden, *[LoseSoldier(seat, wall(number), kind, level) for kind, level in on_wall(section, seat)]]


def _lost_figures(game: Game, state: GameState, seat: Seat) -> list[LoseFigure]:
    """The own soldiers on the horde cards of the section (GW-D23)."""
    number = state.frames[-1].data_as(Losing).section
    return [
        LoseFigure(seat, spot(number, row, next(members(CellId, figure.cells))))
        for row, card in numbered(RowId, DEFENCE.of(game, state).sections[number].rows)
        if card is not None
        for figure in figures_of(card, seat)
    ]


def lose_soldier(game: Game, state: GameState, action: LoseSoldier, out: Events) -> GameState:
    """He is killed."""
    state = lifted(game, pop(state), action.seat, action.soldier, action.post, action.level)
    return kill(game, state, [SoldierKilled(action.seat, action.soldier, action.post)], out)


def lose_figure(game: Game, state: GameState, action: LoseFigure, out: Events) -> GameState:
    """He is killed; his spots are open again (GW-119)."""
    number, row, cell = place_of(action.spot)
    card = card_at(DEFENCE.of(game, state), number, row)
    figure = next(one for one in figures_of(card, action.seat) if one.cells >> cell & 1)
    rest = tuple([one for one in card.figures if one != figure])
    state = with_card_at(game, pop(state), number, row, replace(card, figures=rest))
    return kill(game, state, [killed_on(figure, number, row)], out)


def aftermath(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody has suffered."""
    out.append(BreachOver(SectionId(state.frames[-1].data_as(At).index)))
    return pop(state)


def clear(game: Game, state: GameState, out: Events) -> GameState:
    """All barricades are removed (GW-122)."""
    defence = DEFENCE.of(game, state)
    out.append(BarricadesGone(tuple([section.barricades for section in defence.sections])))
    sections = tuple([replace(section, barricades=0) for section in defence.sections])
    return DEFENCE.put(game, pop(state), replace(defence, sections=sections))


LOSSES = (Act(LoseSoldier, lose_soldier, _lost_soldiers), Act(LoseFigure, lose_figure, _lost_figures))
STEPS: tuple[Step, ...] = (
    in_phase(Step(RANGED, data=At, enter=Frame(RANGED, 0, At(0)), advance=ranged), winter),
    question(SHOT, "prompt-shot", (Act(Shoot, shoot, _shots),), Reason("reason-gw-must-shoot"), Shooting),
    question(VOLLEY, "prompt-extra-wounds", (Act(Shoot, shoot, _volley), DONE), data=Wounding),
    in_phase(Step(ASSAULT, data=At, enter=Frame(ASSAULT, 0, At(0)), advance=assault), winter),
    question(LOSS, "prompt-breach-loss", LOSSES, Reason("reason-gw-must-lose"), Losing),
    Step(AFTERMATH, data=At, advance=aftermath),
    in_phase(running(CLEAR, clear), winter),
)

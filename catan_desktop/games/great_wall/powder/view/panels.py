"""What Black Powder adds around the board: firearms to build and to fire, towers, machines, what a shot hits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from catan_desktop.games.great_wall.actions import Done
from catan_desktop.games.great_wall.board import COLUMNS, SECTIONS, ColumnId, RowId, SectionId
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.cards import SOLDIERS as BASE_SOLDIERS
from catan_desktop.games.great_wall.part import DEFENCE, kind_on, open_cells, player, power_of, ready, staff
from catan_desktop.games.great_wall.powder.actions import BuildFirearm, DeployMachine, Fire, FireFree, TowerPlace
from catan_desktop.games.great_wall.powder.events import PatternHit
from catan_desktop.games.great_wall.powder.firearms import FIRE, FREE_SHOT, firearm_price, shot_cost
from catan_desktop.games.great_wall.powder.part import POWDER, Firing, sections_beside
from catan_desktop.games.great_wall.powder.tables import (
    ANY_FIREARM,
    ARSONIST,
    BUILD_HONOUR,
    CROSSBOWMAN,
    FIREARMS,
    MACHINE,
    MONK,
    SAPPER,
    SOLDIERS,
    TOWER_HONOUR,
    FirearmId,
    TowerId,
)
from catan_desktop.games.great_wall.tables import SPEARMAN, tables
from catan_desktop.games.great_wall.view.board import rank
from catan_desktop.games.great_wall.view.building import lacking, price_of, tile
from catan_desktop.games.great_wall.view.foresight import falling, falls
from catan_desktop.games.great_wall.view.names import advisor_words
from catan_desktop.games.great_wall.view.panels import deployed
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.ids import members, numbered
from catan_desktop.kernel.preview import Trial
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Party, Words, words

from .board import block_site, hits_piece
from .names import firearm_words
from .places import explain
from .threats import siege_threat


def firearm_art(kind: FirearmId) -> str:
    """Return the name of the picture of a kind of firearm."""
    return "gw-firearm-" + FIREARMS[kind].key


# tiles


def builds(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for each kind of firearm that can be built."""
    supply = POWDER.of(game, view.state).supply
    for kind, firearm in numbered(FirearmId, FIREARMS):
        gist = words("gist-gw-firearm", count=BUILD_HONOUR, text=words(firearm.key + "-text"))
        yield tile(
            *(game, view, BuildFirearm, firearm_price(game, view.state, view.seat, kind), gist),
            key=firearm.key,
            name=firearm_words(kind),
            icon="gw-fire",
            left=supply[kind],
            topic="gw-firearms",
            picture=firearm_art(kind),
            fixed=(("firearm", kind),),
        )


def shots(game: Game, view: Observation) -> Iterator[ActionButton]:
    """Yield a tile for each firearm that may be fired now, as far as it can be paid."""
    data = view.state.frames[-1].data_as(Firing)
    part, goods = POWDER.of(game, view.state), player(game, view.state, view.seat).goods
    for section in members(SectionId, data.sections):
        for kind in [one for one, count in numbered(FirearmId, part.firearms[section]) if count]:
            if data.firearm not in (ANY_FIREARM, kind):
                continue
            cost = shot_cost(game, view.state, view.seat, kind)
            gist = words("gist-gw-fire", section=section + 1, text=words(FIREARMS[kind].key + "-text"))
            whys = [why_grey(game, view, shot, section=section, firearm=kind) for shot in (Fire, FireFree)]
            reason = None if None in whys else whys[0]
            yield ActionButton(
                key=f"fire-{section + 1}-{FIREARMS[kind].key}",
                name=firearm_words(kind),
                icon="gw-fire",
                kinds=(Fire.kind, FireFree.kind),
                price=price_of(cost),
                reason=reason,
                missing=lacking(goods, cost) if reason is not None else (),
                ready=None if any(cost) else words("section-name", section=section + 1),
                gist=gist,
                about=words("about-gw-both", text=gist, more=words("about-fire")),
                topic="gw-firearms",
                picture=firearm_art(kind),
                fixed=(("section", SectionId(section)), ("firearm", kind)),
            )


def fill(game: Game, view: Observation, model: TableModel | None) -> TableModel:
    """Add what the expansion offers, and the danger to the last levels of the wall."""
    assert model is not None
    defence, part = DEFENCE.of(game, view.state), POWDER.of(game, view.state)
    levels = words("tell-gw-levels-left", count=sum([section.level for section in defence.sections]))
    supply = words("tell-gw-firearms", count=sum(part.supply))
    model = replace(model, piles=(*model.piles, levels, supply))
    if view.decision is None:
        return model
    step = view.state.frames[-1].step
    if step == BUILD:
        return replace(model, buttons=(*model.buttons, *builds(game, view)))
    if step == FIRE:
        return replace(model, buttons=tuple(shots(game, view)))
    return model


WARNINGS = frozenset(
    {
        "foresee-gw-friendly-fire",
        "foresee-gw-own-hit",
        "foresee-gw-level-lost",
        "foresee-gw-last-level",
        "threat-gw-ladder",
    }
)
"""What is told before an action in the voice of a warning."""


# what an action is sure to bring


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return what the expansion can tell of an action."""
    action = trial.action
    if isinstance(action, Fire | FireFree):
        return tuple(_shot(game, view, trial, action))
    if isinstance(action, TowerPlace):
        near = sections_beside(action.tower)
        breached = sum([falls(game, trial.after, section) for section in near])
        held = len(near) - breached
        now = held * TOWER_HONOUR + (power_of(game, trial.after, action.seat, "towers") if held else 0)
        most = words("foresee-gw-tower", count=len(near) * TOWER_HONOUR, shame=len(near))
        return (most, words("foresee-gw-tower-now", count=now, shame=breached))
    if isinstance(action, DeployMachine):
        card = DEFENCE.of(game, trial.after).sections[action.section].rows[0]
        return () if card is None else tuple(falling(game, trial.after, card))
    if isinstance(action, Done):
        told = [one for section in range(SECTIONS) for one in siege_threat(game, trial.after, section)]
        return tuple(dict.fromkeys(told))
    return ()


def _shot(game: Game, view: Observation, trial: Trial, action: Fire | FireFree) -> Iterator[Words]:
    """What a shot hits, as far as its pattern is known before it is fired."""
    card = DEFENCE.of(game, trial.before).sections[action.section].rows[action.row]
    if card is None:
        return
    if isinstance(action, FireFree):
        advisor = staff(game, trial.before, action.seat).active[ready(game, trial.before, action.seat, FREE_SHOT)[0]]
        yield words("foresee-gw-shot-free", advisor=advisor_words(game, advisor))
    name = words("horde-" + kind_on(game, card).key)
    hits = [event for event in trial.events if isinstance(event, PatternHit)]
    if not hits:
        yield words("foresee-gw-lance", card=name)
        return
    wounds = hits[0].wounds
    if not wounds:
        yield words("foresee-gw-misses", card=name)
        return
    yield words("foresee-gw-hits", count=wounds.bit_count(), card=name)
    hit = {figure.seat for figure in card.figures if figure.cells & wounds}
    others = sum([1 << seat for seat in hit if seat != view.seat])
    if others:
        yield words("foresee-gw-friendly-fire", whom=Party(others))
    if view.seat in hit:
        yield words("foresee-gw-own-hit")
    if not open_cells(game, card) & ~wounds:
        yield words("foresee-gw-last-spot")


# names of what is chosen


def _column(game: Game, value: ColumnId) -> Label:
    first, last = max(value, 0), min(value + 1, COLUMNS - 1)
    return Label(words("columns-gw", first=first + 1, last=last + 1))


def _target(game: Game, view: Observation, action: Fire | FireFree) -> Words | None:
    """Name the horde card in the row, and tell what of it is hit where the pattern of the shot is known."""
    card = DEFENCE.of(game, view.state).sections[action.section].rows[action.row]
    if card is None:
        return None
    name, pattern = words("horde-" + kind_on(game, card).key), FIREARMS[action.firearm].cells
    if not pattern:
        return name
    kinds = tables(game).soldiers
    falling = sum([bool(one.cells & pattern) for one in card.figures if not kinds[one.kind].lump])
    hit = (open_cells(game, card) & pattern).bit_count()
    return words("aside-gw-target", card=name, count=hit, falling=falling)


def _card_aimed_at(game: Game, view: Observation, action: Fire | FireFree) -> tuple[str, int]:
    return ("rank", rank(action.section, action.row))


NAMES: dict[Any, Any] = {
    FirearmId: lambda game, value: Label(firearm_words(value), firearm_art(value)),
    RowId: lambda game, value: Label(words("name-gw-row", row=value + 1)),
    TowerId: lambda game, value: Label(words("tower-name", tower=value + 1), "gw-tower"),
    ColumnId: _column,
}
PANELS = PanelView(
    fill=fill,
    names=NAMES,
    asides={(kind, "firearm"): _target for kind in ("fire", "fire_free")},
    targets={
        Fire.kind: _card_aimed_at,
        FireFree.kind: _card_aimed_at,
        DeployMachine.kind: lambda game, view, action: ("block", block_site(action.section, action.column)),
    },
    foresee=foresee,
    explain=explain,
    sites={TowerId: lambda tower: ("tower", int(tower))},
    pieces={
        "tower_place": BASE_SOLDIERS[SPEARMAN].key,
        "sapper_move": SAPPER,
        **{
            f"{kind}.firearm={number}": hits_piece(firearm.cells)
            for kind in ("fire", "fire_free")
            for number, firearm in numbered(FirearmId, FIREARMS)
        },
        **deployed(SOLDIERS, len(BASE_SOLDIERS)),
    },
    keys={MONK: "M", SAPPER: "D", ARSONIST: "F", CROSSBOWMAN: "C", MACHINE: "W"},
    loud=WARNINGS,
)

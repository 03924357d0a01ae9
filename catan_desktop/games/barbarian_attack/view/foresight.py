"""Sure consequences of an action at the coast: landings, checks that would be won, what falls and stands up."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.barbarian_attack import events
from catan_desktop.games.barbarian_attack.actions import (
    BuyChronicle,
    CaptureBarbarian,
    FinishRiding,
    PlaceRider,
    PutBarbarian,
    TakeBarbarian,
)
from catan_desktop.games.barbarian_attack.battle import CONSOLATION
from catan_desktop.games.barbarian_attack.chronicle_cards import deck
from catan_desktop.games.barbarian_attack.part import FAR, FULL, LANDING, REACH, RIDE, attack, island
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Game, GameState, Observation, Seat
from catan_desktop.kernel.bits import first
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.actions import EndTurn
from catan_desktop.mechanics.events import ROAD, Built
from catan_desktop.mechanics.movement import paths_within
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.names import hex_words
from catan_desktop.present.words import Party, Several, Who, Words, words

from .coast import Stand, most_losses, stands


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Everything that this module can tell of an action."""
    return (
        *_landing(game, trial),
        *_built(game, trial),
        *_fallen(game, trial),
        *_counted(game, trial),
        *_riding(game, view, trial),
        *_luck(game, trial),
    )


def _landing(game: Game, trial: Trial) -> Iterator[Words]:
    """Return whether barbarians land for a building (BARB-040, BARB-041, BARB-045)."""
    built = [event for event in trial.events if isinstance(event, Built) and event.piece != ROAD]
    if not built or not trial.before.turn:
        return
    if trial.after.outcome is not None:
        yield words("foresee-landing-wins")
    else:
        lands = any(frame.step == LANDING for frame in trial.after.frames)
        yield words("foresee-landing" if lands else "foresee-landing-none")


def _built(game: Game, trial: Trial) -> Iterator[Words]:
    """Return whether a new building at the coast can be conquered there (BARB-054, BARB-056)."""
    board, corners = island(game), PIECES.of(game, trial.before).buildings
    built = [event for event in trial.events if isinstance(event, Built) and event.piece != ROAD]
    for site in [event.site for event in built if not corners >> event.site & 1]:
        if board.exposed >> site & 1:
            yield words("explain-exposed")
        elif board.topology.corner_hexes[site] & board.coast_mask:
            yield words("explain-safe")


def _counted(game: Game, trial: Trial) -> Iterator[Words]:
    """Return how many barbarians a card leaves on a hex, and the prisoner that it takes."""
    action, standing = trial.action, attack(game, trial.before).standing
    if isinstance(action, TakeBarbarian):
        if standing[action.hex] == FULL:
            yield words("foresee-hex-freed", hex=hex_words(game, action.hex))
        yield words("foresee-barbarians-left", count=standing[action.hex] - 1)
    elif isinstance(action, PutBarbarian):
        yield words("foresee-barbarians-there", count=standing[action.hex] + 1)
    elif isinstance(action, CaptureBarbarian):
        before, after = (attack(game, state).prisoners[action.seat] for state in (trial.before, trial.after))
        yield words("foresee-prisoners", before=before, after=after)


def _fallen(game: Game, trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if isinstance(event, events.HexConquered):
            yield words("foresee-hex-conquered", hex=hex_words(game, event.hex))
        elif isinstance(event, events.HexFreed):
            yield words("foresee-hex-freed", hex=hex_words(game, event.hex))
        elif isinstance(event, events.BuildingConquered):
            yield words("foresee-building-conquered", who=Who(event.seat), piece=event.piece)
        elif isinstance(event, events.BuildingFreed):
            yield words("foresee-building-freed", who=Who(event.seat))


def _riding(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """The checks that this rider changes, as they would end if nobody rode on; those that follow at once."""
    action = trial.action
    if isinstance(action, PlaceRider) and island(game).castle_paths >> action.path & 1:
        yield from _reached(game, trial, action)
    elif come := _stands(game, trial.after, action.seat) & ~_stands(game, trial.before, action.seat):
        yield from _changed(game, view, trial, PathId(first(come)))
    elif isinstance(action, EndTurn) and trial.after.outcome is None and trial.after.frames[-1].step == RIDE:
        yield words("foresee-ride")
    won = [event for event in trial.events if isinstance(event, events.Victory)]
    for event in won:
        yield from _won(game, view, Stand(event.hex, event.barbarians, event.riders))
        if count := most_losses(game, trial.after, view.seat, event.hex):
            yield words("foresee-losses", count=count, gold=CONSOLATION)
    if won:
        perhaps = tuple(hex_words(game, stand.hex) for stand in stands(game, trial.after) if not stand.lacking)
        if perhaps:
            yield words("foresee-victory-perhaps", hexes=Several(perhaps))
    elif isinstance(action, FinishRiding):
        yield words("foresee-no-victory")


def _stands(game: Game, state: GameState, seat: Seat) -> int:
    return attack(game, state).riders[seat] if seat >= 0 else 0


def _reached(game: Game, trial: Trial, action: PlaceRider) -> Iterator[Words]:
    """The barbarians that a rider can reach from the castle, which it must leave (BARB-071a, BARB-072, BARB-075)."""
    board = island(game)
    without, with_grain = (paths_within(board.topology, action.path, reach) for reach in (REACH, FAR))
    held = [stand.hex for stand in stands(game, trial.after)]
    near = tuple(hex_words(game, hex) for hex in held if board.path_masks[hex] & without & ~board.castle_paths)
    far = tuple(
        hex_words(game, hex)
        for hex in held
        if board.path_masks[hex] & with_grain & ~board.castle_paths and hex_words(game, hex) not in near
    )
    if near:
        yield words("foresee-reach", hexes=Several(near))
    if far:
        yield words("foresee-reach-grain", hexes=Several(far))


def _changed(game: Game, view: Observation, trial: Trial, path: PathId) -> Iterator[Words]:
    was = {stand.hex: stand for stand in stands(game, trial.before)}
    near = island(game).topology.path_hexes[path]
    for stand in stands(game, trial.after):
        if not stand.lacking and (was[stand.hex].lacking or near >> stand.hex & 1):
            yield from _won(game, view, stand)
        elif stand.lacking and not was[stand.hex].lacking:
            yield words("foresee-victory-lost", hex=hex_words(game, stand.hex))
        elif stand.lacking and near >> stand.hex & 1:
            yield words("foresee-victory-short", count=stand.lacking, hex=hex_words(game, stand.hex))


def _won(game: Game, view: Observation, stand: Stand) -> Iterator[Words]:
    yield words("foresee-victory", hex=hex_words(game, stand.hex), count=stand.barbarians)
    others = stand.involved & ~(1 << view.seat)
    if others:
        share = "roll" if stand.barbarians < stand.parties else "each" if stand.barbarians == stand.parties else "most"
        yield words("foresee-victory-shared", whom=Party(others), share=share, gold=CONSOLATION)


def _luck(game: Game, trial: Trial) -> Iterator[Words]:
    """Return which cards may be drawn."""
    if not isinstance(trial.action, BuyChronicle):
        return
    knighthood, swift, treason, intrigue = deck(attack(game, trial.before).used)
    yield words("foresee-chronicle", knighthood=knighthood, swift=swift, treason=treason, intrigue=intrigue)

"""Questions to a seat in the Great Wall, and the next sensible step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import SAVE
from catan_desktop.games.great_wall.board import LOCATIONS, RESOURCES, LocationId
from catan_desktop.games.great_wall.building import BUILD, LEVELS
from catan_desktop.games.great_wall.locations import EXCHANGE, HIRING, OVERSEER, REED_STEP, RETURN, TEA_MOVE
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE, held_at, player
from catan_desktop.games.great_wall.setup import CLAN, OVERSEER_START, START_ADVISORS
from catan_desktop.games.great_wall.soldiers import DEPLOY, RECRUIT, sources
from catan_desktop.games.great_wall.steps import At, Building, Losing, Raising, Shooting
from catan_desktop.games.great_wall.tables import OVERSEER_GOLD, OVERSEER_HONOUR, tables
from catan_desktop.games.great_wall.turns import PLACE, playing
from catan_desktop.games.great_wall.winter import VOLLEY
from catan_desktop.games.great_wall.year import COMMAND, GAIN, RETRIEVE, SLOT, left_honour, may_leave
from catan_desktop.kernel import Game, GameState, Observation
from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.prompts import Asks
from catan_desktop.present.models.panels import NextStep, Question
from catan_desktop.present.words import Argument, Cards, Who, Words, words

from .names import command_words, general_words, place_words

BEGUN_WITH_TILES = frozenset({DEPLOY, RECRUIT, BUILD, HIRING})
"""Steps whose answers are begun with a tile of the bottom bar."""
COUNTED = (RECRUIT, DEPLOY, BUILD, EXCHANGE, HIRING, REED_STEP, GAIN, VOLLEY)
"""Steps that are done so often as their data still says."""
BEGUN = frozenset({PLACE, RECRUIT, DEPLOY, BUILD, EXCHANGE, HIRING, TEA_MOVE})
"""Steps that a location or another's command begins: the question tells which."""


def _left(game: Game, state: GameState) -> dict[str, Argument]:
    data: Any = state.frames[-1].data
    return {"left": data.left}


def _placing(game: Game, state: GameState) -> tuple[Words, Words]:
    data: Any = state.frames[-1].data
    if data.chi:
        return words("prompt-place-clerk"), words("hint-place-clerk-chi")
    if not data.left:
        return words("prompt-place-clerk"), words("hint-place-clerk-secretary")
    hint = "hint-place-clerk-reed" if tables(game).line.reed else "hint-place-clerk"
    return words("prompt-place-clerk"), words(hint, left=data.left)


def _raising(game: Game, state: GameState) -> tuple[Words, Words]:
    """The price of the next level and what it brings."""
    data = state.frames[-1].data_as(Raising)
    level = player(game, state, data.seat).overseers[data.area]
    thing, gold = words("resource-" + RESOURCES[data.area]), OVERSEER_GOLD[level]
    price = Cards((gold,), ("gold",)) if gold else words("price-gw-spearman")
    hint = words("hint-raise-overseer", level=level + 1, price=price, count=OVERSEER_HONOUR[level])
    return words("prompt-raise-overseer-of", thing=thing, place=words("place-" + LOCATIONS[data.area])), hint


def _saving(game: Game, state: GameState) -> tuple[Words, Words]:
    data: Any = state.frames[-1].data
    thing = words("name-" + tables(game).soldiers[data.soldier].key)
    return words("prompt-save-soldier", thing=thing), words("hint-save")


def _shooting(game: Game, state: GameState) -> tuple[Words, Words]:
    """An archer's arrow, or what a special soldier leaves."""
    data = state.frames[-1].data_as(Shooting)
    kind = tables(game).soldiers[data.soldier]
    asked = "prompt-shot-of" if not kind.token else "prompt-shot-token"
    return words(asked, thing=words("name-" + kind.key), section=data.section + 1), words("hint-shot")


def _losing(game: Game, state: GameState) -> tuple[Words, Words]:
    section = state.frames[-1].data_as(Losing).section + 1
    return words("prompt-breach-loss-in", section=section), words("hint-breach-loss")


def _building(game: Game, state: GameState) -> tuple[Words, Words]:
    data: Any = state.frames[-1].data
    if data.discount:
        return words("prompt-build"), words("hint-build-discount", left=data.left, count=data.discount)
    return words("prompt-build"), words("hint-build", left=data.left)


def _overseers(game: Game, state: GameState) -> tuple[Words, Words]:
    return words("prompt-start-overseers-count", count=tables(game).overseers), words("hint-start-overseers")


def _clan(game: Game, state: GameState) -> tuple[Words, Words]:
    special = any(kind.clan >= 0 for kind in tables(game).soldiers)
    return words("prompt-choose-clan"), words("hint-choose-clan-special" if special else "hint-choose-clan")


def _advisors(game: Game, state: GameState) -> tuple[Words, Words]:
    """The general whom the passive one may strengthen: he is kept, though nobody else knows."""
    own = COURT.of(game, state).private[state.frames[-1].data_as(Asks).seat]
    if own is None or not own.generals:
        return words("prompt-start-advisors"), words("hint-start-advisors")
    kept = own.generals[0]
    calling = words("calling-" + tables(game).generals[kept].calling)
    hint = words("hint-start-advisors-general", general=general_words(game, kept), calling=calling)
    return words("prompt-start-advisors"), hint


def _retrieving(game: Game, state: GameState) -> tuple[Words, Words]:
    """The honour for leaving them, where they may be left."""
    seat = state.frames[-1].data_as(Asks).seat
    hint = words("hint-retrieve-count", count=left_honour(game, state, seat))
    return words("prompt-retrieve"), hint if may_leave(game, state, seat) else words("hint-retrieve")


def _command(game: Game, state: GameState) -> tuple[Words, Words]:
    if tables(game).line.turns == 1:
        return words("prompt-choose-command"), words("hint-choose-command")
    own = COURT.of(game, state).private[state.frames[-1].data_as(Asks).seat]
    again = own is not None and bool(own.commands)
    prompt = "prompt-choose-command-second" if again else "prompt-choose-command-alone"
    return words(prompt), words("hint-choose-command-alone")


def _slot(game: Game, state: GameState) -> tuple[Words, Words]:
    asked = "choose-slot" if tables(game).line.turns == 1 else "choose-first"
    return words("prompt-" + asked), words("hint-" + asked)


TOLD: Mapping[type | str, Callable[[Game, GameState], tuple[Words, Words]]] = {
    PLACE: _placing,
    OVERSEER: _raising,
    SAVE: _saving,
    "great_wall.shot": _shooting,
    "great_wall.loss": _losing,
    BUILD: _building,
    OVERSEER_START: _overseers,
    START_ADVISORS: _advisors,
    RETRIEVE: _retrieving,
    COMMAND: _command,
    SLOT: _slot,
    CLAN: _clan,
}
"""Step -> question and hint, where they say more than the name of the step."""


def _because(game: Game, state: GameState) -> Words | None:
    """Return why it is asked: a location at work, or the command of somebody else."""
    frame = state.frames[-1]
    if frame.step not in BEGUN or not playing(game, state):
        return None
    used = [LocationId(one.data_as(At).index) for one in state.frames if one.step == RETURN]
    if used:
        return words("because-gw-place", place=place_words(used[-1]))
    if frame.data_as(Asks).seat == state.seat:
        return None
    course = COURSE.of(game, state)
    seat, card = course.slots[course.slot]
    return words("because-gw-command", who=Who(SEATS[seat]), card=command_words(game, card))


def question_words(game: Game, view: Observation, prompt: str) -> tuple[Words, Words]:
    """Return the words of the question and of its hint."""
    state = view.state
    step, hint = state.frames[-1].step, "hint-" + prompt.removeprefix("prompt-")
    if step in TOLD:
        return TOLD[step](game, state)
    return words(prompt), words(hint, **(_left(game, state) if step in COUNTED else {}))


def _unplaced(game: Game, state: GameState) -> Words:
    """One at least: the step does not count the clerk of the Secretary."""
    data: Any = state.frames[-1].data
    return words("leaves-gw-clerks", count=max(1, min(data.left, player(game, state, data.seat).pool)))


def _undeployed(game: Game, state: GameState) -> Words:
    data: Any = state.frames[-1].data
    own = sum(
        [held_at(DEFENCE.of(game, state), data.seat, post)[kind] for post, kind in sources(game, state, data.seat)]
    )
    return words("leaves-gw-soldiers", count=min(data.left, own))


def _unbuilt(game: Game, state: GameState) -> Words | None:
    """A level that can be paid for: nobody stops short of that by an idle press, even though it costs."""
    walls = LEVELS.plain(game, state, state.frames[-1].data_as(Building).seat)
    return words("leaves-gw-wall") if walls else None


def _unhired(game: Game, state: GameState) -> Words:
    """Somebody who can be paid for: where there is nobody it is not asked."""
    return words("leaves-gw-hire")


LEAVES: Mapping[str, Callable[[Game, GameState], Words | None]] = {
    PLACE: _unplaced,
    DEPLOY: _undeployed,
    BUILD: _unbuilt,
    HIRING: _unhired,
    RECRUIT: _unhired,
}
"""Step -> what is worth much or costs nothing and is given up by being done with it; None for nothing now."""


def question(game: Game, view: Observation) -> Question | None:
    """Return what the looking seat is asked."""
    if view.decision is None or not view.decision.prompt:
        return None
    text, hint = question_words(game, view, view.decision.prompt)
    urgent = view.state.frames[-1].step not in BEGUN_WITH_TILES
    return Question(text, hint, urgent, _because(game, view.state))


def next_step(game: Game, view: Observation, asked: Question | None) -> NextStep | None:
    """Return the gold button: nothing more of what is asked, or where to choose."""
    decision, seat = view.decision, view.seat
    if decision is None or asked is None:
        return None
    hint = asked.hint
    if asked.because is not None:
        hint = words("hint-gw-because", because=asked.because, hint=hint)
    single = [one.action for one in decision.choices if isinstance(one, Only)]
    if act.Done(seat) in single:
        leaves = LEAVES.get(view.state.frames[-1].step)
        left = None if leaves is None else leaves(game, view.state)
        return NextStep(words("act-gw-done"), act.Done(seat), hint, leaves=left)
    lone = len(single) == 1 == len(decision.choices)
    return NextStep(words("next-choose"), single[0] if lone else None, hint)

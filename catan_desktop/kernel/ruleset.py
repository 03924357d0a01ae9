"""Composition: checks a list of modules and compiles it into a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from itertools import chain
from random import Random
from types import NoneType
from typing import Any, get_type_hints

from .action import Action
from .errors import Reason, RulesetError
from .game import (
    Act,
    Explain,
    Game,
    Handler,
    Module,
    Options,
    OptionSpec,
    Question,
    Row,
    Rows,
    Ruleset,
    Script,
    Step,
    Together,
    reason_of,
)
from .record import field_names
from .slot import PartAnswer
from .state import GameState

__all__ = ("Options", "Ruleset", "compose")


def _merged(modules: Sequence[Module[Any]], name: str) -> dict[Any, Any]:
    merged: dict[Any, Any] = {}
    for module in modules:
        for key, value in getattr(module, name).items():
            if key in merged:
                raise RulesetError(f"{name} of {getattr(key, '__name__', key)} is defined twice, again in {module.key}")
            merged[key] = value
    return merged


def _grouped(modules: Sequence[Module[Any]], name: str) -> dict[Any, tuple[Any, ...]]:
    grouped: dict[Any, tuple[Any, ...]] = {}
    for module in modules:
        for key, value in getattr(module, name).items():
            grouped[key] = (*grouped.get(key, ()), value)
    return grouped


def _two(fold: Callable[[Any, Any], Any], first: Callable[..., Any], second: Callable[..., Any]) -> Callable[..., Any]:
    def both(game: Any, state: Any, about: Any = None) -> Any:
        if about is None:
            return fold(first(game, state), second(game, state))
        return fold(first(game, state, about), second(game, state, about))

    return both


def _from_parts(fold: Callable[[Any, Any], Any], reads: Sequence[tuple[int, Callable[..., Any]]]) -> Callable[..., Any]:
    """The answers that each look at one part, as one function: points are asked for after almost every action."""
    (here, first), *rest = reads

    def folded(game: Any, state: Any, about: Any = None) -> Any:
        parts = state.parts
        value = first(game, parts[here], about)
        for there, told in rest:
            value = fold(value, told(game, parts[there], about))
        return value

    return folded


def _bound(
    fold: Callable[[Any, Any], Any], answers: tuple[Callable[..., Any], ...], slots: Mapping[str, int]
) -> tuple[Callable[..., Any], ...]:
    """The answers, those at the front that look at one part each as one function."""
    front: list[tuple[int, Callable[..., Any]]] = []
    for one in answers:
        if not isinstance(one, PartAnswer):
            break
        front.append((slots[one.slot.key], one.told))
    return (_from_parts(fold, front), *answers[len(front) :]) if front else answers


def _folded(
    question: Question[Any], answers: tuple[Callable[..., Any], ...], slots: Mapping[str, int]
) -> Callable[..., Any]:
    """The answers to a question as one function, of neutral ones without a loop."""
    if question.neutral:
        return reduce(partial(_two, question.fold), _bound(question.fold, answers, slots))

    def every(game: Any, state: Any, about: Any = None) -> Any:
        value = question.start
        for answer in answers:
            value = question.fold(value, answer(game, state) if about is None else answer(game, state, about))
        return value

    return every


def _secrets(modules: Sequence[Module[Any]]) -> tuple[tuple[int, bool, bool], ...]:
    """The parts that must not be seen whole, by the names of their fields."""
    fields = [() if module.slot.kind is NoneType else field_names(module.slot.kind) for module in modules]
    found = [(index, "private" in names, "hidden" in names) for index, names in enumerate(fields)]
    return tuple([secret for secret in found if any(secret[1:])])


def _check_company(modules: Sequence[Module[Any]]) -> None:
    keys = [module.key for module in modules]
    for index, module in enumerate(modules):
        if keys.index(module.key) != index:
            raise RulesetError(f"module {module.key} stands twice")
        for other in module.requires:
            if other not in keys[:index]:
                raise RulesetError(f"module {module.key} requires {other} before it")
        for other in module.excludes:
            if other in keys:
                raise RulesetError(f"modules {module.key} and {other} do not go together")


def compose(
    key: str,
    modules: Sequence[Module[Any]],
    seats: Sequence[int],
    make_board: Callable[[int, Options, Random], Any] | None = None,
    board_type: Any = None,
) -> Ruleset:
    """Compile modules into a ruleset; those that an option brings are composed by `Ruleset.at`.

    Raises RulesetError, in a sentence, for a missing or excluded companion, an unknown anchor or step, two handlers
    of one action, two actions of one kind, or an option defined twice, changed before it is defined, or with a default
    that is not allowed.
    """
    for module in modules:
        if module.switch is not None and (module.options or module.changed_options):
            raise RulesetError(f"module {module.key} comes by an option and brings others")
    every = [spec for module in modules for spec in (*module.options, *module.changed_options, module.switch)]
    defaults = {spec.key: spec.default for spec in every if spec is not None}
    for module in modules:
        if module.where is not None and module.where[0] not in defaults:
            raise RulesetError(f"module {module.key} depends on an unknown option {module.where[0]}")
    lasting = [module for module in modules if module.plays(defaults)]
    return _compiled(_Recipe(key, tuple(modules), tuple(seats), make_board, board_type), lasting)


@dataclass(frozen=True, eq=False)
class _Recipe:
    """What all variants of a ruleset have in common."""

    key: str
    recipe: tuple[Module[Any], ...]
    seats: tuple[int, ...]
    make_board: Callable[[int, Options, Random], Any] | None
    board_type: Any
    variants: dict[tuple[str, ...], Ruleset] = field(default_factory=dict)


def _compiled(common: _Recipe, modules: Sequence[Module[Any]]) -> Ruleset:
    """Return the ruleset that the modules make; RulesetError where they do not fit together."""
    _check_company(modules)
    tables: Any = None
    script = Script()
    for module in modules:
        tables, script = module.tables(tables), module.script(script)
    steps = _steps(modules)
    for name in (*script.setup, *script.turn):
        if name not in steps:
            raise RulesetError(f"the script names an unknown step {name}")
    if not script.turn:
        raise RulesetError(f"ruleset {common.key} has no turn")
    offered = _offered(modules, steps)
    choices = {name: tuple([one.choices() for one in more]) for name, more in offered.items()}
    acts = {name: {row.action: row for one in more for row in _rows_of(one)} for name, more in offered.items()}
    handlers = _handlers(modules, acts)
    checks = [check for module in modules for check in module.end_checks]
    always = tuple(check for check in checks if check.always)
    at_rest = tuple(check for check in checks if not check.always)
    answers = _grouped(modules, "answers")
    slots = {module.key: index for index, module in enumerate(modules)}
    compiled = Ruleset(
        key=common.key,
        modules=tuple(modules),
        seats=common.seats,
        tables=tables,
        script=script,
        steps=steps,
        choices=choices,
        stages=frozenset([*script.setup, *script.turn, *[name for name, step in steps.items() if step.stage]]),
        asks={name: (step.prompt, choices[name]) for name, step in steps.items()},
        acts=acts,
        handlers=handlers,
        kinds=_kinds(handlers),
        explain=_explained(modules, acts),
        rules={key: rule for module in modules for key, rule in module.rules.items()},
        answers=answers,
        folded={question: _folded(question, given, slots) for question, given in answers.items()},
        reactions=_grouped(modules, "on"),
        always=always,
        at_rest=at_rest,
        rest_alone=tuple(check for check in at_rest if all(check.check is not other.check for other in always)),
        options=_options(common.recipe),
        slots=slots,
        secrets=_secrets(modules),
        make_board=common.make_board,
        board_type=common.board_type,
        recipe=common.recipe,
        variants=common.variants,
        composed=partial(_compiled, common),
    )
    common.variants[tuple(slots)] = compiled
    return compiled


def _steps(modules: Sequence[Module[Any]]) -> dict[str, Step]:
    steps: dict[str, Step] = {}
    for step in chain.from_iterable(module.steps for module in modules):
        if step.key in steps:
            raise RulesetError(f"step {step.key} is defined twice")
        steps[step.key] = step
    return steps


def _offered(modules: Sequence[Module[Any]], steps: Mapping[str, Step]) -> dict[str, Rows]:
    """By step: its own rows, then those that modules add; what two of them add is there once."""
    offered = {name: step.choices for name, step in steps.items()}
    for module in modules:
        for name, more in module.choices.items():
            if name not in steps:
                raise RulesetError(f"module {module.key} adds choices to an unknown step {name}")
            offered[name] = (*offered[name], *[row for row in more if row not in offered[name]])
    return offered


def _rows_of(offered: Row) -> tuple[Act[Any], ...]:
    """The rows of what a step offers."""
    return offered.rows if isinstance(offered, Together) else (offered,)


def _handlers(
    modules: Sequence[Module[Any]], acts: Mapping[str, Mapping[type[Action], Act[Any]]]
) -> dict[type[Action], Handler]:
    """By action: what it does, by its row or by the handlers of a module."""
    handlers: dict[type[Action], Handler] = _merged(modules, "handlers")
    for row in [row for rows in acts.values() for row in rows.values()]:
        if handlers.setdefault(row.action, row.does) is not row.does:
            raise RulesetError(f"handlers of {row.action.__name__} is defined twice, again in a row")
    return handlers


def _explained(
    modules: Sequence[Module[Any]], acts: Mapping[str, Mapping[type[Action], Act[Any]]]
) -> dict[type[Action], Explain]:
    """By action: why it is refused, by its rows."""
    known = _merged(modules, "known")
    by_action: dict[type[Action], dict[str, Act[Any]]] = {}
    for step, rows in acts.items():
        for action, row in rows.items():
            by_action.setdefault(action, {})[step] = row
    return {action: _reason_of(action, rows, known) for action, rows in by_action.items()}


def _reason_of(
    action: type[Action], rows: Mapping[str, Act[Any]], known: Mapping[Any, Callable[[Game], Container[int]]]
) -> Explain:
    """Return what tells why an action is refused: its row in the step that is asked, if all that it names exists."""
    hints = get_type_hints(action)
    named = [(name, known[hints[name]]) for name in field_names(action) if hints[name] in known]
    elsewhere, unknown = (
        next((why for row in rows.values() if (why := getattr(row, name)) is not None), None)
        for name in ("elsewhere", "unknown")
    )

    def refusal(why: Any, game: Game, state: GameState, action: Any) -> Reason | None:
        return reason_of(why(game, state, action) if callable(why) else why)

    def explain(game: Game, state: GameState, action: Any) -> Reason | None:
        row = rows.get(state.frames[-1].step)
        if not all(getattr(action, name) in numbers(game) for name, numbers in named):
            return refusal(unknown if row is None else row.unknown or row.otherwise, game, state, action)
        if row is not None:
            return row.reason(game, state, action)
        return refusal(elsewhere, game, state, action)

    return explain


def _options(recipe: Sequence[Module[Any]]) -> tuple[OptionSpec, ...]:
    """The options of the modules, those that an option takes out among them, then what switches others on."""
    options: dict[str, OptionSpec] = {}
    for module in recipe:
        for spec in module.options:
            _define(options, spec)
        for spec in module.changed_options:
            if spec.key not in options:
                raise RulesetError(f"module {module.key} changes an unknown option {spec.key}")
            options[spec.key] = spec
        for spec in (*module.options, *module.changed_options):
            if spec.default not in spec.choices:
                raise RulesetError(f"option {spec.key} cannot be its own default {spec.default!r}")
    for module in recipe:
        if module.switch is not None:
            _define(options, module.switch)
    return tuple(options.values())


def _kinds(handlers: Iterable[type[Action]]) -> dict[str, type[Action]]:
    kinds: dict[str, type[Action]] = {}
    for action in handlers:
        if action.kind in kinds or not all(word.isalnum() for word in action.kind.split("_")):
            raise RulesetError(
                f"action kind {action.kind!r} of {action.__name__} is used twice or no words joined by _"
            )
        kinds[action.kind] = action
    return kinds


def _define(options: dict[str, OptionSpec], spec: OptionSpec) -> None:
    if spec.key in options:
        raise RulesetError(f"option {spec.key} is defined twice")
    options[spec.key] = spec

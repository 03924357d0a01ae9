"""A short code for a game as it is begun: ruleset, number of seats, options and seed, to be told to a friend.

A code is letters and digits in groups of four, `7QF2-M9XA-4TBD`. Capitals, hyphens and spaces do not matter, and what
looks alike is read alike (O as 0, I and L as 1). Its last three signs are a check sum over all of it and over what the
options may be: a slip of the pen, or a program with other options, is noticed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from zlib import crc32

from ..games.catalogue import MIXES, RULESETS, ruleset
from ..kernel import Reason, record
from ..kernel.errors import GameError
from ..kernel.game import OptionSpec
from ..kernel.ruleset import Ruleset
from .spec import SEED_LIMIT, NewGame, OptionValue

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O, U."""
CHECKED = 3
"""Signs of the check sum."""
GROUP = 4
LONGEST = 60
"""Signs of a text that may still become a code; every option of a game changed takes less."""
KINDS = 1 << 10
"""Check sums of their keys by which rulesets are told apart."""
WRONG = Reason("code-wrong")
_ALIKE = str.maketrans("OIL", "011")


class CodeError(GameError):
    """A text that is no code of a game."""

    def __init__(self) -> None:
        super().__init__(WRONG.key)
        self.reason = WRONG


@record
class Shared:
    """What a code holds."""

    ruleset: str
    seats: int
    options: Mapping[str, OptionValue]
    """Those that differ from the defaults."""
    seed: int


def kind_of(key: str) -> int:
    """Return the number by which a code names a ruleset."""
    return crc32(key.encode()) % KINDS


def code_of(spec: NewGame) -> str:
    """Return the code of a game."""
    rules = ruleset(spec.ruleset)
    options = _shared(rules)
    number, changed = spec.seed, _changed(options, spec.options)
    for option, choice in changed:
        number = (number * len(options[option].choices) + choice) * len(options) + option
    number = number * (len(options) + 1) + len(changed)
    number = number * len(rules.seats) + rules.seats.index(len(spec.seats))
    body = _signs(number * KINDS + kind_of(rules.key))
    signs = body + _check(body, rules)
    return "-".join(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))


def read_code(text: str) -> Shared:
    """Return what a code holds; CodeError for a text that is none."""
    signs = _plain(text)
    body, check = signs[:-CHECKED], signs[-CHECKED:]
    if not body or any(sign not in SIGNS for sign in signs):
        raise CodeError
    number = 0
    for sign in body:
        number = number * len(SIGNS) + SIGNS.index(sign)
    number, kind = divmod(number, KINDS)
    rules = next((ruleset(key) for key in (*RULESETS, *MIXES) if kind_of(key) == kind), None)
    if rules is None or check != _check(body, rules):
        raise CodeError
    shared = _shared(rules)
    number, seats = divmod(number, len(rules.seats))
    number, count = divmod(number, len(shared) + 1)
    options: dict[str, OptionValue] = {}
    for _ in range(count):
        number, index = divmod(number, len(shared))
        option = shared[index]
        number, choice = divmod(number, len(option.choices))
        options[option.key] = option.choices[choice]
    if number >= SEED_LIMIT:
        raise CodeError
    return Shared(rules.key, rules.seats[seats], options, number)


def may_become_code(text: str) -> bool:
    """Return whether a text may be the beginning of a code: it is told to be wrong when it is meant to be whole."""
    return len(text) <= LONGEST and all(sign in SIGNS for sign in _plain(text))


def _plain(text: str) -> str:
    """Return the signs of a code without hyphens and spaces, as they are read."""
    return re.sub(r"[\s-]", "", text).upper().translate(_ALIKE)


def _shared(rules: Ruleset) -> list[OptionSpec]:
    """Return the options that a code may hold: those that somebody is asked for."""
    return [option for option in rules.options if option.asked]


def _changed(shared: Sequence[OptionSpec], options: Mapping[str, OptionValue]) -> list[tuple[int, int]]:
    """Return (number of the option, number of the choice) of all that differs from the defaults."""
    found = []
    for index, option in enumerate(shared):
        value = options.get(option.key, option.default)
        if value != option.default:
            found.append((index, option.choices.index(value)))
    return found


def _signs(number: int) -> str:
    signs = ""
    while number or not signs:
        number, sign = divmod(number, len(SIGNS))
        signs = SIGNS[sign] + signs
    return signs


def _check(body: str, rules: Ruleset) -> str:
    """Return the check sum of a code for a game with these options."""
    told = repr(
        (body, rules.key, rules.seats, [(option.key, option.default, option.choices) for option in _shared(rules)])
    )
    return _signs(crc32(told.encode()) % len(SIGNS) ** CHECKED).rjust(CHECKED, SIGNS[0])

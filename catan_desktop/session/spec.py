"""The choices that people make before a game begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from ..bots.characters import CHARACTERS
from ..bots.levels import levels
from ..kernel import Reason
from .labels import label

OptionValue: TypeAlias = bool | int | str
SEED_LIMIT = 2**63
LEVEL = "normal"
"""The level of a bot where none is said."""


OWN = "own"
"""The layout of a board that somebody has drawn."""
NAME_LIMIT = 40
"""Signs of a name."""
BOARD_LIMIT = 1_000
"""Values in a board. One of 30 hexes has 300; what is worked out from a board costs more than its size."""


def small(board: Any) -> Any:
    """Return a board as it is; ValueError for one that is too large."""
    left, waiting = BOARD_LIMIT, [board]
    while waiting:
        value = waiting.pop()
        left -= 1
        if left < 0:
            raise ValueError("the board is too large")
        if isinstance(value, (list, dict)):
            waiting.extend(value.values() if isinstance(value, dict) else value)
    return board


class Model(BaseModel):
    """Base of everything that is read from files: strict, frozen, nothing unknown."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", allow_inf_nan=False, defer_build=True)


class Unfit(ValueError):
    """Something that a game cannot be begun with, for a reason that has words."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def unfit(error: ValidationError) -> Reason:
    """Return why a game cannot be begun, for whoever has chosen it."""
    causes = [one.get("ctx", {}).get("error") for one in error.errors(include_input=False)]
    return next((cause.reason for cause in causes if isinstance(cause, Unfit)), Reason("begin-unfit"))


def _name(text: str) -> str:
    if not text.isprintable():
        raise Unfit(Reason("begin-unprintable"))
    if len(text) > NAME_LIMIT:
        raise Unfit(Reason("begin-long-name", (("most", NAME_LIMIT),)))
    return text


class SeatSpec(Model):
    """Who sits on a seat."""

    kind: Literal["human", "bot"] = "human"
    level: str = LEVEL
    """The level of the bot; a person has one for the case that a bot takes over."""
    character: str = ""
    """The character of the bot; empty: nobody in particular."""
    name: Annotated[str, AfterValidator(_name)] = ""
    """Empty: the table finds one."""
    colour: Annotated[int, Field(ge=0, lt=16)] = 0
    """Index into the seat colours of the theme."""

    @model_validator(mode="after")
    def _known_level(self) -> Self:
        if self.kind == "bot" and self.level not in levels():
            raise Unfit(Reason("begin-no-level", (("name", label(self.level)), ("known", ", ".join(levels())))))
        return self

    @model_validator(mode="after")
    def _known_character(self) -> Self:
        if self.character and self.character not in CHARACTERS:
            raise Unfit(
                Reason("begin-no-character", (("name", label(self.character)), ("known", ", ".join(CHARACTERS))))
            )
        return self

    @property
    def mind(self) -> str:
        """Level and character of a bot, as `make_bot` reads them."""
        return f"{self.level}/{self.character}" if self.character else self.level

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.kind == "human"


class NewGame(Model):
    """A game to begin."""

    ruleset: Annotated[str, Field(max_length=100)]
    seats: Annotated[tuple[SeatSpec, ...], Field(min_length=1, max_length=14)]
    options: dict[str, OptionValue] = Field(default_factory=dict)
    """Only those that differ from the ruleset's defaults need be named; the layout is one of them."""
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)] = 0
    board: Annotated[Any, AfterValidator(small)] = None
    """A board that somebody has drawn, as a save writes it; None: the options say how it is laid out."""


def seat_of(text: str, colour: int = 0) -> SeatSpec:
    """The seat that `human`, `human:Ann`, `bot`, `bot:easy`, `bot:easy/trader` or `bot:easy:Bob` means.

    Raises ValueError for another text.
    """
    kind, _, rest = text.partition(":")
    if kind == "human":
        return SeatSpec(name=rest, colour=colour)
    if kind == "bot":
        mind, _, name = rest.partition(":")
        level, _, character = mind.partition("/")
        return SeatSpec(kind="bot", level=level or LEVEL, character=character, name=name, colour=colour)
    raise ValueError(f"a seat is 'human' or 'bot:LEVEL[/CHARACTER]', not {text!r}")

"""Credits: packages, libraries and fonts that the game stands on, each with its licence."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

FILE = "credits.toml"


class CreditsError(ValueError):
    """The list cannot be read; the message is one sentence."""


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Credit(_Data):
    """One work of others."""

    name: str
    licence: str
    use: str
    """The text `credits-for-USE` says what it does for the game."""
    files: tuple[str, ...] = ()
    """Beginnings of the names of its files."""
    text: str = ""
    """The file of its licence, where it lies beside it."""


class Credits(_Data):
    """Everything that comes from others."""

    packages: tuple[Credit, ...] = Field(min_length=1)
    """Packages of Python, with all that they need themselves."""
    libraries: tuple[Credit, ...] = Field(min_length=1)
    """Libraries inside the packages of pygame-ce."""
    packed: tuple[Credit, ...] = Field(min_length=1)
    """What only the packed program brings along."""
    fonts: tuple[Credit, ...] = Field(min_length=1)


def load(assets: Path) -> Credits:
    """Read the list.

    Raises:
        CreditsError: it is not there, or not such a list.
    """
    try:
        return Credits.model_validate(tomllib.loads((assets / FILE).read_text(encoding="utf-8")))
    except (OSError, ValueError, ValidationError) as error:
        raise CreditsError(f"{FILE} cannot be read: {type(error).__name__}") from error

"""The file of a campaign: JSON in a gzip file beside the saved games, written whole or not at all.

The game of each stage is a saved game as any other, in a file that is named after that of its campaign.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, ValidationError

from ..kernel import Reason, record
from ..kernel.errors import SaveError
from ..session import container, library, saves
from ..session.autosave import PREFIX
from ..session.files import backup_of, write_atomically
from ..session.save_errors import DAMAGED, refusal, unwritable
from ..session.spec import Model
from .campaign import Campaign, CampaignError, why_not_become

FORMAT = "catan_desktop-campaign"
SCHEMA = 1
SUFFIX = ".campaign"
FORMATS: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Schema -> what makes a file of it one of the next schema."""
_GAME = re.compile(rf"{PREFIX}(.+)-(\d{{1,2}}){re.escape(saves.SUFFIX)}")


class _File(Model):
    format: Literal["catan_desktop-campaign"]
    schema_: int = Field(alias="schema")
    campaign: Campaign


@record
class Listed:
    """One campaign of a folder."""

    path: Path
    campaign: Campaign | None
    """None where the file is damaged or foreign."""
    reason: Reason | None
    order: int
    """Greater for what was written later."""


def is_campaign(path: Path) -> bool:
    """Return whether a file is called as campaigns are."""
    return path.suffix == SUFFIX


def read(path: Path) -> Campaign:
    """Return the campaign of a file, or of its former version where only that can be read: a stage whose end is lost so
    is still there as a game, and counts again when that is opened.

    Raises:
        SaveError: with the reason, for whatever is wrong with the file.
    """
    try:
        return _read(path)
    except SaveError:
        with suppress(SaveError):
            return _read(backup_of(path))
        raise


def _read(path: Path) -> Campaign:
    try:
        raw = container.unpack(saves.load(path))
        if raw.get("format") != FORMAT:
            raise SaveError(Reason("save-foreign"))
        schema = raw.get("schema")
        if isinstance(schema, int) and schema > SCHEMA:
            raise SaveError(Reason("save-newer", (("schema", min(schema, 10**6)),)))
        while raw["schema"] in FORMATS:
            raw = FORMATS[raw["schema"]](raw)
        return _File.model_validate_json(json.dumps(raw)).campaign
    except container.TooLarge as error:
        raise SaveError(Reason(saves.TOO_LARGE)) from error
    except container.Foreign as error:
        raise SaveError(Reason("save-foreign")) from error
    except container.Cut as error:
        raise SaveError(Reason("save-cut")) from error
    except (container.Damaged, ValidationError, ValueError, KeyError, TypeError) as error:
        raise refusal(DAMAGED, error) from error


def write(path: Path, campaign: Campaign, date: str, *, new: bool = False) -> None:
    """Write a campaign in the place of itself as it was, or with `new` under a name that must be free.

    Raises:
        FileExistsError: `new`, and the name is taken.
        CampaignError: it would be another one, or take a stage back (CAMPAIGN-024, CAMPAIGN-017).
        SaveError: the file cannot be read or written; what was there stays.
    """
    if not new and (reason := why_not_become(read(path), campaign)) is not None:
        raise CampaignError(reason)
    whole = {"format": FORMAT, "schema": SCHEMA, "campaign": campaign.model_dump(mode="json")}
    stamp = max(container.milliseconds(date), 1 + max(map(container.order_of, path.parent.glob("*.c*")), default=0))
    try:
        write_atomically(path, container.pack(whole, stamp), new=new)
    except FileExistsError:
        raise
    except OSError as error:
        raise unwritable(error) from error


def create(folder: Path, campaign: Campaign, date: str) -> Path:
    """Write a new campaign and return its file. SaveError if that fails."""
    digits = "".join(sign for sign in date if sign.isdigit())
    while True:
        path = library.place_for(folder, f"campaign-{digits}", SUFFIX)
        try:
            write(path, campaign, date, new=True)
        except FileExistsError:  # another window was quicker
            continue
        return path


def list_campaigns(folder: Path) -> tuple[Listed, ...]:
    """Return every campaign of a folder, the one written last first."""
    listed = []
    for path in folder.glob(f"*{SUFFIX}"):
        try:
            found = Listed(path, read(path), None, container.order_of(path))
        except SaveError as error:
            found = Listed(path, None, error.reason, container.order_of(path))
        listed.append(found)
    return tuple(sorted(listed, key=lambda one: one.order, reverse=True))


def game_file(path: Path, number: int) -> Path:
    """Return the saved game of a stage of a campaign, by the index of the stage."""
    return path.with_name(f"{PREFIX}{path.stem}-{number + 1}{saves.SUFFIX}")


def stage_of(save: Path) -> tuple[Path, int] | None:
    """Return the campaign that a saved game belongs to, and the index of its stage; None for any other game."""
    match = _GAME.fullmatch(save.name)
    if match is None:
        return None
    path = save.with_name(f"{match[1]}{SUFFIX}")
    return (path, int(match[2]) - 1) if path.exists() else None


def remove(path: Path) -> None:
    """Take a campaign with the games of its stages out of the lists. SaveError if that fails."""
    for number in range(20):
        if (game := game_file(path, number)).exists() or backup_of(game).exists():
            library.remove(game)
    library.remove(path)

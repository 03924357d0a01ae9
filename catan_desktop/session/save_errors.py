"""Reasons why a file cannot be read or written, as data that every language has words for.

A refusal that has more to tell carries two arguments: `detail`, a kind which the words choose by (`save-detail`), and
`about`, a name or number that is the same in all languages; it may be empty.
"""

from __future__ import annotations

import errno

from pydantic import ValidationError

from ..kernel import Reason
from ..kernel.errors import RulesetError, SaveError
from ..kernel.ruleset import Ruleset
from .labels import label
from .save_models import Header

DAMAGED = "save-damaged"
ABOUT_LIMIT = 80
_KINDS = {
    "missing": ("ENOENT",),
    "no-folder": ("ENOTDIR",),
    "taken": ("EEXIST",),
    "forbidden": ("EACCES", "EPERM", "EROFS"),
    "not-a-file": ("EISDIR", "EINVAL"),
    "long-name": ("ENAMETOOLONG",),
    "disk": ("EIO", "ENXIO", "ENODEV", "EREMOTEIO"),
    "away": ("ETIMEDOUT", "ESTALE", "EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETUNREACH", "ENOTCONN", "ECONNRESET"),
    "busy": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "short": ("EMFILE", "ENFILE", "ENOMEM"),
}
_OF_SYSTEM = {getattr(errno, name): kind for kind, names in _KINDS.items() for name in names if hasattr(errno, name)}
"""What the system answers, with the kind of it."""


class Flaw(ValueError):
    """Something in a file that is wrong in a way with words of its own: the `kind`."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class NoFreeFile(OSError):
    """All files for running games are in use or damaged."""

    kind = "ring"


def refusal(key: str, error: BaseException) -> SaveError:
    """The refusal with this text key, for this cause."""
    return _refusal(key, *_cause(error))


def entry_error(place: str) -> SaveError:
    """The refusal of a file in which one entry is wrong."""
    return _refusal(DAMAGED, "place", place)


def misfit(ruleset: Ruleset, header: Header) -> SaveError:
    """The refusal of a game with a number of seats or an option that its rules do not have."""
    if len(header.seats) not in ruleset.seats:
        return _refusal("save-foreign-options", "seats", str(len(header.seats)))
    for key, value in header.options.items():
        try:
            ruleset.checked({key: value})
        except RulesetError:
            return _refusal("save-foreign-options", "option", key)
    return _refusal("save-foreign-options", "other")


def unwritable(error: OSError) -> SaveError:
    """The refusal for a file that cannot be written."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}:
        return SaveError(Reason("save-disk-full"))
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return SaveError(Reason("save-not-allowed"))
    return refusal("save-unwritable", error)


def _refusal(key: str, kind: str, about: str = "") -> SaveError:
    return SaveError(Reason(key, (("detail", kind), ("about", label(about, ABOUT_LIMIT)))))


def _cause(error: BaseException) -> tuple[str, str]:
    """The kind of a cause, and what it is about."""
    kind = getattr(error, "kind", "")
    if isinstance(kind, str) and kind:
        return kind, ""
    if isinstance(error, ValidationError):
        place = ".".join(map(str, error.errors(include_input=False, include_context=False)[0]["loc"]))
        return ("place", place) if label(place, ABOUT_LIMIT) else ("shape", "")
    if isinstance(error, OSError):
        known = _OF_SYSTEM.get(error.errno or 0)
        name = errno.errorcode.get(error.errno or 0, "")
        return (known, "") if known else ("code", name) if name else ("other", "")
    return "shape", ""

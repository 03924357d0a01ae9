"""The notice at the start after the program was killed: the game is there, and one can go on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from catan_desktop.kernel.errors import SaveError
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import because
from catan_desktop.session import library, saves
from catan_desktop.session.crash_marker import Standing
from catan_desktop.session.logbook import FAULT_BYTES, Logbook
from catan_desktop.stores.files import Refused
from catan_desktop.stores.translations import Translations
from catan_desktop.ui.scene import Change, Pop, Push, Replace, Scene
from catan_desktop.ui.scenes.trouble import Trouble, TroubleScreen, Ways

from . import report
from .models import when_of
from .recovery import Recovery
from .running import Running
from .services import Services

logger = logging.getLogger(__name__)


def screen(
    services: Services, recovery: Recovery, running: Running, left: Sequence[Standing], logbook: Logbook
) -> Scene | None:
    """The screen about the last sudden end; None where there was none, or none that anybody would miss."""
    if not left:
        return None
    standing = going_on(left[0])
    faults = _faults(logbook, standing.faults)
    logger.info("the program ended suddenly last time; a game was %s", "running" if standing.save else "not running")
    if not standing.save and not faults:
        return None
    texts = services.texts
    said, save = _said(texts, standing.save)
    text = report.make_report(faults, scene=None, session=None, save=save, logbook=logbook, tr=texts.tr)
    recovery.tell(text)
    told = Trouble(
        title=texts.tr("trouble-last-title"),
        said=said,
        report=text.shown,
        folder=report.shorten_paths(str(logbook.folder)),
        report_file=report.shorten_paths(str(logbook.faults)),
        to_game=bool(save),
    )
    way = partial(recovery.tried, partial(_opened, services, running, save)) if save else Pop
    return TroubleScreen(services.screens, told, Ways(recovery.copy, recovery.show, way))


def going_on(standing: Standing) -> Standing:
    """Return what a mark says; a game that is over is no running game, for there is nothing left to go on with."""
    try:
        over = standing.save and saves.read_header(Path(standing.save)).outcome is not None
    except SaveError:
        return standing
    return standing.model_copy(update={"save": ""}) if over else standing


def _opened(services: Services, running: Running, save: str) -> Change:
    """Open the game over the title; where that is refused, the title says why."""
    try:
        change = running.open(save)
    except Refused as refusal:
        services.screens.pending.append(str(refusal))
        return Pop()
    return Replace(change.scene) if isinstance(change, Push) else change


def _said(texts: Translations, save: str) -> tuple[tuple[str, ...], str]:
    """Return what is said of the game, and the file to go on with; empty where there is none."""
    tr = texts.tr
    if not save:
        return (tr("trouble-no-game"),), ""
    try:
        header = saves.read(Path(save)).header
    except SaveError as error:
        why = texts.say(because(error.reason))
        list_key = "trouble-last-list" if library.former(Path(save)) is not None else "trouble-last-alone"
        return (tr("trouble-last-damaged", why=why), tr(list_key)), ""
    name = tr(f"ruleset-{header.ruleset}")
    when, turn = when_of(header), round_of(header.turn, len(header.seats))
    told = (
        tr("trouble-last-saved", ruleset=name, round=turn)
        if when is None
        else tr("trouble-last-saved-when", ruleset=name, when=texts.say(when))
    )
    return (told, tr("trouble-last-ask")), save


def _faults(logbook: Logbook, before: int) -> str:
    """Return what Python could still tell."""
    try:
        with logbook.faults.open("rb") as file:
            file.seek(before)
            return file.read(FAULT_BYTES).decode("utf-8", "replace").strip()
    except OSError:
        return ""

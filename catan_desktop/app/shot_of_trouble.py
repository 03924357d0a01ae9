"""The screens about errors for pictures: always with the same report, which tells nothing of this machine."""

from __future__ import annotations

import re

from catan_desktop.ui.scene import Scene
from catan_desktop.ui.scenes.trouble import PlainScene, Trouble, TroubleScreen

from .program import Program

SAVE = "~/.local/share/catan_desktop/saves/autosave-03.catan"
FOLDER = "~/.local/state/catan_desktop/log"
ERROR = "ZeroDivisionError: division by zero"
REPORT = """{report-title}
  2026-01-17 19:30 UTC

{report-what}
  Traceback (most recent call last):
    File "catan_desktop/ui/loop.py", line 212, in _draw
      self.stack.draw(self.window.surface)
    File "catan_desktop/ui/scenes/table/desk.py", line 96, in draw
      share = self.rect.width / len(self.shown)
  ZeroDivisionError: division by zero

{report-program}
  catan_desktop 0.1, Python 3.11.7, pygame-ce 2.5.8, SDL 2.32.10, Linux 6.1 (x86_64)

{report-screen}
  Table 1280x720

{report-game}
  watch, seed 48151623, ply 307, turn 41
  seats: human bot:normal/runner bot:normal/builder bot:hard/warden; asked: 0

{report-saved}
  ~/.local/share/catan_desktop/saves/autosave-03.catan

{report-actions}
  {report-copied-only}
"""


def shown_trouble(program: Program, part: str) -> Scene:
    """One of the screens: a first error, the same again, a game that could not be saved, after a sudden end, plain."""
    tr, ways = program.texts.tr, program.recovery.ways
    error = tr("trouble-error", error=ERROR)
    if part == "plain":
        said = [tr("trouble-title"), tr("trouble-saved", path=SAVE), ERROR, tr("trouble-plain-keys")]
        return PlainScene(said, ways.title, ways.copy)
    said = [tr("trouble-saved", path=SAVE), tr("trouble-again" if part == "again" else "trouble-what"), error]
    if part == "unsaved":
        why = tr("save-unwritable", detail="disk", about="")
        said[0] = tr("trouble-unsaved-why", why=why)
    title = tr("trouble-title")
    if part == "last":
        title = tr("trouble-last-title")
        said = [tr("trouble-last-saved", ruleset=tr("ruleset-watch"), round=11), tr("trouble-last-ask")]
    report = re.sub(r"\{(report-[a-z-]+)\}", lambda key: tr(key[1]), REPORT)
    told = Trouble(title, tuple(said), report, FOLDER, to_game=part != "again", unsaved=part == "unsaved")
    return TroubleScreen(program.screens, told, ways)

"""What must hold after everything the monkey does."""

from __future__ import annotations

import gc
import os
import re
from collections import Counter
from pathlib import Path

from benchmarks.monkey.cage import Cage, Fault
from benchmarks.monkey.eyes import layer, one_colour, place_name, root_of
from benchmarks.monkey.hand import TEXTS
from catan_desktop.app.gc_pause import give_back
from catan_desktop.kernel import engine
from catan_desktop.session import saves
from catan_desktop.session.history import Ply
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.loading import LoadingScene
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.window import LEAST_SIZE
from tests.audit import Problem, unreadable

INK = re.compile(r"-?\d+")
STRANGE_SIGNS = frozenset("".join(TEXTS))
SCENES_ALIVE = 24
"""More tables, replays and screens than that are never needed at a time: something holds those that are gone."""
MOST_MEMORY = 3 << 30


class Watcher:
    """Looks over the monkey's shoulder."""

    def __init__(self, cage: Cage) -> None:
        self.cage = cage
        self.visits: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        """What people were asked, by rules and step."""
        self.checks = 0
        self.plies = 0
        """Plies that were applied again."""
        self._session: Session | None = None
        self._known: dict[int, tuple[object, Ply]] = {}
        self._last = ""

    # after each poke

    def glance(self) -> None:
        """Cheap looks after everything."""
        scene = self.cage.top
        name = place_name(scene)
        if name != self._last:
            self.visits[name] += 1
            self._last = name
        root = root_of(scene)
        if root is None:
            return
        if root.focus is not None and root.focus not in set((layer(scene) if root.dialogs else root.content).walk()):  # type: ignore[union-attr]
            raise Fault(f"the focus is on {root.focus.name or type(root.focus).__name__}, which is not there any more")
        session = self.cage.program.current.session
        if session is not None:
            actor = session.actor()
            if actor is not None and 0 <= actor < len(session.seats) and session.seats[actor].human:
                step = f"{session.game.ruleset.key} {session.state.frames[-1].step}"
                if isinstance(scene, TableScene) and scene.viewer == actor and not scene.busy:
                    self.asked[step] += 1

    # now and then

    def look(self) -> None:
        """Careful looks: the log replays, the frame can be read, a save can be read."""
        self.checks += 1
        self.replays()
        self.readable()

    def replays(self) -> None:
        """The state came from the engine alone: every ply of the log, applied again, gives the same."""
        session = self.cage.program.current.session
        if session is None:
            return
        if session is not self._session:
            self._session, self._known = session, {}
        state = session.timeline.start
        for ply in session.timeline.plies:
            if self._known.get(id(ply), (None,))[0] is not state:
                if engine.apply(session.game, state, ply.action)[0] != ply.state:
                    raise Fault(f"ply {ply.state.ply}, {ply.action}: the engine comes to another state")
                self._known[id(ply)] = (state, ply)
                self.plies += 1
            state = ply.state

    def saved(self) -> None:
        """What would be saved now can be read and is the same game."""
        session = self.cage.program.current.session
        if session is None or getattr(session, "_fate", None) is not None:
            return
        again = saves.decode(saves.encode(session.saving.freeze()))
        if again.timeline.state != session.state:
            raise Fault("the saved game is another one")

    def readable(self) -> None:
        """The whole frame drawn anew shows something, and at a usual size no text is cut, covered or too small."""
        cage = self.cage
        scene, size = cage.top, cage.window.size
        if isinstance(scene, LoadingScene):
            return
        cage.program.kit.dirty = True
        cage.program.kit.audit.begin()
        cage.arm.blink(False)
        cage.arm.step(0.0)
        cage.settled()
        if not cage.loop.running or cage.top is not scene:
            return
        if one_colour(cage.window.surface):
            raise Fault(f"nothing is seen at {size}")
        if size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1] or getattr(scene, "busy", False):
            return
        if isinstance(scene, ReplayScene) and scene.player.playing:
            return
        found = [one for one in unreadable(cage.program.kit.audit) if not self._meant(one)]
        if found:
            wishes = cage.program.preferences.chosen
            look = f"{size} {wishes.language} {wishes.text_size} scale {wishes.ui_scale} {place_name(scene)}"
            raise Fault(f"texts at {look}: " + "; ".join(f"{one.kind} {one.text!r} {one.detail}" for one in found[:4]))

    def _meant(self, one: Problem) -> bool:
        """Return whether a text is cut where somebody has moved a part of the board out of sight, or is in a script
        that only the monkey writes."""
        if one.kind == "glyph":
            return all(sign in STRANGE_SIGNS for sign in one.detail)
        if one.kind != "clipped":
            return False
        ink = tuple(map(int, INK.findall(one.detail)[:4]))
        boards = [getattr(scene, "board", None) for scene in self.cage.loop.stack.scenes]
        return any(board is not None and board.zoom > 1 and not board.rect.contains(ink) for board in boards)

    # at the end of a run

    def lean(self) -> str:
        """Scenes that are gone are really gone, and memory is bounded; tells the figures."""
        gc.collect()
        give_back()
        alive = Counter(
            type(one).__name__ for one in gc.get_objects() if type(one).__name__.endswith(("Scene", "Screen", "Table"))
            and type(one).__module__.startswith("catan_desktop")
        )  # fmt: skip
        if sum(alive.values()) > SCENES_ALIVE:
            raise Fault(f"scenes that are gone are still held: {dict(alive)}")
        used = memory()
        if used > MOST_MEMORY:
            raise Fault(f"{used >> 20} MiB of memory are in use")
        return f"{used >> 20} MiB, {sum(alive.values())} scenes"


def memory() -> int:
    """Resident bytes of this process; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")

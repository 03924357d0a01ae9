"""A player of some wits: finds the way back to the table or the title, and answers what a person is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame

from benchmarks.monkey import pokes
from benchmarks.monkey.cage import Cage, Fault
from benchmarks.monkey.eyes import at_home, place_name, root_of, usable
from benchmarks.monkey.pokes import Poke
from catan_desktop.app.lesson import LessonTable
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.ui.scene import Scene
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.hotseat_trade import HotseatTradeScene
from catan_desktop.ui.scenes.loading import LoadingScene
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Widget

MOST_BACK = 40
"""So many keys and clicks lead from anywhere to the table or the title."""
MOST_DEEDS = 240
"""So many clicks and keys answer a question, with all that leads there."""
MOST_SECONDS = 90.0
"""So long bots and chance take for a move, shown slowly."""
WAYS_OUT = ("cancel", "close", "back", "done", "decline", "lift", "resume", "yes", "ok", "read", "next", "no")

Doing = Callable[[Poke], object]


class Wits:
    """Uses what is seen, by the same pokes as the monkey."""

    def __init__(self, cage: Cage, luck: Random, do: Doing) -> None:
        self.cage = cage
        self.luck = luck
        self._do = do

    def press(self, code: int, written: str = "") -> None:
        """Press a key and let it go."""
        self._do((pokes.KEY, code, 0, written, 0))
        self._do((pokes.KEY_UP, code, 0, "", 0))

    def click(self, where: tuple[int, int]) -> None:
        """Click a place."""
        x, y = where
        self._do((pokes.MOVE, x, y, False))
        self._do((pokes.DOWN, x, y, 1))
        self._do((pokes.UP, x, y, 1))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self._do((pokes.WAIT, seconds))

    def usual(self) -> None:
        """Come to rest: a window of a usual size, nothing held, a moment of quiet."""
        if self.cage.window._roomy is not None:
            self._do((pokes.SIZE, 1280, 720))
        for button in (1, 3):
            self._do((pokes.UP, 5, 5, button))
        self._do((pokes.KEY_UP, pygame.K_v, 0, "", 0))
        self.wait(0.3)

    # the way back

    def back(self) -> None:
        """Go back to the table or the title; a fault where no way leads there."""
        self.usual()
        trail: list[str] = []
        tried: dict[str, set[str]] = {}
        for _ in range(MOST_BACK):
            scene = self.cage.top
            if at_home(scene) and getattr(scene, "viewer", 0) is not None:
                return
            here = self._where(scene)
            trail.append(here)
            if isinstance(scene, (LoadingScene, CurtainScene)) or (
                isinstance(scene, HotseatTradeScene) and trail.count(here) > 2
            ):
                self._through(scene)
            else:
                self.press(pygame.K_ESCAPE)
                self.wait(0.4)
                if self._where(self.cage.top) == here:
                    self._out(tried.setdefault(here, set()))
            self.wait(0.4)
        raise Fault(f"no way leads back: {' > '.join(trail[-12:])}")

    def _where(self, scene: Scene) -> str:
        root = root_of(scene)
        return f"{place_name(scene)} {len(root.dialogs) if root is not None else ''}"

    def _out(self, tried: set[str]) -> None:
        """Escape did nothing: press a button that looks like a way out, then any other."""
        found = [one for one in usable(self.cage.top) if (one.name or type(one).__name__) not in tried]
        if not found:
            return
        ways = [one for word in WAYS_OUT for one in found if word in one.name]
        chosen = ways[0] if ways else self.luck.choice(found)
        tried.add(chosen.name or type(chosen).__name__)
        self.click(chosen.rect.center)

    def _through(self, scene: Scene) -> None:
        """Lift a curtain; answer before everybody; wait for what is laid."""
        if isinstance(scene, LoadingScene):
            self.wait(0.2)
            return
        root = root_of(scene)
        if root is not None and (root.dialogs or root.popup is not None):
            self.press(pygame.K_ESCAPE)
            return
        self.wait(0.5)
        for name in ("settle-", "decline", "withdraw", "lift"):
            found = [one for one in usable(self.cage.top) if one.name.startswith(name)]
            if found:
                self.click(self.luck.choice(found).rect.center)
                return
        self.wait(1.0)

    # answering

    def answer(self, most: int = MOST_DEEDS) -> bool:
        """Bring the game one action of a person further; False where nobody plays. A fault where it does not go on."""
        self.back()
        cage = self.cage
        waited = 0.0
        before = self._ply()
        trail: list[str] = []
        for _ in range(most):
            scene, session = cage.top, cage.program.current.session
            if session is None or session.outcome is not None or isinstance(scene, (LessonTable, ReplayScene)):
                return False
            actor = session.actor()
            if actor is None or not any(seat.human for seat in session.seats):
                return False
            if actor == CHANCE or not session.seats[actor].human:
                self._let_others(scene)
                waited += 1.0
                if waited > MOST_SECONDS and session.ply == before[1]:
                    raise Fault(f"seat {actor} does not move: {self._account(scene, trail)}")
                continue
            if before[1] != session.ply:
                before, waited = self._ply(), 0.0
            asked = (id(session), session.ply)
            trail.append(self._deed(scene))
            now = cage.program.current.session
            if now is None or (id(now), now.ply) != asked:
                return True
        raise Fault(f"the question is not answered: {self._account(cage.top, trail)}")

    def _let_others(self, scene: Scene) -> None:
        """Wait for bots; what lies over the table is put away, or they would wait as well."""
        root = root_of(scene)
        if isinstance(scene, (CurtainScene, HotseatTradeScene)):
            self._through(scene)
        elif not isinstance(scene, TableScene) or (root is not None and (root.dialogs or root.popup is not None)):
            self.press(pygame.K_ESCAPE)
        self.wait(1.0)

    def _ply(self) -> tuple[int, int]:
        session = self.cage.program.current.session
        return (id(session), -1 if session is None else session.ply)

    def _account(self, scene: Scene, trail: list[str]) -> str:
        session = self.cage.program.current.session
        asked = "" if session is None else f"{session.game.ruleset.key} {session.state.frames[-1].step}"
        names = [one.name or type(one).__name__ for one in usable(scene)]
        return f"{asked} at {place_name(scene)}; did {', '.join(trail[-12:])}; there are {', '.join(names)}"

    def _deed(self, scene: Scene) -> str:
        """Do one sensible thing; tells what."""
        root = root_of(scene)
        if isinstance(scene, (LoadingScene, CurtainScene, HotseatTradeScene)):
            self._through(scene)
            return type(scene).__name__
        if root is None or not isinstance(scene, TableScene):
            self.press(pygame.K_ESCAPE)
            self.wait(0.3)
            return "escape"
        if scene.busy:
            self.wait(0.3)
            return "wait"
        if scene.facts.covered and not scene.state.hand_shown and not root.dialogs:
            self._do((pokes.KEY, pygame.K_v, 0, "v", 0))
            return "peek"
        if scene.board.zoom > 1 and not root.dialogs and root.popup is None:
            self.press(pygame.K_0, "0")
            self.wait(0.2)
            if scene.board.zoom == 1:
                return "zoom"
        for what, place in self._choices(scene):
            self.click(place)
            self.wait(0.1)
            return what
        if root.dialogs or root.popup is not None or scene.state.pick.begun:
            self.press(pygame.K_ESCAPE)
            return "escape"
        self.wait(0.6)  # no answer that comes at once is taken for one
        self.press(pygame.K_SPACE, " ")
        return "space"

    def _choices(self, scene: TableScene) -> Iterator[tuple[str, tuple[int, int]]]:
        """What can be clicked to get on, the best first."""
        found = usable(scene)
        named: Callable[[str], list[Widget]] = lambda start: [one for one in found if one.name.startswith(start)]  # noqa: E731
        root = scene.root
        if root.popup is not None:
            yield from self._one(named("place-"))
            return
        if root.dialogs:
            yield from self._one(
                [
                    one
                    for one in named("handful-done") + named("amount-done")
                    if one.enabled and getattr(one, "ready", True)
                ]
            )
            picks = [one for one in named("pick-") if getattr(one, "chosen", 0) < getattr(one, "pool", 0)]
            yield from self._one(picks)
            yield from self._one(named("option-") or named("rung-"))
            yield from self._one([one for one in found if one.name.endswith(("-yes", "-close", "-done", "resume"))])
            return
        if scene.state.pending is not None:
            self.wait(0.6)
            yield from self._one(named("next"))
        yield from self._one(named("option-"))
        lit = scene.board.lit_spots()
        if lit and (scene.facts.urgent or scene.state.pick.begun):
            spot = self.luck.choice(lit)
            yield (f"{spot}", scene.board.point_of(spot))
        if scene.state.pick.begun:
            return
        yield from self._one(named("decline") or named("settle-") or named("withdraw"))
        acts = [one for one in named("act-") if one.enabled and getattr(one, "possible", True)]
        if acts and self.luck.random() < 0.5:
            yield from self._one(acts)
        cards = named("card-")
        if cards and self.luck.random() < 0.3:
            yield from self._one(cards)
        if named("next"):
            self.wait(0.6)
        yield from self._one(named("next"))

    def _one(self, found: list[Widget]) -> Iterator[tuple[str, tuple[int, int]]]:
        if found:
            chosen = self.luck.choice(found)
            yield (chosen.name, chosen.rect.center)

"""Long work in small slices between frames.

The work runs in a thread of its own, but only while somebody waits for it: `go_on` lets it run until it reaches a
checkpoint after the time it was given. So never do two things happen at once, and the work may use whatever the
screens use.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class Stopped(BaseException):
    """The work is not wanted any more."""


class SlicedWork:
    """Work that is done little by little: `work` calls `checkpoint` often."""

    def __init__(self, work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> None:
        self.checkpoints = 0
        """Checkpoints that were reached, to tell how far it is."""
        self.done = False
        self.result: object = None
        self._work = work
        self._clock = clock
        self._until = 0.0
        self._error: BaseException | None = None
        self._stopped = False
        self._turn = threading.Semaphore(0)
        self._back = threading.Semaphore(0)
        self._thread: threading.Thread | None = None

    def go_on(self, seconds: float) -> bool:
        """Run for `seconds` and up to the next checkpoint; True when it is done. What it raises is raised here."""
        if self.done:
            return True
        self._until = self._clock() + seconds
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="aside", daemon=True)
            self._thread.start()
        else:
            self._turn.release()
        self._back.acquire()
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        return self.done

    def checkpoint(self) -> None:
        """Wait for the next slice if this one is over. Anybody else's call means nothing."""
        if threading.current_thread() is not self._thread or self.done:
            return
        self.checkpoints += 1
        if self._clock() >= self._until:
            self._back.release()
            self._turn.acquire()
        if self._stopped:
            raise Stopped

    def stop(self) -> None:
        """End it where it is."""
        if self._thread is None or self.done:
            self.done = True
            return
        self._stopped = True
        self._turn.release()
        self._thread.join()
        self._error = None

    def _run(self) -> None:
        try:
            self.result = self._work()
        except Stopped:
            pass
        except BaseException as error:
            self._error = error
        self.done = True
        self._back.release()

"""Pools that play games: in this process, in several on this machine, or on a Dask cluster.

The games of a series need nothing of one another, so every place gives the same results.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from typing import Any, Protocol

from ..bots.processes import help_parent, helpers
from ..kernel import record
from .play import Limits, Played, played

LOCAL_CLUSTER = "local"
"""Instead of an address: a cluster of its own on this machine."""


NO_PROCESSES = (BrokenExecutor, OSError, ImportError, NotImplementedError)
"""What is raised where processes cannot be begun, such as where there is no shared memory, or were ended."""


class PoolError(RuntimeError):
    """There is no such place, or it is gone."""


@record
class Job:
    """One game to play."""

    number: int
    ruleset: str
    levels: tuple[str, ...]
    options: tuple[tuple[str, bool | int | str], ...]
    seed: int
    cap: int
    shelf: str
    limits: Limits


class Pool(Protocol):
    """A place where games are played."""

    def run(self, work: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        """The games with their numbers, as they end."""


def play_job(job: Job) -> Played:
    """Play the game; in whatever process this is called."""
    return played(job.ruleset, job.levels, dict(job.options), job.seed, job.cap, job.shelf, job.limits)


class Here:
    """This process, one game after another."""

    def run(self, work: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        """The games with their numbers, as they end."""
        for job in work:
            yield job.number, play_job(job)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        """`jobs` processes at most."""
        self._jobs = jobs

    def run(self, work: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        """The games with their numbers, as they end. PoolError where processes cannot be begun, or one was ended."""
        try:
            yield from self._run(work)
        except NO_PROCESSES as error:
            why = f"{type(error).__name__}: {error}"
            raise PoolError(f"the games cannot be played in several processes; --jobs 1 needs none ({why})") from error

    def _run(self, work: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        pool = ProcessPoolExecutor(min(self._jobs, len(work)), mp_context=helpers(), initializer=help_parent)
        try:
            numbers = {pool.submit(play_job, job): job.number for job in work}
            for done in as_completed(numbers):
                yield numbers[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)


class Cluster:
    """A Dask cluster; needs the optional extra `cluster`."""

    def __init__(self, address: str) -> None:
        """The scheduler's address, or `local`. PoolError where Dask is not installed or nobody answers."""
        try:
            import distributed  # noqa: PLC0415
        except ImportError as error:
            raise PoolError("a cluster needs Dask: install catan-desktop[cluster]") from error
        self._dask: Any = distributed
        self._address = address

    def run(self, work: Sequence[Job]) -> Iterator[tuple[int, Played]]:
        """The games with their numbers, as they end."""
        try:
            if self._address == LOCAL_CLUSTER:
                client = self._dask.Client(threads_per_worker=1, dashboard_address=None)
            else:
                client = self._dask.Client(self._address, timeout="10s")
        except (OSError, ValueError) as error:
            raise PoolError(f"no cluster answers at {self._address}") from error
        with client:
            numbers = {client.submit(play_job, job, pure=False): job.number for job in work}
            for done, result in self._dask.as_completed(numbers, with_results=True):
                yield numbers[done], result


def pool_for(jobs: int, games: int, cluster: str = "") -> Pool:
    """The place that is asked for."""
    if cluster:
        return Cluster(cluster)
    return Processes(jobs) if jobs > 1 and games > 1 else Here()

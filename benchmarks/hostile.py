"""What files made to do harm cost: `python -m benchmarks.hostile`.

Each is read in a process of its own as the list of games and a click on it read it; told are the size of the file, the
processor's time until it is refused and by how much the memory of the process grew meanwhile (Linux).
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from benchmarks.figures import machine
from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import saves
from tests.session.hostile import GOOD, all_hostile

LIMIT_SECONDS = 1.0


def peak() -> float:
    """The most memory that this process has had, in MB; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def read(path: Path) -> tuple[str, float, float]:
    """The reason of the refusal, its seconds, and the megabytes it took, measured in a copy of this process."""
    ours, its = os.pipe()
    if os.fork() == 0:
        before, began = peak(), time.process_time()
        try:
            saves.read(path)
            reason = "opens"
        except SaveError as error:
            reason = error.reason.key
        seconds = time.process_time() - began
        os.write(its, f"{reason} {seconds} {peak() - before}".encode())
        os._exit(0)
    os.close(its)
    with os.fdopen(ours, "rb") as pipe:
        told = pipe.read().decode().split()
    os.wait()
    return told[0], float(told[1]), float(told[2])


def main() -> None:
    """Read them all; exit code 1 if one took longer than a second or was refused for another reason."""
    print(machine())
    print("| file | kB | refused | ms | MB |\n| --- | ---: | --- | ---: | ---: |")
    saves.decode(GOOD)
    bad = 0
    slowest = largest = 0.0
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        path = Path(folder) / f"evil{saves.SUFFIX}"
        for hostile in all_hostile():
            path.write_bytes(hostile.make())
            reason, seconds, grown = read(path)
            bad += reason != (hostile.reason or "opens") or seconds > LIMIT_SECONDS
            slowest, largest = max(slowest, seconds), max(largest, grown)
            kilobytes = path.stat().st_size / 1024
            print(f"| {hostile.name} | {kilobytes:,.0f} | {reason} | {seconds * 1000:.0f} | {grown:.0f} |", flush=True)
    print(f"\nThe slowest took {slowest * 1000:.0f} ms, the largest {largest:.0f} MB.")
    raise SystemExit(1 if bad else 0)


if __name__ == "__main__":
    main()

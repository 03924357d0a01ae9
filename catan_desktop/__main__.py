"""`python -m catan_desktop`, and the entry of the packed program."""

from __future__ import annotations

import multiprocessing
import os
import sys

from catan_desktop import cli

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the packed program starts itself again for each bot worker
    nowhere = None
    if sys.stdout is None or sys.stderr is None:  # the packed program of Windows has no console
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    sys.exit(cli.main())

"""`python -m catan_desktop`, and the entry of the packed program."""

from __future__ import annotations

import multiprocessing
import sys

from catan_desktop import cli

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the packed program starts itself again for each bot worker
    sys.exit(cli.main())

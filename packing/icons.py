"""The icon of the program in the shapes that systems want, from our own drawing: `python -m packing.icons FOLDER`."""

from __future__ import annotations

import io
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

NAME = "catan-desktop"
DRAWING = Path(__file__).resolve().parents[1] / "assets" / "art" / "app-icon.svg"
LINUX = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
_WHOLE_BYTE = 256


def png(side: int) -> bytes:
    """Draw the icon as a PNG picture."""
    picture = pygame.image.load_sized_svg(DRAWING, (side, side))
    held = io.BytesIO()
    pygame.image.save(picture, held, "icon.png")
    return held.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Pictures by side as an icon of Windows, which may hold PNG since Vista."""
    offset = 6 + 16 * len(pictures)
    head, body = [struct.pack("<HHH", 0, 1, len(pictures))], []
    for side, data in sorted(pictures.items()):
        told = side % _WHOLE_BYTE  # 256 is written as 0
        head.append(struct.pack("<BBBBHHII", told, told, 0, 0, 1, 32, len(data), offset))
        body.append(data)
        offset += len(data)
    return b"".join([*head, *body])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Pictures by side as an icon of macOS."""
    body = b"".join(MAC[side] + struct.pack(">I", 8 + len(data)) + data for side, data in sorted(pictures.items()))
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write the icons of all systems: those of Linux in the folders of a theme."""
    sides = sorted({*LINUX, *WINDOWS, *MAC})
    pictures = {side: png(side) for side in sides}
    folder.mkdir(parents=True, exist_ok=True)
    for side in LINUX:
        place = folder / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{NAME}.png").write_bytes(pictures[side])
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    (scalable / f"{NAME}.svg").write_bytes(DRAWING.read_bytes())
    (folder / f"{NAME}.ico").write_bytes(ico({side: pictures[side] for side in WINDOWS}))
    (folder / f"{NAME}.icns").write_bytes(icns({side: pictures[side] for side in MAC}))


if __name__ == "__main__":
    write(Path(sys.argv[1]))

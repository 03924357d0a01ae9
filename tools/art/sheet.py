"""Contact sheets of the art: ``python tools/art/sheet.py OUT_FOLDER [prefix ...]``; 24, 40, 100 and 300 px of each piece.

Placeholder colours are shown in each seat's colour at the small sizes. ``--wide PX`` draws each file once, at that width.
"""

from __future__ import annotations

import io
import os
import sys
import tomllib
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
THEME = ART.parent / "themes" / "north" / "theme.toml"
SEATS = [(s["body"], s["shade"], s["light"]) for s in tomllib.loads(THEME.read_text(encoding="utf-8"))["seats"]]


def tint(text: str, seat: int) -> str:
    """The SVG text with the seat's body, shade and light."""
    for old, new in zip(("#ff00ff", "#b000b0", "#ff80ff"), SEATS[seat], strict=True):
        text = text.replace(old, new)
    return text


def draw(text: str, width: int, height: int) -> pygame.Surface:
    """The picture fitted into the box."""
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (max(width, 1), max(height, 1)))


def sheet(paths: list[Path], out: Path, ground: str, big: int) -> None:
    """One page: every file big, and small in the seats' colours."""
    font = pygame.font.Font(None, 18)
    columns = max(1, 1500 // (big + 130))
    rows = -(-len(paths) // columns)
    page = pygame.Surface((columns * (big + 130), rows * (big + 26)))
    page.fill(ground)
    for i, path in enumerate(paths):
        text = path.read_text(encoding="utf-8")
        x, y = i % columns * (big + 130), i // columns * (big + 26)
        page.blit(draw(tint(text, 0), big, big), (x + 4, y + 4))
        ly = y + 4
        for px in (100, 40, 24):
            seats = range(len(SEATS)) if "#ff00ff" in text and px < 100 else range(1)
            for k, seat in enumerate(seats):
                cols = 120 // (px + 2) or 1
                page.blit(
                    draw(tint(text, seat), px, px), (x + big + 8 + k % cols * (px + 2), ly + k // cols * (px + 2))
                )
            ly += (px + 4) * (-(-len(seats) // (120 // (px + 2) or 1)))
        page.blit(font.render(path.stem, True, "#ffffff", "#00000080"), (x + 4, y + big + 6))
    pygame.image.save(page, out)


def main(args: list[str]) -> None:
    """Write the pages."""
    pygame.init()
    wide, big, ground = 0, 300, "#4a6572"
    while args and args[0].startswith("--"):
        option, value, *args = args
        wide, big, ground = (
            (int(value) if option == "--wide" else wide),
            (int(value) if option == "--big" else big),
            (value if option == "--ground" else ground),
        )
    folder = Path(args[0])
    folder.mkdir(parents=True, exist_ok=True)
    paths = [p for p in sorted(ART.glob("*.svg")) if not args[1:] or any(p.stem.startswith(a) for a in args[1:])]
    if wide:
        for path in paths:
            page = pygame.image.load_sized_svg(path, (wide, wide))
            back = pygame.Surface(page.get_size())
            back.fill(ground)
            back.blit(page, (0, 0))
            pygame.image.save(back, folder / f"{path.stem}.png")
        return
    per = 12
    for n in range(0, len(paths), per):
        sheet(paths[n : n + per], folder / f"sheet-{n // per + 1:02}.png", ground, big)


if __name__ == "__main__":
    main(sys.argv[1:])

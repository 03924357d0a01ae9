#!/usr/bin/env python3
"""Copies the bundled fonts into assets/fonts from the npm packages that carry them.

Usage: fonts.py            (needs npm and fontTools; the game itself needs neither)

Alegreya is changed on the way: its digits become the lining ones and U+202F gets the thin space's glyph, because pygame
cannot switch OpenType features on. It has no reserved name, so it keeps its own. Source Sans 3 reserves the name
"Source" and is shipped byte for byte.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
PACKAGES = {
    "@expo-google-fonts/alegreya@0.4.2": {
        "700Bold/Alegreya_700Bold.ttf": "Alegreya-Bold.ttf",
        "LICENSE_FONT": "OFL-Alegreya.txt",
    },
    "@expo-google-fonts/source-sans-3@0.4.1": {
        "400Regular/SourceSans3_400Regular.ttf": "SourceSans3-Regular.ttf",
        "400Regular_Italic/SourceSans3_400Regular_Italic.ttf": "SourceSans3-Italic.ttf",
        "600SemiBold/SourceSans3_600SemiBold.ttf": "SourceSans3-SemiBold.ttf",
        "LICENSE_FONT": "OFL-SourceSans3.txt",
    },
}


def freeze_lining_figures(path: Path) -> None:
    """Point the digits of the character map at the glyphs the `lnum` feature would choose."""
    font = TTFont(path, recalcTimestamp=False)
    table = font["GSUB"].table
    lookups = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "lnum" for i in f.Feature.LookupListIndex}
    swaps: dict[str, str] = {}
    for index in sorted(lookups):
        for part in table.LookupList.Lookup[index].SubTable:
            swaps.update(getattr(part, "ExtSubTable", part).mapping)
    for cmap in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in cmap.cmap:
                cmap.cmap[digit] = swaps.get(cmap.cmap[digit], cmap.cmap[digit])
        if 0x2009 in cmap.cmap:
            cmap.cmap.setdefault(0x202F, cmap.cmap[0x2009])
    font.save(path)


def main() -> None:
    """Fetch both packages and write the files."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for package, files in PACKAGES.items():
            name = subprocess.run(
                ["npm", "pack", "--silent", package], cwd=folder, check=True, text=True, stdout=subprocess.PIPE
            ).stdout.strip()
            with tarfile.open(Path(folder, name)) as archive:
                for inside, target in files.items():
                    source = archive.extractfile(f"package/{inside}")
                    if source is None:
                        raise SystemExit(f"{package} has no {inside}")
                    with source, (FONTS / target).open("wb") as out:
                        shutil.copyfileobj(source, out)
    freeze_lining_figures(FONTS / "Alegreya-Bold.ttf")


if __name__ == "__main__":
    main()

"""A small almanac for tests, in two languages."""

from __future__ import annotations

from pathlib import Path

INDEX = """
[contents]
groups = ["land", "building", "north", "computer"]

[board]
group = "land"
picture = "terrain-hills-1"
see = []
texts = ["tip-*"]

[giant]
group = "north"
picture = ["figure-giant", "figure-regular"]
see = ["regular", "guard"]
rulesets = ["watch"]
rules = ["WATCH-38", "WATCH-39"]
texts = ["tip-giant", "reason-*-giant"]

[regular]
group = "north"
picture = "figure-regular"
see = ["giant"]
rulesets = ["watch"]
texts = ["tip-regular", "reason-*"]

[guard]
group = "building"
picture = "piece-guard"
see = ["giant"]
rules = ["WATCH-26"]

[undo]
group = "computer"
picture = ""
see = []
texts = ["reason-undo-*", "reason-save-*"]
"""
TEXTS = {
    "en": {
        "board": "Board\nmap, hexes\n\nThe land south of the Wall: hexes, paths and intersections.",
        "giant": "Giant\nbrute\n\nA giant comes down a [trail](regular) and throws\ndown one [guard](guard).\n\n"
        "It costs 3 <icon ore> nothing.\n\n- **Eight** of them.\n- None returns.\n\n> Keep a [guard](guard) to spare.",
        "regular": "Regular\nraider, fighter\n\nRegulars storm the Wall together. A [giant](giant) never waits.",
        "guard": "Guard\nwatchman\n\nGuards stand on the Wall. Three guards are a token for victory.",
        "undo": "Undo\ntaking back\n\nA step can be taken back until luck or another player has spoken.\n\n"
        + "\n".join(f"- reason {number}" for number in range(30)),
    },
    "ru": {
        "board": "Поле\nкарта, гексы\n\nЗемли к югу от Стены: гексы, пути и перекрёстки.",
        "giant": "Великан\nгромила\n\nВеликан идёт по [тропе](regular)\nи сбрасывает одного [дозорного](guard).\n\n"
        "Видите костёр? Костры ведут по тропам. Это стоит 3 <icon ore>.\n\n> Держите [дозорного](guard) про запас.",
        "regular": "Воин\nразбойник\n\nВоины идут на Стену вместе. [Великан](giant) их не ждёт.",
        "guard": "Дозорный\nстраж\n\nДозорные стоят на Стене. Трое дозорных приносят жетон.",
        "undo": "Отмена хода\nвернуть ход\n\nШаг можно вернуть, пока не вмешались удача или другой игрок.",
    },
}


def write(folder: Path) -> Path:
    """Put the almanac into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "entries.toml").write_text(INDEX, encoding="utf-8")
    for language, texts in TEXTS.items():
        (folder / language).mkdir(exist_ok=True)
        for key, text in texts.items():
            (folder / language / f"{key}.txt").write_text(text + "\n", encoding="utf-8")
    return folder

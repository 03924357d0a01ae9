"""Every widget on one screen, in two languages: looked at by people, and measured by the tests.

Run it to write pictures: `python tests/ui/kit/gallery.py FOLDER`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.text import BODY, DIM, FIGURE, NAME, SMALL, TITLE
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.widgets import (
    Bar,
    BarChart,
    Button,
    Card,
    Column,
    Curve,
    Dialog,
    Dropdown,
    Flow,
    IconButton,
    Kit,
    Label,
    LineChart,
    ListView,
    LogLine,
    LogPanel,
    Padded,
    ProgressBar,
    RichText,
    Row,
    Screen,
    Slider,
    Space,
    Tabs,
    TextField,
    Toggle,
    Widget,
)
from tests.audit import unreadable

WORDS = {
    "en": {
        "title": "Brotherhood of the Watch",
        "roll": "Roll",
        "trade": "Trade",
        "build": "Build",
        "undo": "Undo",
        "menu": "Menu",
        "chronicle": "Chronicle",
        "give": "You give",
        "get": "You get",
        "lumber": "lumber",
        "brick": "brick",
        "wool": "wool",
        "grain": "grain",
        "ore": "ore",
        "offer": "Offer to all",
        "supply": "Supply 3:1",
        "settings": "Settings",
        "display": "Display",
        "sound": "Sound",
        "play": "Play",
        "full": "Fill the whole screen",
        "confirm": "Ask before an action that cannot be undone",
        "scale": "Size of the interface",
        "language": "Language",
        "saves": "Saved games",
        "search": "Search by name or date",
        "road": "Road",
        "settlement": "Settlement",
        "keep": "Keep",
        "guard": "Guard",
        "end": "End turn",
        "delete": "Delete",
        "why": "Not enough **brick**: a road costs one brick and one lumber. [Rule](road)",
        "dice": "Dice against expectation",
        "points": "Victory points by turn",
        "rule": "A guard stands on the **lowest free post** of a section. *Each section has five posts*, and a "
        "wildling that comes over a full section is thrown back. See [the Wall](wall).",
        "note": "> A breach costs every player: the third one ends the game.",
        "ask": "Leave the game?",
        "ask-body": "The game is saved after every action. You can go on at any time from the title screen.",
        "stay": "Keep playing",
        "leave": "Leave",
        "threat": "In the Gift",
        "saved": "Game saved",
    },
    "ru": {
        "title": "Братство Дозора",
        "roll": "Бросок",
        "trade": "Обмен",
        "build": "Строительство",
        "undo": "Отменить",
        "menu": "Меню",
        "chronicle": "Летопись",
        "give": "Вы отдаёте",
        "get": "Вы получаете",
        "lumber": "дерево",
        "brick": "кирпич",
        "wool": "шерсть",
        "grain": "зерно",
        "ore": "руда",
        "offer": "Предложить всем",
        "supply": "Обмен с запасом 3:1",
        "settings": "Настройки",
        "display": "Изображение",
        "sound": "Звук",
        "play": "Игра",
        "full": "Развернуть на весь экран",
        "confirm": "Спрашивать перед действием, которое нельзя отменить",
        "scale": "Размер интерфейса",
        "language": "Язык",
        "saves": "Сохранённые игры",
        "search": "Поиск по названию или дате",
        "road": "Дорога",
        "settlement": "Поселение",
        "keep": "Крепость",
        "guard": "Дозорный",
        "end": "Завершить ход",
        "delete": "Удалить",
        "why": "Не хватает **кирпича**: дорога стоит один кирпич и одно дерево. [Правило](road)",
        "dice": "Кости и ожидание",
        "points": "Победные очки по ходам",
        "rule": "Дозорный встаёт на **самый нижний свободный пост** участка. *На каждом участке пять "
        "постов*, и одичалый, пришедший к полному участку, отброшен. См. [Стена](wall).",
        "note": "> Прорыв дорого обходится всем: третий завершает игру.",
        "ask": "Выйти из игры?",
        "ask-body": "Игра сохраняется после каждого действия. Продолжить можно в любое время с титульного экрана.",
        "stay": "Играть дальше",
        "leave": "Выйти",
        "threat": "В Даре",
        "saved": "Игра сохранена",
    },
}
GOODS = ("lumber", "brick", "wool", "grain", "ore")


class Gallery(Screen):
    """A made-up table with every widget on it."""

    def __init__(self, kit: Kit, language: str) -> None:
        super().__init__(kit)
        self.words = WORDS[language]
        self.pressed: list[str] = []
        self.plies: list[int] = []

    def build(self) -> Widget:
        kit = self.kit
        middle = Row(
            kit,
            [
                Column(kit, [self._settings(), self._saves()], grow=1, gap="gap-large"),
                Column(kit, [self._charts(), self._rules()], grow=1, gap="gap-large"),
                Column(kit, [self._chronicle(), self._trade()], grow=1, gap="gap-large"),
            ],
            gap="gap-large",
            stretch=True,
            grow=1,
        )
        return Padded(kit, Column(kit, [self._top(), middle, self._bottom()], gap="gap-large"), pad="gap-large")

    def backdrop(self, surface: pygame.Surface) -> None:
        kit = self.kit
        kit.art.panel(surface, surface.get_rect(), kit.colour("sky"), kit.colour("ground"))
        where = (kit.size.width * 0.5, kit.size.height * 0.2)
        kit.art.glow(surface, where, kit.size.width * 0.4, kit.colour("mountain"), 0.5)

    def ask(self) -> None:
        """Open the question whether to leave."""
        words, kit = self.words, self.kit
        buttons = [
            Button(kit, words["leave"], kind="danger", name="leave"),
            Button(kit, words["stay"], self.stay, kind="primary", name="stay"),
        ]
        body = RichText(kit, words["ask-body"])
        self.root.open(Dialog(kit, words["ask"], body, buttons, close_tip=words["stay"], width=460))

    def stay(self) -> None:
        """Close the question."""
        self.root.dialogs[-1].close()

    def _top(self) -> Widget:
        kit, words = self.kit, self.words
        steps = [
            Button(kit, words[key], kind="primary" if key == "build" else "secondary", name=f"step-{key}")
            for key in ("roll", "trade", "build")
        ]
        tools = [
            Button(kit, words["undo"], kind="quiet", hotkey="Ctrl+Z", badge="", name="undo"),
            Button(kit, words["menu"], self.ask, kind="quiet", name="menu"),
            IconButton(kit, "question", tip=words["rule"], name="help"),
        ]
        return Row(kit, [Label(kit, words["title"], TITLE), Space(kit), *steps, Space(kit), *tools])

    def _settings(self) -> Widget:
        kit, words = self.kit, self.words
        display = Column(
            kit,
            [
                Toggle(kit, words["full"], True, name="full"),
                Toggle(kit, words["confirm"], False, name="confirm"),
                Label(kit, words["scale"], DIM),
                Slider(kit, 1.0, low=0.8, high=2.0, step=0.1, write="{:.0%}".format, name="scale"),
                Label(kit, words["language"], DIM),
                Dropdown(kit, ["English", "Русский"], 0, name="language"),
            ],
        )
        pages = [(words["display"], display), (words["sound"], Space(kit)), (words["play"], Space(kit))]
        return Card(kit, Tabs(kit, pages, name="tabs"), title=words["settings"])

    def _saves(self) -> Widget:
        kit, words = self.kit, self.words
        names = ["Аня", "Qhorin", "Женя", "Ygritte"] * 10

        def row(surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
            left, right = (rect.x + kit.px("gap"), rect.centery), (rect.right - kit.px("gap"), rect.centery)
            kit.text.draw(surface, f"{index + 1}. {names[index]}", left, BODY, down=0.5)
            kit.text.draw(surface, f"{3 + index % 9}", right, SMALL, across=1, down=0.5)

        saves = ListView(kit, len(names), row, name="saves")
        saves.chosen = 1
        search = TextField(kit, "", placeholder=words["search"], icon="search", name="search")
        return Card(kit, Column(kit, [search, saves]), title=words["saves"], grow=1)

    def _charts(self) -> Widget:
        kit, words = self.kit, self.words
        counts = (1, 2, 4, 3, 6, 9, 5, 4, 2, 2, 1)
        bars = [
            Bar(str(n), count, "danger" if n == 7 else "ice", mark=39 * (6 - abs(7 - n)) / 36)
            for n, count in enumerate(counts, start=2)
        ]
        curves = [
            Curve("Аня", (2, 2, 3, 4, 4, 5, 7), kit.theme.seats[0].body),
            Curve("Qhorin", (2, 3, 3, 3, 4, 5, 5), kit.theme.seats[1].body),
            Curve("Ygritte", (2, 2, 2, 3, 4, 4, 4), kit.theme.seats[2].body),
        ]
        parts: list[Widget] = [Label(kit, words["dice"], NAME), BarChart(kit, bars, tall=110)]
        parts += [Label(kit, words["points"], NAME), LineChart(kit, curves, tall=80)]
        return Card(kit, Column(kit, parts))

    def _rules(self) -> Widget:
        kit, words = self.kit, self.words
        threat = Row(kit, [Label(kit, words["threat"], DIM), Space(kit), Label(kit, "2 / 8", FIGURE)])
        text = RichText(kit, f"{words['rule']}\n{words['note']}", on_link=self.pressed.append, name="rule")
        return Card(kit, Column(kit, [text, Space(kit), threat, ProgressBar(kit, 2 / 8, ink="fire", steps=8)]), grow=1)

    def _chronicle(self) -> Widget:
        kit, words = self.kit, self.words
        lines = [LogLine(f"**Аня** 3 + 5 = **8**, {words['ore']} +2", "ink", n) for n in range(20)]
        lines += [LogLine(words["rule"], "dim", 20), LogLine("Ygritte → Cave Dwellers", "fire", 21)]
        return Card(kit, LogPanel(kit, lines, on_line=self.plies.append, name="log"), title=words["chronicle"], grow=1)

    def _trade(self) -> Widget:
        kit, words = self.kit, self.words
        heads = Row(kit, [Label(kit, words["give"], DIM), Space(kit), Label(kit, words["get"], DIM)])
        rows: list[Widget] = [heads]
        for index, good in enumerate(GOODS):
            give = Stepper(kit, good, index % 3, low=0, high=index, on_step=self.plies.append)
            get = Stepper(kit, good, 0, low=0, high=4, on_step=self.plies.append)
            rows.append(Row(kit, [give, Label(kit, words[good], across=0.5, grow=1), get]))
        supply = Button(kit, words["supply"], name="supply")
        offer = Button(kit, words["offer"], kind="primary", name="offer")
        supply.grow = offer.grow = 1
        rows.append(Row(kit, [supply, offer], stretch=True))
        return Card(kit, Column(kit, rows, gap="gap-tiny"), title=words["trade"])

    def _bottom(self) -> Widget:
        kit, words = self.kit, self.words
        actions: list[Widget] = []
        for key, hotkey in (("road", "R"), ("settlement", "S"), ("keep", "K"), ("guard", "G")):
            sub = "<icon plus> <icon check> <icon dot>"
            button = Button(kit, words[key], kind="action", sub=sub, hotkey=hotkey, name=key)
            button.grow = 1
            actions.append(button)
        actions[0].disable(words["why"])
        end = Button(
            kit, words["end"], kind="primary", sub="Space", hotkey="Space", badge="", size="heading", name="end"
        )
        delete = Flow(kit, [Button(kit, words["delete"], kind="danger", name="delete")])
        return Row(kit, [*actions, delete, end], stretch=True)


def main(folder: Path) -> None:
    """Write the gallery at three sizes in both languages."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    assets = Path("assets")
    kit = Kit(load_theme(assets / "themes/north/theme.toml"), assets)
    kit.audit.on = True
    for size in ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160)):
        for language in WORDS:
            gallery = Gallery(kit, language)
            gallery.enter(size)
            surface = pygame.Surface(size, depth=32)
            gallery.draw(surface)
            problems = unreadable(kit.audit)
            pygame.image.save(surface, folder / f"gallery-{size[1]}-{language}.png")
            print(size, language, *problems, sep="\n  ")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

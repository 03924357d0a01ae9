"""A player of few wits: clicks what is lit, builds what can be built, else goes on."""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.end_to_end.stage import Item, Sight, Stage, Stuck

BUILDINGS = ("act-city", "act-settlement", "act-guard", "act-card", "act-hero", "act-road")
"""Action cards in the order of their worth; others come after them."""
BOT_SECONDS = 120.0
"""Longest time that anybody would wait for bots, on a machine that has much else to do."""
PLAY_SECONDS = 600.0
"""So long some rounds of a game may take there."""
MANY_CORNERS = 25
"""So many lit intersections hold two neighbours, from which the size of a hex can be seen."""
PATIENCE = 0.4
"""An answer that comes sooner is taken for a slip."""
LONGEST_TURN = 60
"""Choices in one turn after which something must be going in circles."""

Watcher = Callable[[Sight], object]


@dataclass
class Robot:
    """Plays every person's seat of the game on a stage."""

    stage: Stage
    luck: random.Random
    keys: bool = False
    """Presses keys rather than buttons where there is one."""
    trades: float = 0.3
    """How often it offers a trade in a turn."""
    hoards: bool = False
    """Keeps its cards until they are too many for a seven."""
    watchers: list[Watcher] = field(default_factory=list)
    """Called with every sight before the robot acts on it."""
    seen: list[str] = field(default_factory=list)
    """What it had to do with, each once: `dialog:handful`, `curtain`, `lit:section` ..."""
    _tried: set[str] = field(default_factory=set)
    _turn: tuple[object, ...] = ()
    _choices: int = 0
    _bargained: object = None
    """The turn in which it has traded."""
    _side: float = 0.0

    def play(self, until: Callable[[Sight], object], seconds: float = PLAY_SECONDS) -> Sight:
        """Play until something is seen."""
        end = time.monotonic() + seconds
        sight = self.stage.now
        while not until(sight):
            if time.monotonic() > end:
                raise Stuck(f"{seconds:.0f} s of play were not enough; {self.stage.account()}")
            for watcher in self.watchers:
                watcher(sight)
            if self._waits(sight):
                sight = self.stage.wait_beyond(sight, BOT_SECONDS)
                continue
            self._count(sight)
            self.act(sight)
            sight = self.stage.now
        return sight

    def act(self, sight: Sight) -> None:
        """Do one sensible thing."""
        if sight.scene == "CurtainScene":
            self._note("curtain")
            self._press(sight, "lift", "space")
        elif sight.scene == "SharedQuestionScene":
            self._note("shared-question")
            self._press(sight, "answer", "space")
        elif sight.scene == "HotseatTradeScene":
            self._hotseat_trade(sight)
        elif not sight.table:
            raise Stuck(f"nobody plays here; {self.stage.account()}")
        elif sight.line.get("popup"):
            self._note("menu-of-place")
            self.stage.click(self.luck.choice(sight.named("place-") or sight.items))
        elif sight.dialog:
            self._answer(sight)
        elif self._armed(sight):
            self._note("confirmed")
            self._press(sight, "next", "space")
        elif sight.find("decline"):
            self._offer(sight)
        elif sight.named("option-"):
            self._note("question-beside")
            self.stage.click(self.luck.choice(sight.named("option-")))
        elif sight.gold:
            self._place(sight)
        elif sight.find("back"):
            self.stage.key("Escape")
        elif sight.find("offer"):
            self._own_offer(sight)
        else:
            self._turn_step(sight)

    def free(self, sight: Sight) -> bool:
        """Whether a person could open the menu now: it is their choice, and no question is open."""
        return sight.table and not self._waits(sight) and not sight.dialog and not sight.line.get("popup")

    # what there is to do

    def _armed(self, sight: Sight) -> bool:
        """Whether only a yes is wanted."""
        gold = sight.find("next")
        return gold is not None and gold.on and gold.text == self.stage.words("next-confirm")

    @staticmethod
    def _waits(sight: Sight) -> bool:
        """Whether it is for others to act."""
        game = sight.game
        if not sight.table or sight.dialog:
            return False
        if game.get("ending") is not None:
            return True
        return game.get("actor") not in game.get("people", ()) or sight.line.get("viewer") != game.get("actor")

    def _answer(self, sight: Sight) -> None:
        """Answer a dialog."""
        name = sight.dialog
        self._note(f"dialog:{name}")
        if name == "handful":
            self._handful(sight)
        elif name == "question":
            options = sight.named("option-")
            sure = sight.find("confirm-answer")
            if sure is not None and sure.on:
                self._note("answer-confirmed")
                self.stage.click(sure)
            else:
                self.stage.click(self.luck.choice(options)) if options else self.stage.key("Escape")
        elif name == "amount":
            self.stage.click("amount-done")
        elif sight.named("rung-"):
            self.stage.click(self.luck.choice(sight.named("rung-")))
        else:
            yes = [item for item in sight.items if item.name.endswith(("-yes", "-close", "-done"))]
            self.stage.click(yes[0]) if yes else self.stage.key("Escape")

    def _offer(self, sight: Sight) -> None:
        """Answer an offer beside the board."""
        self._note("offer-beside")
        accept = sight.find("accept")
        wanted = accept is not None and accept.on and self.luck.random() < 0.5
        self.stage.click("accept" if wanted else "decline")

    def _hotseat_trade(self, sight: Sight) -> None:
        """Answer an offer before everybody at the screen, or conclude it."""
        self._note("hotseat_trade")
        time.sleep(PATIENCE)
        sight = self.stage.now
        deals = sight.named("settle-")
        if deals:
            self.stage.click(self.luck.choice(deals))
            return
        for name in ("lift", "withdraw"):
            if sight.find(name):
                self.stage.click(name)
                return
        if sight.find("decline"):
            self.stage.click("accept" if self.luck.random() < 0.4 and "accept" not in self._tried else "decline")
            self._tried.add("accept")

    def _handful(self, sight: Sight) -> None:
        done = sight.find("handful-done")
        if done is not None and done.on:
            self.stage.click(done)
            return
        cards = sight.named("pick-")
        best = max(cards, key=lambda item: item.more.get("pool", 0) - item.more.get("chosen", 0))
        self.stage.click(best)

    def _place(self, sight: Sight) -> None:
        """Choose one of the lit places; seldom one of the answers beside the board."""
        answers = sight.named("answer-")
        if answers and self.luck.random() < 0.15:
            self._note("answer-beside")
            self.stage.click(self.luck.choice(answers))
            return
        space, where = self._best(sight)
        self._note(f"lit:{space}")
        if self.keys and self.luck.random() < 0.3:
            self.stage.key("Right", "Return")
        else:
            self.stage.click(where)

    def _best(self, sight: Sight) -> tuple[str, tuple[int, int]]:
        """The lit place to choose: intersections by the dots of the numbers around them, others by chance."""
        space, _, where = self.luck.choice(sight.lit)
        corners = [at for kind, _, at in sight.lit if kind == "intersection"]
        if space != "intersection":
            return space, where
        if len(corners) > MANY_CORNERS:
            self._side = min(math.dist(one, other) for one, other in itertools.combinations(corners, 2))
        tokens = []
        for text, x, y, wide, tall in sight.line["texts"]:
            if text.isdigit() and 2 <= int(text) <= 12:
                tokens.append((6 - abs(7 - int(text)), (x + wide / 2, y + tall / 2)))

        def worth(corner: tuple[int, int]) -> float:
            near = (dots for dots, at in tokens if math.dist(at, corner) < 1.3 * self._side)
            return sum(near) + self.luck.random()

        return space, max(corners, key=worth)

    def _own_offer(self, sight: Sight) -> None:
        deals = sight.named("settle-")
        if deals:
            self._note("trade:settled")
            self.stage.click(self.luck.choice(deals))
        elif sight.named("withdraw"):
            self._note("trade:withdrawn")
            self.stage.click("withdraw")
        else:
            self._step(sight)

    def _turn_step(self, sight: Sight) -> None:
        """Build, play, trade, or go on."""
        if self.hoards:
            if not self._bargains(sight):
                self._step(sight)
            return
        wanted = [*BUILDINGS, *sorted(item.name for item in sight.named("act-") if item.name not in BUILDINGS)]
        for name in wanted:
            item = sight.find(name)
            if item is None or not item.on or name in self._tried:
                continue
            if name == "act-road" and self.luck.random() < 0.4:
                self._tried.add(name)
                continue
            self._tried.add(name)
            self._note(name)
            self._press(sight, name, str(item.more.get("key", "")).lower())
            return
        cards = [item for item in sight.named("card-") if item.name not in self._tried]
        if cards and self.luck.random() < 0.6:
            self._tried.add(cards[0].name)
            self._note(cards[0].name)
            self.stage.click(cards[0])
            return
        if not self._bargains(sight):
            self._step(sight)

    def _bargains(self, sight: Sight) -> bool:
        """Whether it trades: once a turn, whoever is asked in between."""
        turn = sight.game.get("turn")
        if turn == self._bargained or "trade" in self._tried or not self._drawer(sight):
            return False
        self._tried.add("trade")
        if self._trade(self.stage.now):
            self._bargained = turn
        return self._bargained == turn

    def _drawer(self, sight: Sight) -> bool:
        """Whether the drawer of the trade is open; it is opened where it can be."""
        opener = sight.find("trade-open")
        if opener is not None and opener.on:
            self._press(sight, "trade-open", "t")
        return self.stage.now.find("trade") is not None

    def _trade(self, sight: Sight) -> bool:
        """Trade with the supply where that is cheap, or offer what there is most of for what there is none of."""
        stacks = {item.name[5:]: int(item.more.get("count", 0)) for item in sight.items if item.name[:5] == "hand-"}
        if not stacks:
            return False
        most = max(stacks, key=lambda key: stacks[key])
        least = min(stacks, key=lambda key: stacks[key])
        supply = sight.find("trade-supply")
        if supply is not None and supply.on and stacks[most] >= 4 and not self.hoards:
            self._note("trade:supply")
            self.stage.click("trade-supply")  # fills it in
            self.stage.click("trade-supply")
            return True
        if stacks[most] < 2 or stacks[least] or self.luck.random() > self.trades:
            return False
        if sight.find(f"give-{most}") is None or sight.find(f"want-{least}") is None:
            return False
        self._step_up(f"give-{most}")
        self._step_up(f"want-{least}")
        offer = self.stage.now.find("trade-offer")
        if offer is None or not offer.on:
            return True
        self._note("trade:offered")
        self.stage.click("trade-offer")
        return True

    def _step_up(self, name: str) -> None:
        item = self.stage.now.find(name)
        if item is not None:
            x, y, wide, tall = item.rect
            self.stage.click((x + wide - max(3, wide // 10), y + tall // 2))

    def _step(self, sight: Sight) -> None:
        """Press the gold button; where it bids to wait, the game goes on by itself."""
        gold = sight.find("next")
        if gold is not None and gold.on:
            self._press(sight, "next", "")
        else:
            self.stage.wait_beyond(sight, BOT_SECONDS)

    # inside

    def _press(self, sight: Sight, name: str, key: str) -> None:
        if self.keys and key:
            self.stage.key(key)
        else:
            item = sight.find(name)
            assert isinstance(item, Item), name
            self.stage.click(item)

    def _note(self, what: str) -> None:
        if what not in self.seen:
            self.seen.append(what)

    def _count(self, sight: Sight) -> None:
        """Watch for going in circles."""
        turn = (sight.game.get("turn"), sight.game.get("actor"))
        if turn != self._turn:
            self._turn, self._choices = turn, 0
            self._tried.clear()
        self._choices += 1
        if self._choices > LONGEST_TURN:
            raise Stuck(f"{LONGEST_TURN} choices in one turn; {self.stage.account()}")

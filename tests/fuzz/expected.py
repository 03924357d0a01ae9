"""What a run of the fuzzer must have met: every step, every action, every card and hero, every way to end."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping

from catan_desktop.games.cities_knights.numbers import PROGRESS
from catan_desktop.games.great_wall.ending import FALLEN, SHAME, WALL, YEARS
from catan_desktop.games.landnam.fate_cards import CARDS as FATE_CARDS
from catan_desktop.games.seafarers import events as sea_events
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ruleset import Ruleset
from tests.fuzz.tally import Tally
from tests.recipes import EVERY

_NO_MONOPOLY = "the deck of the Gift has no card of this kind (WATCH-4, WATCH-61)"
_NO_HOME = "the robber of this game has no home beside the island"
_NO_DECK = "Cities & Knights has no development cards (CK-002)"
_OTHER_DECK = "the deck of Traders & Barbarians has no card of this kind (TRADE-004)"
_ALL_COUNT = {"event DrawnAgain": "no number of a card is left out in this game (EVENT-033)"}
_ISLAND = {"action send_robber_home": _NO_HOME}
_NO_DESERT = "the robber who flees leaves the board (EVENT-030)"
_LEAVES = {"action settle_robber": _NO_DESERT, "step event_cards.flees": _NO_DESERT}
_NO_CARDS = "chronicle cards take the place of development cards (BARB-005b)"
_NO_STEP = "only five and six seats have steps between the turns"
_BINDING = "offers bind with the first acceptance, and nobody counters (ALTH-379 to ALTH-381)"
_OTHER_GAME = "another game on the same grid (ALTH-571)"
_TWO_KINDS = "soldiers of two kinds must fall at once, and one be saved; tests/games/great_wall kills them"
_FAR = "random players seldom sail to the gifts of the tribe; the games of tests/games/seafarers take them"
_BESIDE_CLOTH = "random players seldom move the pirate beside cloth; tests/games/seafarers robs it"
_SETTLERS_ONLY = (
    "FirstRolled", "FirstChosen", "Shortage", "Discarded", "RobberMoved", "Stolen", "Built", "SetupPlaced",
    "CardBought", "CardPlayed", "Monopolised", "AwardMoved", "PointCardsShown", "StepBegan",
)  # fmt: skip
_SCENARIOS = {
    f"event {name}": "it belongs to a scenario without knights (CK-680b)"
    for name, kind in vars(sea_events).items()
    if getattr(kind, "__module__", "") == sea_events.__name__
    and name not in {"ShipBuilt", "ShipMoved", "PirateMoved", "IslandSettled"}
}
_NO_CARDS_TO_BUY = {
    **{f"step settlers.{step}": _NO_DECK for step in ("draw", "free_roads")},
    **{f"action {kind}": _NO_DECK for kind in ("buy_card", "drawn_card", "place_free_road", "stop_roads")},
    **{f"action play_{card}": _NO_DECK for card in ("knight", "roads", "plenty", "monopoly")},
    **{f"event {kind}": _NO_DECK for kind in ("CardBought", "CardPlayed", "Monopolised", "PointCardsShown")},
}
NEVER: Mapping[str, Mapping[str, str]] = {
    "gift-base": {
        "action play_monopoly": _NO_MONOPOLY,
        "event Monopolised": _NO_MONOPOLY,
        "event StepBegan": _NO_STEP,
    },
    "watch": {
        "action play_monopoly": _NO_MONOPOLY,
        "event Monopolised": _NO_MONOPOLY,
        "event StepBegan": _NO_STEP,
    },
    "classic": {**_ISLAND, **_ALL_COUNT},
    "rivers": {**_ISLAND, **_LEAVES, **_ALL_COUNT},
    "fishermen": {**_LEAVES, **_ALL_COUNT},
    "seafarers": {**_ISLAND, **_ALL_COUNT},
    "caravans": {**_LEAVES, **_ALL_COUNT},
    "barbarian-attack": {
        **_LEAVES,
        **_ALL_COUNT,
        **{f"event {kind}": _NO_CARDS for kind in ("CardBought", "CardPlayed", "Monopolised", "PointCardsShown")},
        "event RobberMoved": "there is no robber (BARB-005)",
    },
    "traders-barbarians": {
        **{f"action play_{card}": _OTHER_DECK for card in ("plenty", "monopoly")},
        **_LEAVES,
        "event Monopolised": _OTHER_DECK,
        "event RobberMoved": "there is no robber (TRADE-005)",
    },
    "landnam": {
        **{f"action {kind}": _BINDING for kind in ("counter_offer", "settle_trade", "withdraw_offer")},
        **{f"event {kind}": _OTHER_GAME for kind in _SETTLERS_ONLY},
    },
    "cities-knights": {**_ISLAND, **_NO_CARDS_TO_BUY},
    "seafarers-knights": {**_ISLAND, **_NO_CARDS_TO_BUY, **_SCENARIOS},
}
"""Ruleset -> what stands in its lists and yet cannot happen in it, with the reason."""
RARE: Mapping[str, Mapping[str, str]] = {
    "toy": {"ending tragic": "nobody has three points after thirty turns, and the table plays with the flood"},
    "watch": {
        "event NoWildlingLeft": "all forty wildlings would have to stand on the board; tests/games/watch places them",
    },
    "classic": {
        "event EventPassed": "few cards bring nobody anything; tests/games/event_cards draws them",
    },
    "rivers": dict.fromkeys(
        ("step six_players.pair", "action end_step", "event StepBegan", "event StepEnded"),
        "its share begins few games of five or six with pairs; the shares of the other islands meet them",
    ),
    "seafarers": {
        "action repair_road_free": "a damaged road and Road Building at once; tests/games/event_cards repairs one",
        "event EventPassed": "few cards bring nobody anything; tests/games/event_cards draws them",
        "event FleetLeft": "all fortresses must fall; tests/games/seafarers takes the last one",
        "event FortressFallen": "three attacks must be won; tests/games/seafarers wins them",
        **dict.fromkeys(("event GiftTaken", "event GiftCardTaken", "event HarbourPlaced"), _FAR),
        **dict.fromkeys(("step tribe.draw", "step tribe.place", "action drawn_gift", "action place_harbour"), _FAR),
        **dict.fromkeys(("event ClothRobbed", "step cloth.victim", "action rob_ship"), _BESIDE_CLOTH),
        **dict.fromkeys(
            ("step fog.token", "action find_token"), "few sail to land in the fog; tests/games/seafarers do"
        ),
    },
    "seafarers-knights": {
        **dict.fromkeys(
            ("step gold.choose", "action choose_gold"),
            "random players hardly ever settle at a gold field, which all lie beyond the sea; tests/games takes gold",
        ),
        **dict.fromkeys(
            (
                *(f"step cities_knights.{step}" for step in ("commit", "free_wall", "smith")),
                *(f"action {kind}" for kind in ("commit_knight", "commit_done", "place_free_wall", "smith_knight")),
                *(f"event {kind}" for kind in ("TownRighted", "KnightsCommitted", "IslandSettled", "DiceShuffled")),
            ),
            "the shares of Cities & Knights and of Seafarers meet it",
        ),
    },
    "fishermen": {
        "action send_robber_home": "only the friendly robber goes beside the island, where no hex is left for him",
        "event FishShortage": "nearly all tokens must be in hands; tests/games/fishermen places them",
    },
    "caravans": {
        "action send_robber_home": "only the friendly robber goes beside the island, where no hex is left for him",
    },
    "landnam": {
        "event FateMissed": "all fate cards would have to be in hands; tests/games/landnam puts them there",
    },
    "great-wall": {
        **dict.fromkeys(("step great_wall.fallen", "action kill_order"), _TWO_KINDS),
        "action fire_free": "needs a Gunner beside a firearm: three of 90,000 actions; tests/games/great_wall fires so",
        "event HordeShuffled": "random players defeat too few cards; tests/games/great_wall empties the deck",
        "ending wall": "random players build too little; tests/games/great_wall finishes the wall",
        "ending years": "random players are shamed before; tests/games/great_wall plays the last Year",
        "ending fallen": "random players are shamed before; tests/games/great_wall pulls the last level down",
    },
}
"""Ruleset -> what hardly ever happens, with the reason; a run need not have met it."""


def whole(key: str) -> list[Ruleset]:
    """The ruleset with all modules that options bring, in each of its scenarios."""
    recipe = EVERY[key].recipe
    switched = {one.switch.key: True for one in recipe if one.switch is not None}
    parted = {one.where[0] for one in recipe if one.where is not None}
    ways = [(spec.key, value) for spec in EVERY[key].options if spec.key in parted for value in spec.choices]
    return [EVERY[key].at({**switched, option: value}) for option, value in ways] or [EVERY[key].at(switched)]


def steps(key: str) -> list[str]:
    """Steps at which somebody, or chance, can be asked."""
    return list(dict.fromkeys(name for one in whole(key) for name in one.steps if one.choices[name]))


def events(key: str) -> list[str]:
    """Classes of events that the modules of a ruleset define."""
    packages = {_package(handler) for one in whole(key) for handler in one.handlers.values()}
    found = [kind for name in sorted(packages) for kind in _events_of(f"{name}.events")]
    return [kind.__name__ for kind in dict.fromkeys(found)]


def _package(function: object) -> str:
    name: str = function.__module__
    return name.split(".heroes", maxsplit=1)[0].rpartition(".")[0]


def _events_of(name: str) -> list[type[Event]]:
    names = vars(sys.modules[name]) if name in sys.modules else {}
    own = [kind for kind in names.values() if isinstance(kind, type) and kind.__module__ == name]
    return [kind for kind in own if issubclass(kind, Event)]


def wanted(key: str) -> dict[str, list[str]]:
    """By what it is: the names of all that can happen."""
    ruleset, *others = whole(key)
    features = []
    if "play_progress" in ruleset.kinds:
        playable = [card for card, spec in enumerate(PROGRESS) if not spec.points]
        features += [f"play_progress {card}" for card in playable]
        features += [f"drawn_progress {card}" for card in range(len(PROGRESS))]
    if "take_hero" in ruleset.kinds:
        features += [f"take_hero {hero}" for hero in range(len(HERO_KEYS))]
    endings = ["win", "tragic"] if "toy-tide" in ruleset.slots else ["win"]
    if "watch" in ruleset.slots:
        endings = ["true", "tragic"]
    if "honours" in ruleset.slots:
        endings = ["win", "stalemate"]
        features += [f"fate_drawn {card}" for card in range(len(FATE_CARDS))]
    if "great_wall" in ruleset.slots:
        endings = [WALL, SHAME, YEARS, FALLEN]
    return {
        "step": steps(key),
        "action": list(dict.fromkeys(kind for one in (ruleset, *others) for kind in one.kinds)),
        "number": features,
        "event": events(key),
        "ending": endings,
    }


def _met(tally: Tally) -> dict[str, Counter[str]]:
    return {
        "step": tally.steps,
        "action": tally.kinds,
        "number": tally.features,
        "event": tally.events,
        "ending": tally.ended,
    }


def missing(key: str, tally: Tally) -> list[str]:
    """What could have happened and did not, but for what never or hardly ever does."""
    met = _met(tally)
    excused = {*NEVER.get(key, ()), *RARE.get(key, ())}
    return [
        f"{what} {name}"
        for what, names in wanted(key).items()
        for name in names
        if not met[what][name] and f"{what} {name}" not in excused
    ]


def impossible(key: str, tally: Tally) -> list[str]:
    """What never happens, and did."""
    met = _met(tally)
    return [name for name in NEVER.get(key, ()) if met[name.partition(" ")[0]][name.partition(" ")[2]]]

"""The view of the module `fog`: undiscovered hexes, what is left in the piles, and what may lie where."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from catan_desktop.games.seafarers.charts import FOG, GOLD, KINDS, SEA
from catan_desktop.games.seafarers.events import HexDiscovered
from catan_desktop.games.seafarers.fog import reached
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.present.compose import BoardView
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.board import HexGround
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.gauges import Pile, Shelf
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.present.words import Several, Words, words

BANKS = 3
"""Pictures of a bank of fog."""
TOKEN_WAIT, SECONDS = 0.9, 1.7
"""From when on the token of a discovered hex is heard, and how long a discovery takes."""


@lru_cache(maxsize=32)
def ground(start: SeaIsland, now: SeaIsland) -> HexGround:
    """Return the land as it lies now, with banks of fog; what was known from the start looks as it did."""
    before, after = hex_ground(start), hex_ground(now)
    tiles = [
        replace(new, variant=old.variant, over=f"coast-fog-{old.variant % BANKS + 1}" if new.terrain == FOG.key else "")
        for old, new in zip(before.tiles, after.tiles, strict=True)
    ]
    return replace(before, tiles=tuple(tiles))


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The land as far as it is known, and what is left in both piles (FOG-030)."""
    now = sea_island(game, view.state)
    tiles, tokens = Counter(now.pile), Counter(now.pile_tokens)
    land = [
        Pile(
            "icon-sea" if KINDS[kind] == SEA else f"coast-{KINDS[kind].key}-1",
            tiles[kind],
            f"terrain-{KINDS[kind].key}",
        )
        for kind in sorted(set(game.board.pile))
    ]
    numbers = [
        Pile("token", tokens[number], "fog-token", str(number)) for number in sorted(set(game.board.pile_tokens))
    ]
    lying = replace(picture.board, ground=ground(game.board, now))
    return replace(picture, layout=lying, gauges=(*picture.gauges, Shelf(tuple(land)), Shelf(tuple(numbers))))


def _found(game: Game, event: HexDiscovered) -> Words:
    return words("hex-name", terrain=KINDS[event.terrain].key, token=str(event.number or ""))


def _cues(game: Game, event: HexDiscovered) -> tuple[Cue, ...]:
    """The fog lifts, and the token comes to lie."""
    key = KINDS[event.terrain].key
    found = Cue(
        "pulse",
        to=("hex", event.hex),
        sprite=key,
        number=event.number,
        look="discovery",
        text=f"terrain-{key}",
        sound="fog",
        weight=25,
        seconds=SECONDS,
    )
    return (found, Cue("heard", along=True, wait=TOKEN_WAIT, sound="token")) if event.number else (found,)


EVENTS = EventTable(
    {HexDiscovered: EventRow("hex-discovered", "who hex:found", icon="explore", cue=_cues)},
    readers={"found": _found},
)


def chances(now: SeaIsland) -> tuple[Words, ...]:
    """Return what lies on an undiscovered hex with which chance, the likeliest first (FOG-030)."""
    listed = sorted(Counter(now.pile).items(), key=lambda one: (-one[1], one[0]))
    return tuple(
        [words("explain-fog-odds", terrain=KINDS[kind].key, percent=_percent(count, now)) for kind, count in listed]
    )


def _percent(count: int, now: SeaIsland) -> int:
    return round(100 * count / len(now.pile))


def _land(now: SeaIsland) -> int:
    """Return the chance of land, in percent."""
    return _percent(len(now.pile) - now.pile.count(TerrainId(KINDS.index(SEA))), now)


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    now = sea_island(game, view.state)
    if not now.fog >> site & 1:
        return found
    rows = (
        words("explain-fog", percent=_land(now)),
        words("explain-fog-list", odds=Several(chances(now))),
        words("explain-fog-card"),
    )
    return replace(found, rows=rows, topic="fog")


def _gauge(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    odds = words("explain-fog-list", odds=Several(chances(sea_island(game, view.state))))
    return replace(found, rows=(*found.rows, words("explain-fog-left"), odds), topic=found.topic or "fog")


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """What a road or ship is about to discover."""
    hexes = reached(game, trial.after, view.seat)
    now = sea_island(game, view.state)
    gold = _percent(now.pile.count(TerrainId(KINDS.index(GOLD))), now) if hexes else 0
    return tuple(words("foresee-fog", percent=_land(now), gold=gold) for _ in bits(hexes))


PANELS = PanelView(foresee=foresee, explain={"hex": _hex, "danger": _gauge})
VIEW = ModuleView(panels=PANELS, board=BoardView(board, ground=lambda island: ground(island, island)), events=EVENTS)

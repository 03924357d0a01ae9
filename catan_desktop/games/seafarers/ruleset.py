"""The catalogue record of Seafarers."""

from __future__ import annotations

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Pictured, Rules, ShownGame, Telling
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.theft import STEAL

from . import cloth, fog, game, gold, islands, pirate, pirates, ships, tribe, wonders
from .actions import MoveShip
from .evaluation import cloth as cloth_worth
from .evaluation import fog as fog_worth
from .evaluation import islands as islands_worth
from .evaluation import pirates as pirates_worth
from .evaluation import tribe as tribe_worth
from .evaluation import wonders as wonders_worth
from .own_island import MAKER

VIEWS = "catan_desktop.games.seafarers.view"
SHIPS = Component(ships.MODULE, view=f"{VIEWS}.ships", words=("seafarers",))
PIRATE = Component(pirate.MODULE, view=f"{VIEWS}.pirate", words=("seafarers-pirate",))
GOLD = Component(gold.MODULE, view=f"{VIEWS}.gold")
ISLANDS = Component(islands.MODULE, view=f"{VIEWS}.islands", grounds=islands_worth.EXPLANATIONS)
FOG = Component(fog.MODULE, view=f"{VIEWS}.fog", grounds=fog_worth.EXPLANATIONS)
TRIBE = Component(tribe.MODULE, view=f"{VIEWS}.tribe", grounds=tribe_worth.EXPLANATIONS)
CLOTH = Component(cloth.MODULE, view=f"{VIEWS}.cloth", grounds=cloth_worth.EXPLANATIONS)
PIRATES = Component(
    pirates.MODULE, view=f"{VIEWS}.pirates", words=("seafarers-pirates",), grounds=pirates_worth.EXPLANATIONS
)
WONDERS = Component(
    wonders.MODULE, view=f"{VIEWS}.wonders", words=("seafarers-wonders",), grounds=wonders_worth.EXPLANATIONS
)
FREE_KINDS = frozenset({MoveShip.kind})
"""What bots do only where it betters the position."""
ENTRY = Entry(
    Rules(game.GAME, own_islands=MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS, free_kinds=FREE_KINDS),
    Telling(
        (*OFFERED, SHIPS, PIRATE, GOLD, ISLANDS, FOG, TRIBE, CLOTH, PIRATES, WONDERS),
        lesson="catan_desktop.games.seafarers.lesson.chapters",
        forced_steps=frozenset({ROBBER_STEP, STEAL, cloth.VICTIM, cloth.LOOT}),
        puzzles=(
            *("idle-ship", "black-sail-ahead", "roads-of-water", "harbour-to-order", "last-bolt", "seven-warships"),
            *("fifth-path", "road-or-ship"),
        ),
        pictured={
            "scenario": Pictured(
                {
                    "shores": ("coast-pasture-1", "piece-ship", "coast-hills-1"),
                    "islands": ("coast-forest-1", "coast-fields-1", "coast-mountains-1"),
                    "fog": ("coast-fog-1", "piece-ship", "coast-fog-2"),
                    "desert": ("coast-fields-2", "coast-desert-1", "coast-gold-1"),
                    "tribe": ("piece-gift-point", "piece-ship", "piece-gift-any"),
                    "cloth": ("resource-cloth", "piece-village", "piece-ship"),
                    "pirates": ("piece-fortress-3", "piece-fleet", "piece-warship"),
                    "wonders": ("wonder-bridge-4", "wonder-monument-4", "wonder-cathedral-4"),
                    "world": ("coast-mountains-2", "sea-rose", "coast-forest-2"),
                }
            )
        },
        shown={
            "seafarers-3": ShownGame("seafarers", 3, (240, 140)),
            "seafarers-4": ShownGame("seafarers", 4, (300, 180), scenes=("island",)),
            "seafarers-tribe": ShownGame("seafarers", 6, (460, 280), options={"scenario": "tribe"}),
            "seafarers-cloth": ShownGame("seafarers", 4, (240, 140), options={"scenario": "cloth"}),
            "seafarers-wonders": ShownGame("seafarers", 6, (460, 280), options={"scenario": "wonders"}),
            "seafarers-6": ShownGame("seafarers", 6, (460, 280)),
        },
    ),
)

"""The own cards of Landnam: resources, and fate cards with what plays them and why they cannot be played."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import Stop
from catan_desktop.games.landnam.exploration import CARD as EXPLORE_CARD
from catan_desktop.games.landnam.exploration import ENTRY
from catan_desktop.games.landnam.fate import held
from catan_desktop.games.landnam.fate_cards import ALTHING, CARDS, EXPLORATION, HARVEST, MOVEMENT, SIGHTS, FateId
from catan_desktop.games.landnam.harvest import HARVEST_CARD
from catan_desktop.games.landnam.movement import MOVE
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.games.landnam.windows import WINDOWS
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Only, OnSites
from catan_desktop.kernel.engine import why_not
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.present.words import Words, because, words

from .board import card_key, card_picture
from .names import card_words

CARD_ICONS = {
    "bumper_crop": "bumper",
    "changed_season": "season",
    "barren_land": "barren",
    "mountain_track": "mountain_track",
    "fair_wind": "fair_wind",
    "feud": "feud",
    "omens": "omens",
    "pardon": "pardon",
    "flaw": "dismiss",
    "uproar": "dissolve",
}


def _samples(seat: Seat, card: FateId) -> tuple[Action, ...]:
    """Return one action for each way to play a card; where it is aimed at does not matter."""
    hex, stop, key = HexId(-1), Stop(-1), CARDS[card].key
    ways: dict[str, tuple[Action, ...]] = {
        "bumper_crop": (act.BoostHarvest(seat, hex),),
        "changed_season": (act.ShiftHarvest(seat, 0),),
        "barren_land": (act.BarHarvest(seat, hex),),
        "mountain_track": (act.TrackStep(seat, stop, stop), act.EnterByTrack(seat)),
        "fair_wind": (act.FairWind(seat),),
        "feud": (act.FeudStep(seat, stop, stop),),
        "omens": (act.Omens(seat),),
        "pardon": (act.Pardon(seat, hex),),
        "flaw": (act.Dismiss(seat),),
        "uproar": (act.Dissolve(seat),),
    }
    sights = {card: (act.Sight(seat, terrain),) for terrain, card in SIGHTS.items()}
    return ways.get(key) or sights[card]


NO_PIECE = "reason-step-not-own"
"""What refuses a step of no piece in particular, while there are steps."""
STEPS_OF_TAG = {
    HARVEST: (HARVEST_CARD,),
    MOVEMENT: (MOVE, ENTRY),
    EXPLORATION: (EXPLORE_CARD,),
    ALTHING: WINDOWS,
}
"""Tag of fate cards -> the steps in which they are played."""


def _fate_card(game: Game, view: Observation, card: FateId, count: int) -> CardView:
    kind, samples = CARDS[card], _samples(view.seat, card)
    fixed = (("terrain", samples[0].terrain),) if isinstance(samples[0], act.Sight) else ()
    kinds = tuple([sample.kind for sample in samples])
    return CardView(
        key=kind.key.replace("_", "-"),
        art=card_picture(card),
        name=card_words(card),
        text=words(card_key(card) + "-text"),
        count=count,
        fresh=0,
        kinds=kinds,
        reason=_unplayable(game, view, card, samples, dict(fixed)),
        icon=CARD_ICONS.get(kind.key, "sighted"),
        topic="fate-" + kind.tag,
        fixed=fixed,
        badge=f"badge-{kind.tag}",
    )


def _unplayable(
    game: Game, view: Observation, card: FateId, samples: tuple[Action, ...], fixed: dict[str, Any]
) -> Words | None:
    """Return why a card cannot be played now; None where it can."""
    tag = CARDS[card].tag
    if view.decision is None or view.state.frames[-1].step not in STEPS_OF_TAG[tag]:
        return words(f"tag-{tag}-when")
    kinds = {sample.kind for sample in samples}
    for choice in view.decision.choices:
        for action in choice if isinstance(choice, (Only, Among, OnSites)) else ():
            if action.kind in kinds and all(getattr(action, name) == value for name, value in fixed.items()):
                return None
    whys = [why for sample in samples if (why := why_not(game, view.state, sample)) is not None]
    if whys and whys[0].key == NO_PIECE:
        return words("fate-nowhere")
    return because(whys[0]) if whys else words(f"tag-{tag}-when")


def hand(game: Game, view: Observation) -> HandView:
    """Return the looking seat's own cards."""
    own = tuple(zip(KINDS, hand_of(game, view.state, view.seat), strict=True))
    fate = held(game, view.state, view.seat)
    cards = tuple([_fate_card(game, view, card, count) for card, count in numbered(FateId, fate) if count])
    return HandView(own, cards, ("card-back-landnam", "card-back-fate"), view.seat)

"""Questions to a seat in Landnam, and the next sensible step."""

from __future__ import annotations

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.althing import Opportunity
from catan_desktop.games.landnam.board import OUT
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.exploration import CARD, ENTRY, Expedition
from catan_desktop.games.landnam.fate import FATE, may_hold
from catan_desktop.games.landnam.fate_cards import CARDS, EXPLORATION, HARVEST, MOUNTAIN_TRACK, FateId
from catan_desktop.games.landnam.harvest import HARVEST_CARD, rolled
from catan_desktop.games.landnam.movement import MOVE, MOVES, DrivingOut, first_due
from catan_desktop.games.landnam.suit import Suit
from catan_desktop.games.landnam.tables import KINDS
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.landnam.windows import VERDICT_DUE, WINDOWS, playable
from catan_desktop.kernel import Action, Game, GameState, Observation, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.mechanics.actions import EndTurn, Roll
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.board import as_it_lies
from catan_desktop.present.models.panels import NextStep, Question, Round
from catan_desktop.present.words import Who, Words, words

from .althing import SIDES, suit_of
from .foresight import odds_told
from .names import is_ashore, piece_key, stop_words


def _told(game: Game, view: Observation, prompt: str) -> tuple[Words, Words]:
    """Return the words of the question and of its hint."""
    state = view.state
    frame, hint = state.frames[-1], "hint-" + prompt.removeprefix("prompt-")
    data = frame.data
    if frame.step == HARVEST_CARD:
        lit = _offers(view, act.BoostHarvest, act.BarHarvest)
        return words("prompt-harvest-card-number", count=rolled(game, state)), words(f"{hint}-hexes" if lit else hint)
    if frame.step == MOVE:
        return _move_told(game, view)
    if frame.step == ACTION:
        return words(prompt), words(_hint_to_build(game, view))
    if frame.step in WINDOWS:
        suit, hint = suit_of(state), "hint-window-pardon" if _offers(view, act.Pardon) else "hint-window"
        if frame.step == VERDICT_DUE and suit is not None:
            return words("prompt-window-verdict-side", side=SIDES[suit.side]), words(hint)
        return words(prompt), words(hint)
    if isinstance(data, Opportunity) and len(data.cases) == 1:
        case = data.cases[0]
        here = stop_words(as_it_lies(game, state), case.hex)
        return words("prompt-open-case-one", whom=Who(case.defendant), hex=here), words(hint)
    if isinstance(data, Suit):
        return _suit_told(game, state, data, prompt, hint)
    if isinstance(data, Expedition) and frame.step == CARD:
        return words(prompt), words("hint-exploration-odds", **odds_told(game, state, data.target))
    if isinstance(data, Expedition) and frame.step == ENTRY:
        piece = piece_key(UNITS.of(game, state).is_ship(data.start))
        return words(prompt), words("hint-entry-piece", piece=piece)
    if isinstance(data, DrivingOut):
        ship = UNITS.of(game, state).is_ship(data.target)
        piece = piece_key(ship, is_ashore(as_it_lies(game, state), data.target))
        return words("prompt-landnam-retreat-piece", piece=piece), words(hint)
    return words(prompt), words(hint)


def _offers(view: Observation, *kinds: type[Action]) -> bool:
    """Return whether the looking seat may choose an action of these kinds."""
    choices = view.decision.choices if view.decision else ()
    return any(isinstance(action, kinds) for choice in choices for action in choice)


def _suit_told(game: Game, state: GameState, data: Suit, prompt: str, hint: str) -> tuple[Words, Words]:
    give, want = data.totals
    if prompt == "prompt-add-cards":
        return words("prompt-add-cards-score", give=give, want=want), words(hint)
    if prompt != "prompt-join-side":
        return words(prompt), words(hint)
    here = stop_words(as_it_lies(game, state), data.case.hex)
    asked = words("prompt-join-side-of", side=SIDES[data.side], who=Who(data.leader), hex=here)
    return asked, words("hint-join-side-card", resource=KINDS[data.case.resource])


def _move_told(game: Game, view: Observation) -> tuple[Words, Words]:
    left = MOVES.of(game, view.state).left
    wind = _offers(view, act.FairWind)
    if not left:
        return words("prompt-move-done"), words("hint-move-wind" if wind else "hint-move-last")
    if not _offers(view, act.TakeStep, act.TrackStep, act.FeudStep):
        return words("prompt-move-nobody"), words("hint-move-wind" if wind else "hint-move-nobody")
    first = first_due(game, view.state, view.seat)
    return words("prompt-move-steps", count=left), words("hint-move-first" if first else "hint-move")


def _hint_to_build(game: Game, view: Observation) -> str:
    """Return the key of what matters most to a seat without a farm; else of what is usual."""
    units, queue = UNITS.of(game, view.state), QUEUE.of(game, view.state)
    if units.settlements(view.seat) or queue.farms:
        return "hint-action"
    landfall = units.outside[view.seat] and builds.farm_sites(game, view.state, view.seat, OUT)
    return "hint-landfall" if landfall else "hint-first-farm"


def plain(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether everybody can see that a seat which is asked for a fate card has none that could be played now."""
    step = state.frames[-1].step
    if step in WINDOWS:
        cards = playable(game, state)
    elif step in {HARVEST_CARD, CARD}:
        tag = HARVEST if step == HARVEST_CARD else EXPLORATION
        cards = tuple([card for card, one in numbered(FateId, CARDS) if one.tag == tag])
    elif step == ENTRY:
        cards = (MOUNTAIN_TRACK,)
    else:
        return False
    return not any(may_hold(game, state, seat, card) for card in cards)


def window_round(game: Game, state: GameState) -> Round | None:
    """Return the question of a window, which is another one as soon as a card has been played (ALTH-297, ALTH-298)."""
    frame, suit = state.frames[-1], suit_of(state)
    if frame.step not in WINDOWS:
        return None
    case = f"{suit.case.plaintiff} {suit.case.hex}" if suit is not None else ""
    played = sum(FATE.of(game, state).discard)
    seats = sum([1 << seat for seat in bits(frame.waiting) if not plain(game, state, SEATS[seat])])
    return Round(f"{state.turn} {frame.step} {case} {played}", seats)


def question(game: Game, view: Observation) -> Question | None:
    """Return what the looking seat is asked."""
    if view.decision is None or not view.decision.prompt:
        return None
    frame = view.state.frames[-1]
    if isinstance(frame.data, OfferData) and frame.data.seat == view.seat:
        return Question(words("prompt-settle"), words("hint-settle"), True)
    text, hint = _told(game, view, view.decision.prompt)
    return Question(text, hint, frame.step not in {ACTION, PRE_ROLL})


def next_step(game: Game, view: Observation, asked: Question | None) -> NextStep | None:
    """Return the gold button."""
    decision, seat = view.decision, view.seat
    if decision is None or asked is None:
        return None
    step, single = view.state.frames[-1].step, [one.action for one in decision.choices if isinstance(one, Only)]
    lone = sum([choice.count() for choice in decision.choices]) == 1
    if step == PRE_ROLL:
        return NextStep(words("next-roll"), Roll(seat), asked.hint)
    if step == ACTION:
        return NextStep(words("next-end"), EndTurn(seat), asked.hint, final=True)
    if step == MOVE and act.EndMovement(seat) in single:
        left = MOVES.of(game, view.state).left
        leaves = words("leaves-steps", count=left) if left and not lone else None
        name = words("next-end-movement")
        return NextStep(name, act.EndMovement(seat), asked.hint, final=True, lone=lone, leaves=leaves)
    seen = lone and plain(game, view.state, seat)
    if act.PassCard(seat) in single:
        one, name = window_round(game, view.state), words("act-pass-card")
        between = one is not None
        return NextStep(name, act.PassCard(seat), asked.hint, lone=lone, between=between, plain=seen, round=one)
    if act.Stay(seat) in single:
        return NextStep(words("act-stay"), act.Stay(seat), asked.hint, lone=lone, plain=seen)
    only = next(action for choice in decision.choices for action in choice) if lone else None
    return NextStep(words("next-choose"), only, asked.hint, lone=lone)

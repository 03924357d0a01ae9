"""Fishermen around the board: tokens by seat and in the own hand, the boot, what fish buy, the supply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from catan_desktop.games.fishermen import actions
from catan_desktop.games.fishermen.catch import EXCHANGE, Drawer, catch_in_36_rolls
from catan_desktop.games.fishermen.events import BootGiven, FishSpent, TokenId
from catan_desktop.games.fishermen.favours import FAVOURS, LATER, OPEN, PLAIN
from catan_desktop.games.fishermen.part import FISH, LIMIT, VALUES, Fish, held_by, worth
from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel import Game, GameState, Observation, replace
from catan_desktop.kernel.game import reason_of
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.view.panels import asked_now, back_again
from catan_desktop.present.models.panels import ActionButton, CardView, Counter, SeatPanel, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Who, Words, because, words

from .board import token_picture
from .names import listed, payment
from .places import PLACES, piles

KEYS = {"fish": "F", "boot": "O"}


def prices(game: Game, state: GameState) -> Mapping[str, int]:
    """Return what fish buy at this table: kind of action -> fish."""
    return {favour.action.kind: favour.price for favour in game.ask(FAVOURS, state)}


def on_list(game: Game, state: GameState) -> Mapping[str, int]:
    """Return those of them that are chosen from the list."""
    return {favour.action.kind: favour.price for favour in game.ask(FAVOURS, state) if favour.listed}


# seats and hand


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The number of its tokens, and the boot."""
    part = FISH.of(game, view.state)
    count = part.held[panel.seat]
    more = [words("tell-fish", count=count, limit=LIMIT)]
    if count >= LIMIT:
        more.append(words("tell-fish-full"))
    fish = Counter("fish", count, words("count-fish"), count >= LIMIT, tuple(more), "fish-token")
    return replace(panel, counters=(*panel.counters, fish, *_boot(game, view, part, panel)))


def _boot(game: Game, view: Observation, part: Fish, panel: SeatPanel) -> tuple[Counter, ...]:
    if part.boot != panel.seat:
        return ()
    goal = goal_of(game, view.state, panel.seat)
    told = words("tell-boot", who=Who(panel.seat), goal=goal, base=goal - 1)
    return (Counter("boot", 1, words("name-boot"), True, (told,), "old-boot"),)


def _cards(game: Game, view: Observation, part: Fish) -> tuple[CardView, ...]:
    """The own tokens by value, which begin to pay, and the boot."""
    why, tokens = _fish_reason(game, view, part), held_by(part, view.seat)
    found = [
        CardView(
            key=f"fish-{value + 1}",
            art=token_picture(value),
            name=words("fish-token", count=value + 1),
            text=words("about-fish"),
            count=count,
            fresh=0,
            kinds=tuple(on_list(game, view.state)),
            reason=why,
            icon="fish",
            topic="fish-token",
            speaks=True,
        )
        for value, count in enumerate(tokens)
        if count
    ]
    if part.boot == view.seat:
        why = _boot_reason(game, view)
        text = words("tell-boot", who=Who(view.seat), goal=goal_of(game, view.state, view.seat), base=_goal(game))
        kinds = (actions.GiveBoot.kind,)
        found.append(
            CardView("boot", token_picture(VALUES), words("name-boot"), text, 1, 0, kinds, why, "boot", "old-boot")
        )
    return tuple(found)


def _goal(game: Game) -> int:
    return int(game.options["goal"])


# what can be done


def _closed(game: Game, view: Observation) -> Words | None:
    """Why nothing is done with fish or the boot now, whatever it is."""
    between = view.decision is not None and view.state.frames[-1].step == BUILDING
    return because(reason_of(LATER[BUILDING]) if between else asked_now(game, view, OPEN))


def _barred(game: Game, view: Observation) -> dict[str, Words]:
    """Each favour that cannot be had now, and why."""
    if _closed(game, view) is not None:
        return {}
    favours = [one.action for one in game.ask(FAVOURS, view.state) if one.listed]
    whys = {action.kind: why_grey(game, view, action) for action in favours}
    return {kind: why for kind, why in whys.items() if why is not None}


def _fish_reason(game: Game, view: Observation, part: Fish) -> Words | None:
    """Why no favour can be had: nothing can be done, there are too few fish for any, or those for it bring nothing."""
    if why := _closed(game, view):
        return why
    barred, favours = _barred(game, view), on_list(game, view.state)
    first, least = next(iter(favours.items()))
    if worth(held_by(part, view.seat)) < least:
        return words("reason-fish-cannot-pay", fish=least)
    return barred[first] if len(barred) == len(favours) else None


def _boot_reason(game: Game, view: Observation) -> Words | None:
    return _closed(game, view) or why_grey(game, view, actions.GiveBoot)


def _named(kind: str) -> Words:
    return words("act-" + kind.replace("_", "-"))


def _line(before: Words, kind: str) -> Words:
    return words("about-fish-line", before=before, favour=_named(kind))


def _buttons(game: Game, view: Observation, part: Fish) -> Iterator[ActionButton]:
    why, fish = _fish_reason(game, view, part), worth(held_by(part, view.seat))
    kinds = tuple(on_list(game, view.state))
    yield ActionButton(
        key="fish",
        name=words("name-fish"),
        icon="fish",
        hotkey=KEYS["fish"],
        kinds=kinds,
        reason=why,
        ready=words("ready-fish", count=fish),
        gist=words("gist-fish"),
        about=words("about-fish-prices", favours=reduce(_line, kinds, words("about-fish-when"))),
        topic="fish-favours",
        secret=("ready-fish", "reason-fish-cannot-pay"),
        listed=True,
        barred=tuple((kind, _named(kind), reason) for kind, reason in _barred(game, view).items()),
    )
    if part.boot == view.seat:
        why = _boot_reason(game, view)
        yield ActionButton(
            key="boot",
            name=words("name-give-boot"),
            icon="boot",
            hotkey=KEYS["boot"],
            kinds=(actions.GiveBoot.kind,),
            reason=why,
            about=words("about-give-boot"),
            topic="old-boot",
        )


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Adds tokens and the boot to what stands around the board already."""
    part = FISH.of(game, view.state)
    return replace(
        model,
        hand=replace(model.hand, cards=(*model.hand.cards, *_cards(game, view, part))),
        buttons=(*model.buttons, *_buttons(game, view, part)),
        usual=(*model.usual, "tokens"),
        piles=(*model.piles, *piles(game, view.state)),
    )


# names of what is chosen


def payment_label(game: Game, value: tuple[int, ...]) -> Label:
    """Tokens that pay, and their sum."""
    most = max((index for index, count in enumerate(value) if count), default=0)
    return Label(payment(value), token_picture(most))


def token_label(game: Game, value: int) -> Label:
    """A token that is handed in."""
    return Label(words("fish-token", count=value + 1), token_picture(value))


def lost(game: Game, view: Observation, action: Any) -> Words | None:
    """The fish that a payment wastes."""
    over = worth(action.tokens) - prices(game, view.state)[action.kind]
    return words("fish-lost", count=over) if over else None


# what is sure


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """What is left of the tokens, what is lost, the robber's leaving, goals that change, more to catch."""
    return tuple(_foreseen(game, view, trial))


def _foreseen(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    for event in trial.events:
        if isinstance(event, FishSpent):
            if over := worth(event.tokens) - prices(game, trial.before)[f"fish_{event.favour}"]:
                yield words("fish-lost", count=over)
            left = FISH.of(game, trial.after).held[view.seat]
            yield words("foresee-fish-after", tokens=listed(event.tokens), count=left)
            if event.favour == "robber":
                yield words("foresee-robber-leaves")
        elif isinstance(event, BootGiven) and trial.after.outcome is not None:
            yield words("foresee-boot-to", who=Who(event.to))
        elif isinstance(event, BootGiven):
            goals = [goal_of(game, trial.after, seat) for seat in (event.to, event.seat)]
            yield words("foresee-boot", who=Who(event.to), goal=goals[0], own=goals[1])
    more = catch_in_36_rolls(game, trial.after, view.seat) - catch_in_36_rolls(game, trial.before, view.seat)
    if more > 0 and trial.after.outcome is None:
        yield words("foresee-fish-grounds", count=more)
    if trial.after.frames[-1].step == "fishermen.draw":
        yield words("foresee-fish-unseen", count=FISH.of(game, trial.after).supply)


def paying(*kinds: str) -> dict[str, Any]:
    """Return the fields of a view that name the tokens paid by actions of these kinds."""
    fields = [(kind, "tokens") for kind in kinds]
    return {"labels": dict.fromkeys(fields, payment_label), "asides": dict.fromkeys(fields, lost)}


PANELS = PanelView(
    fill=fill,
    seat=_seat,
    hints={
        ROBBER_STEP: back_again,
        EXCHANGE: lambda game, view: words("hint-exchange-fish", count=view.state.frames[-1].data_as(Drawer).left),
    },
    names={TokenId: token_label},
    foresee=foresee,
    explain=PLACES,
    keys=KEYS,
    **paying(*[favour.action.kind for favour in PLAIN]),
)

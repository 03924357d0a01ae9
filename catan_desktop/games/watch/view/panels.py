"""The Watch around the board: guards, heroes, the wildling die, what a build sets loose."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.watch.actions import PlayRecruits, TurnHero
from catan_desktop.games.watch.board import CLAN_IDS, CLANS, POSTS, SectionId
from catan_desktop.games.watch.end import BREACHES, INVADERS
from catan_desktop.games.watch.guards import GUARDS, guard_points
from catan_desktop.games.watch.heroes.cards import ONLY_IN_PRODUCTION, Owed
from catan_desktop.games.watch.heroes.hero import AFTER, HERO_KEYS, TARLY, display
from catan_desktop.games.watch.heroes.registry import HEROES
from catan_desktop.games.watch.part import NO_HERO, HeroId, WatchPart, watch
from catan_desktop.games.watch.patrol import RECRUITS
from catan_desktop.games.watch.setup import GUARD_ROUND
from catan_desktop.games.watch.view.board import SLOTS, hero_name
from catan_desktop.games.watch.view.foresight import UNSURE, foresee, raid_percent
from catan_desktop.games.watch.view.moments import moments
from catan_desktop.games.watch.view.places import explain
from catan_desktop.games.watch.wildlings import DIE
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.bits import first
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.models import panels as models
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Party, Who, Words, because, words

TOKENS = {"settlement": 1, "city": 2}
"""Wildling tokens under each piece on its cost card (WATCH-23)."""


def hero_view(game: Game, view: Observation, hero: HeroId, seat: Seat | None) -> models.HeroView:
    """Return a hero before a seat, or on display."""
    part = watch(game, view.state)
    turned = seat is not None and bool(part.turned >> seat & 1)
    state = None
    if seat is not None and part.received >> seat & 1:
        state = words("hero-state-new")
    elif seat is not None and part.used >> seat & 1:
        state = words("hero-state-used")
    key = HERO_KEYS[hero]
    return models.HeroView(
        key=key,
        side="b" if turned else "a",
        name=hero_name(hero),
        line=words(f"hero-{key}-line"),
        text=words(f"hero-{key}-text"),
        state=state,
        ready=state is None,
        topic=f"hero-{key}",
        short=words(f"hero-short-{key}"),
    )


def hero_why(game: Game, view: Observation, hero: HeroId) -> Words | None:
    """Return why the looking seat cannot use its hero now; None if it can."""
    if hero == TARLY:
        return because(ONLY_IN_PRODUCTION)
    if view.decision is None:
        return words("reason-not-your-move")
    whys = [why_grey(game, view, row.action) for row in HEROES[hero].uses]
    return None if None in whys else whys[0]


def _seat(game: Game, view: Observation, panel: models.SeatPanel) -> models.SeatPanel:
    part = watch(game, view.state)
    guards = part.guards[panel.seat]
    near = _closing(part) and guards == max(part.guards) and view.state.outcome is None
    hero = part.heroes[panel.seat]
    more = (_guard_standing(guards), words("tell-guards-end"))
    counter = models.Counter("guard", guards, words("count-guard"), guard_points(guards) > 0, more, "guard-points")
    return replace(
        panel,
        counters=(*panel.counters, counter),
        hero=None if hero == NO_HERO else hero_view(game, view, hero, panel.seat),
        near=(counter.key,) if near else (),
    )


def _lookout(part: WatchPart, view: Observation, before: Words | None) -> Words | None:
    """A raid that is near is more than a quiet turn, but less than a hand at risk; the first guards have no numbers."""
    if before is not None and view.state.frames[-1].step == GUARD_ROUND:
        return words("lookout-guards", name=Who(view.state.seat))
    full = next((clan for clan in CLAN_IDS if raid_percent(part, clan)), None)
    if before is None or before.key != "lookout-turn" or full is None:
        return before
    return words("lookout-raid", name=Who(view.state.seat), clan=CLANS[full])


def _guard_standing(guards: int) -> Words:
    """Return what the guards of a seat are worth, and how many more are worth more."""
    now = guard_points(guards)
    better = next((count for count in range(guards + 1, GUARDS + 1) if guard_points(count) > now), None)
    if better is None:
        return words("tell-guards-most", points=now)
    return words("tell-guards-next", points=now, count=better - guards, then=guard_points(better))


def _buttons(game: Game, view: Observation, shown: tuple[models.ActionButton, ...]) -> tuple[models.ActionButton, ...]:
    """Builds tell what they set loose; the hero is last."""
    found: list[models.ActionButton] = []
    for entry in shown:
        loose = TOKENS.get(entry.key, 0)
        warning = words("warn-wildlings", count=loose) if loose else entry.warning
        found.append(replace(entry, tokens=loose, warning=warning))
    hero = watch(game, view.state).heroes[view.seat]
    if hero != NO_HERO:
        found.append(_hero_button(game, view, hero))
    return tuple(found)


def _hero_button(game: Game, view: Observation, hero: HeroId) -> models.ActionButton:
    shown = hero_view(game, view, hero, view.seat)
    return models.ActionButton(
        key="hero",
        name=words("name-hero"),
        icon="hero",
        kinds=tuple(row.action.kind for row in HEROES[hero].uses),
        reason=hero_why(game, view, hero),
        ready=shown.short,
        gist=shown.line,
        about=shown.text,
        topic=shown.topic,
    )


def _card(game: Game, view: Observation, card: models.CardView) -> models.CardView:
    if card.key != RECRUITS:
        return card
    why = why_grey(game, view, PlayRecruits)
    return replace(card, kinds=(PlayRecruits.kind,), reason=why, icon="guard", topic="new-recruits")


def fill(game: Game, view: Observation, model: models.TableModel) -> models.TableModel:
    """Return what stands around the board already with the Watch."""
    part = watch(game, view.state)
    return replace(
        model,
        seats=tuple(_seat(game, view, panel) for panel in model.seats),
        dice=(*model.dice, _wild_die(game, view.state)),
        hand=replace(model.hand, cards=tuple(_card(game, view, card) for card in model.hand.cards)),
        buttons=_buttons(game, view, model.buttons),
        costs=tuple(replace(entry, tokens=TOKENS.get(entry.icon, 0)) for entry in model.costs),
        lookout=_lookout(part, view, model.lookout),
        display=tuple(hero_view(game, view, hero, None) for hero in display(part)) if max(part.heroes) >= 0 else (),
        question=_question(game, view, model.question),
        closing=_closing(part) and view.state.outcome is None,
    )


def _closing(part: WatchPart) -> bool:
    """Return whether one breach more, or one wildling more in the Gift, ends the game."""
    return part.breach == BREACHES - 1 or part.invaders == INVADERS


def _wild_die(game: Game, state: GameState) -> models.Die:
    """It falls after the other two."""
    number = watch(game, state).die
    text = words("tell-wild-die", number=number)
    return models.Die("wild", number, text, "wildling-die", thrown=past(game, state, DIE))


def _question(game: Game, view: Observation, asked: models.Question | None) -> models.Question | None:
    """Whom a card is owed stands in the question: two may wait for one, each for another.

    After a use of side B nobody is asked whether the hero stays.
    """
    frame = view.state.frames[-1]
    if asked is None or view.decision is None:
        return asked
    if frame.step == AFTER and why_grey(game, view, TurnHero) is not None:
        return replace(asked, text=words("prompt-after-side-b"), hint=words("hint-after-side-b"))
    if not isinstance(frame.data, Owed):
        return asked
    return replace(asked, text=words("prompt-mormont-to", name=Who(Seat(first(frame.data.seats)))))


def hero_label(game: Game, value: HeroId) -> Label:
    """Return a hero as the value of a field."""
    key = HERO_KEYS[value]
    return Label(hero_name(value), f"hero-{key}", words(f"hero-{key}-text"))


def _kept(game: Game, view: Observation, action: TurnHero) -> Label:
    """Return the own hero as the one that is kept."""
    hero = watch(game, view.state).heroes[view.seat]
    text = words("face-turn-hero-text", hero=hero_name(hero), text=words(f"hero-{HERO_KEYS[hero]}-text"))
    return Label(words("face-turn-hero"), f"hero-{HERO_KEYS[hero]}", text)


def figure_place(game: Game, view: Observation, action: Any) -> tuple[str, int]:
    """Return the figure of a kind on a hex of the Gift: SLOTS * hex + its number there."""
    here = watch(game, view.state).gift[action.hex]
    return "figure", SLOTS * action.hex + (here.index(action.figure) if action.figure in here else 0)


LOUD = frozenset({f"foresee-{key}" for key in ("wildlings", "raid", "breach", "last-breach", "section")})
"""What is foretold on a line of its own."""
PANELS = PanelView(
    fill=fill,
    names={HeroId: hero_label},
    labels={("mormont_ask", "partners"): lambda game, all: Label(words("party-named", who=Party(all)), seats=all)},
    faces={TurnHero.kind: _kept},
    places={
        "take_wildling": figure_place,
        "ygritte_return": figure_place,
        "benjen_camp": lambda game, view, action: ("camp", POSTS * action.clan + action.camp),
        "benjen_clearing": lambda game, view, action: ("clearing", action.section),
    },
    pieces={
        "yarwyck_lay": "road",
        **dict.fromkeys(("place_guard", "build_guard", "play_recruits", "thorne_guard", "yoren_guard"), "guard"),
    },
    sites={SectionId: lambda section: ("section", int(section))},
    loud=LOUD,
    foresee=foresee,
    unsure=UNSURE,
    explain=explain,
    moments=moments,
    keys={"guard": "G", "hero": "H"},
)

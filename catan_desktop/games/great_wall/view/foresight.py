"""Sure consequences of an action of the Great Wall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import claimant_of, presences
from catan_desktop.games.great_wall.board import (
    LOCATIONS,
    REGULAR,
    RESOURCES,
    SECTION_IDS,
    ResourceId,
    SectionId,
    place_of,
)
from catan_desktop.games.great_wall.ending import WALL, ending_now
from catan_desktop.games.great_wall.locations import capacity, yield_of
from catan_desktop.games.great_wall.part import (
    COURSE,
    DEFENCE,
    ESTATES,
    Card,
    general_of,
    kind_on,
    open_cells,
    seats_of,
    staff,
    stands_in,
)
from catan_desktop.games.great_wall.part import strength as strength_of
from catan_desktop.games.great_wall.questions import SHIELDED, STORMED
from catan_desktop.games.great_wall.setup import COMPETITIVE, mode
from catan_desktop.games.great_wall.standings import points
from catan_desktop.games.great_wall.tables import PASSIVE_HONOUR
from catan_desktop.games.great_wall.winter import attack, defence
from catan_desktop.kernel import Game, GameState, Observation, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.engine import advance
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.preview import Trial
from catan_desktop.present.words import Cards, Party, Several, Who, Words, words

from .faces import command_text, general_text, requests_done
from .names import general_words

CLERKS = (act.PlaceClerk, act.ReedPlace)
COVERS = (act.Deploy, act.DeployPair)


def breach_seats(game: Game, state: GameState, section: SectionId, *, manned: bool) -> int:
    """Return the mask of the seats that a breach of a section would strike now: of those with soldiers there, who would
    lose one (GW-116), or of those without, who would take shame (GW-117)."""
    defence = DEFENCE.of(game, state)
    seats = [seat for seat in seats_of(game) if stands_in(defence, section, seat) == manned]
    return mask_of([seat for seat in seats if not game.ask(SHIELDED, state, (section, seat))])


def ashamed(game: Game, state: GameState, section: SectionId) -> int:
    """Return the mask of the seats that would take shame from a breach of a section now (GW-117)."""
    return breach_seats(game, state, section, manned=False)


def falls(game: Game, state: GameState, section: SectionId) -> bool:
    """Return whether a section would be breached if it were attacked now (GW-113, GW-115, BP-116)."""
    found = DEFENCE.of(game, state).sections[section]
    return any(found.rows) and (attack(game, found) > defence(found) or game.ask(STORMED, state, section))


def threat(game: Game, state: GameState, section: SectionId) -> tuple[Words, ...]:
    """Return what the horde would do to a section now, and to whom."""
    found = DEFENCE.of(game, state).sections[section]
    if not any(found.rows):
        return (words("threat-gw-none"),)
    numbers = {"section": section + 1, "attack": attack(game, found), "defence": defence(found)}
    if not falls(game, state, section):
        then = {"attack": numbers["attack"], "defence": defence(replace(found, barricades=0))}
        later = (words("threat-gw-later", **then),) if found.barricades else ()
        return (words("foresee-gw-holds", **numbers), *later)
    shame, lost = ashamed(game, state, section), breach_seats(game, state, section, manned=True)
    told = [words("foresee-gw-breach", **numbers)]
    told += [words("threat-gw-shame", who=Party(shame), count=1 + _more_shame(game, state, section))] if shame else []
    return (*told, words("threat-gw-loss", who=Party(lost))) if lost else tuple(told)


def _more_shame(game: Game, state: GameState, section: SectionId) -> int:
    rows = DEFENCE.of(game, state).sections[section].rows
    return sum([kind_on(game, card).more_shame for card in rows if card is not None])


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return everything that can be told of an action."""
    found = [*_gains(game, view, trial)]
    action = trial.action
    if isinstance(action, CLERKS):
        found += _clerk(game, trial, action)
    elif isinstance(action, COVERS):
        found += _cover(game, view, trial, action)
    elif isinstance(action, act.ChooseCommand | act.ChooseFirst):
        found.append(command_text(game, action.card))
    elif isinstance(action, act.BuildWall):
        found += _last_wall(game, trial)
    elif isinstance(action, act.HirePassive):
        found += _passive(game, view, trial)
    elif isinstance(action, act.UseLocation):
        found.append(words(f"place-{LOCATIONS[action.location]}-text"))
    elif isinstance(action, act.RetrieveNone):
        found.append(words("foresee-gw-cards-stay"))
    for section in SECTION_IDS:
        found += _section(game, trial, section)
    return tuple(found)


def _gains(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Goods, honour and shame of everybody that change at once, the own first."""
    before, after = ESTATES.of(game, _anyway(game, view, trial)), ESTATES.of(game, trial.after)
    for seat in sorted(seats_of(game), key=lambda one: one != view.seat):
        own, then = before.players[seat], after.players[seat]
        change = [new - old for old, new in zip(own.goods, then.goods, strict=True)]
        lost, won = tuple([max(0, -one) for one in change]), tuple([max(0, one) for one in change])
        mine = seat == view.seat
        if any(lost) and mine:
            yield words("foresee-pay", cards=Cards(lost, RESOURCES))
        if any(won):
            yield words("foresee-get" if mine else "foresee-gw-get", **_of(seat, mine), cards=Cards(won, RESOURCES))
        if then.honour > own.honour:
            key = "foresee-gw-honour" if mine else "foresee-gw-honour-of"
            yield words(key, **_of(seat, mine), count=then.honour - own.honour)
        if then.shame > own.shame:
            key = "foresee-gw-shame" if mine else "foresee-gw-shame-of"
            yield words(key, **_of(seat, mine), count=then.shame - own.shame)


def _anyway(game: Game, view: Observation, trial: Trial) -> GameState:
    """Return the state with which an action is compared: what happens too if nothing is done is not of its bringing.

    That is told apart only where both come to the same question; else the state before is returned.
    """
    done = act.Done(view.seat)
    if trial.action == done or view.decision is None or not view.decision.allows(done):
        return trial.before
    passed, _ = advance(game, trial.before, done)
    asked, after = passed.frames, trial.after.frames
    if not asked or not after or asked[:-1] != after[:-1]:
        return trial.before
    same = (asked[-1].step, asked[-1].waiting) == (after[-1].step, after[-1].waiting)
    return passed if same else trial.before


def _last_wall(game: Game, trial: Trial) -> Iterator[Words]:
    """Return whether the game ends with this level (GW-190), and what the result would be then."""
    before, after = (ending_now(game, state) for state in (trial.before, trial.after))
    if before or after != WALL:  # it may end anyway
        return
    yield words("foresee-gw-ends")
    if mode(game) == COMPETITIVE:
        finals = [(Who(seat), points(game, trial.after, seat)) for seat in seats_of(game)]
        told = tuple([words("stands-gw-final", who=who, count=count) for who, count in finals])
        yield words("foresee-gw-final", standing=Several(told))
    else:
        yield requests_done(game, trial.after)


def _passive(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Return what a passive advisor is worth at the end, and how he strengthens the general (GW-183, GW-184)."""
    yield words("foresee-gw-passive", count=PASSIVE_HONOUR)
    before, after = (strength_of(game, state, view.seat) for state in (trial.before, trial.after))
    general = general_of(game, trial.after, view.seat)
    if after > before and general is not None:
        card = staff(game, trial.after, view.seat).general
        told = {"general": general_words(game, card), "text": general_text(game, card, after)}
        yield words("foresee-gw-strength", before=before, count=after, **told)


def _of(seat: int, mine: bool) -> dict[str, Who]:
    return {} if mine else {"who": Who(SEATS[seat])}


def _clerk(game: Game, trial: Trial, action: act.PlaceClerk | act.ReedPlace) -> Iterator[Words]:
    """Return whether the place works at the end of the turn, for whom, and whether somebody is alone there."""
    place = action.location
    row = list(ESTATES.of(game, trial.before).clerks[place])
    row[action.seat if isinstance(action, act.PlaceClerk) else game.seats] += 1
    left = capacity(game, place) - sum(row)
    yield words(f"place-{LOCATIONS[place]}-text")
    owners = [seat for seat, count in enumerate(row) if count]
    if place < len(RESOURCES) and isinstance(action, act.PlaceClerk):
        brought = [0] * len(RESOURCES)
        brought[place] = yield_of(game, trial.before, action.seat, ResourceId(place), row[action.seat])
        yield words("foresee-gw-yield", cards=Cards(tuple(brought), RESOURCES))
    if place in REGULAR and left:
        yield words("foresee-gw-to-go", count=left)
        return
    if place in REGULAR:
        yield words("foresee-gw-fills")
        if owners == [action.seat] and isinstance(action, act.PlaceClerk):
            yield words("foresee-gw-alone")
    others = sum([1 << seat for seat in owners if seat not in (action.seat, game.seats)])
    if others:
        yield words("foresee-gw-others-gain", whom=Party(others))


def _cover(game: Game, view: Observation, trial: Trial, action: act.Deploy | act.DeployPair) -> Iterator[Words]:
    """Return what covering spots of a horde card does to it and to the soldier."""
    number, row, _ = place_of(action.spot)
    spots = (action.spot, action.other) if isinstance(action, act.DeployPair) else (action.spot,)
    cells = sum([1 << place_of(one)[2] for one in spots])
    card = DEFENCE.of(game, trial.after).sections[number].rows[row]
    if card is None:
        return
    yield from falling(game, trial.after, card)
    if cells & kind_on(game, card).skulls:
        yield words("foresee-gw-skull")


def falling(game: Game, state: GameState, card: Card) -> Iterator[Words]:
    """Yield whether a card falls, and who would claim it now."""
    held = presences(game, state, card)
    claimant = claimant_of(COURSE.of(game, state), card, held)
    open_spots = open_cells(game, card).bit_count()
    if open_spots:
        yield words("foresee-gw-open", count=open_spots)
    else:
        yield words("foresee-gw-last-spot")
    if claimant >= 0:
        yield words("foresee-gw-claim-of", who=Who(SEATS[claimant]), count=kind_on(game, card).trophy)


def _section(game: Game, trial: Trial, section: SectionId) -> Sequence[Words]:
    """Return what changes for a section in the next assault: numbers, and who would be ashamed."""
    before, after = (DEFENCE.of(game, state).sections[section] for state in (trial.before, trial.after))
    numbers = [(attack(game, one), defence(one)) for one in (before, after)]
    if numbers[0] != numbers[1] or falls(game, trial.before, section) != falls(game, trial.after, section):
        key = "foresee-gw-breach" if falls(game, trial.after, section) else "foresee-gw-holds"
        told = words(key, section=section + 1, attack=numbers[1][0], defence=numbers[1][1])
        return (told,) if any(after.rows) else ()
    spared = ashamed(game, trial.before, section) & ~ashamed(game, trial.after, section)
    if spared and falls(game, trial.after, section):
        return (words("foresee-gw-spared", who=Party(spared), section=section + 1),)
    return ()

"""Caravans around the board: votes at the seats while they are laid, what is asked, what camels bring."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.caravans.events import CamelPlaced, PlacementNamed, RouteReached
from catan_desktop.games.caravans.part import CARAVANS, CaravanId, island, placements
from catan_desktop.games.caravans.vote import AGREE, BID, BIDDING, CHOOSE, VOTE, Chooser, Names
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.frame import Position
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.view.panels import back_again, with_step
from catan_desktop.mechanics.votes import BidLaid, NoBid, Votes, leader, majority
from catan_desktop.present.models.panels import Counter, NextStep, Pip, SeatPanel, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.words import Party, Who, Words, words

from .board import CAMEL, caravan_called
from .places import PLACES, camels_words

USUAL = frozenset({"step-roll", "step-trade", "step-build", "step-trade-build"})
"""What comes before the vote in any turn."""


def votes_of(state: GameState) -> Votes | None:
    """Return the votes of the vote that is going on."""
    return next((frame.data for frame in reversed(state.frames) if isinstance(frame.data, Votes)), None)


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Adds the vote to what stands around the board already."""
    part, votes = CARAVANS.of(game, view.state), votes_of(view.state)
    model = replace(
        model,
        usual=(*model.usual, "caravan"),
        piles=(*model.piles, camels_words(game, part)),
    )
    if part.due and view.state.outcome is None:
        note = words("note-camel-due") if model.note is None else model.note
        model = replace(model, note=note, steps=with_step(game, model.steps, _pip(current=False)))
    if votes is not None:
        model = _voting(game, view.state, votes, model)
    if view.decision is None or view.state.frames[-1].step != BID:
        return model
    lone = not any(BIDDING.ballots(game, view.state, view.seat))
    between = view.seat != view.state.seat
    step = NextStep(words("act-no-bid"), NoBid(view.seat), _bid_hint(game, view), lone=lone, between=between)
    return replace(model, next=step)


def _voting(game: Game, state: GameState, votes: Votes, model: TableModel) -> TableModel:
    """How the vote stands, and which paths it is about: all that the camel may take, then those that are spoken for."""
    data, paths = state.frames[-1].data, list[int]()
    if isinstance(data, Names):
        paths = [named.path for named in dict.fromkeys(data.named) if named is not None]
    elif state.frames[-1].step == BID:
        paths = [place.path for place in placements(game, CARAVANS.of(game, state))]
    return replace(
        model,
        note=words("note-votes", count=sum(votes.votes)),
        steps=_steps(game, state, model.steps),
        about=tuple(("path", path) for path in paths),
    )


def _pip(*, current: bool) -> Pip:
    return Pip(words("step-vote"), current, False, words("tell-step-vote"), "caravan-vote")


def _steps(game: Game, state: GameState, steps: tuple[Pip, ...]) -> tuple[Pip, ...]:
    """The vote among the steps of the turn: before what the others do between the turns, or after it."""
    acted = game.ruleset.script.turn.index(VOTE)
    later = state.frames[0].data_as(Position).index > acted
    past = tuple(replace(pip, current=False, done=later or pip.name.key in USUAL) for pip in steps)
    at = sum(pip.done for pip in past)
    return (*past[:at], _pip(current=True), *past[at:])


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The votes that it has laid, while a vote goes on."""
    state, votes = view.state, votes_of(view.state)
    if votes is None:
        return panel
    count, told = votes.votes[panel.seat], []
    waiting = state.frames[-1].step == BID and state.frames[-1].waiting >> panel.seat & 1
    told.append(words("tell-votes-waiting") if waiting else words("tell-votes", count=count))
    lit = majority(votes.votes) == panel.seat
    counter = Counter("vote", count, words("count-votes"), lit, tuple(told), "caravan-vote")
    return replace(panel, counters=(*panel.counters, counter))


def _bid_hint(game: Game, view: Observation) -> Words:
    """How many votes can be laid, and how many are."""
    return words(
        "hint-bid-camel",
        own=sum(BIDDING.ballots(game, view.state, view.seat)),
        count=sum(view.state.frames[-1].data_as(Votes).votes),
        first=str(view.seat == view.state.seat).lower(),
        who=Who(view.state.seat),
    )


def _name_hint(game: Game, view: Observation) -> Words:
    """How many votes it takes, and who decides if nobody agrees."""
    votes = view.state.frames[-1].data_as(Names).votes
    total, most = sum(votes), leader(votes)
    decider = view.state.seat if most == NOBODY else Seat(most)
    return words(
        "hint-name-placement",
        count=votes[view.seat],
        total=total,
        need=total // 2 + 1,
        own=str(decider == view.seat).lower(),
        who=Who(decider),
    )


def _place_hint(game: Game, view: Observation) -> Words:
    return words("hint-place-camel", how=view.state.frames[-1].data_as(Chooser).how)


def caravan_label(game: Game, value: int) -> Label:
    """A caravan as the value of a field."""
    return Label(caravan_called(island(game), value), "icon-caravan")


# what is sure


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """That a camel comes, what votes are left, and what a camel brings to whom."""
    return tuple(_foreseen(game, view, trial))


def _foreseen(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    was, will = CARAVANS.of(game, trial.before), CARAVANS.of(game, trial.after)
    if will.due and not was.due and trial.after.outcome is None:
        yield words("foresee-build-camel")
    for event in trial.events:
        if isinstance(event, BidLaid) and event.seat == view.seat and any(event.cards):
            yield words("foresee-votes-after", count=sum(BIDDING.ballots(game, trial.after, view.seat)))
            votes = votes_of(trial.after)
            if votes is not None and trial.after.frames[-1].step == CHOOSE and majority(votes.votes) == view.seat:
                yield words("foresee-votes-alone")
        elif isinstance(event, PlacementNamed) and event.path >= 0:
            yield _support(trial.before, event)
        elif isinstance(event, RouteReached):
            own = event.seat == view.seat
            yield words("foresee-camel-point") if own else words("foresee-camel-point-of", who=Who(event.seat))
        elif isinstance(event, CamelPlaced) and event.ends:
            yield words("foresee-caravan-ends")
    yield from _roads(game, view, trial)
    before, after = (dict(sources(game, state, view.seat)).get("caravans", 0) for state in (trial.before, trial.after))
    if after > before and will.camels == was.camels:
        yield words("foresee-corner-camels")


def _support(state: GameState, event: PlacementNamed) -> Words:
    """How many votes a proposal would have, with those of the seats that have made it before."""
    data = state.frames[-1].data_as(Names)
    same = [
        seat
        for seat, named in enumerate(data.named)
        if named is not None and (named.path, named.caravan) == (event.path, event.caravan)
    ]
    count = sum(data.votes[seat] for seat in (*same, event.seat))
    mask = sum(1 << seat for seat in same)
    total = sum(data.votes)
    return words("foresee-named", others=len(same), whom=Party(mask), count=count, total=total)


def _roads(game: Game, view: Observation, trial: Trial) -> Iterator[Words]:
    """Roads of others that a camel makes longer; the own one is told by the game below."""
    if CARAVANS.of(game, trial.before).camels == CARAVANS.of(game, trial.after).camels:
        return
    was, will = (PIECES.of(game, state).lengths for state in (trial.before, trial.after))
    for seat in range(game.seats):
        if seat != view.seat and will[seat] > was[seat]:
            yield words("foresee-camel-road-of", who=Who(Seat(seat)), count=will[seat])


PANELS = PanelView(
    fill=fill,
    seat=_seat,
    hints={ROBBER_STEP: back_again, BID: _bid_hint, AGREE: _name_hint, CHOOSE: _place_hint},
    names={CaravanId: caravan_label},
    pieces={"place_camel": CAMEL, "name_placement": CAMEL},
    foresee=foresee,
    explain=PLACES,
)

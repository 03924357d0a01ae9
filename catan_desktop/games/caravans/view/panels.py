"""Caravans around the board: votes at the seats while they are laid, what is asked, what camels bring."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.caravans.events import CamelPlaced, PlacementNamed, RouteReached
from catan_desktop.games.caravans.part import CARAVANS, CaravanId, island, placements
from catan_desktop.games.caravans.vote import AGREE, BID, BIDDING, CHOOSE, VOTE, Chooser, Names
from catan_desktop.kernel.frame import Position
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.preview import Trial
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.parts import HOME, PIECES, ROBBER
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.votes import BidLaid, NoBid, Votes, leader, majority
from catan_desktop.present.models.panels import Counter, NextStep, Pip, Question, SeatPanel, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.words import Party, Who, Words, words

from .board import CAMEL, caravan_called
from .places import explain, told_left

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
        seats=tuple(_seat(game, view.state, votes, panel) for panel in model.seats),
        usual=(*model.usual, "caravan"),
        piles=(*model.piles, told_left(game, part)),
    )
    if part.due and view.state.outcome is None:
        note = words("note-camel-due") if model.note is None else model.note
        model = replace(model, note=note, steps=_coming(model.steps))
    if votes is not None:
        model = _voting(game, view.state, votes, model)
    question = _question(game, view, model.question, votes)
    if question is None:
        return model
    return replace(model, question=question, next=_next(game, view, model.next, question))


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


def _next(game: Game, view: Observation, step: NextStep | None, question: Question) -> NextStep | None:
    """The gold button."""
    if view.state.frames[-1].step == BID:
        lone = not any(BIDDING.ballots(game, view.state, view.seat))
        between = view.seat != view.state.seat
        return NextStep(words("act-no-bid"), NoBid(view.seat), question.hint, lone=lone, between=between)
    if step is not None and step.hint.key == "hint-robber":
        return replace(step, hint=question.hint)
    return step


def _coming(steps: tuple[Pip, ...]) -> tuple[Pip, ...]:
    """The vote that is to come, after the own steps of the turn."""
    at = sum(pip.name.key in USUAL for pip in steps)
    return (*steps[:at], _pip(current=False), *steps[at:])


def _pip(*, current: bool) -> Pip:
    return Pip(words("step-vote"), current, False, words("tell-step-vote"), "caravan-vote")


def _steps(game: Game, state: GameState, steps: tuple[Pip, ...]) -> tuple[Pip, ...]:
    """The vote among the steps of the turn: before what the others do between the turns, or after it."""
    acted = game.ruleset.script.turn.index(VOTE)
    later = state.frames[0].data_as(Position).index > acted
    past = tuple(replace(pip, current=False, done=later or pip.name.key in USUAL) for pip in steps)
    at = sum(pip.done for pip in past)
    return (*past[:at], _pip(current=True), *past[at:])


def _seat(game: Game, state: GameState, votes: Votes | None, panel: SeatPanel) -> SeatPanel:
    """The votes that it has laid, while a vote goes on."""
    if votes is None:
        return panel
    count, told = votes.votes[panel.seat], []
    waiting = state.frames[-1].step == BID and state.frames[-1].waiting >> panel.seat & 1
    told.append(words("tell-votes-waiting") if waiting else words("tell-votes", count=count))
    lit = majority(votes.votes) == panel.seat
    counter = Counter("vote", count, words("count-votes"), lit, tuple(told), "caravan-vote")
    return replace(panel, counters=(*panel.counters, counter))


def _question(game: Game, view: Observation, question: Question | None, votes: Votes | None) -> Question | None:
    """What is asked, with what the votes say so far."""
    step, data = view.state.frames[-1].step, view.state.frames[-1].data
    if question is None:
        return None
    if votes is not None and step == BID:
        hint = words(
            "hint-bid-camel",
            own=sum(BIDDING.ballots(game, view.state, view.seat)),
            count=sum(votes.votes),
            first=str(view.seat == view.state.seat).lower(),
            who=Who(view.state.seat),
        )
        return replace(question, hint=hint)
    if votes is not None and step == AGREE:
        total, most = sum(votes.votes), leader(votes.votes)
        decider = view.state.seat if most == NOBODY else Seat(most)
        hint = words(
            "hint-name-placement",
            count=votes.votes[view.seat],
            total=total,
            need=total // 2 + 1,
            own=str(decider == view.seat).lower(),
            who=Who(decider),
        )
        return replace(question, hint=hint)
    if isinstance(data, Chooser):
        return replace(question, hint=words("hint-place-camel", how=data.how))
    if question.hint.key == "hint-robber" and ROBBER.of(game, view.state).hex == HOME:
        return replace(question, hint=words("hint-robber-returns"))
    return question


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
    names={CaravanId: caravan_label},
    pieces={"place_camel": CAMEL, "name_placement": CAMEL},
    foresee=foresee,
    explain=explain,
)

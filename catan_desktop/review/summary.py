"""Steps added up: chances by turn, the account of each seat, turning points, and what decisions cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from catan_desktop.kernel import Game, GameState, Seat, record, replace
from catan_desktop.kernel.ids import CHANCE

from .chances import Chances, as_one, chances_of, swing
from .steps import CARDS, CHOICE, DICE, Decision, Step

MOST_POINTS = 7
"""Turning points at most that are told ..."""
LEAST_SWING = 0.05
"""... the least change of chance that each of them makes ..."""
APART = 20
"""... and the parts into which all turns are divided so that each of them has one part at least to itself."""
NEARLY = 0.6
"""A turning point is told of who brought it about if it is worth such a share to him of what it is to any."""
FORESEEN = 0.5
"""A victory of whom more was told before is the end of the game, and no turn of it."""


@record
class Moved:
    """A turning point: what chance brought, or what seats did one after another without it, that changed much."""

    plies: tuple[int, ...]
    """The positions after its actions, that of the action that changed most first."""
    turn: int
    seat: int
    """Who took that action; `CHANCE` for luck."""
    source: str
    before: Chances
    """What the chances were; at luck, what was to be expected. ..."""
    after: Chances
    """... Both as far as the whole turn changed them (`lasting`)."""

    @property
    def swing(self) -> float:
        """Return how much changed hands."""
        return swing(self.before, self.after)

    @property
    def most(self) -> Seat:
        """The seat whose chance changed most; who acted, if that is nearly as much."""
        changes = [abs(new - old) for old, new in zip(self.before, self.after, strict=True)]
        if self.seat != CHANCE and changes[self.seat] >= NEARLY * max(changes):
            return Seat(self.seat)
        return Seat(changes.index(max(changes)))


@record
class Told:
    """The chances at the end of a turn."""

    turn: int
    ply: int
    chances: Chances


@record
class Account:
    """Where a seat's chance came from and went to; `began` and all that follows adds up to `ended`."""

    seat: int
    began: float = 0.0
    setup: float = 0.0
    """By the land and all that was done in the set-up."""
    dice: float = 0.0
    cards: float = 0.0
    others: float = 0.0
    """By what the other seats did."""
    own: float = 0.0
    """By what it did itself."""
    unforeseen: float = 0.0
    """Nobody's: what chance was expected to bring, against the chances before."""
    ended: float = 0.0
    reviewed: bool = False
    """Whether its decisions are weighed."""
    cost: float = 0.0
    """What it gave away against the choices of `hard` (`given_away`)."""
    decisions: int = 0
    """How many had a choice ..."""
    agreed: int = 0
    """... and how many of them were as good as those of `hard`."""

    @property
    def luck(self) -> float:
        """Dice and cards together."""
        return self.dice + self.cards


@record
class Chosen:
    """A decision with its place."""

    ply: int
    """The position before it, in which the choice was made."""
    turn: int
    seat: int
    decision: Decision


@record
class Review:
    """All that is told of a game."""

    together: bool
    """All seats win or lose together."""
    began: Chances
    turns: tuple[Told, ...]
    points: tuple[Moved, ...]
    """The turning points, in their order."""
    decisions: tuple[Chosen, ...]
    """The one of each turn of a seat that cost most, the dearest first."""
    accounts: tuple[Account, ...]
    """By seat."""


def summary(game: Game, start: GameState, found: Sequence[Step], seats: Sequence[Seat]) -> Review:
    """Return the review that steps add up to, all or the first of them; `seats` are those that are reviewed."""
    began, found = chances_of(game, start), made_good(found)
    turns = {step.turn: Told(step.turn, step.ply, step.chances) for step in found}
    chosen: dict[tuple[int, int], Chosen] = {}
    for step in found:
        if step.decision is not None and step.decision.cost:
            here = Chosen(step.ply - 1, step.turn, step.seat, step.decision)
            other = chosen.setdefault((step.turn, step.seat), here)
            if other.decision.cost < step.decision.cost:
                chosen[step.turn, step.seat] = here
    return Review(
        together=as_one(game),
        began=began,
        turns=tuple(turns.values()),
        points=turning_points(began, found),
        decisions=tuple(sorted(chosen.values(), key=lambda one: (-one.decision.cost, one.ply))),
        accounts=tuple([account(began, found, Seat(seat), seat in seats) for seat in range(game.seats)]),
    )


def made_good(found: Sequence[Step]) -> list[Step]:
    """Return the steps without the cost of decisions whose advice, with the plan that it began, the same seat followed
    a little later: in the same turn, before dice were thrown. There only the order was another."""
    told: list[Step] = []
    done: set[str] = set()
    for step in reversed(found):
        own, later = step.decision, told[-1] if told else step
        if step.source == DICE or step.turn != later.turn:
            done = set()
        late = own is not None and own.cost and done.issuperset((own.advised, *own.plan))
        told.append(replace(step, decision=replace(own, cost=0.0, grounds=(), plan=())) if own and late else step)
        done |= {own.made} if own else set()
    return told[::-1]


def turning_points(began: Chances, found: Sequence[Step]) -> tuple[Moved, ...]:
    """Return the greatest changes after the set-up, in their order, spread apart.

    What seats do without chance in between is one change, for it is one plan. A change counts as far as it lasts, at
    the end of the turn and on the average until everybody has had another; one by chance as far as it was not to be
    expected and is one of what was told before chance was asked, too. The last action of a turn begins the next one,
    and a judgement that counts what a seat is about to do drops as it begins: what the next turn makes good again is
    left out, too. What a seat loses by decisions that were as good as any is an error of the judgement. A victory that
    was foreseen is no turn, and who asks for a throw has done nothing yet.
    """
    moved: list[Moved] = []
    before, begun, asked = began, [began], began
    ends = {step.turn: step.chances for step in found if not _won(step)}
    last = {step.turn: step.ply for step in found}
    for run, after in pairwise([*runs(found), []]):
        first, end = run[0], run[-1]
        change = before, end.chances
        if first.source == CHOICE:
            asked = run[-2].chances if len(run) > 1 else before
        elif first.expected:
            change = first.expected, end.chances
        by_change = _by_change(run, before)
        seat = by_change[0].seat
        blameless = all(map(_faultless, run)) and end.chances[seat] < before[seat]
        asks = first.source == CHOICE and len(after) > 0 and after[0].source == DICE
        if first.turn and not asks and not blameless and not (_won(end) and max(_shares(before, end)) > FORESEEN):
            rounds = [ends[turn] for turn in range(end.turn, end.turn + len(began) + 1) if turn in ends]
            held = [*rounds[: 2 if end.ply == last[end.turn] else 1], _mean(rounds)] if rounds and not _won(end) else []
            told = lasting(*change, begun if first.source == CHOICE else [asked], held)
            moved.append(Moved(tuple([step.ply for step in by_change]), first.turn, seat, first.source, *told))
        if first.source != CHOICE:
            begun = [end.chances]
        elif end.ply == last[end.turn]:
            begun = [run[-2].chances if len(run) > 1 else before, end.chances] if end.turn else [end.chances]
        before = end.chances
    apart = max(1, moved[-1].turn // APART) if moved else 1
    points: list[Moved] = []
    for one in sorted(moved, key=lambda one: (-one.swing, one.plies)):
        if len(points) == MOST_POINTS or one.swing < LEAST_SWING:
            break
        if all(abs(one.turn - other.turn) >= apart for other in points):
            points.append(one)
    return tuple(sorted(points, key=lambda one: (one.turn, min(one.plies))))


def runs(found: Sequence[Step]) -> list[list[Step]]:
    """Return the steps by what hangs together: what is thrown at once, each other answer of chance by itself, and what
    seats do in one turn until then; who asks for a throw stands by himself."""
    told: list[list[Step]] = []
    for step in found:
        if step.source == DICE and told and len(told[-1]) > 1:
            told.append([told[-1].pop()])
        joined = told and step.source == told[-1][-1].source != CARDS and step.turn == told[-1][-1].turn
        if joined:
            told[-1].append(step)
        else:
            told.append([step])
    return told


def _by_change(run: Sequence[Step], before: Chances) -> list[Step]:
    """Return the steps of a run, the one that changed most first."""
    swings = []
    for number, step in enumerate(run):
        swings.append((-swing(before, step.chances), number))
        before = step.chances
    return [run[number] for _, number in sorted(swings)]


def _mean(told: Sequence[Chances]) -> Chances:
    return tuple([sum(each) / len(told) for each in zip(*told, strict=True)])


def _won(step: Step) -> bool:
    """Return whether the game is over after a step: all is decided."""
    return set(step.chances) <= {0.0, 1.0}


def _shares(before: Chances, end: Step) -> list[float]:
    """Return what was told before of those who won."""
    return [told for told, now in zip(before, end.chances, strict=True) if now] or [0.0]


def _faultless(step: Step) -> bool:
    """Return whether a step is a decision that cost nothing."""
    return step.decision is not None and not step.decision.cost


def lasting(
    before: Chances, after: Chances, starts: Sequence[Chances], ends: Sequence[Chances]
) -> tuple[Chances, Chances]:
    """Return the chances before and after an action as far as they count: what was lost since one of the `starts` and
    is only won back is left out, and so is what is taken back before one of the `ends`."""
    old, new = [], []
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        up = 1.0 if now >= was else -1.0
        low = max([up * was, *[up * one[seat] for one in starts]])
        high = min([up * now, *[up * one[seat] for one in ends]])
        old.append(up * low if low < high else was)
        new.append(up * high if low < high else was)
    return tuple(old), tuple(new)


def account(began: Chances, found: Sequence[Step], seat: Seat, reviewed: bool) -> Account:
    """Return the account of a seat."""
    sums = {"setup": 0.0, "dice": 0.0, "cards": 0.0, "others": 0.0, "own": 0.0}
    unforeseen, before = 0.0, began[seat]
    for step in found:
        after, fair = step.chances[seat], step.expected[seat] if step.expected and step.turn else before
        unforeseen += fair - before
        sums[_place(step, seat)] += after - fair
        before = after
    chosen = [(step.turn, step.decision) for step in found if step.seat == seat and step.decision is not None]
    return Account(
        seat=int(seat), began=began[seat], **sums, unforeseen=unforeseen, ended=before, reviewed=reviewed,
        cost=given_away(chosen), decisions=len(chosen), agreed=sum([not decision.cost for _, decision in chosen]),
    )  # fmt: skip


def given_away(chosen: Sequence[tuple[int, Decision]]) -> float:
    """Return what the decisions of a seat cost, each with its turn, all together.

    Of each turn the dearest counts, for those of one turn are about the same plan; and what is advised in several of
    the own turns on end counts once, for what could be done later was not lost.
    """
    dearest: dict[int, Decision] = {}
    for turn, decision in chosen:
        if turn not in dearest or decision.cost > dearest[turn].cost:
            dearest[turn] = decision
    total, kind, most = 0.0, "", 0.0
    for decision in dearest.values():
        advised = decision.advised.split()[1] if decision.cost else ""
        if advised != kind:
            total, kind, most = total + most, advised, 0.0
        most = max(most, decision.cost)
    return total + most


def _place(step: Step, seat: Seat) -> str:
    """Return where in the account of a seat the change by a step belongs."""
    if not step.turn:
        return "setup"
    if step.seat == CHANCE:
        return step.source
    return "own" if step.seat == seat else "others"

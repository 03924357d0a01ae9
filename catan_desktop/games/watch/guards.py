"""Guards on the Wall: placing them, losing them, what they are worth (WATCH-35 to WATCH-37)."""

from __future__ import annotations

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import put
from catan_desktop.mechanics.purchase import Purchase

from .actions import BuildGuard
from .board import POSTS, SECTIONS, GuardPostId, SectionId
from .events import GuardLost, GuardPlaced
from .part import WatchPart, row_changed, watch, with_watch

GUARDS = 7
"""Guards of each player (WATCH-5)."""
GUARD_COST: Counts = (1, 1, 1, 0, 0)
"""WATCH-30."""
SPACE = "section"


def guard_sections(part: WatchPart, seat: Seat) -> int:
    """Mask of the sections where the seat can put a guard: none without a piece left (WATCH-35)."""
    if part.guards[seat] >= GUARDS:
        return 0
    return sum(1 << section for section, row in numbered(SectionId, part.posts) if len(row) < POSTS)


def section_reason(game: Game, state: GameState, seat: Seat, section: SectionId) -> Reason:
    """Return why nobody can put a guard on a section (WATCH-87)."""
    return Reason("reason-section-full", rule="WATCH-87") if 0 <= section < SECTIONS else Reason("reason-no-such-place")


def place_guard(game: Game, state: GameState, seat: Seat, section: SectionId, out: Events, cause: str) -> GameState:
    """A guard takes the lowest free post (WATCH-35)."""
    part = watch(game, state)
    row = part.posts[section]
    out.append(GuardPlaced(seat, section, GuardPostId(len(row)), cause))
    part = replace(
        part,
        posts=row_changed(part.posts, section, (*row, seat)),
        guards=put(part.guards, seat, part.guards[seat] + 1),
    )
    return with_watch(game, state, part)


def lose_guard(part: WatchPart, section: SectionId, out: Events, cause: str) -> WatchPart:
    """The first post's guard goes home, the others move down (WATCH-37); nothing where nobody stands."""
    row = part.posts[section]
    if not row:
        return part
    owner = row[0]
    out.append(GuardLost(owner, section, cause))
    return replace(
        part,
        posts=row_changed(part.posts, section, row[1:]),
        guards=put(part.guards, owner, part.guards[owner] - 1),
    )


def guard_points(count: int) -> int:
    """Return the victory points for `count` guards on the Wall (WATCH-36)."""
    return 2 if count >= 5 else 1 if count >= 3 else 0


def build_guard(game: Game, state: GameState, action: BuildGuard, out: Events) -> GameState:
    """He takes his post."""
    return place_guard(game, state, action.seat, action.section, out, "build")


GUARD = Purchase(
    key="guard",
    action=BuildGuard,
    cost=GUARD_COST,
    does=build_guard,
    space=SPACE,
    sites=lambda game, state, seat: guard_sections(watch(game, state), seat),
    nowhere=Reason("reason-wall-full", rule="WATCH-87"),
    refused=(("", section_reason),),
    supply=lambda game, state, seat: (GUARDS - watch(game, state).guards[seat], GUARDS),
    none_left=Reason("reason-no-guard-left", rule="WATCH-87"),
    unpaid=Reason("reason-cannot-pay", rule="WATCH-32"),
    wanted=3,
)
"""WATCH-30, WATCH-35."""

"""Guards on the Wall: placing them, losing them, what they are worth (WATCH-35 to WATCH-37)."""

from __future__ import annotations

from catan_desktop.kernel import Counts, Events, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.game import Refusals
from catan_desktop.kernel.ids import numbered
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.purchase import Purchase

from .actions import BuildGuard
from .board import POSTS, SECTION_IDS, GuardPostId, SectionId
from .events import GuardLost, GuardPlaced
from .part import WatchPart, watch, with_watch

GUARDS = 7
"""Guards of each player (WATCH-5)."""
GUARD_COST: Counts = (1, 1, 1, 0, 0)
"""WATCH-30."""
SPACE = "section"


def guard_sections(game: Game, state: GameState, seat: Seat) -> int:
    """Return the sections where the seat can put a guard: none without a piece left (WATCH-35, WATCH-89)."""
    part = watch(game, state)
    if part.guards[seat] >= GUARDS:
        return 0
    return sum(1 << section for section, row in numbered(SectionId, part.posts) if len(row) < POSTS)


def place_guard(game: Game, state: GameState, seat: Seat, section: SectionId, out: Events, cause: str) -> GameState:
    """A guard takes the lowest free post (WATCH-35)."""
    part = watch(game, state)
    row, guards = part.posts[section], put(part.guards, seat, part.guards[seat] + 1)
    out.append(GuardPlaced(seat, section, GuardPostId(len(row)), cause))
    return with_watch(game, state, replace(part, posts=put(part.posts, section, (*row, seat)), guards=guards))


def lose_guard(part: WatchPart, section: SectionId, out: Events, cause: str) -> WatchPart:
    """The first post's guard goes home, the others move down (WATCH-37); nothing where nobody stands."""
    if not part.posts[section]:
        return part
    owner, *others = part.posts[section]
    out.append(GuardLost(owner, section, cause))
    guards = put(part.guards, owner, part.guards[owner] - 1)
    return replace(part, posts=put(part.posts, section, tuple(others)), guards=guards)


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
    sites=guard_sections,
    nowhere=Reason("reason-wall-full", rule="WATCH-87"),
    refused=(
        (Reason("reason-no-such-place"), lambda game, state, seat, section: section not in SECTION_IDS),
        (
            Reason("reason-section-full", rule="WATCH-87"),
            lambda game, state, seat, _: guard_sections(game, state, seat),
        ),
    ),
    supply=lambda game, state, seat: (GUARDS - watch(game, state).guards[seat], GUARDS),
    none_left=Reason("reason-no-guard-left", rule="WATCH-87"),
    unpaid=Reason("reason-cannot-pay", rule="WATCH-32"),
    wanted=3,
)
"""WATCH-30, WATCH-35."""
NO_POST: Refusals = (("", lambda game, state, action: GUARD.why_not_at(game, state, action.seat, action.section)),)
"""What speaks against a guard that is had otherwise than for its cost."""

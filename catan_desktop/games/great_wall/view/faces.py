"""Cards of the Great Wall as they lie open: commands, generals, advisors, artifacts, requests."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import RESOURCES
from catan_desktop.games.great_wall.ending import (
    AT_MOST,
    artifact_honour,
    artifact_value,
    fulfilled,
    request_value,
)
from catan_desktop.games.great_wall.part import COURT, Staff, general_of, seats_of, staff, strength
from catan_desktop.games.great_wall.tables import (
    ADVISOR_COST,
    AdvisorId,
    ArtifactId,
    CommandId,
    General,
    GeneralId,
    RequestId,
    tables,
)
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.present.models.panels import Face
from catan_desktop.present.words import Cards, Party, Several, Who, Words, words

from .names import advisor_words, artifact_words, general_words, request_words, soldier_words

TOPICS = {"command": "gw-command-cards", "general": "gw-generals", "advisor": "gw-advisors"}
"""Sort of cards -> its entry of the almanac."""
ONCE = "gw-token-once"
"""The mark of an ability that is left for this Year."""


def command_text(game: Game, card: CommandId) -> Words:
    """Return what the sections of a command card and its combo do."""
    key = "command-" + tables(game).commands[card].key
    parts = (("first", "a"), ("others", "b"), ("last", "c"), ("combo", "combo"))
    return words("command-gw-text", **{name: words(f"{key}-{end}") for name, end in parts})


def command_art(game: Game, card: CommandId) -> str:
    """Return the name of the picture of a command card."""
    return "card-gw-" + tables(game).commands[card].key


def amount(general: General, strength: int) -> int:
    """Return the number that a general's ability has at a strength, as his text says it."""
    amounts = {
        "walls": 2 * strength,
        "exchanges": strength + 1,
        "clerks": strength - 1,
        "siege_claims": 1 + 2 * strength,
    }
    return amounts.get(general.trick, strength)


def general_text(game: Game, card: GeneralId, strength: int) -> Words:
    """Return what a general does at a strength."""
    general = tables(game).generals[card]
    text = words(f"general-{general.key}-text", count=amount(general, strength))
    return words("general-gw-text", calling=words("calling-" + general.calling), text=text)


def general_start(game: Game, card: GeneralId) -> Several:
    """Return what a general brings at the start (GW-052)."""
    general = tables(game).generals[card]
    found = [words("start-gw-goods", cards=Cards(general.goods, RESOURCES))] if any(general.goods) else []
    if general.soldier >= 0:
        found.append(words("start-gw-soldier", thing=soldier_words(game, general.soldier)))
    if general.clerk:
        found.append(words("start-gw-clerk"))
    return Several(tuple(found))


def general_face(game: Game, state: GameState, seat: Seat) -> Face | None:
    """Return the general of a seat; None before he is chosen."""
    own, general = staff(game, state, seat), general_of(game, state, seat)
    if general is None:
        return None
    power = strength(game, state, seat)
    return Face(
        key=general.key,
        art="card-gw-general-" + general.key,
        name=general_words(game, own.general),
        text=general_text(game, own.general, power),
        more=(words("tell-gw-strength", count=power),),
        topic=TOPICS["general"],
        badge=f"gw-strength-{power}",
    )


def advisor_text(game: Game, card: AdvisorId) -> Words:
    """Return what an advisor does while he is active, and his calling."""
    advisor = tables(game).advisors[card]
    calling = words("calling-" + advisor.calling)
    return words("general-gw-text", calling=calling, text=words(f"advisor-{advisor.key}-text"))


def advisor_art(game: Game, card: AdvisorId) -> str:
    """Return the name of the picture of an advisor."""
    return "card-gw-advisor-" + tables(game).advisors[card].key


def advisor_face(
    game: Game, card: AdvisorId, more: tuple[Words, ...] = (), badge: str = "", spent: bool = False
) -> Face:
    """Return an advisor."""
    return Face(
        key=tables(game).advisors[card].key,
        art=advisor_art(game, card),
        name=advisor_words(game, card),
        text=advisor_text(game, card),
        more=more,
        topic=TOPICS["advisor"],
        badge=badge,
        spent=spent,
    )


def active_face(game: Game, own: Staff, place: int) -> Face:
    """Return an active advisor with whether the ability of this Year is left."""
    card = own.active[place]
    limit = tables(game).advisors[card].limit
    left = limit - own.spent[place] if limit else 1
    more = (words("tell-gw-once", count=left),) if limit else ()
    return advisor_face(game, card, more, ONCE if limit and left else "", spent=bool(limit) and not left)


def passive_face(game: Game, card: AdvisorId) -> Face:
    """Return a passive advisor."""
    return advisor_face(game, card, (words("tell-gw-passive"),), spent=True)


def display_face(game: Game, card: AdvisorId) -> Face:
    """Return an advisor of the display."""
    return advisor_face(game, card, (words("tell-gw-hire", count=sum(ADVISOR_COST)),))


# artifacts and requests


def artifact_face(game: Game, state: GameState, card: ArtifactId) -> Face:
    """Return an artifact with what everybody has for it and would get now (GW-188)."""
    key, gains = tables(game).artifacts[card], artifact_honour(game, state, card)
    best = [seat for seat in seats_of(game) if gains[seat] and gains[seat] == max(gains)]
    count = max([artifact_value(game, state, card, seat) for seat in best], default=0)
    leaders = sum([1 << seat for seat in best])
    stand = (
        words("stands-gw-best", who=Party(leaders), players=len(best), count=count)
        if best
        else words("stands-gw-nobody")
    )
    standing = tuple(
        [
            words("stands-gw", who=Who(seat), value=artifact_value(game, state, card, seat), count=gains[seat])
            for seat in seats_of(game)
        ]
    )
    return Face(
        key=key,
        art="card-gw-artifact-" + key,
        name=artifact_words(game, card),
        text=words(f"artifact-{key}-text"),
        more=(words("tell-gw-artifact"), words("tell-gw-standing", standing=Several(standing))),
        topic="gw-artifacts",
        stand=stand,
    )


def requests_done(game: Game, state: GameState) -> Words:
    """Return how many requests are fulfilled now."""
    cards = COURT.of(game, state).requests
    done = sum([fulfilled(game, state, card) for card in cards])
    return words("tell-gw-requests", count=done, most=len(cards))


def request_face(game: Game, state: GameState, card: RequestId) -> Face:
    """Return a request with how far it is fulfilled now (GW-196)."""
    request, done = tables(game).requests[card], fulfilled(game, state, card)
    value, goal = request_value(game, state, request.key), request.goals[game.seats - 1]
    said = "tell-gw-request-done" if done else "tell-gw-request-open"
    most = "tell-gw-request-most" if request.key in AT_MOST else said
    return Face(
        key=request.key,
        art="card-gw-request-" + request.key,
        name=request_words(game, card),
        text=words(f"request-{request.key}-text", goal=goal),
        more=(words(said if done else most, count=value, goal=goal), words("tell-gw-requests-all")),
        topic="gw-requests",
        badge="icon-check" if done else "",
        stand=words("stands-gw-request", count=value, goal=goal),
    )

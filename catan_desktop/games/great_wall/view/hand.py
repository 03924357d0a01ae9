"""The own board of the Great Wall: goods with their overseers, soldiers, clerks, honour, command cards and people."""

from __future__ import annotations

from catan_desktop.games.great_wall.actions import ChooseCommand, ChooseFirst
from catan_desktop.games.great_wall.board import RESOURCES
from catan_desktop.games.great_wall.part import COURSE, COURT, Course, Secret, Staff, player, staff
from catan_desktop.games.great_wall.tables import OVERSEER_TOP, CommandId, tables
from catan_desktop.games.great_wall.year import COMMAND, SLOT
from catan_desktop.kernel import Game, Observation
from catan_desktop.kernel.ids import numbers
from catan_desktop.present.models.panels import CardView, Face, HandView
from catan_desktop.present.words import Several, Words, words

from .faces import active_face, advisor_text, command_art, command_text, general_face
from .names import advisor_words, command_words
from .seats import clerk_token, honour_tokens, soldier_tokens

BACKS = ("card-back-gw-command", "card-back-gw-advisor")
SEALED = "card-back-gw-command"
"""The mark of a card that is chosen and not turned over."""


def _command(game: Game, view: Observation, card: CommandId) -> CardView:
    """Return a command card: what is in hand can be read, and chosen when that is asked; the others are pale."""
    course, step = COURSE.of(game, view.state), view.state.frames[-1].step
    sealed = card in (COURT.of(game, view.state).private[view.seat] or Secret()).commands
    reason = words("tell-gw-sealed") if sealed else _gone(course, view.seat, card)
    asked = view.decision is not None
    first = asked and step == SLOT and len(course.revealed[view.seat]) > 1 and card in course.revealed[view.seat]
    kinds: tuple[str, ...] = (ChooseCommand.kind,) if reason is not None or (asked and step == COMMAND) else ()
    return CardView(
        key=tables(game).commands[card].key,
        art=command_art(game, card),
        name=command_words(game, card),
        text=command_text(game, card),
        count=1,
        fresh=0,
        kinds=(ChooseFirst.kind,) if first else kinds,
        reason=None if first else reason,
        icon="gw-command",
        topic="gw-command-cards",
        fixed=(("card", card),),
        badge=SEALED if sealed else "",
    )


def _gone(course: Course, seat: int, card: CommandId) -> Words | None:
    """Return why a command card is not to be had; None for one in hand."""
    if course.hands[seat] >> card & 1:
        return None
    return words("tell-gw-played" if card in course.played[seat] else "tell-gw-turned")


def shown(face: Face, count: int = 1) -> CardView:
    """Return an open card as one that is only kept."""
    text = words("face-gw", text=face.text, more=Several(face.more)) if face.more else face.text
    return CardView(
        key=face.key,
        art=face.art,
        name=face.name,
        text=text,
        count=count,
        fresh=0,
        kinds=(),
        reason=None,
        icon="gw-advisor",
        topic=face.topic,
        badge=face.badge,
    )


def _passive(game: Game, own: Staff) -> tuple[CardView, ...]:
    """Return all passive advisors as one pile."""
    if not own.passive:
        return ()
    listed = [
        words("passive-gw", card=advisor_words(game, card), text=advisor_text(game, card)) for card in own.passive
    ]
    text = words("face-gw", text=words("tell-gw-passive"), more=Several(tuple(listed)))
    face = Face("passive", BACKS[1], words("name-gw-passive"), text, topic="gw-advisors")
    return (shown(face, len(own.passive)),)


def hand(game: Game, view: Observation) -> HandView:
    """Return the looking seat's own board."""
    own, people = player(game, view.state, view.seat), staff(game, view.state, view.seat)
    general = general_face(game, view.state, view.seat)
    faces = [] if general is None else [shown(general)]
    faces += [shown(active_face(game, people, place)) for place in range(len(people.active))]
    commands = [_command(game, view, card) for card in numbers(CommandId, len(tables(game).commands))]
    return HandView(
        resources=tuple(zip(RESOURCES, own.goods, strict=True)),
        cards=(*commands, *faces, *_passive(game, people)),
        backs=BACKS,
        seat=view.seat,
        tokens=(
            *soldier_tokens(game, view.state, view.seat),
            clerk_token(own),
            *honour_tokens(game, view.state, view.seat),
        ),
        steps=own.overseers,
        top=OVERSEER_TOP,
        boxed=True,
    )

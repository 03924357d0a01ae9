"""Seats of the Great Wall as everybody sees them: honour, shame, goods, soldiers, clerks, people; all of it is open."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import RESOURCES
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE, Player, player, staff
from catan_desktop.games.great_wall.standings import points, sources
from catan_desktop.games.great_wall.tables import BASE_CLANS, OVERSEER_TOP, CommandId, SoldierId, tables
from catan_desktop.kernel import Game, GameState, Observation, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Mask, numbered, numbers
from catan_desktop.present.models.panels import Badge, CardDisplay, Counter, Face, SeatPanel, Token
from catan_desktop.present.words import Words, words

from .faces import active_face, command_art, command_text, general_face, passive_face
from .names import command_words


def soldier_tokens(game: Game, state: GameState, seat: Seat) -> tuple[Token, ...]:
    """Return the soldiers in camp by kind, with how many are left in stock; kinds of other clans are left out."""
    defence, clan = DEFENCE.of(game, state), player(game, state, seat).clan
    camp, stock = defence.camps[seat], defence.stocks[seat]
    return tuple(
        [
            Token(
                art="piece-" + kind.key,
                count=camp[number],
                name=words("name-" + kind.key),
                more=(words("tell-gw-camp", count=camp[number], left=stock[number], most=kind.stock),),
                topic="gw-soldiers" if kind.clan < 0 else "gw-special-soldiers",
                rest=stock[number],
                own=True,
            )
            for number, kind in numbered(SoldierId, tables(game).soldiers)
            if kind.clan in (-1, clan)
        ]
    )


def clerk_token(own: Player) -> Token:
    """Return the clerks at hand, with how many are not hired."""
    told = words("tell-gw-clerks", count=own.pool, left=own.outside)
    return Token("piece-clerk", own.pool, words("name-gw-clerk"), (told,), "gw-clerk", own.outside, own=True)


def shown_honour(game: Game, state: GameState, seat: Seat) -> int:
    """Return the honour of a seat as it is shown everywhere: once the game is over that of the final scoring."""
    final = COURSE.of(game, state).final
    return final[seat] if final else player(game, state, seat).honour


def honour_tokens(game: Game, state: GameState, seat: Seat) -> tuple[Token, ...]:
    """Return honour, shame and trophies."""
    own, honour = player(game, state, seat), shown_honour(game, state, seat)
    return (
        Token("gw-token-honour", honour, words("name-gw-honour"), (), "gw-honour"),
        Token("gw-token-shame", own.shame, words("name-gw-shame"), (words("tell-gw-shame"),), "gw-shame"),
        Token("gw-token-trophy", sum(own.trophies), words("name-gw-trophy"), (), "gw-defeat"),
    )


def command_face(game: Game, hand: Mask, card: CommandId) -> Face:
    """Return a command card of a seat with a hand of them: pale where it is not in hand."""
    held = hand >> card & 1
    return Face(
        key=tables(game).commands[card].key,
        art=command_art(game, card),
        name=command_words(game, card),
        text=command_text(game, card),
        more=(words("tell-gw-in-hand" if held else "tell-gw-played"),),
        topic="gw-command-cards",
        spent=not held,
    )


def lots(game: Game, state: GameState, seat: Seat) -> tuple[CardDisplay, ...]:
    """Return the whole board of a seat."""
    own, people = player(game, state, seat), staff(game, state, seat)
    general = general_face(game, state, seat)
    goods = tuple(
        [Token("gw-resource-" + key, own.goods[at], words("resource-" + key)) for at, key in enumerate(RESOURCES)]
    )
    overseers = tuple(
        [
            Token("gw-resource-" + key, own.overseers[at], words("tell-gw-overseer-of", thing=words("resource-" + key)),
                  (words("tell-gw-overseer", count=own.overseers[at], most=OVERSEER_TOP),), "gw-overseer", own=True)
            for at, key in enumerate(RESOURCES)
        ]
    )  # fmt: skip
    faces = [] if general is None else [general]
    faces += [active_face(game, people, place) for place in range(len(people.active))]
    faces += [passive_face(game, card) for card in people.passive]
    held = COURSE.of(game, state).hands[seat]
    commands = tuple([command_face(game, held, card) for card in numbers(CommandId, len(tables(game).commands))])
    found = [
        CardDisplay(words("lot-gw-goods"), tokens=(*goods, *honour_tokens(game, state, seat), clerk_token(own))),
        CardDisplay(words("lot-gw-camp"), tokens=soldier_tokens(game, state, seat)),
        CardDisplay(words("lot-gw-overseers"), tokens=overseers),
    ]
    if faces:
        found.append(CardDisplay(words("lot-gw-people"), faces=tuple(faces)))
    return (*found, CardDisplay(words("lot-gw-commands"), faces=commands))


def _counters(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    order, camp = COURSE.of(game, state).tea, DEFENCE.of(game, state).camps[seat]
    own, kinds = player(game, state, seat), tables(game).soldiers
    goods = [
        Counter("gw-" + key, own.goods[at], words("resource-" + key),
                more=(words("tell-gw-overseer", count=own.overseers[at], most=OVERSEER_TOP),), topic="gw-overseer",
                art="gw-resource-" + key)
        for at, key in enumerate(RESOURCES)
    ]  # fmt: skip
    soldiers = tuple(
        [
            words("tell-gw-camp-of", thing=words("name-" + kinds[number].key), count=camp[number])
            for number in range(len(kinds))
            if camp[number]
        ]
    )
    tea = order.index(seat) + 1 if seat in order else 0
    clerks = words("tell-gw-clerks", count=own.pool, left=own.outside)
    return (
        Counter("gw-tea", tea, words("name-gw-tea"), topic="gw-tea-order", art="piece-tea"),
        Counter(
            "gw-shame",
            own.shame,
            words("name-gw-shame"),
            more=(words("tell-gw-shame"),),
            topic="gw-shame",
            art="gw-token-shame",
        ),
        *goods,
        Counter(
            "gw-spearman", sum(camp), words("name-gw-camp"), more=soldiers, topic="gw-soldiers", art="piece-spearman"
        ),
        Counter("gw-clerk", own.pool, words("name-gw-pool"), more=(clerks,), topic="gw-clerk", art="piece-clerk"),
    )


def _sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[Words, int], ...]:
    """Return where honour comes from: while the game goes on what has been won, at its end the final scoring too."""
    won = (words("source-gw-honour"), player(game, state, seat).honour)
    if not COURSE.of(game, state).final:
        return (won, (words("source-gw-now"), points(game, state, seat)))
    return (won, *[(words(f"source-{key}"), count) for key, count in sources(game, state, seat) if key != "gw-honour"])


def _clan(game: Game, own: Player) -> tuple[Badge, ...]:
    if own.clan < 0:
        return ()
    key = BASE_CLANS[own.clan]
    special = next((kind for kind in tables(game).soldiers if kind.clan == own.clan), None)
    text = words("tell-gw-clan") if special is None else special_words(special.key)
    return (Badge("gw-clan-" + key, words("clan-" + key), text, "great-wall-game"),)


def special_words(key: str) -> Words:
    """Return the name of a special soldier with what he does."""
    return words("tell-gw-special", name=words("name-" + key), text=words(key + "-text"))


def _in_turn(game: Game, card: CommandId, turn: int | None) -> Words:
    """Return the name of a command with the turn of the year that it has, where it has one."""
    name = command_words(game, card)
    return name if turn is None else words("turn-gw", turn=turn, card=name)


def _played(game: Game, state: GameState, seat: Seat) -> tuple[Badge, ...]:
    """Return the command cards of this Autumn with the turns of the year that they have, and their backs while they
    are not turned over."""
    course, sealed = COURSE.of(game, state), COURT.of(game, state).secrets[seat][2]
    revealed, turns = course.revealed, {slot: place for place, slot in enumerate(course.slots, 1)}
    back = Badge("card-back-gw-command", words("name-gw-command"), words("tell-gw-sealed"), "gw-command-cards")
    cards = revealed[seat] if revealed else ()
    return (
        *[Badge(command_art(game, card), _in_turn(game, card, turns.get((seat, card))), command_text(game, card),
                "gw-command-cards") for card in cards],
        *[back] * sealed,
    )  # fmt: skip


def seat_panel(game: Game, view: Observation, seat: Seat) -> SeatPanel:
    """Return a seat with its counts and its whole board."""
    state = view.state
    playing = COURSE.of(game, state).phase == 1 and state.outcome is None
    return SeatPanel(
        seat=seat,
        points=shown_honour(game, state, seat),
        goal=None,
        hidden=0,
        turn=state.turn > 0 and playing and state.seat == seat,
        acting=state.outcome is None and seat in bits(state.frames[-1].waiting),
        counters=_counters(game, state, seat),
        sources=_sources(game, state, seat),
        badges=_clan(game, player(game, state, seat)),
        played=_played(game, state, seat),
        before=lots(game, state, seat),
    )

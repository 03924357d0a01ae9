"""A process that speaks as the peer of `benchmarks.peer` does, with our own engine behind the peer's words.

With `fault` as its argument it forgets a card of the first hand on every roll of 8 and takes an open game for won.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from benchmarks.peer.words import ACTION, FREE_ROADS, PLACEMENT, RESOURCES, SIDES, Places, Words, counted, cube
from catan_desktop.bots.table import deal, shelf
from catan_desktop.games.classic.layouts import CLASSIC_CHART
from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import Topology, build
from catan_desktop.kernel import engine
from catan_desktop.kernel.cards import CardKind, changed
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import actions as ours
from catan_desktop.mechanics.board import ANY, Harbour
from catan_desktop.mechanics.parts import HANDS, hand_of, with_hand
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import DevelopmentId
from catan_desktop.mechanics.terrain import DESERT, LAND
from tests.parts import purse, settlers

VERSION = "3.3.0"
OUR_SIDES = {ours: theirs for theirs, ours in SIDES.items()}
WAYS = ("NORTHWEST", "NORTHEAST", "EAST", "SOUTHEAST", "SOUTHWEST", "WEST")
ROBBER, DISCARD, STEAL = "settlers.robber", "settlers.discard", "settlers.steal"


def node(corner: int) -> int:
    """Numbers as unlike ours as can be."""
    return 500 - 7 * corner


def hello(topology: Topology) -> dict[str, Any]:
    """The places of the peer."""
    names = [OUR_SIDES[side] for side in ("N", "NE", "SE", "S", "SW", "NW")]
    tiles = [
        {"at": cube(at), "nodes": dict(zip(names, map(node, topology.hex_corners[hex]), strict=True))}
        for hex, at in enumerate(topology.hexes)
    ]
    ports = []
    for harbour in CLASSIC_CHART.harbours:
        path = topology.parse_path(harbour.path)
        for hex, paths in enumerate(topology.hex_paths):
            if path in paths:
                q, r = topology.hexes[hex]
                ports.append({"at": cube((q, r)), "direction": WAYS[paths.index(path)]})
    return {"name": "fake", "version": VERSION, "tiles": tiles, "ports": ports}


class Fake:
    """One game at a time."""

    def __init__(self, fault: bool) -> None:
        self.fault = fault
        self.topology = build(NINETEEN)
        self.rng = Random(0)
        self.parting: dict[int, list[str]] = {}
        self.game: Game
        self.state: GameState
        self.words: Words

    def hello(self) -> dict[str, Any]:
        """Who is there."""
        return hello(self.topology)

    def new(self, tiles: list[Any], ports: list[Any], minds: list[Any], seed: int) -> dict[str, Any]:
        """A game on the board that is told."""
        dealt = deal(shelf().ruleset("classic"), len(minds), {"offers": 0}, Random(seed))
        places = Places(self.topology, self.hello())
        terrain: list[int] = [LAND.index(DESERT)] * len(tiles)
        tokens: list[tuple[int, ...]] = [()] * len(tiles)
        for at, resource, number in tiles:
            hex = places.hexes[tuple(at)]
            terrain[hex] = LAND.index(DESERT) if resource is None else RESOURCES.index(resource)
            tokens[hex] = (number,) if number else ()
        quays = {tuple(at): resource for at, resource in ports}
        harbours = []
        for path, at in places.ports.items():
            kind = ANY if quays[at] is None else RESOURCES.index(quays[at])
            harbours.append(Harbour(self.topology.path_name(path), kind, 3 if kind == ANY else 2))
        board = replace(dealt.board, terrain=tuple(terrain), tokens=tuple(tokens), harbours=tuple(harbours))
        self.game = engine.make_game(dealt.ruleset, len(minds), dealt.options, board)
        self.words = Words(self.game, places, Seat(0))
        self.state, _ = engine.start(self.game)
        for seat in range(len(minds)):
            self._do(ours.FirstDice(CHANCE, 6 - (seat > 0), 6))
        return self.told()

    def _do(self, action: Any) -> None:
        self.state, _ = engine.apply(self.game, self.state, action)

    def apply(self, steps: list[Any]) -> dict[str, Any]:
        """Steps with what chance made of them."""
        for kind, value, result in steps:
            if kind == "DISCARD_RESOURCE":
                self._discard(value)
                continue
            seat = engine.actor(self.state)
            assert seat is not None
            step = (kind, tuple(value) if isinstance(value, list) else value)
            self._do(self.words.action(self.state, seat, step))
            if kind == "MOVE_ROBBER" and value[1] is not None:
                if self.state.frames[-1].step == STEAL:
                    self._do(ours.Steal(seat, Seat(value[1])))
                self._do(ours.StolenCard(CHANCE, CardKind(RESOURCES.index(result))))
            elif kind == "ROLL":
                self._do(ours.Dice(CHANCE, *result))
                if self.fault and sum(result) == 8:
                    self._forget()
            elif kind == "BUY_DEVELOPMENT_CARD":
                kinds = [self.words.card(card) for card in range(5)]
                self._do(ours.DrawnCard(CHANCE, DevelopmentId(kinds.index(result))))
        return self.told()

    def _forget(self) -> None:
        hand = hand_of(self.game, self.state, Seat(0))
        if any(hand):
            kind = hand.index(max(hand))
            self.state = with_hand(self.game, self.state, Seat(0), changed(hand, kind, -1))

    def _discard(self, name: str) -> None:
        """The steps come seat by seat, in the order of the peer, card by card."""
        hands = settlers(self.state).hands
        frame = self.state.frames[-1]
        assert frame.step == DISCARD
        owing = [seat for seat in range(self.game.seats) if hands[seat] > 7]
        for seat in owing:
            chosen = self.parting.setdefault(seat, [])
            if len(chosen) < hands[seat] // 2:
                chosen.append(name)
                break
        if all(len(self.parting.get(seat, [])) == hands[seat] // 2 for seat in owing):
            while (seat_due := engine.actor(self.state)) is not None and self.state.frames[-1].step == DISCARD:
                self._do(ours.Discard(seat_due, counted(self.parting.pop(seat_due))))

    def choose(self, among: list[Any]) -> dict[str, Any]:
        """Any of them."""
        return {"action": self.rng.choice(among), "cpu": 0.002}

    def discards(self, seat: int) -> dict[str, Any]:
        """The first cards of the hand."""
        hand = purse(settlers(self.state), Seat(seat)).hand
        names = [name for name, count in zip(RESOURCES, hand, strict=True) for _ in range(count)]
        return {"cards": names[: len(names) // 2], "cpu": 0.001}

    def set(self, hands: list[Any], bank: list[int], lengths: list[int], longest: int | None) -> dict[str, Any]:
        """Cards as the other side has them."""
        for seat, hand in enumerate(hands):
            self.state = with_hand(self.game, self.state, Seat(seat), tuple(hand))
        part = replace(HANDS.of(self.game, self.state), bank=tuple(bank))
        self.state = HANDS.put(self.game, self.state, part)
        return self.told()

    def told(self) -> dict[str, Any]:
        """The position, in the peer's words."""
        part, words, places, seats = settlers(self.state), self.words, self.words.places, range(self.game.seats)
        step, actor = self.state.frames[-1].step, engine.actor(self.state)
        prompt = {ROBBER: "MOVE_ROBBER", DISCARD: "DISCARD", PLACEMENT: "BUILD_INITIAL"}.get(step, "PLAY_TURN")
        points = [total_points(self.game, self.state, Seat(seat)) for seat in seats]
        held = [purse(part, Seat(seat)).cards for seat in seats]
        return {
            "seat": actor,
            "turn": self.state.seat,
            "prompt": prompt,
            "rolled": step in {ACTION, FREE_ROADS},
            "hands": [purse(part, Seat(seat)).hand for seat in seats],
            "bank": part.bank,
            "cards": [{words.card(kind): count for kind, count in enumerate(cards)} for cards in held],
            "knights": part.knights,
            "deck": {words.card(kind): count for kind, count in enumerate(part.hidden or ())},
            "settlements": [_nodes(places, mask) for mask in part.settlements],
            "cities": [_nodes(places, mask) for mask in part.cities],
            "roads": [
                [places.edge(path) for path in range(mask.bit_length()) if mask >> path & 1] for mask in part.roads
            ],
            "robber": places.tile(part.robber),
            "points": points,
            "public": [
                public_points(self.game, self.state, Seat(seat)) - (part.shown[seat] if self.state.outcome else 0)
                for seat in seats
            ],
            "lengths": part.lengths,
            "longest": None if part.longest < 0 else part.longest,
            "largest": None if part.largest < 0 else part.largest,
            "winner": self.state.outcome.winners[0] if self.state.outcome else 0 if self._dreams() else None,
            "legal": [] if actor is None or step == DISCARD else sorted(words.legal(self.state, actor), key=repr),
        }

    def _dreams(self) -> bool:
        return self.fault and self.state.turn == 3


def _nodes(places: Places, mask: int) -> list[int]:
    return sorted(number for corner, number in places.node.items() if mask >> corner & 1)


def main() -> None:
    """Answer line by line."""
    fake = Fake("fault" in sys.argv)
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = getattr(fake, request.pop("op"))(**request)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

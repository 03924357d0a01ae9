"""The other side of the bridge: what catanatron's own Python runs.

This script is no part of the program. `benchmarks.peer` starts it with the interpreter of an installation of catanatron
3.3.0, and it runs there alone: it takes lines of JSON from its input and answers each with one line. It speaks the
peer's own words (cube coordinates, numbers of nodes, names of cards); `benchmarks.peer.words` translates.

Requests have `op`: `hello`, `new`, `apply`, `node`, `choose`, `discards`, `set`, `quit`. An answer has `error` instead
of the rest where the peer refuses.
"""

# mypy: disable-error-code="import-not-found"

from __future__ import annotations

import dataclasses
import importlib.metadata
import json
import random
import sys
import time
from typing import Any

from catanatron.cli.cli_players import CLI_PLAYERS
from catanatron.game import Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.enums import CITY, DEVELOPMENT_CARDS, RESOURCES, SETTLEMENT, Action, ActionRecord, ActionType
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap
from catanatron.models.player import Color, RandomPlayer
from catanatron.models.tiles import LandTile, Port

ROAD = "ROAD"


class Side:
    """One game at a time."""

    def __init__(self) -> None:
        self.map: Any = CatanMap.from_template(BASE_MAP_TEMPLATE)
        self.game: Any = None
        self.minds: list[Any] = []

    def hello(self) -> dict[str, Any]:
        """Who is there, and where its places lie."""
        return {
            "name": "catanatron",
            "version": importlib.metadata.version("catanatron"),
            "tiles": [
                {"at": at, "nodes": {ref.value: node for ref, node in tile.nodes.items()}}
                for at, tile in self.map.tiles.items()
                if isinstance(tile, LandTile)
            ],
            "ports": [
                {"at": at, "direction": tile.direction.value}
                for at, tile in self.map.tiles.items()
                if isinstance(tile, Port)
            ],
        }

    def new(self, tiles: list[Any], ports: list[Any], minds: list[str | None], seed: int) -> dict[str, Any]:
        """A game on this board; a mind is the code of a player of the peer, with parameters behind colons."""
        laid = {tuple(at): (resource, number) for at, resource, number in tiles}
        quays = {tuple(at): resource for at, resource in ports}
        placed = {}
        for at, tile in self.map.tiles.items():
            if isinstance(tile, LandTile):
                resource, number = laid[at]
                placed[at] = dataclasses.replace(tile, resource=resource, number=number)
            elif isinstance(tile, Port):
                placed[at] = dataclasses.replace(tile, resource=quays[at])
            else:
                placed[at] = tile
        colors = list(Color)[: len(minds)]
        self.game = Game([RandomPlayer(color) for color in colors], seed=seed, catan_map=CatanMap.from_tiles(placed))
        self.minds = [mind and made(mind, color) for mind, color in zip(minds, self.game.state.colors, strict=True)]
        return self.told()

    def apply(self, steps: list[Any]) -> dict[str, Any]:
        """Actions with what chance made of them."""
        for step in steps:
            action, record = self.step(*step)
            self.game.execute(action, action_record=record)
        return self.told()

    def step(self, kind: str, value: Any, result: Any) -> tuple[Any, Any]:
        """An action, and the record with what chance made of it."""
        action = self.action(kind, value)
        return action, ActionRecord(action, tuple(result) if isinstance(result, list) else result) if result else None

    def node(self, steps: list[Any]) -> dict[str, Any]:
        """What these actions cost a search: the game is copied, they are done unchecked, the next ones listed."""
        here, known = self.game, []
        self.game = here.copy()
        for step in steps:
            known.append(self.step(*step))
            self.game.execute(known[-1][0], validate_action=False, action_record=known[-1][1])
        self.game = here
        best = float("inf")
        for _ in range(3):
            begun = time.process_time()
            game = here.copy()
            for action, record in known:
                game.execute(action, validate_action=False, action_record=record)
            best = min(best, time.process_time() - begun)
        return {"cpu": best}

    def choose(self, among: list[Any]) -> dict[str, Any]:
        """What the mind of the seat to move would do; only these actions count."""
        state = self.game.state
        wanted = {(kind, _frozen(value)) for kind, value in among}
        own = [action for action in self.game.playable_actions if (action[1].value, self.plain(action)) in wanted]
        begun = time.process_time()
        action = self.minds[state.current_player_index].decide(self.game, own)
        return {"action": [action[1].value, self.plain(action)], "cpu": time.process_time() - begun}

    def discards(self, seat: int) -> dict[str, Any]:
        """Which cards the mind of a seat would part with, one after another."""
        begun = time.process_time()
        game = self.game.copy()
        state = game.state
        state.current_player_index = seat
        game.playable_actions = generate_playable_actions(state)
        cards = []
        for _ in range(state.discard_counts[seat]):
            action = self.minds[seat].decide(game, game.playable_actions)
            cards.append(action.value)
            game.execute(action)
        return {"cards": cards, "cpu": time.process_time() - begun}

    def set(self, hands: list[Any], bank: list[int], lengths: list[int], longest: int | None) -> dict[str, Any]:
        """Cards and the longest road as the other engine has them."""
        state = self.game.state
        state.resource_freqdeck = list(bank)
        for index, color in enumerate(state.colors):
            own = state.player_state
            for name, count in zip(RESOURCES, hands[index], strict=True):
                own[f"P{index}_{name}_IN_HAND"] = count
            held = 2 * (int(longest == index) - int(own[f"P{index}_HAS_ROAD"]))
            own[f"P{index}_HAS_ROAD"] = longest == index
            own[f"P{index}_VICTORY_POINTS"] += held
            own[f"P{index}_ACTUAL_VICTORY_POINTS"] += held
            own[f"P{index}_LONGEST_ROAD_LENGTH"] = lengths[index]
            state.board.road_lengths[color] = lengths[index]
        state.board.road_color = None if longest is None else state.colors[longest]
        state.board.road_length = 4 if longest is None else lengths[longest]
        self.game.playable_actions = generate_playable_actions(state)
        return self.told()

    def told(self) -> dict[str, Any]:
        """The whole position, and what may be done in it."""
        state = self.game.state
        own, seats = state.player_state, range(len(state.colors))
        pieces = [state.buildings_by_color[color] for color in state.colors]
        winner = self.game.winning_color()
        return {
            "seat": state.current_player_index,
            "turn": state.current_turn_index,
            "prompt": state.current_prompt.value,
            "rolled": bool(own[f"P{state.current_turn_index}_HAS_ROLLED"]),
            "hands": [[own[f"P{seat}_{name}_IN_HAND"] for name in RESOURCES] for seat in seats],
            "bank": list(state.resource_freqdeck),
            "cards": [{name: own[f"P{seat}_{name}_IN_HAND"] for name in DEVELOPMENT_CARDS} for seat in seats],
            "knights": [own[f"P{seat}_PLAYED_KNIGHT"] for seat in seats],
            "deck": {name: state.development_listdeck.count(name) for name in DEVELOPMENT_CARDS},
            "settlements": [sorted(each[SETTLEMENT]) for each in pieces],
            "cities": [sorted(each[CITY]) for each in pieces],
            "roads": [sorted(sorted(edge) for edge in each[ROAD]) for each in pieces],
            "robber": state.board.robber_coordinate,
            "points": [own[f"P{seat}_ACTUAL_VICTORY_POINTS"] for seat in seats],
            "public": [own[f"P{seat}_VICTORY_POINTS"] for seat in seats],
            "lengths": [own[f"P{seat}_LONGEST_ROAD_LENGTH"] for seat in seats],
            "longest": next((seat for seat in seats if own[f"P{seat}_HAS_ROAD"]), None),
            "largest": next((seat for seat in seats if own[f"P{seat}_HAS_ARMY"]), None),
            "winner": None if winner is None else state.color_to_index[winner],
            "legal": [[action[1].value, self.plain(action)] for action in self.game.playable_actions],
        }

    def action(self, kind: str, value: Any) -> Any:
        """An action of the seat to move, as the peer has it."""
        state = self.game.state
        if kind == "MOVE_ROBBER":
            at, victim = value
            value = (tuple(at), None if victim is None else state.colors[victim])
        elif isinstance(value, list):
            value = tuple(value)
        return Action(state.current_color(), ActionType(kind), value)

    def plain(self, action: Any) -> Any:
        """The value of an action, a color told as the number of its seat."""
        if action[1].value == "MOVE_ROBBER":
            at, victim = action.value
            return (at, None if victim is None else self.game.state.color_to_index[victim])
        return action.value


def made(mind: str, color: Any) -> Any:
    """A player of the peer by its code, such as `F` or `AB:2`."""
    code, *parameters = mind.split(":")
    for entry in CLI_PLAYERS:
        if entry.code == code:
            return entry.import_fn(color, *parameters)
    raise ValueError(f"the peer has no player {code!r}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def main() -> None:
    """Answer line by line until the input ends."""
    side = Side()
    answers = sys.stdout
    sys.stdout = sys.stderr
    for line in sys.stdin:
        request = json.loads(line)
        op = request.pop("op")
        if op == "quit":
            break
        try:
            answer = getattr(side, op)(**request)
        except (ValueError, KeyError, AssertionError, TypeError, AttributeError, IndexError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    random.seed(0)
    main()

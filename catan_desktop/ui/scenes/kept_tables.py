"""Games that are kept under a name: chosen from a list above the page of a new game, kept and forgotten there."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.ui.scenes.ask_name import ask_name
from catan_desktop.ui.scenes.new_game_draft import Draft
from catan_desktop.ui.scenes.parts import MenuScreen, Sized
from catan_desktop.ui.widgets import Dropdown, IconButton, Widget


def kept_tables(page: MenuScreen, draft: Draft, rebuild: Callable[[], object]) -> list[Widget]:
    """Return what stands beside the title: the list, where there is any, a button to keep what is chosen, and one to
    forget what was taken from the list."""
    kit, tr, lobby = page.kit, page.shell.tr, draft.lobby
    tables = lobby.tables()
    names = list(tables)
    now = next(
        (name for name, spec in tables.items() if spec == draft.spec.model_copy(update={"seed": spec.seed})), None
    )

    def take(at: int) -> None:
        if at:
            draft.spec = tables[names[at - 1]]
            draft.set()

    def forget() -> None:
        lobby.keep_table(str(now), None)
        rebuild()

    found: list[Widget] = []
    if names:
        words = [tr("new-game-tables"), *names]
        chosen = 0 if now is None else 1 + names.index(now)
        found.append(Sized(kit, Dropdown(kit, words, chosen, take, name="tables", grow=1.0), 260))
    if now is None:
        tip = tr("new-game-keep-tip")
        found.append(IconButton(kit, "save", lambda: _keep(page, draft, rebuild), tip=tip, name="keep-table"))
    else:
        tip = tr("new-game-forget-tip", name=now)
        found.append(IconButton(kit, "trash", forget, tip=tip, name="forget-table"))
    return found


def _keep(page: MenuScreen, draft: Draft, rebuild: Callable[[], object]) -> None:
    """Ask for a name, and keep what is chosen under it."""
    tr = page.shell.tr
    usual = tr(f"ruleset-{draft.spec.ruleset}")

    def keep(name: str) -> None:
        draft.lobby.keep_table(name or usual, draft.spec)
        rebuild()
        page.root.toast(tr("new-game-kept", name=name or usual), "good")

    ask_name(page, "new-game-keep", usual, keep)

"""How Black Powder is shown: what it adds to the panels of the Great Wall."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .panels import PANELS

VIEW = ModuleView(panels=PANELS)

"""How Black Powder is shown: what it adds to the panels of the Great Wall."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .charts import CHARTS
from .lines import icon_of
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, charts=CHARTS, icon_of=icon_of)

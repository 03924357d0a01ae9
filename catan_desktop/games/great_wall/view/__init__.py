"""How the Great Wall is shown: the panels around the board, the board, the lines of the chronicle, the charts."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .charts import CHARTS
from .lines import icon_of
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, charts=CHARTS, icon_of=icon_of)

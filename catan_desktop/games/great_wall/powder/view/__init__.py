"""How Black Powder is shown: what it adds to the panels and to the board of the Great Wall."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

<<<<<<< HEAD
from .charts import CHARTS
from .lines import icon_of
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, charts=CHARTS, icon_of=icon_of)
=======
from .board import BOARD
from .lines import icon_of
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=BOARD, icon_of=icon_of)
>>>>>>> gw-view

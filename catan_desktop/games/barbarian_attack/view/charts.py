"""The course of Barbarian Attack in figures: landings, what fell, prisoners and losses of every seat."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack import events
from catan_desktop.present.charts import ChartView, TallyRows, deeds_chart
from catan_desktop.present.models.charts import Head
from catan_desktop.present.words import words

HEADS = {key: Head(words(f"attack-{key}")) for key in ("cards", "placed", "rides", "prisoners", "losses", "fallen")}
TALLY: TallyRows = {
    events.ChronicleBought: "cards",
    events.RiderPlaced: "placed",
    events.RiderMoved: "rides",
    events.PrisonersTaken: "prisoners:count",
    events.BarbarianCaptured: "prisoners",
    events.RiderFell: "losses",
    events.BuildingConquered: "fallen",
}
ATTACK_CHARTS = ChartView(charts=(deeds_chart("attack", "cards", "chart-attack", HEADS, TALLY),))

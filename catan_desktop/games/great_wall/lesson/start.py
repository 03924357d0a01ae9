"""What the positions of the lesson of the Great Wall have in common."""

from __future__ import annotations

START = """
position 1 great-wall 3
script turn great_wall.first
great_wall.tea 0 1 2
great_wall.year 2
great_wall_court.staffs 0.general: wei_long; 0.active: forester; 0.passive: bowyer;
  1.general: lady_ming; 1.active: treasurer; 1.passive: hermit; 2.general: han_bo; 2.active: sawyer;
  2.passive: carpenter
great_wall_court.display merchant physician geomancer tea_master
great_wall_court.artifacts jade_seal dragon_banner golden_lion
great_wall_horde.back 0
"""

"""The scenery of the Gift: the northern night, the Wall, and what lies beyond it."""

"""The judgement of a position of Landnam."""

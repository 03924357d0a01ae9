"""The judgement of a position and its reasons, for bots and advice."""

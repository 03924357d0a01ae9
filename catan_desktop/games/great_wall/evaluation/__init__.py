"""The judgement of a position of the Great Wall and its reasons."""

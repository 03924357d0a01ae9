"""Views of games as data: pictures, prompts and words; no drawing."""

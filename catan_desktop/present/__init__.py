"""What to show, as data: pictures, prompts and words; no drawing."""

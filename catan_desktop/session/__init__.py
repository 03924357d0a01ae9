"""One running game and everything of it that touches files: saves, settings, folders."""

"""A kit for new sounds: instruments, rooms, loudness as ears take it, Ogg Vorbis; `make.py` shows how one is made."""

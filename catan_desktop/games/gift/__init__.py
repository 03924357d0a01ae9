"""The Gift: the board below the Wall, its layouts and the ready-made start."""

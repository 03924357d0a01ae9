"""Our bots against those of another program, which runs beside ours as a process of its own."""

DRAWINGS: dict[str, tuple] = {}

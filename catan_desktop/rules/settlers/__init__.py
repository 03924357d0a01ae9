"""The settlers game: production, building, trade, cards and awards, as a module that others change by tables and joints."""

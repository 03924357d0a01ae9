"""The settlers game, as a module that others change by tables and joints."""

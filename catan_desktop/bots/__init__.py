"""Ways of thinking: players that see an observation and answer with an action."""

"""The rules of the games, as modules. `catalogue` lists the rulesets they make."""

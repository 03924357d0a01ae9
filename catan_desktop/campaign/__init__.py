"""Several games played one after another by the same people, with a running score; `docs/rules/combinations.md`, 9."""

"""How Black Powder is shown."""

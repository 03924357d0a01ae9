"""How the Great Wall is shown."""

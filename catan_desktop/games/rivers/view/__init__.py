"""How Rivers of Catan is shown."""

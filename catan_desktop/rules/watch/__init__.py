"""Brotherhood of the Watch: the Wall, the wildlings, the guards and the heroes."""

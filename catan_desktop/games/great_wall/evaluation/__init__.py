"""What a position of the Great Wall is worth, and why."""

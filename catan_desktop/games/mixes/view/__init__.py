"""The views of what two games need of each other."""

"""Typed view models: what a table shows, filled by the rules' views and drawn by the interface."""

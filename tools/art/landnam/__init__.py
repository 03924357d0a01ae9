"""Drawings of Landnám: Iceland in the light summer night."""

"""The scenery of Iceland: an unknown land in a frame, the outer sea around it, a light summer night."""

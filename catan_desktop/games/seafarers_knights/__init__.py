"""Cities & Knights on the boards of Seafarers."""

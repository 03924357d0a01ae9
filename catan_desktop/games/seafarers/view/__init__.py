"""The views of Seafarers, one for each of its modules."""

"""What bots find good in Seafarers: one file a scenario, and the islands that many have."""

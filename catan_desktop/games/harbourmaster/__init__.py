"""The award of the Harbourmaster, an option of other games."""

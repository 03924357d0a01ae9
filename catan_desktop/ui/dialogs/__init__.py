"""Questions that need a panel of their own."""

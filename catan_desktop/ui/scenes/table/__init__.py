"""The table: board, seats, hand, actions, trade and chronicle."""

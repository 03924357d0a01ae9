"""The rules that settlers games share: pieces, hands, dice, production, robber, cards, trade. No word of one game."""

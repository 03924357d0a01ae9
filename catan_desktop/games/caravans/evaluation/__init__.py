"""The judgement of a position of Caravans."""

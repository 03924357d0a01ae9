"""The judgement of a position of Rivers of Catan."""

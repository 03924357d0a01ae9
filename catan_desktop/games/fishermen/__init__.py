"""Fishermen of Catan: shoals and a lake, what fish buy, and the old boot."""

"""Rivers of Catan: gold along the rivers, bridges, and what the wealthiest and the poorest get."""

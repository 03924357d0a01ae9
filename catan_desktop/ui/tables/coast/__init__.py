"""The scenery of the coast: an island in a summer sea, its beaches and harbours."""

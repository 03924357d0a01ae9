"""Cities & Knights: improvements and metropolises, knights, barbarians, progress cards."""

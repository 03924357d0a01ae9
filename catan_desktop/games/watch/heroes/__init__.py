"""The eleven heroes: one file for those who work alike, one record each."""

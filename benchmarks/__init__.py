"""Speed, measured on demand: figures for one machine, or ratios within one run. Nothing here is a test."""

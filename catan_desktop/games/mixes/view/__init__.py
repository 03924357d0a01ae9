"""What joints of two games show."""

"""Tables at which two games are played together; `offered` says which, and each pair is one file."""

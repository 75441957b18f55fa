"""The command line, thin: every command asks the other rooms and prints."""

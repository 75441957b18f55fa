"""The command line, thin: every command calls the other packages and prints."""

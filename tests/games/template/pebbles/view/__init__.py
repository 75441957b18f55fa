"""What people are shown of Pebbles: what each seat sees, what things are called, the box to look through."""

"""What people are shown of Lords of Xidit: what each seat sees, what things are called, the box to look through."""

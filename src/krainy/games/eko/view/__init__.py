"""What people are shown of Ekö: what each seat sees, what things are called, the box to look through."""

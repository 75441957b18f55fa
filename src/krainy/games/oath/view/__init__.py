"""What people are shown of a game of Oath."""

"""Mail: letters that wait, what they say, and how they are sent."""

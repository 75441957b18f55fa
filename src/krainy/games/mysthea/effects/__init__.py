"""What cards do: one small class for each kind of effect, by topic; `reading` makes them from data/."""

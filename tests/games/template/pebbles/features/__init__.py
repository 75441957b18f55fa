"""What bots and learners look at in a position of Pebbles."""

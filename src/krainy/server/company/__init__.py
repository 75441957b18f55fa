"""Company: what became of games and what people are worth in them: results, ratings, profiles, leaderboards."""

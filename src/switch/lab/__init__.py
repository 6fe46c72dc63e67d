"""The lab: many rounds of computer players, and what they say about a rule set or a player."""

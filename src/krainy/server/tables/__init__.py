"""Tables: what rows amount to, who may do what, and the tables that are in memory."""

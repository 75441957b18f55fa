"""HTTP: the calls, what they share, and what stands between them and the network."""

"""Bots and foresight: worker processes that think beside the server."""

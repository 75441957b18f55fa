"""The web service: tables, people, storage, live updates. The only room that knows HTTP or SQL."""

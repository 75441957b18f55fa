"""The web service: tables, people, storage, live updates. The only package that knows HTTP or SQL."""

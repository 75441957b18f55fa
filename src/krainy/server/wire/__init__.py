"""The wire: every body, answer, message and frame, declared once as a msgspec struct.

`bodies` and `answers` go over HTTP; `messages` (from a client) and `frames` (from the server) over the socket of a
table; `parts` occur in several of them. The OpenAPI document is made from these structs, and so are
the types of the page and the last chapter of docs/protocol.md: `./krainy wire` writes them.
"""

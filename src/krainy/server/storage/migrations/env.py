"""Alembic's way in: the migrations run on the connection that `storage` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()

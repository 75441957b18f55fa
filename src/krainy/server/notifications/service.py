"""The service: what notices, keeps and sends notifications in one server process."""

import asyncio
from collections.abc import Coroutine
from email.utils import parseaddr
from typing import TYPE_CHECKING

from ..mail.outbox import Outbox
from ..people.guests import People
from ..settings import Settings
from .dispatch import Dispatcher
from .noticing import Noticer
from .push import Vapid
from .store import Store

if TYPE_CHECKING:
    from ..tables.registry import Tables


class Notifications:
    """Everything about notifications."""

    def __init__(self, tables: "Tables", people: People, outbox: Outbox) -> None:
        self.people = people
        self.store = Store(tables.storage, bool(tables.settings.mail_host))
        self.vapid = Vapid(people.key, contact(tables.settings))
        self.noticer = Noticer(tables, self.store)
        self.dispatcher = Dispatcher(tables, self.store, outbox, self.vapid, self.noticer.found)
        tables.on_row = self.noticer.note
        tables.reminders.append(self.noticer.remind)

    def going(self) -> list[Coroutine[None, None, None]]:
        """What goes on as long as the server runs."""
        return [self.noticer.notice_for_ever(), self.dispatcher.dispatch_for_ever()]

    def wake(self) -> None:
        """Something is to be sent."""
        self.noticer.found.set()

    async def close(self) -> None:
        tasks = list(self.dispatcher.sending.values())
        self.dispatcher.close()
        await asyncio.gather(*tasks, return_exceptions=True)


def contact(settings: Settings) -> str:
    """Whom a push service may write to about this server."""
    mail = parseaddr(settings.mail_from)[1]
    secure = next((origin for origin in settings.origins if origin.startswith("https://")), "")
    return f"mailto:{mail}" if mail else secure or "mailto:krainy@localhost"

"""The post: sends the letters that wait through a mail server, beside the event loop, again where it fails."""

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from functools import partial

from ..clock import CLOCK, now
from ..people.guests import People
from ..people.links import stop_link
from ..settings import Settings
from .letters import SENT_SECONDS, Written, write
from .outbox import Letter, Outbox

LOGGER = logging.getLogger("krainy")
PAUSES = (10.0, 30.0, 120.0, 600.0, 1800.0)
"""Seconds after each try that failed; after the last one a letter is given up."""
LOOK = 60.0
"""Seconds after which somebody looks for letters of which this process has not heard."""
PATIENCE = 20.0
"""Seconds that a mail server may take for one answer."""


class Turned(Exception):
    """The mail server does not want this letter, now or ever."""


class Post:
    """Sends what waits in the outbox."""

    def __init__(self, settings: Settings, outbox: Outbox, people: People) -> None:
        self.settings = settings
        self.outbox = outbox
        self.people = people
        self.thread = ThreadPoolExecutor(1, "post")

    async def deliver_for_ever(self) -> None:
        while self.settings.mail_host:
            self.outbox.woken.clear()
            try:
                wait = await self.deliver()
            except Exception as error:  # whatever it is, later letters are sent
                LOGGER.error("the letters that wait could not be looked at: %s", type(error).__name__)
                wait = LOOK
            await CLOCK.wait(self.outbox.woken, wait)

    async def deliver(self) -> float:
        """Send what is due; after how many seconds to look again."""
        waiting = await self.outbox.waiting()
        for letter in waiting:
            if letter.due <= now() and await self.outbox.claim(letter):
                await self.send(letter)
        rest = await self.outbox.waiting() if waiting else []
        return max(0.1, min([LOOK, *[letter.due - now() for letter in rest]]))

    async def send(self, letter: Letter) -> None:
        """Send a letter that this process has claimed, or say when to try again."""
        stop = partial(stop_link, self.people)
        written = await write(self.people.accounts, letter, self.settings.origins[0], SENT_SECONDS, stop)
        if written is not None:
            try:
                await asyncio.get_running_loop().run_in_executor(self.thread, hand_over, self.settings, written)
            except Turned:
                LOGGER.warning("a letter was turned away by the mail server of its address")
            except (OSError, smtplib.SMTPException) as error:
                if letter.tries < len(PAUSES):
                    LOGGER.warning("a letter could not be sent and waits: %s", type(error).__name__)
                    await self.outbox.postpone(letter, now() + PAUSES[letter.tries])
                    return
                LOGGER.error("a letter could not be sent and is given up: %s", type(error).__name__)
        await self.outbox.drop(letter)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def hand_over(settings: Settings, written: Written) -> None:
    """Give a letter to the mail server, in a thread."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = written.mail
    message["Subject"] = written.subject
    message["Date"] = formatdate()
    domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
    message["Message-ID"] = f"<{written.id}@{domain}>" if written.id else make_msgid(domain=domain)
    if written.stop:
        message["List-Unsubscribe"] = f"<{written.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(written.text)
    safe = ssl.create_default_context() if settings.mail_security != "none" else None
    where = (settings.mail_host, settings.mail_port)
    if settings.mail_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=PATIENCE, context=safe)
    else:
        server = smtplib.SMTP(*where, timeout=PATIENCE)
    with server:
        if settings.mail_security == "starttls":
            server.starttls(context=safe)
        if settings.mail_user:
            server.login(settings.mail_user, settings.mail_password)
        try:
            server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            if all(code >= 500 for code, _ in error.recipients.values()):
                raise Turned from None
            raise

"""Letters: what they say, in the language of whoever gets them."""

from collections.abc import Callable
from typing import NamedTuple

from krainy.play.words import speak

from ..notifications.wording import for_letter, items_of
from ..people.accounts import Accounts
from ..people.tickets import MINUTE, Purpose
from .outbox import Letter, facts_of

SENT_SECONDS = 30 * MINUTE
"""How long a link that was sent is good."""
HANDED_SECONDS = 24 * 60 * MINUTE
"""The same of one that somebody passes on."""
PLACES = {"login": "letter", "confirm": "confirm"}
"""By kind of letter, the page to which its link leads."""


class Written(NamedTuple):
    """A letter with all its words, and the secret of its link in them."""

    mail: str
    subject: str
    text: str
    link: str
    stop: str = ""
    """Where no more of its kind can be asked for, if that is possible."""
    id: str = ""
    """By which a letter that is sent again is known, where it says the same as before."""


async def write(
    accounts: Accounts, letter: Letter, address: str, seconds: float, stop: Callable[[str], str] = str
) -> Written | None:
    """A letter in words, with a link that is drawn now; nothing if there is nobody for whom it would be. `stop` makes
    of a channel the secret by which its letters can be ended."""
    if letter.kind == "notification":
        facts = facts_of(letter)
        secret = stop(str(facts["channel"]))
        ending = f"{address}/#/unsubscribe/{secret}"
        subject, text = for_letter(items_of(str(facts["items"])), letter.lang, address, ending)
        return Written(
            letter.mail, subject, text, "", f"{address}/api/notifications/unsubscribe?link={secret}", letter.id
        )
    if letter.kind == "login":
        guest = await accounts.guest_of(letter.mail)
    else:
        guest = letter.guest or ""
    if not guest:
        return None
    purpose: Purpose = "login" if letter.kind == "login" else "confirm"
    secret = await accounts.tickets.issue(purpose, seconds, guest, letter.mail)
    link = f"{address}/#/{PLACES[letter.kind]}/{secret}"
    speech, minutes = speak(letter.lang), round(seconds / MINUTE)
    args = {"address": address, "link": link, "minutes": minutes, **facts_of(letter)}
    told = speech.put(f"letter-{letter.kind}", tuple(args.items()))  # `say` would remember the link
    return Written(letter.mail, speech.say(f"letter-{letter.kind}.subject"), told, link)

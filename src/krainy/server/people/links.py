"""Signed links: what somebody may do without a login, because only they were sent the link."""

import hmac

from .guests import People


def stop_link(people: People, channel: str) -> str:
    """What ends a channel without a login: the id of the channel, signed."""
    return f"{channel}.{people.sign(f'stop {channel}')}"


def stopped_by(people: People, link: str) -> str:
    """The channel that a link ends; nothing if it is none of ours."""
    channel, _, signature = link.rpartition(".")
    mine = people.sign(f"stop {channel}")
    return channel if hmac.compare_digest(mine.encode(), signature.encode("utf-8", "replace")) else ""

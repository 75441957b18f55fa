"""The HTTP calls of accounts: the ways by which a guest comes back, and coming back by one of them.

Whoever is not let in is told the same whatever the reason: 404, as for a link that has ended.
"""

from fastapi import APIRouter, Request, Response

from ..errors import Refused
from ..people import passkeys
from ..people.accounts import by_code, by_letter, tidy_mail
from ..people.passkeys import Signed, Unproved, algorithms, challenge, rp_of
from ..storage.database import Guest
from ..wire.answers import Account, Challenge, Codes, Named, NewPasskey, Passkey, Posted
from ..wire.bodies import Code, Made, Mail, Proof, Return
from .dependencies import Absent, Known, Services, ServicesDep, Visitor, address_in, device_in
from .guests import let_in
from .routes import Route

accounts = APIRouter(prefix="/account", route_class=Route)
logins = APIRouter(prefix="/login", route_class=Route)


def origin_in(request: Request) -> str:
    """The page from which somebody calls; the guard before all calls knows it for one of ours."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise Refused("no-passkeys", "passkeys need a page")
    return origin


async def shown_account(services: Services, guest: Guest) -> Account:
    found = await services.people.accounts.of(guest.id)
    return Account([Passkey(*one) for one in found.passkeys], found.mail, found.codes, services.outbox.sends)


# -- my account ------------------------------------------------------------------------------------------------------


@accounts.get("")
async def show_account(services: ServicesDep, guest: Known) -> Account:
    """The ways by which I can come back without this device."""
    return await shown_account(services, guest)


@accounts.post("/passkeys/challenge")
async def begin_passkey(services: ServicesDep, guest: Known, request: Request) -> NewPasskey:
    """What my device needs to make a passkey."""
    rp = rp_of(origin_in(request))
    services.tables.quotas.take("logins", "", address_in(request))
    known = [one.id for one in (await services.people.accounts.of(guest.id)).passkeys]
    drawn = await challenge(services.people.accounts, "passkey-new", guest.id)
    return NewPasskey(drawn, rp, passkeys.handle(guest.id), guest.name, algorithms(), known)


@accounts.post("/passkeys", status_code=201)
async def add_passkey(body: Made, services: ServicesDep, guest: Known, request: Request) -> Account:
    """A passkey that my device has made."""
    made = (body.client, body.attestation, device_in(request))
    try:
        await passkeys.add(services.people.accounts, guest.id, origin_in(request), *made)
    except Unproved:
        raise Absent from None
    return await shown_account(services, guest)


@accounts.delete("/passkeys/{passkey}")
async def drop_passkey(passkey: str, services: ServicesDep, guest: Known) -> Account:
    """Forget one of my passkeys; devices that are logged in stay so."""
    if not await services.people.accounts.drop_passkey(guest.id, passkey):
        raise Absent
    return await shown_account(services, guest)


@accounts.put("/mail")
async def set_mail(body: Mail, services: ServicesDep, guest: Known, request: Request) -> Posted:
    """Use this mail address, once its link was opened on a device of mine."""
    return await post(services, request, "confirm", body, guest.id)


@accounts.post("/mail")
async def confirm_mail(body: Return, services: ServicesDep, guest: Known) -> Account:
    """The link that was sent to my mail address: from now on I can come back by it."""
    if await services.people.accounts.confirm(guest.id, body.link) is None:
        raise Absent
    return await shown_account(services, guest)


@accounts.delete("/mail")
async def drop_mail(services: ServicesDep, guest: Known) -> Account:
    """Forget my mail address."""
    await services.people.accounts.drop_mail(guest.id)
    return await shown_account(services, guest)


@accounts.post("/codes", status_code=201)
async def make_codes(services: ServicesDep, guest: Known) -> Codes:
    """Recovery codes, each for one time, shown only now; those before end."""
    return Codes(await services.people.accounts.new_codes(guest.id))


# -- coming back -----------------------------------------------------------------------------------------------------


async def post(services: Services, request: Request, kind: str, body: Mail, guest: str = "") -> Posted:
    """Put a letter into the outbox; the answer is the same whoever has the address, or nobody."""
    mail = tidy_mail(body.mail)
    services.tables.quotas.take("letters", mail, address_in(request))
    await services.outbox.put(kind, mail, body.lang, guest)
    return Posted(services.outbox.sends)


@logins.post("/challenge")
async def begin_login(services: ServicesDep, request: Request) -> Challenge:
    """What a passkey has to sign."""
    rp = rp_of(origin_in(request))
    services.tables.quotas.take("logins", "", address_in(request))
    return Challenge(await challenge(services.people.accounts, "passkey-login"), rp)


@logins.post("/passkey")
async def log_in_by_passkey(
    body: Proof, services: ServicesDep, before: Visitor, request: Request, response: Response
) -> Named:
    """Log in by a passkey; whoever was known on this device is known there no longer."""
    services.tables.quotas.take("logins", "", address_in(request))
    signed = Signed(body.passkey, body.client, body.authenticator, body.signature)
    try:
        found = await passkeys.log_in(services.people, origin_in(request), signed, device_in(request))
    except Unproved:
        raise Absent from None
    return await let_in(services, found, before, request, response)


@logins.post("/mail")
async def ask_for_letter(body: Mail, services: ServicesDep, request: Request) -> Posted:
    """Have a link sent to a mail address by which its account can be entered."""
    return await post(services, request, "login", body)


@logins.post("/letter")
async def log_in_by_letter(
    body: Return, services: ServicesDep, before: Visitor, request: Request, response: Response
) -> Named:
    """Log in by a link that was sent; it ends by that."""
    services.tables.quotas.take("logins", "", address_in(request))
    found = await services.people.enter(by_letter(body.link), device_in(request))
    return await let_in(services, found, before, request, response)


@logins.post("/code")
async def log_in_by_code(
    body: Code, services: ServicesDep, before: Visitor, request: Request, response: Response
) -> Named:
    """Log in by a recovery code; it ends by that."""
    services.tables.quotas.take("logins", "", address_in(request))
    found = await services.people.enter(by_code(body.code), device_in(request))
    return await let_in(services, found, before, request, response)

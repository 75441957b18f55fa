### The letters of the server in English.

letter-login =
    Somebody, most likely you, wants to log in at { $address }.

    This link logs you in:

    { $link }

    It works once, for { $minutes } minutes. If it was not you, do nothing: without this link nobody gets in.
    .subject = Your link to Krainy

letter-confirm =
    Somebody, most likely you, wants to use this address for an account at { $address }.

    Open this link on the device on which you asked for it:

    { $link }

    It works once, for { $minutes } minutes. If it was not you, do nothing: without this link your address is not used.
    .subject = Is this your address?

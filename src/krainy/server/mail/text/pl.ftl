### Listy serwera po polsku.

letter-login =
    Ktoś, najpewniej Ty, chce się zalogować pod adresem { $address }.

    Ten odnośnik zaloguje Cię:

    { $link }

    Działa raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Jeśli to nie Ty, nic nie rób: bez tego odnośnika nikt się nie zaloguje.
    .subject = Twój odnośnik do Krain

letter-confirm =
    Ktoś, najpewniej Ty, chce używać tego adresu na koncie pod { $address }.

    Otwórz ten odnośnik na urządzeniu, na którym o niego prosisz:

    { $link }

    Działa raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Jeśli to nie Ty, nic nie rób: bez tego odnośnika Twój adres nie będzie używany.
    .subject = Czy to Twój adres?

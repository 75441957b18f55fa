### Powiadomienia po polsku.

notify-turn = { $game }: teraz twój ruch
notify-reminder = { $game }: kończy ci się czas na decyzję
notify-start = { $game }: gra się zaczęła
notify-over = { $game }: gra się skończyła
notify-draw = { $game }: ktoś proponuje remis
notify-seats = { $game }: wszystkie miejsca zajęte, możesz zaczynać
notify-invite = { $game }: ktoś z twoich wcześniejszych gier zaprasza do stołu
notify-test = Krainy: powiadomienia tu docierają
notify-several = { $n ->
    [one] Czeka { $n } wiadomość od stołów
    [few] Czekają { $n } wiadomości od stołów
   *[many] Czeka { $n } wiadomości od stołów
    }
notify-more = { $n ->
    [one] i jeszcze jedna
    [few] i jeszcze { $n }
   *[many] i jeszcze { $n }
    }
notify-letter =
    { $lines }

    Dostajesz tę wiadomość, bo dla adresu { $address } włączone są powiadomienia e-mailem.
    Tu możesz je wyłączyć, bez logowania:

    { $stop }

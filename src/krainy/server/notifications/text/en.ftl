### Notifications in English.

notify-turn = { $game }: it is your turn
notify-reminder = { $game }: your time to decide is running out
notify-start = { $game }: the game has begun
notify-over = { $game }: the game is over
notify-draw = { $game }: a draw is offered to you
notify-seats = { $game }: all seats are taken, you can start
notify-invite = { $game }: somebody you have played with keeps a seat for you
notify-test = Krainy: notifications reach you here
notify-several = { $n ->
    [one] { $n } message from your tables
   *[other] { $n } messages from your tables
    }
notify-more = { $n ->
    [one] and one more
   *[other] and { $n } more
    }
notify-letter =
    { $lines }

    You get this because you wanted to be notified by mail at { $address }.
    To stop these mails, without logging in:

    { $stop }

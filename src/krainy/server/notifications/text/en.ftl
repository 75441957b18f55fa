### Notifications in English.

notify-turn = { $game }: it is your turn
notify-reminder = { $game }: your time to decide is running out
notify-start = { $game }: the game has begun
notify-over = { $game }: the game is over
notify-draw = { $game }: somebody offers a draw
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

    You are getting this because notifications by mail are switched on for { $address }.
    To stop them, without logging in:

    { $stop }

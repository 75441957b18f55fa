### Słowa areny po polsku.

decimal-sign = ,
arena-title = { $game }: { $bots }
arena-opening =
    { $games ->
        [one] { $game }, miejsca: { $seats }, { $games } gra: { $bots }
        [few] { $game }, miejsca: { $seats }, { $games } gry: { $bots }
       *[many] { $game }, miejsca: { $seats }, { $games } gier: { $bots }
    }
arena-cycle =
    { $cycle ->
        [one] Wszystkie boty są takie same, więc jest tylko jedna kolejność miejsc.
        [few] W każdych { $cycle } grach każda kolejność miejsc trafia się tyle samo razy; obroty jednej kolejności mają wspólne ziarno.
       *[many] W każdych { $cycle } grach każda kolejność miejsc trafia się tyle samo razy; obroty jednej kolejności mają wspólne ziarno.
    }
arena-resumed =
    { $games ->
        [one] { $games } gra już jest; mecz toczy się dalej.
        [few] { $games } gry już są; mecz toczy się dalej.
       *[many] { $games } gier już jest; mecz toczy się dalej.
    }
arena-stopped =
    { $games ->
        [one] Przerwane; w { $folder } jest { $games } gra, to samo polecenie podejmie mecz od tego miejsca.
        [few] Przerwane; w { $folder } są { $games } gry, to samo polecenie podejmie mecz od tego miejsca.
       *[many] Przerwane; w { $folder } jest { $games } gier, to samo polecenie podejmie mecz od tego miejsca.
    }
arena-kept = Wyniki, zapisy i raport są w { $folder }: { $files }.
arena-playing = gramy

## Tabele

arena-bots = Boty
arena-bot = bot
arena-games = gry
arena-wins = wygrane
arena-share = odsetek wygranych
arena-interval = 95%
arena-fair = równy udział
arena-times = × równy
arena-rating = ranking
arena-per-move = czas na ruch
arena-slowest = najdłuższy
arena-decisions = decyzje na grę
arena-seats = Miejsca
arena-seat = miejsce { $number }
arena-first = kto zaczyna
arena-advantage = Kto zaczyna, wygrywa { $share } gier (od { $low } do { $high }); równy udział to { $fair }.
arena-nobody-first = W tej grze nikt nie zaczyna: wszyscy są pytani naraz.
arena-length = Długość
arena-length-line = Gra ma { $mean } ± { $half } decyzji (mediana { $median }, od { $least } do { $most }); { $forced } z nich nie zostawia wyboru.
arena-endings = Zakończenia
arena-ending-won = wygrane
arena-ending-nobody = nikt nie wygrywa
arena-ending-stuck = niedokończone: nikt nie może już nic zrobić
arena-ending-cap =
    { $cap ->
        [one] niedokończone: przerwane po { $cap } decyzji
       *[other] niedokończone: przerwane po { $cap } decyzjach
    }
arena-ending-count = { $name }: { $count }
arena-by-rule = zakończone zasadą
arena-options = Opcje
arena-option = opcja
arena-value = wartość
arena-unfinished = niedokończone
arena-nothing = nic
arena-traits = Co przypadło miejscu
arena-ratings = Rankingi
arena-by-seat = Wygrane według bota i miejsca
arena-made = Krainy { $version }; wersja zasad { $rules }, ziarno { $seed }.
arena-command = Ten sam mecz jeszcze raz:
arena-notes =
    Wygrana dzielona przez kilku liczy się w częściach. Odsetki dotyczą gier rozstrzygniętych; ich przedziały podano metodą Wilsona, a przedziały rankingów to 1,96 odchylenia standardowego. Obroty mają wspólne ziarno, więc szczęście przypisane do miejsca trafia do wszystkich botów po równo, a przedziały botów są raczej za szerokie niż za wąskie. Równy udział bota to odsetek miejsc, które zajmował. Rankingi liczy openskill (Plackett-Luce, na początku 25).
trait-seat = Barwa lub lud

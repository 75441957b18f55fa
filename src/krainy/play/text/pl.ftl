### Słowa wspólne wszystkim grom.

list-and = { $rest } i { $last }

result-won =
    { $count ->
        [1] { NAME($winners) } wygrywa.
       *[other] { NAME($winners) } wygrywają wspólnie.
    }
result-nobody = Nikt nie wygrywa.
result-unfinished = Gra zostaje niedokończona: nikt jej nie wygrał i nie ma remisu.
result-agreed = Gracze zgodzili się na remis.
result-endless = Gra nie miała końca i została przerwana według reguły tego stołu: nikt nie wygrywa.
result-abandoned = Gracze zgodzili się przerwać grę bez wyniku.
result-resigned =
    { $count ->
        [0] Grę poddaje { NAME($losers) }: nikt nie wygrywa.
       *[other] Grę poddaje { NAME($losers) }, wygrywa { NAME($winners) }.
    }
note-substituted = { NAME($seat) }: czas minął, gra teraz bot.
note-returned = { NAME($seat) }: gra znowu człowiek, nie bot.
note-taken-back = { NAME($seat) } cofa ruchy za zgodą wszystkich. Co było widać, tego nikt nie zapomni.
note-extended = { NAME($other) } dostaje więcej czasu (daje { NAME($seat) }).
result-running = Gra jeszcze trwa.
result-points = Punkty: { $scores }.
result-score = { NAME($seat) } { $points }
count-seat = { NAME($seat) }: { $counts }

action-cancel = Anuluj

foresight-end = Gra się kończy.
foresight-chance = Potem decyduje los.
foresight-secret = Potem wychodzi na jaw coś ukrytego.
foresight-choices = Potem wszyscy odkrywają swoje tajne wybory.

hint-wins = To wygrywa grę.
hint-loses = Po następnym najlepszym ruchu raczej ją przegrasz.
hint-only = Nie ma innego wyboru.
hint-clear = Wyraźnie lepsze niż następny pomysł: „{ $second }”.
hint-better = Trochę lepsze niż następny pomysł: „{ $second }”.
hint-near = „{ $second }” jest mniej więcej tak samo dobre.
hint-even = To nie ma większego znaczenia: kilka ruchów jest mniej więcej równie dobrych.
hint-only-plan = Nie ma innego planu.
hint-clear-plan = Wyraźnie lepsze niż plan, który zaczyna się od „{ $second }”.
hint-better-plan = Trochę lepsze niż plan, który zaczyna się od „{ $second }”.
hint-near-plan = Plan, który zaczyna się od „{ $second }”, jest mniej więcej tak samo dobry.
hint-even-plan = Kilka planów jest mniej więcej tak dobrych jak ten.
hint-gains = Dzięki temu { $what }.
hint-keeps = Inaczej { $what }.
hint-hinders = Najwięcej traci na tym { NAME($seat) }.
hint-costs = Za to { $what }.
hint-odds = W { $share } na 100 wyobrażonych gier: { $event }
hint-certain = Na pewno: { $what }.

source-rulebook = instrukcja
source-box = pudełko z grą
source-reconstructed = nasza rekonstrukcja

option-expansions = Rozszerzenia
    .help = Karty dodane po pierwszym wydaniu.
option-pack = Elementy gry
    .help = Paczka danych zastępuje to, co zrekonstruowane, tym, co jest w wydanej grze.
option-pack-reconstructed = Tak, jak są znane; to, co zrekonstruowane, jest oznaczone
    .help = Pliki danych tego projektu.

missed-goal = Tak można, ale w tym kroku chodzi o coś innego. Cofnij i spróbuj inaczej.

own-puzzle = Decyduje { NAME($seat) }. Znajdź najlepszy ruch; dobrych może być kilka.
    .hint = Spójrz tutaj: { $thing }.
    .success = Dobrze! Bot też tak sądzi: po tym ruchu wygrywa się około { $chance } gier na 100.
    .miss = Jest lepszy ruch: po tym wygrywa się około { $chance } gier na 100, po najlepszym { $best }.
    .given-up = Jest lepszy ruch: ten bot szybko odrzucił. Po najlepszym wygrywa się około { $best } gier na 100.

### Słowa planszy Ekö.

discs = dyski
reserve = rezerwa
capitals = stolice
box = pudełko
prison = więzieni Cesarze
stock = obozy / wieże / zamki
hex-space = puste pole
hex-storm = pole burzy
hex-sinkhole = zapadlisko
hex-stone_desert = kamienna pustynia
hex-ravine = wąwóz
hex-capital = stolica
hex-mountain = góra
hex-portal = portal
hex-temple_wind = Świątynia Wiatru
hex-temple_moon = Świątynia Księżyca
hex-temple_sand = Świątynia Piasku
building-camp = obóz
building-tower = wieża
building-castle = zamek
emperor = z Cesarzem
stack = stos
open = można wybrać
taken = wybrane
plain = pole
nobody = Nikogo tu nie ma.
unbuilt = Nic tu nie stoi.
force =
    { $discs ->
        [one] { $discs } dysk
        [few] { $discs } dyski
       *[many] { $discs } dysków
    }
worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
colour-light_blue = Niebieski
colour-navy = Granatowy
colour-violet = Fioletowy
colour-grey = Szary

## Pierwsze kroki

guide-desert = To pustynny świat Ekö. Zbuduj obozy, wieże i zamki za 12 punktów i zajmij stolicę – albo zostań na planszy jako ostatni.
guide-glow = Co świeci, to można wybrać. Na początek: dysk, z którym twój Cesarz może zamienić się miejscami. Potem w każdej turze swój stos i miejsce: dokąd idzie, kogo atakuje albo gdzie buduje.
guide-prompt = Tu zawsze jest napisane, czego gra chce teraz od ciebie. Podpowiedź radzi, Cofnij cofa ruch.
guide-prompt-keys = Klawisze: H i U.
guide-players = Punkty, dyski i budynki wszystkich graczy. Czyja kolej, tego panel jest podświetlony.
guide-rules = Coś nie świeci? Wybierz to mimo wszystko: gra powie, która zasada zabrania. Wszystkie zasady są tutaj.
guide-rules-keys = Klawisz R.

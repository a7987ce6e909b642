### Nazwy wszystkiego, co leży na stole. Rola każdego atrybutu: en/names.ftl.
###
### Wartość to mianownik. .acc (kogo, co), .gen (kogo, czego), .dat (komu, czemu) stoją bez przyimka,
### .ins ma przyimek „z” albo „ze” (z kim walczy), .loc mówi gdzie, .to dokąd, oba z przyimkiem.

## Muszkieterowie

hero-dartagnan = d’Artagnan
    .acc = d’Artagnana
    .gen = d’Artagnana
    .dat = d’Artagnanowi
    .ins = z d’Artagnanem
hero-athos = Athos
    .acc = Athosa
    .gen = Athosa
    .dat = Athosowi
    .ins = z Athosem
hero-aramis = Aramis
    .acc = Aramisa
    .gen = Aramisa
    .dat = Aramisowi
    .ins = z Aramisem
hero-porthos = Porthos
    .acc = Porthosa
    .gen = Porthosa
    .dat = Porthosowi
    .ins = z Porthosem
hero-treville = pan de Tréville
    .acc = pana de Tréville
    .gen = pana de Tréville
    .dat = panu de Tréville
    .ins = z panem de Tréville
    .short = Tréville
hero-none = nikt
    .acc = nikogo
    .gen = nikogo
    .dat = nikomu
    .ins = z nikim

## Kto siedzi przy stole; $n to numer gracza

seat-milady = Milady
    .ins = z Milady
    .gender = f
seat-player = Gracz { $n }
    .the = gracz { $n }
    .acc = gracza { $n }
    .gen = gracza { $n }
    .dat = graczowi { $n }
    .ins = z graczem { $n }
# a player by nickname, in the browser
seat-named = { $name }
    .ins = z { $name }
seat-only = gracz Muszkieterów
    .acc = gracza Muszkieterów
    .gen = gracza Muszkieterów
    .dat = graczowi Muszkieterów
    .ins = z graczem Muszkieterów
seat-spectator = widz
    .acc = widza
    .gen = widza
    .dat = widzowi
    .ins = z widzem

## Umiejętności

skill-erudition = Erudycja
    .acc = Erudycję
    .gen = Erudycji
    .gender = f
    .short = Eru
skill-nobility = Szlachetność
    .gen = Szlachetności
    .gender = f
    .short = Szl
skill-gallantry = Szarmanckość
    .gen = Szarmanckości
    .gender = f
    .short = Sza
skill-panache = Szyk
    .gen = Szyku
    .short = Szy

## Ścianki kości; policzone, i jako jedna litera

face-sword = Miecz
    .gen = Miecza
face-shield = Tarcza
    .acc = Tarczę
    .gen = Tarczy
    .gender = f
face-lily = Lilia
    .acc = Lilię
    .gen = Lilii
    .gender = f
face-sword-count = { $n ->
    [one] 1 Miecz
    [few] { $n } Miecze
    [many] { $n } Mieczy
   *[other] { $n } Miecza
}
face-shield-count = { $n ->
    [one] 1 Tarcza
    [few] { $n } Tarcze
    [many] { $n } Tarcz
   *[other] { $n } Tarczy
}
face-lily-count = { $n ->
    [one] 1 Lilia
    [few] { $n } Lilie
    [many] { $n } Lilii
   *[other] { $n } Lilii
}
face-sword-letter = M
face-shield-letter = T
face-lily-letter = L
face-none = nic

## Miejsca

place-paris = Paryż
    .gen = Paryża
    .loc = w Paryżu
    .to = do Paryża
place-louvre = Luwr
    .gen = Luwru
    .loc = w Luwrze
    .to = do Luwru
place-rochelle = La Rochelle
    .loc = w La Rochelle
    .to = do La Rochelle
    .gender = n
place-quest = Zadanie
    .gen = Zadania
    .loc = na planszy zadań
    .to = na planszę zadań
    .gender = n
place-colombier = Vieux Colombier
    .loc = w Vieux Colombier
    .to = do Vieux Colombier
    .short = V. Colombier
place-richelieu = Richelieu
    .the = kryjówka Richelieu
    .acc = kryjówkę Richelieu
    .gen = kryjówki Richelieu
    .loc = w kryjówce Richelieu
    .to = do kryjówki Richelieu
    .gender = f
place-bastille = Bastylia
    .acc = Bastylię
    .gen = Bastylii
    .loc = w Bastylii
    .to = do Bastylii
    .gender = f
place-quarters = kwatery Milady
    .gen = kwater Milady
    .loc = w kwaterach Milady
    .to = do kwater Milady
    .short = kwatery
    .gender = p

## Karty Przygody

card-erudition = Erudycja
    .acc = Erudycję
    .gen = Erudycji
    .gender = f
card-nobility = Szlachetność
    .gen = Szlachetności
    .gender = f
card-gallantry = Szarmanckość
    .gen = Szarmanckości
    .gender = f
card-panache = Szyk
    .gen = Szyku
card-combat = Walka
    .acc = Walkę
    .gen = Walki
    .gender = f
card-double = Podwójna Walka
    .acc = Podwójną Walkę
    .gen = Podwójnej Walki
    .short = Podw. Walka
    .gender = f
card-bassompierre = pan de Bassompierre
    .acc = pana de Bassompierre
    .gen = pana de Bassompierre
    .short = Bassompierre
card-essarts = pan des Essarts
    .acc = pana des Essarts
    .gen = pana des Essarts
    .short = Essarts
card-buckingham = książę Buckingham
    .acc = księcia Buckingham
    .gen = księcia Buckingham
    .short = Buckingham
card-constance = Konstancja
    .acc = Konstancję
    .gen = Konstancji
    .gender = f
card-winter = lord de Winter
    .acc = lorda de Wintera
    .gen = lorda de Wintera
    .short = Winter
card-kitty = Kitty
    .gender = f
card-la_porte = pan de La Porte
    .acc = pana de La Porte
    .gen = pana de La Porte
    .short = La Porte
card-none = żadna karta
    .acc = żadnej karty
    .gen = żadnej karty
    .gender = f

## Karty Zdrady

treachery-reinforcements = Posiłki
    .gen = Posiłków
    .gender = p
treachery-ambush = Napad
    .gen = Napadu
treachery-emergency = Alarm!
treachery-conscripts = Rekruci
    .acc = Rekrutów
    .gen = Rekrutów
    .gender = p
treachery-prison = Więzienie
    .gen = Więzienia
    .gender = n
treachery-isolation = Izolacja
    .acc = Izolację
    .gen = Izolacji
    .gender = f
treachery-dead_end = Ślepy zaułek
    .gen = Ślepego zaułka
treachery-balm = Balsam
    .gen = Balsamu
treachery-plot = Spisek przeciw Królowej
    .gen = Spisku przeciw Królowej

## Wszyscy, z którymi Muszkieter może skrzyżować szpady

foe-henchman = Zbir
    .acc = Zbira
    .gen = Zbira
    .dat = Zbirowi
    .ins = ze Zbirem
foe-boisrenard = Boisrenard
    .acc = Boisrenarda
    .gen = Boisrenarda
    .dat = Boisrenardowi
    .ins = z Boisrenardem
foe-lubin = Lubin
    .acc = Lubina
    .gen = Lubina
    .dat = Lubinowi
    .ins = z Lubinem
foe-brisemont = Brisemont
    .acc = Brisemonta
    .gen = Brisemonta
    .dat = Brisemontowi
    .ins = z Brisemontem
foe-bernajoux = Bernajoux
    .ins = z Bernajoux
foe-biscarat = Biscarat
    .acc = Biscarata
    .gen = Biscarata
    .dat = Biscaratowi
    .ins = z Biscaratem
foe-cahusac = Cahusac
    .acc = Cahusaca
    .gen = Cahusaca
    .dat = Cahusacowi
    .ins = z Cahusakiem
foe-vitray = Vitray
    .ins = z Vitray
foe-jussac = Jussac
    .acc = Jussaca
    .gen = Jussaca
    .dat = Jussacowi
    .ins = z Jussakiem
foe-cavois = Cavois
    .acc = Cavoisa
    .gen = Cavoisa
    .dat = Cavoisowi
    .ins = z Cavoisem
foe-laffemas = Laffemas
    .acc = Laffemasa
    .gen = Laffemasa
    .dat = Laffemasowi
    .ins = z Laffemasem
foe-la_houdiniere = La Houdinière
    .ins = z La Houdinière
foe-rochefort = Rochefort
    .acc = Rocheforta
    .gen = Rocheforta
    .dat = Rochefortowi
    .ins = z Rochefortem
foe-nemesis = Nemezis
    .ins = z Nemezis
    .gender = f
foe-duellist = paryski zabijaka
    .acc = paryskiego zabijakę
    .gen = paryskiego zabijaki
    .dat = paryskiemu zabijace
    .ins = z paryskim zabijaką
foe-gaoler = strażnik Bastylii
    .acc = strażnika Bastylii
    .gen = strażnika Bastylii
    .dat = strażnikowi Bastylii
    .ins = ze strażnikiem Bastylii
foe-wardes = de Wardes
    .acc = de Wardesa
    .gen = de Wardesa
    .dat = de Wardesowi
    .ins = z de Wardesem
foe-two_dice = gwardzista (2 kości)
    .acc = gwardzistę (2 kości)
    .gen = gwardzisty (2 kości)
    .dat = gwardziście (2 kości)
    .ins = z gwardzistą (2 kości)
foe-three_dice = gwardzista (3 kości)
    .acc = gwardzistę (3 kości)
    .gen = gwardzisty (3 kości)
    .dat = gwardziście (3 kości)
    .ins = z gwardzistą (3 kości)
foe-four_dice = gwardzista (4 kości)
    .acc = gwardzistę (4 kości)
    .gen = gwardzisty (4 kości)
    .dat = gwardziście (4 kości)
    .ins = z gwardzistą (4 kości)
foe-sword_sword = gwardzista (2 Miecze)
    .the = gwardzista (zawsze 2 Miecze)
    .acc = gwardzistę (zawsze 2 Miecze)
    .gen = gwardzisty (zawsze 2 Miecze)
    .dat = gwardziście (zawsze 2 Miecze)
    .ins = z gwardzistą (zawsze 2 Miecze)
foe-sword_shield = gwardzista (Miecz, Tarcza)
    .the = gwardzista (zawsze Miecz i Tarcza)
    .acc = gwardzistę (zawsze Miecz i Tarcza)
    .gen = gwardzisty (zawsze Miecz i Tarcza)
    .dat = gwardziście (zawsze Miecz i Tarcza)
    .ins = z gwardzistą (zawsze Miecz i Tarcza)
foe-shield_shield = gwardzista (2 Tarcze)
    .the = gwardzista (zawsze 2 Tarcze)
    .acc = gwardzistę (zawsze 2 Tarcze)
    .gen = gwardzisty (zawsze 2 Tarcze)
    .dat = gwardziście (zawsze 2 Tarcze)
    .ins = z gwardzistą (zawsze 2 Tarcze)
foe-none = nieznany przeciwnik
    .acc = nieznanego przeciwnika
    .gen = nieznanego przeciwnika
    .dat = nieznanemu przeciwnikowi
    .ins = z nieznanym przeciwnikiem

## Co potrafią przeciwnicy, w słowie lub dwóch

ability-none = bez zdolności
ability-returns = wraca
ability-pistol = pistolet
ability-cut_purse = rzezimieszek
ability-steady = niestrudzony
ability-rerolls_shield = Toledo
ability-armour = zbroja
ability-parting_wound = cios na odchodne
ability-jailer = wtrąca do lochu
ability-manoeuvre = manewr

## Pułapki

trap-beggars = Żebracy
    .acc = Żebraków
    .gen = Żebraków
    .dat = Żebrakom
    .ins = z Żebrakami
    .gender = p
trap-thief = Złodziej
    .acc = Złodzieja
    .gen = Złodzieja
    .dat = Złodziejowi
    .ins = ze Złodziejem
trap-assassin = Skrytobójca
    .acc = Skrytobójcę
    .gen = Skrytobójcy
    .dat = Skrytobójcy
    .ins = ze Skrytobójcą
trap-harlot = Nierządnica
    .acc = Nierządnicę
    .gen = Nierządnicy
    .dat = Nierządnicy
    .ins = z Nierządnicą
    .gender = f
trap-nemesis = Nemezis
    .ins = z Nemezis
    .gender = f
trap-none = bez pułapki

## Żetony Zadania; ostatni leży zakryty

token-decoy = atrapa
    .acc = atrapę
    .gen = atrapy
    .gender = f
token-two = gwardzista (2 kości)
    .acc = gwardzistę (2 kości)
    .gen = gwardzisty (2 kości)
    .short = 2 kości
token-three = gwardzista (3 kości)
    .acc = gwardzistę (3 kości)
    .gen = gwardzisty (3 kości)
    .short = 3 kości
token-four = gwardzista (4 kości)
    .acc = gwardzistę (4 kości)
    .gen = gwardzisty (4 kości)
    .short = 4 kości
token-sword_sword = gwardzista (2 Miecze)
    .acc = gwardzistę (zawsze 2 Miecze)
    .gen = gwardzisty (zawsze 2 Miecze)
    .short = 2 Miecze
token-sword_shield = gwardzista (Miecz, Tarcza)
    .acc = gwardzistę (zawsze Miecz i Tarcza)
    .gen = gwardzisty (zawsze Miecz i Tarcza)
    .short = Miecz+Tarcza
token-shield_shield = gwardzista (2 Tarcze)
    .acc = gwardzistę (zawsze 2 Tarcze)
    .gen = gwardzisty (zawsze 2 Tarcze)
    .short = 2 Tarcze
token-snare = zasadzka
    .acc = zasadzkę
    .gen = zasadzki
    .gender = f
token-erudition = wyzwanie Erudycji
    .gen = wyzwania Erudycji
    .short = Erudycja
    .gender = n
token-nobility = wyzwanie Szlachetności
    .gen = wyzwania Szlachetności
    .short = Szlachetność
    .gender = n
token-gallantry = wyzwanie Szarmanckości
    .gen = wyzwania Szarmanckości
    .short = Szarmanckość
    .gender = n
token-panache = wyzwanie Szyku
    .gen = wyzwania Szyku
    .short = Szyk
    .gender = n
token-none = zakryty żeton
    .gen = zakrytego żetonu
    .short = ?

## Karty Paryża i Luwru

paris-abduction = Porwanie Konstancji
paris-disappearance = Zniknięcie Konstancji
paris-smuggler = Przemyt broni
paris-confined = Uwięziona Konstancja
paris-message = Wiadomość dla Królowej
paris-duels = Pojedynki w Paryżu
louvre-poisons = Afera trucizn
louvre-gaming_debt = Karciany dług Królowej
louvre-chevreuse = Księżna de Chevreuse
louvre-letter = Przechwycony list
louvre-ambassador = Hiszpański ambasador
louvre-jealousy = Zazdrość Króla
louvre-ballet = Dworski balet
louvre-whisper = Szepty na dworze

## Arsenał

item-thoroughbred = rumak
    .acc = rumaka
    .gen = rumaka
item-pistol = pistolet
    .gen = pistoletu
item-armour = zbroja
    .acc = zbroję
    .gen = zbroi
    .gender = f
item-blade = Toledo
    .acc = szpadę Toledo
    .gender = n
item-balm = balsam
    .gen = balsamu
item-manoeuvre = ulepszony manewr
    .gen = ulepszonego manewru
    .short = manewr
item-erudition = ulepszenie Erudycji
    .gen = ulepszenia Erudycji
    .short = Erudycja +
    .gender = n
item-nobility = ulepszenie Szlachetności
    .gen = ulepszenia Szlachetności
    .short = Szlachetn. +
    .gender = n
item-gallantry = ulepszenie Szarmanckości
    .gen = ulepszenia Szarmanckości
    .short = Szarmanck. +
    .gender = n
item-panache = ulepszenie Szyku
    .gen = ulepszenia Szyku
    .short = Szyk +
    .gender = n

## Zadanie: plansze, ścieżki gospody, gdzie ktoś stoi albo leży żeton

board-inn = Gospoda Pod Złotą Lilią
    .short = Gospoda
board-england = Przeprawa do Anglii
    .short = Anglia
board-return = Powrót do Paryża
    .short = Powrót
board-galleries = Galerie Luwru
    .short = Galerie
path-rooms = sypialnie
    .gen = sypialni
    .loc = w sypialniach
    .to = do sypialni
    .gender = p
path-stables = stajnie
    .gen = stajni
    .loc = w stajniach
    .to = do stajni
    .gender = p
path-cellar = piwnica
    .acc = piwnicę
    .gen = piwnicy
    .loc = w piwnicy
    .to = do piwnicy
    .gender = f
spot-common = przedsionek
    .gen = przedsionka
    .loc = w przedsionku
    .to = do przedsionka
# $n liczy od przedsionka, od 1 do 4
spot-path = { $path }, pole { $n }
    .the = { $n }. pole { $path_gen }
    .gen = { $n }. pola { $path_gen }
    .loc = na { $n }. polu { $path_gen }
    .to = na { $n }. pole { $path_gen }
    .gender = n
# $n liczy wzdłuż drogi, od 1 do 3
spot-road = droga, etap { $n }
    .the = { $n }. etap drogi
    .gen = { $n }. etapu drogi
    .loc = na { $n }. etapie drogi
    .to = na { $n }. etap drogi
# $n to komnata, od 1 do 4; $slot to 0 dla jej wyzwania, 1 albo 2 dla gwardzistów
spot-gallery = komnata { $n }
    .the = { $n }. komnata
    .acc = { $n }. komnatę
    .gen = { $n }. komnaty
    .loc = w { $n }. komnacie
    .to = do { $n }. komnaty
    .gender = f
spot-none = nigdzie

## Co może karta Jeden za wszystkich, wszyscy za jednego

one-time = zatrzymać znacznik czasu
one-honour = bronić honoru Królowej
one-epic = Lilie Burbońskie dla Zadania

## Jak kończy się gra: krótko, jak w „Milady wygrywa: ...”

ending-not_over = gra jeszcze trwa
ending-diamonds = diamenty wróciły do Królowej
ending-time = czas się skończył
ending-siege = oblężenie przegrane
ending-honour = Królowa okryta niesławą
ending-abduction = Konstancja nie żyje
ending-barred = żaden Muszkieter nie może podjąć Zadania

## Warianty

variant-easier = Ułatwienie
variant-mortal_quest = Śmiertelne Zadanie
variant-athos_the_brave = Dzielny Athos
variant-extra_card = Dodatkowa karta
variant-one_card_less = O kartę mniej
variant-extra_treachery = Dodatkowa Zdrada
variant-late_start = Późny początek

## Listy: „A, B i C” powstaje z list-more (A i B) oraz list-last (to i C)

list-more = { $first }, { $next }
list-last = { $first } i { $last }
list-none = nic
# kilka takich samych, jak „2 × Walka”
counted = { $n } × { $name }
# co oferuje się w wymianie; $give i $want to listy
offer = { $give } (w zamian: { $want })
labelled = { $label }: { $what }
percent = { $n }%

## Nazwy takie, jakich używa opowiadający

place-inn = Gospoda Pod Złotą Lilią
    .loc = w Gospodzie Pod Złotą Lilią
place-england = przeprawa do Anglii
    .loc = w drodze do Anglii
place-return = droga do Paryża
    .loc = w drodze do Paryża
place-galleries = galerie Luwru
    .loc = w galeriach Luwru
place-there = tam
    .loc = tam
foe-guard = gwardzista Kardynała
    .acc = gwardzistę Kardynała
    .gen = gwardzisty Kardynała
    .dat = gwardziście Kardynała
    .ins = z gwardzistą Kardynała

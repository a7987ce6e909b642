### I nomi di tutto ciò che sta sul tavolo. Vedi en/names.ftl per il ruolo di ogni forma.
###
### .the (soggetto, anche dopo «con»), .gen («di ...»), .dat («a ...»), .loc (dove), .to (verso dove).

## I Moschettieri

hero-dartagnan = d’Artagnan
    .gen = di d’Artagnan
    .dat = a d’Artagnan
hero-athos = Athos
    .gen = di Athos
    .dat = ad Athos
hero-aramis = Aramis
    .gen = di Aramis
    .dat = ad Aramis
hero-porthos = Porthos
    .gen = di Porthos
    .dat = a Porthos
hero-treville = Tréville
    .gen = di Tréville
    .dat = a Tréville
hero-none = nessuno
    .gen = di nessuno
    .dat = a nessuno

## Chi siede al tavolo; $n è il numero del giocatore

seat-milady = Milady
    .gen = di Milady
    .dat = a Milady
    .gender = f
seat-player = Giocatore { $n }
    .the = il giocatore { $n }
    .gen = del giocatore { $n }
    .dat = al giocatore { $n }
# a player by nickname, in the browser
seat-named = { $name }
    .gen = di { $name }
    .dat = a { $name }
seat-only = giocatore dei Moschettieri
    .the = il giocatore dei Moschettieri
    .gen = del giocatore dei Moschettieri
    .dat = al giocatore dei Moschettieri
seat-spectator = spettatore
    .the = uno spettatore
    .gen = di uno spettatore
    .dat = a uno spettatore

## Abilità

skill-erudition = Erudizione
    .the = l’Erudizione
    .gen = di Erudizione
    .gender = f
    .short = Eru
skill-nobility = Nobiltà
    .the = la Nobiltà
    .gen = di Nobiltà
    .gender = f
    .short = Nob
skill-gallantry = Galanteria
    .the = la Galanteria
    .gen = di Galanteria
    .gender = f
    .short = Gal
skill-panache = Coraggio
    .the = il Coraggio
    .gen = di Coraggio
    .short = Cor

## Facce dei dadi; contate, e in una lettera

face-sword = Spada
    .the = una Spada
    .gender = f
face-shield = Scudo
    .the = uno Scudo
face-lily = Giglio
    .the = un Giglio
face-sword-count = { $n ->
    [one] { $n } Spada
   *[other] { $n } Spade
}
face-shield-count = { $n ->
    [one] { $n } Scudo
   *[other] { $n } Scudi
}
face-lily-count = { $n ->
    [one] { $n } Giglio
   *[other] { $n } Gigli
}
face-sword-letter = S
face-shield-letter = C
face-lily-letter = G
face-none = niente

## Aree

place-paris = Parigi
    .gen = di Parigi
    .loc = a Parigi
    .to = a Parigi
    .gender = f
place-louvre = Louvre
    .the = il Louvre
    .gen = del Louvre
    .loc = al Louvre
    .to = al Louvre
place-rochelle = La Rochelle
    .gen = di La Rochelle
    .loc = a La Rochelle
    .to = a La Rochelle
    .gender = f
place-quest = Missione principale
    .the = la missione principale
    .gen = della missione principale
    .loc = nella missione principale
    .to = alla missione principale
    .short = Missione
    .gender = f
place-colombier = Vieux Colombier
    .the = il Vieux Colombier
    .gen = del Vieux Colombier
    .loc = al Vieux Colombier
    .to = al Vieux Colombier
    .short = V. Colombier
place-richelieu = Richelieu
    .gen = di Richelieu
    .loc = da Richelieu
    .to = da Richelieu
place-bastille = Bastiglia
    .the = la Bastiglia
    .gen = della Bastiglia
    .loc = alla Bastiglia
    .to = alla Bastiglia
    .gender = f
place-quarters = Rifugio di Milady
    .the = il rifugio di Milady
    .gen = del rifugio di Milady
    .loc = nel rifugio di Milady
    .to = nel rifugio di Milady
    .short = Rifugio

## Carte Avventura

card-erudition = Erudizione
    .gender = f
card-nobility = Nobiltà
    .gender = f
card-gallantry = Galanteria
    .gender = f
card-panache = Coraggio
card-combat = Combattimento
    .short = Combatt.
card-double = doppio Combattimento
    .short = Doppio
card-bassompierre = M. de Bassompierre
    .short = Bassompierre
card-essarts = M. des Essarts
    .short = Essarts
card-buckingham = il Duca di Buckingham
    .short = Buckingham
card-constance = Costanza
    .gender = f
card-winter = Lord de Winter
    .short = Winter
card-kitty = Kitty
    .gender = f
card-la_porte = M. de La Porte
    .short = La Porte
card-none = nessuna carta
    .gender = f

## Carte Tradimento

treachery-reinforcements = Rinforzo
treachery-ambush = Imboscata
    .gender = f
treachery-emergency = Emergenza!
    .gender = f
treachery-conscripts = Coscritti
    .gender = p
treachery-prison = Mandare alla Bastiglia
treachery-isolation = Isolamento
treachery-dead_end = Strada sbarrata
    .gender = f
treachery-balm = Balsamo
treachery-plot = Complotto contro la Regina

## Tutti quelli con cui un Moschettiere può incrociare le lame

foe-henchman = Scagnozzo
    .the = lo Scagnozzo
foe-boisrenard = Boisrenard
foe-lubin = Lubin
foe-brisemont = Brisemont
foe-bernajoux = Bernajoux
foe-biscarat = Biscarat
foe-cahusac = Cahusac
foe-vitray = Vitray
foe-jussac = Jussac
foe-cavois = Cavois
foe-laffemas = Laffemas
foe-la_houdiniere = La Houdinière
foe-rochefort = Rochefort
foe-nemesis = Nemesi
    .the = la Nemesi
    .gender = f
foe-duellist = duellante di Parigi
    .the = un duellante di Parigi
foe-gaoler = carceriere
    .the = il carceriere
foe-wardes = de Wardes
foe-two_dice = guardia (2 dadi)
    .the = la guardia (2 dadi)
    .gender = f
foe-three_dice = guardia (3 dadi)
    .the = la guardia (3 dadi)
    .gender = f
foe-four_dice = guardia (4 dadi)
    .the = la guardia (4 dadi)
    .gender = f
foe-sword_sword = guardia (2 Spade)
    .the = la guardia (sempre 2 Spade)
    .gender = f
foe-sword_shield = guardia (Spada, Scudo)
    .the = la guardia (sempre Spada e Scudo)
    .gender = f
foe-shield_shield = guardia (2 Scudi)
    .the = la guardia (sempre 2 Scudi)
    .gender = f
foe-none = un avversario sconosciuto

## Che cosa sanno fare gli avversari, in una parola o due

ability-none = nessuna abilità
ability-returns = ritorna
ability-pistol = pistola
ability-cut_purse = tagliaborse
ability-steady = instancabile
ability-rerolls_shield = spada Toledo
ability-armour = armatura
ability-parting_wound = colpo d’addio
ability-jailer = carceriere
ability-manoeuvre = manovra

## Trappole

trap-beggars = Mendicante
    .the = il Mendicante
    .gen = del Mendicante
trap-thief = Ladro
    .the = il Ladro
    .gen = del Ladro
trap-assassin = Assassino
    .the = l’Assassino
    .gen = dell’Assassino
trap-harlot = Cortigiana
    .the = la Cortigiana
    .gen = della Cortigiana
    .gender = f
trap-nemesis = Nemesi
    .the = la Nemesi
    .gen = della Nemesi
    .gender = f
trap-none = nessuna trappola
    .gender = f

## Segnalini della missione principale; l'ultimo è coperto

token-decoy = esca
    .the = un’esca
    .gender = f
token-two = guardia (2 dadi)
    .the = una guardia (2 dadi)
    .short = 2 dadi
    .gender = f
token-three = guardia (3 dadi)
    .the = una guardia (3 dadi)
    .short = 3 dadi
    .gender = f
token-four = guardia (4 dadi)
    .the = una guardia (4 dadi)
    .short = 4 dadi
    .gender = f
token-sword_sword = guardia (2 Spade)
    .the = una guardia (sempre 2 Spade)
    .short = 2 Spade
    .gender = f
token-sword_shield = guardia (Spada, Scudo)
    .the = una guardia (sempre Spada e Scudo)
    .short = Spada+Scudo
    .gender = f
token-shield_shield = guardia (2 Scudi)
    .the = una guardia (sempre 2 Scudi)
    .short = 2 Scudi
    .gender = f
token-snare = tranello
    .the = un tranello
token-erudition = sfida di Erudizione
    .the = una sfida di Erudizione
    .short = Erudizione
    .gender = f
token-nobility = sfida di Nobiltà
    .the = una sfida di Nobiltà
    .short = Nobiltà
    .gender = f
token-gallantry = sfida di Galanteria
    .the = una sfida di Galanteria
    .short = Galanteria
    .gender = f
token-panache = sfida di Coraggio
    .the = una sfida di Coraggio
    .short = Coraggio
    .gender = f
token-none = segnalino coperto
    .the = un segnalino coperto
    .short = ?

## Carte Parigi e Louvre

paris-abduction = Il Rapimento
paris-disappearance = La Scomparsa
paris-smuggler = Il Contrabbandiere
paris-confined = Costanza segregata
paris-message = Un messaggio per la Regina
paris-duels = Duelli a Parigi
louvre-poisons = L’affare dei veleni
louvre-gaming_debt = Il debito di gioco della Regina
louvre-chevreuse = La Duchessa di Chevreuse
louvre-letter = La lettera intercettata
louvre-ambassador = L’Ambasciatore di Spagna
louvre-jealousy = La gelosia del Re
louvre-ballet = Il balletto di corte
louvre-whisper = Una voce a corte

## L'Arsenale

item-thoroughbred = purosangue
    .the = un purosangue
item-pistol = pistola
    .the = una pistola
    .gender = f
item-armour = armatura
    .the = un’armatura
    .gender = f
item-blade = spada Toledo
    .the = una spada Toledo
    .gender = f
item-balm = balsamo
    .the = del balsamo
item-manoeuvre = manovra migliorata
    .the = una manovra migliorata
    .short = manovra
    .gender = f
item-erudition = Erudizione migliorata
    .the = un’Erudizione migliorata
    .short = Erudizione +
    .gender = f
item-nobility = Nobiltà migliorata
    .the = una Nobiltà migliorata
    .short = Nobiltà +
    .gender = f
item-gallantry = Galanteria migliorata
    .the = una Galanteria migliorata
    .short = Galanteria +
    .gender = f
item-panache = Coraggio migliorato
    .the = un Coraggio migliorato
    .short = Coraggio +

## La missione principale: plance, cammini della locanda, dove si sta o dove si trova un segnalino

board-inn = La locanda del Giglio d’Oro
    .short = Locanda
board-england = Un passaggio per l’Inghilterra
    .short = Inghilterra
board-return = Ritorno a Parigi
    .short = Ritorno
board-galleries = Le gallerie del Louvre
    .short = Gallerie
path-rooms = stanze
    .the = le stanze
    .gen = delle stanze
    .loc = nelle stanze
    .to = nelle stanze
    .gender = p
path-stables = stalle
    .the = le stalle
    .gen = delle stalle
    .loc = nelle stalle
    .to = nelle stalle
    .gender = p
path-cellar = cantine
    .the = le cantine
    .gen = delle cantine
    .loc = nelle cantine
    .to = nelle cantine
    .gender = p
spot-common = area comune
    .the = l’area comune
    .loc = nell’area comune
    .to = nell’area comune
    .gender = f
spot-path = { $path }, casella { $n }
    .the = la casella { $n } { $path_gen }
    .loc = sulla casella { $n } { $path_gen }
    .to = alla casella { $n } { $path_gen }
    .gender = f
spot-road = strada, tappa { $n }
    .the = la tappa { $n } della strada
    .loc = alla tappa { $n } della strada
    .to = alla tappa { $n } della strada
    .gender = f
spot-gallery = anticamera { $n }
    .the = l’anticamera { $n }
    .loc = nell’anticamera { $n }
    .to = nell’anticamera { $n }
    .gender = f
spot-none = da nessuna parte

## Che cosa può fare Uno per tutti, tutti per uno

one-time = fermare il segnalino Tempo
one-honour = risollevare l’onore della Regina
one-epic = segnalini Epico per la missione principale

## Come finisce una partita

ending-not_over = non ancora finita
ending-diamonds = i gioielli sono tornati
ending-time = il tempo è scaduto
ending-siege = l’assedio è perso
ending-honour = la Regina è disonorata
ending-abduction = Costanza è morta
ending-barred = nessun Moschettiere resta per la missione principale

## Varianti

variant-easier = Più facile
variant-mortal_quest = Missione mortale
variant-athos_the_brave = Athos il coraggioso
variant-extra_card = Una carta in più
variant-one_card_less = Una carta in meno
variant-extra_treachery = Un Tradimento in più
variant-late_start = Partenza tardiva

## Elenchi

list-more = { $first }, { $next }
list-last = { $first } e { $last }
list-none = niente
counted = { $n } × { $name }
offer = { $give } in cambio di { $want }
labelled = { $label }: { $what }
percent = { $n }%

## I nomi come li dice un narratore

place-inn = Locanda del Giglio d’Oro
    .loc = alla locanda del Giglio d’Oro
place-england = passaggio per l’Inghilterra
    .loc = sulla strada per l’Inghilterra
place-return = strada di Parigi
    .loc = sulla strada di Parigi
place-galleries = gallerie del Louvre
    .loc = nelle gallerie del Louvre
place-there = lì
    .loc = lì
foe-guard = guardia del Cardinale
    .the = una guardia del Cardinale
    .gen = di una guardia del Cardinale
    .dat = a una guardia del Cardinale
    .gender = f

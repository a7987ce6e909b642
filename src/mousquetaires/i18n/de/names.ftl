### Die Namen von allem, was auf dem Tisch liegt. Wozu jede Form dient, steht in en/names.ftl.

## Die Musketiere

hero-dartagnan = d’Artagnan
    .gen = d’Artagnans
hero-athos = Athos
    .gen = Athos’
hero-aramis = Aramis
    .gen = Aramis’
hero-porthos = Porthos
    .gen = Porthos’
hero-treville = Monsieur de Tréville
    .gen = Monsieur de Trévilles
    .short = Tréville
hero-none = niemand
    .acc = niemanden
    .gen = niemandes
    .dat = niemandem

## Wer am Tisch sitzt; $n ist die Nummer des Spielers

seat-milady = Mylady
    .gen = Myladys
    .gender = f
seat-player = Spieler { $n }
    .gen = von Spieler { $n }
# a player by nickname, in the browser
seat-named = { $name }
    .gen = von { $name }
seat-only = Spieler der Musketiere
    .the = der Spieler der Musketiere
    .acc = den Spieler der Musketiere
    .gen = des Spielers der Musketiere
    .dat = dem Spieler der Musketiere
seat-spectator = Zuschauer
    .the = ein Zuschauer
    .acc = einen Zuschauer
    .gen = eines Zuschauers
    .dat = einem Zuschauer

## Fähigkeiten

skill-erudition = Bildung
    .gender = f
    .short = Bil
skill-nobility = Edelmut
    .short = Ede
skill-gallantry = Charme
    .short = Cha
skill-panache = Tapferkeit
    .gender = f
    .short = Tap

## Würfelseiten; gezählt, und als ein Buchstabe

face-sword = Degen
    .the = ein Degen
    .acc = einen Degen
face-shield = Schild
    .the = ein Schild
    .acc = einen Schild
face-lily = Lilie
    .the = eine Lilie
    .gender = f
face-sword-count = { $n ->
    [one] 1 Degen
   *[other] { $n } Degen
}
face-shield-count = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
face-lily-count = { $n ->
    [one] 1 Lilie
   *[other] { $n } Lilien
}
face-sword-letter = D
face-shield-letter = S
face-lily-letter = L
face-none = nichts

## Orte

place-paris = Paris
    .loc = in Paris
    .to = nach Paris
place-louvre = Louvre
    .the = der Louvre
    .acc = den Louvre
    .loc = im Louvre
    .to = in den Louvre
place-rochelle = La Rochelle
    .loc = in La Rochelle
    .to = nach La Rochelle
place-quest = Suche
    .the = die Suche
    .loc = auf der Suche
    .to = auf die Suche
    .gender = f
place-colombier = Vieux Colombier
    .the = das Vieux Colombier
    .loc = im Vieux Colombier
    .to = ins Vieux Colombier
    .short = V. Colombier
    .gender = n
place-richelieu = Richelieu
    .loc = bei Richelieu
    .to = zu Richelieu
place-bastille = Bastille
    .the = die Bastille
    .loc = in der Bastille
    .to = in die Bastille
    .gender = f
place-quarters = Myladys Stadthaus
    .loc = in Myladys Stadthaus
    .to = in Myladys Stadthaus
    .short = Stadthaus
    .gender = n

## Abenteuerkarten

card-erudition = Bildung
    .gender = f
card-nobility = Edelmut
card-gallantry = Charme
card-panache = Tapferkeit
    .gender = f
card-combat = Kampf
card-double = Doppelkampf
    .short = Doppel
card-bassompierre = Monsieur de Bassompierre
    .short = Bassompierre
card-essarts = Monsieur des Essarts
    .short = Essarts
card-buckingham = der Herzog von Buckingham
    .acc = den Herzog von Buckingham
    .short = Buckingham
card-constance = Constance
    .gender = f
card-winter = Lord de Winter
    .short = Winter
card-kitty = Kitty
    .gender = f
card-la_porte = Monsieur de La Porte
    .short = La Porte
card-none = keine Karte
    .gender = f

## Arglistkarten

treachery-reinforcements = Verstärkung
    .gender = f
treachery-ambush = Überfall
treachery-emergency = Eile!
    .gender = f
treachery-conscripts = Rekruten
    .gender = p
treachery-prison = Eingekerkert
treachery-isolation = Isolation
    .gender = f
treachery-dead_end = Sackgasse
    .gender = f
treachery-balm = Heilsalbe
    .gender = f
treachery-plot = Komplott gegen die Königin
    .gender = n

## Alle, mit denen ein Musketier die Klinge kreuzen kann

foe-henchman = Handlanger
    .the = der Handlanger
    .acc = den Handlanger
    .dat = dem Handlanger
    .ins = dem Handlanger
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
foe-nemesis = Erzfeind
    .the = der Erzfeind
    .acc = den Erzfeind
    .dat = dem Erzfeind
    .ins = dem Erzfeind
foe-duellist = Pariser Raufbold
    .the = ein Pariser Raufbold
    .acc = einen Pariser Raufbold
    .dat = einem Pariser Raufbold
    .ins = einem Pariser Raufbold
foe-gaoler = Wächter
    .the = der Wächter
    .acc = den Wächter
    .dat = dem Wächter
    .ins = dem Wächter
foe-wardes = de Wardes
foe-two_dice = Wache (2 Würfel)
    .the = die Wache (2 Würfel)
    .dat = der Wache (2 Würfel)
    .ins = der Wache (2 Würfel)
    .gender = f
foe-three_dice = Wache (3 Würfel)
    .the = die Wache (3 Würfel)
    .dat = der Wache (3 Würfel)
    .ins = der Wache (3 Würfel)
    .gender = f
foe-four_dice = Wache (4 Würfel)
    .the = die Wache (4 Würfel)
    .dat = der Wache (4 Würfel)
    .ins = der Wache (4 Würfel)
    .gender = f
foe-sword_sword = Wache (2 Degen)
    .the = die Wache (immer 2 Degen)
    .dat = der Wache (immer 2 Degen)
    .ins = der Wache (immer 2 Degen)
    .gender = f
foe-sword_shield = Wache (Degen, Schild)
    .the = die Wache (immer Degen und Schild)
    .dat = der Wache (immer Degen und Schild)
    .ins = der Wache (immer Degen und Schild)
    .gender = f
foe-shield_shield = Wache (2 Schilde)
    .the = die Wache (immer 2 Schilde)
    .dat = der Wache (immer 2 Schilde)
    .ins = der Wache (immer 2 Schilde)
    .gender = f
foe-none = ein unbekannter Widersacher
    .acc = einen unbekannten Widersacher
    .dat = einem unbekannten Widersacher
    .ins = einem unbekannten Widersacher

## Was Widersacher können, in ein, zwei Worten

ability-none = keine Sonderfähigkeit
ability-returns = kehrt wieder
ability-pistol = Pistole
ability-cut_purse = Beutelschneider
ability-steady = unermüdlich
ability-rerolls_shield = Toledoklinge
ability-armour = Kürass
ability-parting_wound = Abschiedshieb
ability-jailer = Häscher
ability-manoeuvre = Fechtstoß

## Hinterhalte

trap-beggars = Bettler
    .the = die Bettler
    .dat = den Bettlern
    .gender = p
trap-thief = Dieb
    .the = der Dieb
    .acc = den Dieb
    .gen = des Diebes
trap-assassin = Meuchelmörder
    .the = der Meuchelmörder
    .acc = den Meuchelmörder
    .gen = des Meuchelmörders
trap-harlot = Dirne
    .the = die Dirne
    .gen = der Dirne
    .gender = f
trap-nemesis = Erzfeind
    .the = der Erzfeind
    .acc = den Erzfeind
    .gen = des Erzfeinds
trap-none = kein Hinterhalt

## Marken der Suche; die letzte liegt verdeckt

token-decoy = Täuschung
    .the = eine Täuschung
    .gender = f
token-two = Wache (2 Würfel)
    .the = eine Wache (2 Würfel)
    .short = 2 Würfel
    .gender = f
token-three = Wache (3 Würfel)
    .the = eine Wache (3 Würfel)
    .short = 3 Würfel
    .gender = f
token-four = Wache (4 Würfel)
    .the = eine Wache (4 Würfel)
    .short = 4 Würfel
    .gender = f
token-sword_sword = Wache (2 Degen)
    .the = eine Wache (immer 2 Degen)
    .short = 2 Degen
    .gender = f
token-sword_shield = Wache (Degen, Schild)
    .the = eine Wache (immer Degen und Schild)
    .short = Degen+Schild
    .gender = f
token-shield_shield = Wache (2 Schilde)
    .the = eine Wache (immer 2 Schilde)
    .short = 2 Schilde
    .gender = f
token-snare = Falle
    .the = eine Falle
    .gender = f
token-erudition = Herausforderung (Bildung)
    .the = eine Herausforderung (Bildung)
    .short = Bildung
    .gender = f
token-nobility = Herausforderung (Edelmut)
    .the = eine Herausforderung (Edelmut)
    .short = Edelmut
    .gender = f
token-gallantry = Herausforderung (Charme)
    .the = eine Herausforderung (Charme)
    .short = Charme
    .gender = f
token-panache = Herausforderung (Tapferkeit)
    .the = eine Herausforderung (Tapferkeit)
    .short = Tapferkeit
    .gender = f
token-none = verdeckte Marke
    .the = eine verdeckte Marke
    .short = ?
    .gender = f

## Paris- und Louvre-Karten

paris-abduction = Die Entführung
paris-disappearance = Das Verschwinden
paris-smuggler = Der Schmuggler
paris-confined = Constance in Gefangenschaft
paris-message = Eine Botschaft für die Königin
paris-duels = Duelle in Paris
louvre-poisons = Die Giftaffäre
louvre-gaming_debt = Die Spielschuld der Königin
louvre-chevreuse = Die Herzogin von Chevreuse
louvre-letter = Der abgefangene Brief
louvre-ambassador = Der spanische Gesandte
louvre-jealousy = Die Eifersucht des Königs
louvre-ballet = Das Hofballett
louvre-whisper = Getuschel bei Hofe

## Das Arsenal

item-thoroughbred = Vollblüter
    .the = ein Vollblüter
    .acc = einen Vollblüter
    .short = Pferd
item-pistol = Pistole
    .the = eine Pistole
    .gender = f
item-armour = Kürass
    .the = ein Kürass
    .acc = einen Kürass
item-blade = Toledoklinge
    .the = eine Toledoklinge
    .short = Klinge
    .gender = f
item-balm = Heilsalbe
    .gender = f
item-manoeuvre = verbesserter Fechtstoß
    .the = ein verbesserter Fechtstoß
    .acc = einen verbesserten Fechtstoß
    .short = Fechtstoß
item-erudition = verbesserte Bildung
    .short = Bildung +
    .gender = f
item-nobility = verbesserter Edelmut
    .acc = verbesserten Edelmut
    .short = Edelmut +
item-gallantry = verbesserter Charme
    .acc = verbesserten Charme
    .short = Charme +
item-panache = verbesserte Tapferkeit
    .short = Tapferkeit +
    .gender = f

## Die Suche: Pläne, Wege im Gasthaus, wo jemand steht oder eine Marke liegt

board-inn = Die Herberge zur Goldenen Lilie
    .short = Herberge
board-england = Die Überfahrt nach England
    .short = England
board-return = Die Rückkehr nach Paris
    .short = Rückkehr
board-galleries = Die Galerien des Louvre
    .short = Galerien
path-rooms = Zimmer
    .the = die Zimmer
    .gen = der Zimmer
    .loc = in den Zimmern
    .to = in die Zimmer
    .gender = p
path-stables = Ställe
    .the = die Ställe
    .gen = der Ställe
    .loc = in den Ställen
    .to = in die Ställe
    .gender = p
path-cellar = Keller
    .the = der Keller
    .acc = den Keller
    .gen = des Kellers
    .loc = im Keller
    .to = in den Keller
spot-common = Gemeinschaftsraum
    .the = der Gemeinschaftsraum
    .acc = den Gemeinschaftsraum
    .loc = im Gemeinschaftsraum
    .to = in den Gemeinschaftsraum
spot-path = { $path }, Feld { $n }
    .the = Feld { $n } { $path_gen }
    .loc = auf Feld { $n } { $path_gen }
    .to = auf Feld { $n } { $path_gen }
    .gender = n
spot-road = Straße, Etappe { $n }
    .the = Etappe { $n } der Straße
    .loc = auf Etappe { $n } der Straße
    .to = auf Etappe { $n } der Straße
    .gender = f
spot-gallery = Vorzimmer { $n }
    .the = Vorzimmer { $n }
    .loc = in Vorzimmer { $n }
    .to = in Vorzimmer { $n }
    .gender = n
spot-none = nirgendwo

## Was Einer für alle, alle für einen bewirken kann

one-time = die Zeitmarke anhalten
one-honour = die Ehre der Königin retten
one-epic = Heldenmarken für die Suche

## Wie ein Spiel endet

ending-not_over = noch nicht zu Ende
ending-diamonds = die Diamantnadeln sind zurück
ending-time = die Zeit ist abgelaufen
ending-siege = die Belagerung ist verloren
ending-honour = die Königin ist entehrt
ending-abduction = Constance ist tot
ending-barred = kein Musketier ist für die Suche übrig

## Varianten

variant-easier = Leichter
variant-mortal_quest = Tödliche Suche
variant-athos_the_brave = Athos der Tapfere
variant-extra_card = Eine Karte mehr
variant-one_card_less = Eine Karte weniger
variant-extra_treachery = Eine Arglistkarte mehr
variant-late_start = Später Beginn

## Listen

list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-none = nichts
counted = { $n } × { $name }
offer = { $give } für { $want }
labelled = { $label }: { $what }
percent = { $n } %

## Namen, wie ein Erzähler sie sagt

place-inn = Herberge zur Goldenen Lilie
    .loc = in der Herberge zur Goldenen Lilie
place-england = Überfahrt nach England
    .loc = auf dem Weg nach England
place-return = Weg nach Paris
    .loc = auf dem Rückweg nach Paris
place-galleries = Galerien des Louvre
    .loc = in den Galerien des Louvre
place-there = dort
    .loc = dort
foe-guard = Gardist des Kardinals
    .the = ein Gardist des Kardinals
    .acc = einen Gardisten des Kardinals
    .dat = einem Gardisten des Kardinals
    .ins = einem Gardisten des Kardinals

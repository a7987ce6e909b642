### Les noms de tout ce qui se trouve sur la table. Voir en/names.ftl pour le rôle de chaque attribut.
###
### .the (sujet), .acc, .gen (« de ... »), .dat (« à ... »), .ins (après « avec »), .loc (où), .to (vers où).

## Les Mousquetaires

hero-dartagnan = d’Artagnan
    .gen = de d’Artagnan
    .dat = à d’Artagnan
hero-athos = Athos
    .gen = d’Athos
    .dat = à Athos
hero-aramis = Aramis
    .gen = d’Aramis
    .dat = à Aramis
hero-porthos = Porthos
    .gen = de Porthos
    .dat = à Porthos
hero-treville = M. de Tréville
    .gen = de M. de Tréville
    .dat = à M. de Tréville
    .short = Tréville
hero-none = personne
    .gen = de personne
    .dat = à personne

## Qui est assis à la table ; $n est le numéro du joueur

seat-milady = Milady
    .gen = de Milady
    .dat = à Milady
    .gender = f
seat-player = Joueur { $n }
    .the = le joueur { $n }
    .gen = du joueur { $n }
    .dat = au joueur { $n }
# a player by nickname, in the browser
seat-named = { $name }
    .gen = de { $name }
    .dat = à { $name }
seat-only = joueur des Mousquetaires
    .the = le joueur des Mousquetaires
    .gen = du joueur des Mousquetaires
    .dat = au joueur des Mousquetaires
seat-spectator = spectateur
    .the = un spectateur
    .gen = d’un spectateur
    .dat = à un spectateur

## Compétences

skill-erudition = Érudition
    .the = l’Érudition
    .gen = d’Érudition
    .gender = f
    .short = Éru
skill-nobility = Noblesse
    .the = la Noblesse
    .gen = de Noblesse
    .gender = f
    .short = Nob
skill-gallantry = Galanterie
    .the = la Galanterie
    .gen = de Galanterie
    .gender = f
    .short = Gal
skill-panache = Panache
    .the = le Panache
    .gen = de Panache
    .short = Pan

## Faces des dés ; comptées, et en une lettre

face-sword = Épée
    .the = une Épée
    .gender = f
face-shield = Bouclier
    .the = un Bouclier
face-lily = Lys
    .the = un Lys
face-sword-count = { $n ->
    [one] { $n } Épée
   *[other] { $n } Épées
}
face-shield-count = { $n ->
    [one] { $n } Bouclier
   *[other] { $n } Boucliers
}
face-lily-count = { $n } Lys
face-sword-letter = É
face-shield-letter = B
face-lily-letter = L
face-none = rien

## Lieux

place-paris = Paris
    .loc = à Paris
    .to = à Paris
    .gen = de Paris
place-louvre = Louvre
    .the = le Louvre
    .gen = du Louvre
    .loc = au Louvre
    .to = au Louvre
place-rochelle = La Rochelle
    .gen = de La Rochelle
    .loc = à La Rochelle
    .to = à La Rochelle
    .gender = f
place-quest = Quête
    .the = la Quête
    .gen = de la Quête
    .loc = à la Quête
    .to = à la Quête
    .gender = f
place-colombier = Vieux-Colombier
    .the = le Vieux-Colombier
    .gen = du Vieux-Colombier
    .loc = au Vieux-Colombier
    .to = au Vieux-Colombier
    .short = V.-Colombier
place-richelieu = Richelieu
    .gen = de Richelieu
    .loc = chez Richelieu
    .to = chez Richelieu
place-bastille = Bastille
    .the = la Bastille
    .gen = de la Bastille
    .loc = à la Bastille
    .to = à la Bastille
    .gender = f
place-quarters = hôtel de Milady
    .the = l’hôtel de Milady
    .gen = de l’hôtel de Milady
    .loc = à l’hôtel de Milady
    .to = à l’hôtel de Milady
    .short = chez Milady

## Cartes Aventure

card-erudition = Érudition
    .gender = f
card-nobility = Noblesse
    .gender = f
card-gallantry = Galanterie
    .gender = f
card-panache = Panache
card-combat = Combat
card-double = double Combat
    .short = Double
card-bassompierre = M. de Bassompierre
    .short = Bassompierre
card-essarts = M. des Essarts
    .short = Essarts
card-buckingham = le duc de Buckingham
    .short = Buckingham
card-constance = Constance
    .gender = f
card-winter = lord de Winter
    .short = Winter
card-kitty = Kitty
    .gender = f
card-la_porte = M. de La Porte
    .short = La Porte
card-none = aucune carte
    .gender = f

## Cartes Perfidie

treachery-reinforcements = Renforts
    .gender = p
treachery-ambush = Guet-apens
treachery-emergency = Urgence !
    .gender = f
treachery-conscripts = Conscrits
    .gender = p
treachery-prison = Embastillé
treachery-isolation = Isolés
    .gender = p
treachery-dead_end = Impasse
    .gender = f
treachery-balm = Baume
treachery-plot = Complot contre la Reine

## Tous ceux avec qui un Mousquetaire peut croiser le fer

foe-henchman = sbire
    .the = le sbire
    .gen = du sbire
foe-boisrenard = Boisrenard
    .gen = de Boisrenard
foe-lubin = Lubin
    .gen = de Lubin
foe-brisemont = Brisemont
    .gen = de Brisemont
foe-bernajoux = Bernajoux
    .gen = de Bernajoux
foe-biscarat = Biscarat
    .gen = de Biscarat
foe-cahusac = Cahusac
    .gen = de Cahusac
foe-vitray = Vitray
    .gen = de Vitray
foe-jussac = Jussac
    .gen = de Jussac
foe-cavois = Cavois
    .gen = de Cavois
foe-laffemas = Laffemas
    .gen = de Laffemas
foe-la_houdiniere = La Houdinière
    .gen = de La Houdinière
foe-rochefort = Rochefort
    .gen = de Rochefort
foe-nemesis = Nemesis
    .the = la Nemesis
    .gen = de la Nemesis
    .gender = f
foe-duellist = bretteur de Paris
    .the = un bretteur de Paris
    .gen = d’un bretteur de Paris
foe-gaoler = geôlier
    .the = le geôlier
    .gen = du geôlier
foe-wardes = de Wardes
foe-two_dice = garde (2 dés)
    .the = le garde (2 dés)
    .gen = du garde (2 dés)
foe-three_dice = garde (3 dés)
    .the = le garde (3 dés)
    .gen = du garde (3 dés)
foe-four_dice = garde (4 dés)
    .the = le garde (4 dés)
    .gen = du garde (4 dés)
foe-sword_sword = garde (2 Épées)
    .the = le garde (toujours 2 Épées)
    .gen = du garde (toujours 2 Épées)
foe-sword_shield = garde (Épée, Bouclier)
    .the = le garde (toujours Épée et Bouclier)
    .gen = du garde (toujours Épée et Bouclier)
foe-shield_shield = garde (2 Boucliers)
    .the = le garde (toujours 2 Boucliers)
    .gen = du garde (toujours 2 Boucliers)
foe-none = un adversaire inconnu
    .gen = d’un adversaire inconnu

## Ce que savent faire les adversaires, en un mot ou deux

ability-none = aucune capacité
ability-returns = revient
ability-pistol = pistolet
ability-cut_purse = coupe-bourse
ability-steady = infatigable
ability-rerolls_shield = lame de Tolède
ability-armour = cuirasse
ability-parting_wound = coup d’adieu
ability-jailer = geôlier
ability-manoeuvre = botte

## Embûches

trap-beggars = Mendiants
    .the = les Mendiants
    .gen = des Mendiants
    .gender = p
trap-thief = Voleur
    .the = le Voleur
    .gen = du Voleur
trap-assassin = Assassin
    .the = l’Assassin
    .gen = de l’Assassin
trap-harlot = Courtisane
    .the = la Courtisane
    .gen = de la Courtisane
    .gender = f
trap-nemesis = Nemesis
    .the = la Nemesis
    .gen = de la Nemesis
    .gender = f
trap-none = aucune embûche
    .gender = f

## Jetons de la Quête ; le dernier est face cachée

token-decoy = leurre
    .the = un leurre
token-two = garde (2 dés)
    .the = un garde (2 dés)
    .short = 2 dés
token-three = garde (3 dés)
    .the = un garde (3 dés)
    .short = 3 dés
token-four = garde (4 dés)
    .the = un garde (4 dés)
    .short = 4 dés
token-sword_sword = garde (2 Épées)
    .the = un garde (toujours 2 Épées)
    .short = 2 Épées
token-sword_shield = garde (Épée, Bouclier)
    .the = un garde (toujours Épée et Bouclier)
    .short = Épée+Boucl.
token-shield_shield = garde (2 Boucliers)
    .the = un garde (toujours 2 Boucliers)
    .short = 2 Boucliers
token-snare = piège
    .the = un piège
token-erudition = défi d’Érudition
    .the = un défi d’Érudition
    .short = Érudition
token-nobility = défi de Noblesse
    .the = un défi de Noblesse
    .short = Noblesse
token-gallantry = défi de Galanterie
    .the = un défi de Galanterie
    .short = Galanterie
token-panache = défi de Panache
    .the = un défi de Panache
    .short = Panache
token-none = jeton caché
    .the = un jeton caché
    .short = ?

## Cartes Paris et Louvre

paris-abduction = L’Enlèvement
paris-disappearance = La Disparition
paris-smuggler = Le Trafiquant
paris-confined = Constance séquestrée
paris-message = Un message pour la Reine
paris-duels = Duels à Paris
louvre-poisons = L’Affaire des poisons
louvre-gaming_debt = La Dette de jeu de la Reine
louvre-chevreuse = La Duchesse de Chevreuse
louvre-letter = La Lettre interceptée
louvre-ambassador = L’Ambassadeur d’Espagne
louvre-jealousy = La Jalousie du Roi
louvre-ballet = Le Ballet de la cour
louvre-whisper = Une rumeur à la cour

## L'Arsenal

item-thoroughbred = pur-sang
    .the = un pur-sang
    .short = cheval
item-pistol = pistolet
    .the = un pistolet
item-armour = cuirasse
    .the = une cuirasse
    .gender = f
item-blade = lame de Tolède
    .the = une lame de Tolède
    .short = lame
    .gender = f
item-balm = baume
    .the = du baume
item-manoeuvre = botte améliorée
    .the = une botte améliorée
    .short = botte
    .gender = f
item-erudition = Érudition améliorée
    .the = une Érudition améliorée
    .short = Érudition +
    .gender = f
item-nobility = Noblesse améliorée
    .the = une Noblesse améliorée
    .short = Noblesse +
    .gender = f
item-gallantry = Galanterie améliorée
    .the = une Galanterie améliorée
    .short = Galanterie +
    .gender = f
item-panache = Panache amélioré
    .the = un Panache amélioré
    .short = Panache +

## La Quête : plateaux, chemins de l'auberge, où l'on se tient, où gît un jeton

board-inn = L’Auberge du Lys d’or
    .short = Auberge
board-england = Le Passage vers l’Angleterre
    .short = Angleterre
board-return = Retour vers Paris
    .short = Retour
board-galleries = Les Galeries du Louvre
    .short = Galeries
path-rooms = chambres
    .the = les chambres
    .gen = des chambres
    .loc = dans les chambres
    .to = dans les chambres
    .gender = p
path-stables = écuries
    .the = les écuries
    .gen = des écuries
    .loc = dans les écuries
    .to = dans les écuries
    .gender = p
path-cellar = cellier
    .the = le cellier
    .gen = du cellier
    .loc = dans le cellier
    .to = dans le cellier
spot-common = salle commune
    .the = la salle commune
    .loc = dans la salle commune
    .to = dans la salle commune
    .gender = f
spot-path = { $path }, case { $n }
    .the = la case { $n } { $path_gen }
    .loc = sur la case { $n } { $path_gen }
    .to = jusqu’à la case { $n } { $path_gen }
    .gender = f
spot-road = route, étape { $n }
    .the = l’étape { $n } de la route
    .loc = à l’étape { $n } de la route
    .to = jusqu’à l’étape { $n } de la route
    .gender = f
spot-gallery = antichambre { $n }
    .the = l’antichambre { $n }
    .loc = dans l’antichambre { $n }
    .to = dans l’antichambre { $n }
    .gender = f
spot-none = nulle part

## Ce que peut faire Un pour tous, tous pour un

one-time = arrêter le jeton Temps
one-honour = relever l’honneur de la Reine
one-epic = des jetons Épopée pour la Quête

## Comment finit une partie

ending-not_over = la partie n’est pas finie
ending-diamonds = les ferrets sont de retour
ending-time = le temps est écoulé
ending-siege = le siège est perdu
ending-honour = la Reine est déshonorée
ending-abduction = Constance est morte
ending-barred = plus aucun Mousquetaire pour la Quête

## Variantes

variant-easier = Plus facile
variant-mortal_quest = Quête mortelle
variant-athos_the_brave = Athos le brave
variant-extra_card = Une carte de plus
variant-one_card_less = Une carte de moins
variant-extra_treachery = Une Perfidie de plus
variant-late_start = Départ tardif

## Listes

list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-none = rien
counted = { $n } × { $name }
offer = { $give } contre { $want }
labelled = { $label } : { $what }
percent = { $n } %

## Les noms tels qu’un conteur les dit

place-inn = Auberge du Lys d’or
    .loc = à l’Auberge du Lys d’or
place-england = passage vers l’Angleterre
    .loc = sur la route d’Angleterre
place-return = route de Paris
    .loc = sur la route de Paris
place-galleries = galeries du Louvre
    .loc = dans les galeries du Louvre
place-there = là
    .loc = là
foe-guard = garde du Cardinal
    .the = un garde du Cardinal
    .gen = d’un garde du Cardinal
    .dat = à un garde du Cardinal

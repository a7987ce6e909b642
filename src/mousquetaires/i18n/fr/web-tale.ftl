### Le récit d’une partie finie, en page

web-title-story = Récit
web-tale-open = Récit
web-tale-chapters = Récit en { $n ->
    [one] { $n } chapitre
   *[other] { $n } chapitres
}
web-tale-writing = Le récit s’écrit…
web-tale-print = Imprimer
web-tale-file = Enregistrer le texte
web-tale-replay = Revoir
web-tale-end = Fin
web-tale-moment = Revoir ce moment
web-tale-map = Où était chacun, Milady comprise
web-tale-duel = { $hero_the } et { $foe_the }
web-tale-found = { $hero_the } et Milady
web-tale-alone = { $hero_the }

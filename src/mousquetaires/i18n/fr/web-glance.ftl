### À la table : un piège révélé, les chances d’un duel en parts de 100 %, la ligne du téléphone au-dessus de la carte.

web-fight-snare = Déclencher le piège { $n } de l’antichambre
web-odds-unhurt = indemne
web-odds-of-these-out = dont : tombe
web-answers-below = D’autres réponses plus bas
web-glance-life = { $hero } : vie { $n }
# the heading of a column of chances: how often he is wounded
web-odds-hurt = blessé

### Les places d'une partie en cours, dans le navigateur : en proposer une, la reprendre, remplacer l'hôte ; une partie figée.

## Proposer une place ; $seat dit de qui elle est, $name et $who sont des pseudonymes

web-offer-make = Proposer à…
web-offer-whom = Proposer cette place à
web-offer-end = Retirer l’offre
web-offer-kept = réservée à { $name }
web-offer-nobody = Personne ici ne peut la prendre. Envoyez le lien de la table à quelqu’un ; une fois son pseudonyme choisi, vous pourrez lui proposer la place.
web-offer-invite = Toute personne qui ouvre ce lien et choisit un pseudonyme peut recevoir une place.
web-offer-to-you = { $name } vous propose une place : { $seat }.
web-offer-take = Prendre cette place
web-come-about = Avec un pseudonyme, vous pouvez discuter avec les autres spectateurs, et l’hôte peut vous proposer une place.
web-log-offered = L’hôte propose une place à { $who } : { $seat }.
web-log-not-offered = L’hôte a retiré son offre de place : { $seat }.

## Se lever et revenir

web-seat-left = { $name } a quitté la place
web-seat-for = pour { $name }
web-seat-lent = { $name } peut reprendre la main
web-seat-you-left = Vous avez quitté cette place : { $seat }. Vous pouvez la reprendre à tout moment.
web-seat-back = Reprendre cette place

## L'hôte

web-host-away = L’hôte est absent.
web-host-was-yours = Vous avez ouvert cette table : vous pouvez en redevenir l’hôte.
web-host-act = Devenir l’hôte
web-log-hosted = { $who } est désormais l’hôte.

## Une partie figée

web-frozen = Cette partie est figée
web-frozen-shown = Voici la dernière position jouée.
web-frozen-unseen = Cette position n’est plus disponible, mais l’enregistrement contient chaque coup.
web-log-froze = La partie est figée : cette version du programme la jouerait autrement.

### Les places d'une partie en cours, dans le navigateur : en proposer une, la reprendre, remplacer l'hôte ; une partie figée.

## Proposer une place ; $seat dit de qui elle est, $name et $who sont des pseudonymes

web-offer-make = Proposer à…
web-offer-whom = Proposer cette place à
web-offer-end = Retirer l'offre
web-offer-kept = réservée à { $name }
web-offer-nobody = Personne ici ne peut la prendre. Envoyez le lien de la table à quelqu'un ; dès qu'il aura choisi un pseudonyme, vous pourrez lui proposer la place.
web-offer-invite = Qui ouvre ce lien et choisit un pseudonyme peut se voir proposer une place.
web-offer-to-you = { $name } vous propose une place : { $seat }.
web-offer-take = Prendre cette place
web-come-about = Avec un pseudonyme, vous pouvez parler avec les autres spectateurs, et l'hôte peut vous proposer une place.
web-log-offered = L'hôte propose une place à { $who } : { $seat }.
web-log-not-offered = L'hôte ne propose plus cette place : { $seat }.

## Se lever et revenir

web-seat-left = { $name } a quitté cette place
web-seat-for = pour { $name }
web-seat-lent = { $name } peut la reprendre
web-seat-you-left = Vous avez quitté cette place : { $seat }. Vous pouvez la reprendre à tout moment.
web-seat-back = Reprendre ma place

## L'hôte

web-host-away = L'hôte est absent.
web-host-was-yours = Vous avez ouvert cette table : vous pouvez en redevenir l'hôte.
web-host-act = Devenir l'hôte
web-log-hosted = { $who } est désormais l'hôte.

## Une partie figée

web-frozen = Cette partie est figée
web-frozen-shown = Ci-dessous, tout est disposé comme au dernier coup joué.
web-frozen-unseen = On ne sait plus comment tout était alors disposé, mais le fichier de la partie contient chaque coup.
web-log-froze = La partie est figée : cette version du programme la jouerait autrement.

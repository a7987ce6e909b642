### Les avis aux joueurs absents, et ce qui peut clocher dans l'adresse où on les envoie.

## Avis, sous le nom de la table ; $seat est la place du destinataire (« Milady », « Joueur 2 »)

notice-your-turn = C’est à vous de jouer ({ $seat }).
notice-game-over = La partie est terminée.

## Où les avis peuvent aller

notice-url = Cette adresse n’est pas complète : écrivez-la comme https://example.org/hook.
notice-url-long = L’adresse est trop longue : { $most } caractères au plus.
notice-url-https = L’adresse doit commencer par https://.
notice-url-password = L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.
notice-url-private = Ce serveur n’appelle pas d’adresse à l’intérieur d’un réseau privé.
notice-push-keys = Les clés du navigateur sont abîmées : désactivez les notifications, puis réactivez-les.
notice-secret = Le secret d’un webhook s’écrit { $start } suivi de { $least } à { $most } octets en Base64.

## Pour qui tient le serveur

notice-link = Le lien d’une notification est une adresse web de { $most } caractères au plus, sans rien après un #.
notice-vapid = La clé qui signe les notifications est abîmée.
notice-subject = Les services de notification demandent un contact : une adresse qui commence par mailto: ou https://.

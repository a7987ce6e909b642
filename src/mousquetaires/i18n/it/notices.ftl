### Gli avvisi per chi è lontano dal tavolo, e che cosa può non andare nell'indirizzo a cui si mandano.

## Avvisi, sotto il nome del tavolo; $seat è il posto di chi li riceve («Milady», «Giocatore 2»)

notice-your-turn = Tocca a te ({ $seat }).
notice-game-over = La partita è finita.

## Dove possono andare gli avvisi

notice-url = Questo indirizzo non è completo: scrivilo come https://example.org/hook.
notice-url-long = L’indirizzo è troppo lungo: al massimo { $most } caratteri.
notice-url-https = L’indirizzo deve cominciare con https://.
notice-url-password = L’indirizzo non deve contenere né nome utente né password.
notice-url-private = Questo server non chiama indirizzi all’interno di una rete privata.
notice-push-keys = Le chiavi del browser sono danneggiate: disattiva le notifiche e riattivale.
notice-secret = Il segreto di un webhook è { $start } seguito da { $least }-{ $most } byte in Base64.

## Per chi gestisce il server

notice-link = Il link di una notifica è un indirizzo web di al massimo { $most } caratteri, senza nulla dopo un #.
notice-vapid = La chiave che firma le notifiche è danneggiata.
notice-subject = I servizi di notifica chiedono un contatto: un indirizzo che comincia con mailto: o https://.

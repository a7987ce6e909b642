### Nachrichten für Spieler, die nicht am Tisch sind, und was an der Adresse dafür nicht stimmen kann.

## Nachrichten, unter dem Namen des Tisches; $seat ist der Platz des Empfängers („Mylady“, „Spieler 2“)

notice-your-turn = Du bist am Zug ({ $seat }).
notice-game-over = Das Spiel ist zu Ende.

## Wohin Nachrichten gehen dürfen

notice-url = Diese Adresse ist nicht vollständig: Schreibe sie wie https://example.org/hook.
notice-url-long = Die Adresse ist zu lang: Möglich sind { $most } Zeichen.
notice-url-https = Die Adresse muss mit https:// beginnen.
notice-url-password = Die Adresse darf weder Benutzernamen noch Passwort enthalten.
notice-url-private = Dieser Server ruft keine Adressen in einem privaten Netz auf.
notice-push-keys = Die Schlüssel des Browsers sind beschädigt: Schalte die Benachrichtigungen aus und wieder ein.
notice-secret = Das Geheimnis eines Webhooks ist { $start }, gefolgt von { $least } bis { $most } Bytes in Base64.

## Für den Betrieb

notice-link = Der Link einer Benachrichtigung ist eine Webadresse mit höchstens { $most } Zeichen und ohne etwas nach einem #.
notice-vapid = Der Schlüssel, mit dem Benachrichtigungen signiert werden, ist beschädigt.
notice-subject = Push-Dienste verlangen einen Kontakt: eine Adresse, die mit mailto: oder https:// beginnt.

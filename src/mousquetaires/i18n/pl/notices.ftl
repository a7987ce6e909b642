### Powiadomienia dla graczy, których nie ma przy stole, i co może być nie tak z adresem, na który je wysyłamy.

## Powiadomienia, pod nazwą stołu; $seat to miejsce odbiorcy („Milady”, „Gracz 2”)

notice-your-turn = Twoja kolej ({ $seat }).
notice-game-over = Gra się skończyła.

## Dokąd można wysyłać powiadomienia

notice-url = Z takim adresem nie da się połączyć: podaj go w całości, na przykład https://example.org/hook.
notice-url-long = Adres jest za długi: dozwolona liczba znaków to { $most }.
notice-url-https = Adres musi się zaczynać od https://.
notice-url-password = Adres nie może zawierać nazwy użytkownika ani hasła.
notice-url-private = Ten serwer nie łączy się z adresami w sieci prywatnej.
notice-push-keys = Klucze przeglądarki są uszkodzone: wyłącz powiadomienia i włącz je ponownie.
notice-secret = Sekret webhooka to { $start }, a po nim od { $least } do { $most } bajtów zapisanych w Base64.

## Dla prowadzących serwer

notice-link = Odnośnik w powiadomieniu to adres strony bez niczego po znaku #; dozwolona liczba znaków to { $most }.
notice-vapid = Klucz, którym podpisujemy powiadomienia, jest uszkodzony.
notice-subject = Usługi powiadomień wymagają kontaktu: adresu, który zaczyna się od mailto: albo https://.

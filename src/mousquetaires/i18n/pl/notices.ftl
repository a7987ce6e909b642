### Powiadomienia dla graczy, których nie ma przy stole, i co może być nie tak z adresem, na który je wysyłamy.

## Powiadomienia, pod nazwą stołu; $seat to miejsce odbiorcy („Milady”, „Gracz 2”)

notice-your-turn = Twoja kolej ({ $seat }).
notice-game-over = Gra się skończyła.

## Dokąd można wysyłać powiadomienia

notice-url = Ten adres jest niepełny: napisz go na przykład tak: https://example.org/hook.
notice-url-long = { $most ->
    [one] Adres jest za długi: może mieć najwyżej 1 znak.
    [few] Adres jest za długi: może mieć najwyżej { $most } znaki.
    [many] Adres jest za długi: może mieć najwyżej { $most } znaków.
   *[other] Adres jest za długi: może mieć najwyżej { $most } znaku.
}
notice-url-https = Adres musi się zaczynać od https://.
notice-url-password = Adres nie może zawierać nazwy użytkownika ani hasła.
notice-url-private = Ten serwer nie łączy się z adresami w sieci prywatnej.
notice-push-keys = Klucze przeglądarki są uszkodzone: wyłącz powiadomienia i włącz je ponownie.
notice-secret = Sekret webhooka to { $start }, a po nim od { $least } do { $most } bajtów zapisanych w Base64.

## Dla prowadzących serwer

notice-link = { $most ->
    [one] Odnośnik w powiadomieniu to adres strony bez niczego po znaku #; może mieć najwyżej 1 znak.
    [few] Odnośnik w powiadomieniu to adres strony bez niczego po znaku #; może mieć najwyżej { $most } znaki.
    [many] Odnośnik w powiadomieniu to adres strony bez niczego po znaku #; może mieć najwyżej { $most } znaków.
   *[other] Odnośnik w powiadomieniu to adres strony bez niczego po znaku #; może mieć najwyżej { $most } znaku.
}
notice-vapid = Klucz, którym podpisujemy powiadomienia, jest uszkodzony.
notice-subject = Usługi powiadomień wymagają kontaktu: adresu, który zaczyna się od mailto: albo https://.

### Miejsca w trwającej grze, w przeglądarce: proponowanie, powrót na miejsce, zastąpienie gospodarza; gra zamrożona.

## Proponowanie miejsca; $seat mówi, czyje ono jest, $name i $who to pseudonimy

web-offer-make = Zaproponuj komuś…
web-offer-whom = Komu zaproponować to miejsce
web-offer-end = Wycofaj propozycję
web-offer-kept = zarezerwowane: { $name }
web-offer-nobody = Nikt tutaj nie może go zająć. Wyślij komuś link do stołu; gdy ta osoba wybierze pseudonim, możesz zaproponować jej miejsce.
web-offer-invite = Osobie, która otworzy ten link i wybierze pseudonim, można zaproponować miejsce.
web-offer-to-you = { $name } proponuje ci miejsce: { $seat }.
web-offer-take = Zajmij to miejsce
web-come-about = Pod pseudonimem możesz czatować z innymi widzami, a gospodarz może zaproponować ci miejsce.
web-log-offered = Gospodarz proponuje miejsce ({ $seat }) osobie o pseudonimie { $who }.
web-log-not-offered = Gospodarz wycofał propozycję miejsca: { $seat }.

## Wstawanie i powrót

web-seat-left = miejsce opuszcza: { $name }
web-seat-for = w zastępstwie: { $name }
web-seat-lent = może przejąć grę: { $name }
web-seat-you-left = Nie siedzisz już na tym miejscu: { $seat }. Możesz na nie wrócić w każdej chwili.
web-seat-back = Wróć na miejsce

## Gospodarz

web-host-away = Gospodarza nie ma przy stole.
web-host-was-yours = To twój stół: możesz znowu być jego gospodarzem.
web-host-act = Zostań gospodarzem
web-log-hosted = Gospodarzem jest teraz { $who }.

## Gra zamrożona

web-frozen = Ta gra jest zamrożona
web-frozen-shown = Poniżej jest ostatnia rozegrana pozycja.
web-frozen-unseen = Ta pozycja nie jest już dostępna, ale zapis gry zawiera każdy ruch.
web-log-froze = Gra jest zamrożona: ta wersja programu rozegrałaby ją inaczej.

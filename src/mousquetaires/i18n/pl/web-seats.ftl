### Miejsca w trwającej grze, w przeglądarce: proponowanie, powrót na miejsce, zastąpienie gospodarza; gra zamrożona.

## Proponowanie miejsca; $seat mówi, czyje ono jest, $name i $who to pseudonimy

web-offer-make = Zaproponuj komuś…
web-offer-whom = Komu zaproponować to miejsce
web-offer-end = Wycofaj propozycję
web-offer-kept = zarezerwowane: { $name }
web-offer-nobody = Nikt tutaj nie może go zająć. Wyślij komuś link do stołu; gdy wybierze pseudonim, będzie można zaproponować mu to miejsce.
web-offer-invite = Osobie, która otworzy ten link i wybierze pseudonim, można zaproponować miejsce.
web-offer-to-you = { $name } proponuje ci miejsce: { $seat }.
web-offer-take = Zajmij to miejsce
web-come-about = Pod pseudonimem możesz rozmawiać z innymi widzami, a gospodarz może zaproponować ci miejsce.
web-log-offered = Gospodarz proponuje miejsce ({ $seat }) osobie o pseudonimie { $who }.
web-log-not-offered = Gospodarz nie proponuje już tego miejsca: { $seat }.

## Wstawanie i powrót

web-seat-left = { $name } już tu nie siedzi
web-seat-for = w zastępstwie: { $name }
web-seat-lent = może wrócić: { $name }
web-seat-you-left = To miejsce jest twoje, choć na nim nie siedzisz: { $seat }. Możesz na nie wrócić w każdej chwili.
web-seat-back = Wróć na miejsce

## Gospodarz

web-host-away = Gospodarza nie ma przy stole.
web-host-was-yours = To twój stół: możesz znowu być jego gospodarzem.
web-host-act = Zostań gospodarzem
web-log-hosted = Odtąd gospodarzem jest { $who }.

## Gra zamrożona

web-frozen = Ta gra jest zamrożona
web-frozen-shown = Poniżej wszystko leży tak jak po ostatnim ruchu.
web-frozen-unseen = Nie wiadomo już, jak wszystko wtedy leżało, ale zapis gry zawiera każdy ruch.
web-log-froze = Gra jest zamrożona: ta wersja programu rozegrałaby ją inaczej.

### Milady's screen: where she goes, whom she sends, what she lays. Nobody sees it before she sends it.

## Where she goes; what each place brings her

web-destination-secret = Kładziesz zakrytą kartę Lokacji: nikt jej nie widzi, dopóki nie zostanie odkryta.

## Putting something together

web-place-suggest = Zaproponuj
web-place-clear = Wyczyść
web-place-cleared = Wszystko wróciło do twoich zasobów.
web-place-cancelled = Odłożono na miejsce.

## Adversaries and a trap for a mission; $total is their strength so far, $due what it has to be

web-force-how = Przeciągnij kartę albo jej dotknij, żeby wysłać ją na misję lub zabrać z powrotem. Nikt nic nie widzi, zanim ich nie wyślesz.
web-force-reserve = Twoje zasoby: { $n }
web-force-nobody = Jeszcze nikt: przeciągnij karty albo ich dotknij.
web-force-all-sent = Nikt już nie został.
web-force-is-trap = pułapka
web-force-traps = Złote karty z przerywaną ramką to pułapki: najwyżej jedna na misję.
web-force-exact = Siła { $total } z { $due }: dokładnie tyle, ile trzeba
# $n is how much is lacking
web-force-short = Siła { $total } z { $due }: brakuje { $n }
# $n is how much it is over
web-force-over = Siła { $total } z { $due }: o { $n } za dużo
web-force-most = Potrzebna jest siła { $rating }, ale twoje karty dają tylko { $due }.
web-force-went = { $card } { $place_to }: siła { $total } z { $due }
# $other is the trap that makes room
web-force-instead = { $card } { $place_to } (wraca: { $other }): siła { $total } z { $due }
web-force-back = { $card } z powrotem w zasobach: siła { $total } z { $due }
web-force-suggested = Propozycja: { $cards }. Siła { $total } z { $due }
web-force-send = Wyślij ich

## Tokens for the spaces of a Quest board; $n of $of spaces are filled

web-tokens-how = Przeciągaj żetony albo dotknij żetonu, a potem pola; dotknij dwóch pól, żeby je zamienić. Muszkieterowie widzą tylko rewersy.
web-tokens-keys = Na klawiaturze: strzałkami z pola na pole, potem Enter lub cyfra.
web-tokens-reserve = Twoje żetony
web-tokens-empty = puste
web-tokens-left = { $n ->
    [0] nie został żaden
    [one] został 1
    [few] zostały { $n }
    [many] zostało { $n }
   *[other] zostało { $n }
}
web-tokens-for-challenge = wyzwanie
web-tokens-for-guard = gwardzista
web-tokens-laid = rozłożone: { $n } z { $of }
web-tokens-which = Który żeton? { $space }
web-tokens-take-back = Usuń
web-tokens-put = { $space }: { $token }. Rozłożone: { $n } z { $of }
web-tokens-swapped = Zamiana: { $space }; { $other }
web-tokens-back = Z powrotem w zasobach: { $token }. Rozłożone: { $n } z { $of }
web-tokens-held = W ręce: { $token }. Na które pole?
web-tokens-released = Nic w ręce.
web-tokens-lacking = Nie został żaden: { $token }
web-tokens-suggested = Rozłożono zgodnie z propozycją.
web-tokens-shuffled = Przetasowano.
web-tokens-shuffle = Przetasuj
web-tokens-lay = Rozłóż je

### Milady's seat in the browser: her hand and reserve, her ways to win, who knows what, where she can go.

## Her hand

web-secret-hand = Twoje karty, ukryte przed innymi
web-secret-deck = Talia
web-secret-paris = Paryż
web-secret-reserve = Twoje zasoby
# what she has in reserve; pressed, it shows all of it with its text
web-secret-counts = { $foes ->
    [one] 1 przeciwnik
    [few] { $foes } przeciwników
    [many] { $foes } przeciwników
   *[other] { $foes } przeciwników
}, { $traps ->
    [one] 1 pułapka
    [few] { $traps } pułapki
    [many] { $traps } pułapek
   *[other] { $traps } pułapki
}, { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}

## Placing something; the shorter texts are for phones

web-place-undo = Krok wstecz
web-place-undone = Cofnięto ostatni krok.
web-force-how-short = Dotknij karty albo przeciągnij ją na misję.
web-tokens-how-short = Dotknij żetonu, potem pola, albo go przeciągnij.

## Her ways to win: what moves each, in very few words

web-aims = Twoje drogi do zwycięstwa i kto co wie
web-aim-turn = { $n ->
    [one] 1 pole na rundę
    [few] { $n } pola na rundę
    [many] { $n } pól na rundę
   *[other] { $n } pola na rundę
}
web-aim-held = w tej rundzie stoi
# both sides’ dice at the siege; $swords are Swords that a Paris card adds
web-aim-siege = { $swords ->
    [0] kości: czerwone { $red }, niebieskie { $blue }
   *[other] kości: czerwone { $red } i { $swords } Szpada, niebieskie { $blue }
}
web-aim-louvre = Luwr: pole { $n } z { $of }
web-aim-paris = Paryż: { $n } na rundę
web-aim-strangles = { $dice ->
    [one] 1 czerwona kość na rundę
    [few] { $dice } czerwone kości na rundę
    [many] { $dice } czerwonych kości na rundę
   *[other] { $dice } czerwonej kości na rundę
}
# $card is a Paris card, $where is where it is
web-aim-abduction = { $where ->
    [hand] { $card }: na twojej ręce
    [quarters] { $card }: w twoich kwaterach
   *[gone] { $card }: poza grą
}
web-aim-barred = Muszkieterowie bez prawa wstępu: { $n } z { $of }
# $card is a Treachery card in her hand
web-aim-card = na ręce: { $card }

web-aims-home = Jesteś w swoich kwaterach.
web-aims-secret = Jesteś { $place }, w tajemnicy.
web-aims-shown = Znaleźli cię { $place }.
web-aims-rochefort-out = Wyłączony z walki
# pressed, these show all that the Musketeers know; $n is how many places they have ruled out
web-aims-found = Wiedzą, gdzie jesteś
web-aims-they = { $n ->
    [0] Nie wiedzą, gdzie jesteś
    [one] Wykluczyli 1 miejsce
    [few] Wykluczyli { $n } miejsca
    [many] Wykluczyli { $n } miejsc
   *[other] Wykluczyli { $n } miejsca
}
web-aims-you = Znane ci ich karty: { $n } z { $of }

## What the Musketeers know of her

web-they-know = Co o tobie wiedzą
web-they-where = Gdzie jesteś
web-they-home = Jeszcze nigdzie nie idziesz.
web-they-place = Widzieli cię { $place }.
web-they-not-at = Wiedzą, że nie ma cię { $places }.
web-they-nothing = Nic: możesz być wszędzie.
web-they-treachery = Zdrada
web-they-hand = Karty na ręce: { $n }, w talii: { $deck }.
web-they-played = Zagrane: { $cards }.
web-they-holds = Mogą się domyślić, że masz: { $cards }.
web-they-paris = Karty Paryża
web-they-paris-hand = Na ręce: { $n }.
web-they-paris-unseen = Jeszcze niewidziane: { $cards }.
web-they-tokens = Żetony Zadania
web-they-face-down = Zakryte: { $n }.
web-they-face-up = Odkryte: { $tokens }.
web-they-foes = Przeciwnicy i pułapki
web-they-reserve = Mogą się domyślić, co masz w zasobach: wszystko inne leży na stole albo jest poza grą.

## What everyone knows of the Musketeers’ hands

web-you-know = Co wiesz o ich kartach
web-you-hand = { $n ->
    [one] 1 karta.
    [few] { $n } karty.
    [many] { $n } kart.
   *[other] { $n } karty.
}
web-you-shown = Co najmniej: { $cards }.
web-you-piles = Karty Przygody
web-you-discarded = Odrzucone: { $cards }
web-watching-hands = Co wszyscy wiedzą o kartach na rękach:

## Where she can go: what it would bring this turn

# $what is a mission or a Quest board
web-gain-guard = { $what }: Rochefort walczy z każdym prócz Athosa.
web-gain-there = Teraz tam: { $heroes }.
web-gain-alone = Nie ma tam jeszcze żadnego Muszkietera.
web-gain-nothing = Nie ma misji: nie ma czego strzec.
web-gain-rochelle = { $n ->
    [0] Przy oblężeniu nie ma karty Walki: nie ma czego odrzucić.
    [one] Odrzucasz kartę Walki z oblężenia.
    [few] Odrzucasz jedną z { $n } kart Walki z oblężenia.
    [many] Odrzucasz jedną z { $n } kart Walki z oblężenia.
   *[other] Odrzucasz jedną z { $n } kart Walki z oblężenia.
}
web-gain-richelieu = { $n ->
    [0] Talia Zdrady jest pusta: nic nie zyskasz.
   *[other] Jeśli żaden Muszkieter cię nie zastanie: dowolna karta Zdrady (w talii: { $n }) albo dobierasz do trzech. Na ręce: { $hand }.
}
web-gain-quarters = { $n ->
    [0] Nikt nie może wejść. Nie ma już kart Paryża do wzięcia.
    [one] Nikt nie może wejść. Bierzesz ostatnią kartę Paryża.
    [few] Nikt nie może wejść. Bierzesz jedną z { $n } kart Paryża.
    [many] Nikt nie może wejść. Bierzesz jedną z { $n } kart Paryża.
   *[other] Nikt nie może wejść. Bierzesz jedną z { $n } kart Paryża.
}

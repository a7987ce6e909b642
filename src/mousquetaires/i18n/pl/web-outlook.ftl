### Co można sprawdzić przy stole przed wyborem, w przeglądarce.

## Co prawdopodobnie przyniesie akcja, w kilku słowach

# $aim is wound against Rochefort, who only has to be driven off, else beat; $now without cards
web-brief-duel = { $aim ->
    [wound] przepędzi go { $now }
   *[beat] wygrana { $now }
}
web-brief-duel-cards = { $aim ->
    [wound] przepędzi go { $now }, ze wszystkimi kartami { $best }
   *[beat] wygrana { $now }, ze wszystkimi kartami { $best }
}
# $lacks is what his skill lacks, $cards how many cards of that skill are in hand
web-brief-challenge = { $lacks ->
    [0] jego umiejętność wystarczy
   *[other] brakuje { $lacks }; pasujące karty: { $cards }
}
# $mean is how many Lilies are found on average, with one decimal; $wanted how many are still missing
web-brief-search = średnio { $mean } z { $wanted } Lilii
web-brief-siege = Król zyskuje przewagę { $king }, Richelieu { $cardinal }
web-brief-trap = { $trap } atakuje { $chance }

## Jak stoi gra

# $phase is one of the five below
web-course = { $n ->
    [0] Przygotowanie · { $phase }
   *[other] Runda { $n } · { $phase }
}
web-course-0 = Milady się przygotowuje
web-course-1 = Milady knuje
web-course-2 = działają Muszkieterowie
web-course-3 = oblężenie
web-course-4 = koniec rundy
web-hero-must-leave = musi najpierw opuścić kryjówkę Richelieu
web-hero-ridden = dosiadł już rumaka
web-hero-gift-used = przebiegłość użyta w tej rundzie

## Karty i żetony poza grą

# $cards is a list of cards
web-hand-shown = pokazane wszystkim: { $cards }
web-discarded = { $n ->
    [one] { $n } odrzucona karta
    [few] { $n } odrzucone karty
    [many] { $n } odrzuconych kart
   *[other] { $n } odrzuconych kart
}
web-louvre-to-come = { $n ->
    [one] Nadejdzie jeszcze { $n } karta Luwru
    [few] Nadejdą jeszcze { $n } karty Luwru
    [many] Nadejdzie jeszcze { $n } kart Luwru
   *[other] Nadejdzie jeszcze { $n } kart Luwru
}
web-paris-unseen = { $n ->
    [one] { $n } nieznana jeszcze karta Paryża
    [few] { $n } nieznane jeszcze karty Paryża
    [many] { $n } nieznanych jeszcze kart Paryża
   *[other] { $n } nieznanych jeszcze kart Paryża
}
web-paris-unused = { $n ->
    [one] { $n } karta Paryża do wzięcia
    [few] { $n } karty Paryża do wzięcia
    [many] { $n } kart Paryża do wzięcia
   *[other] { $n } kart Paryża do wzięcia
}
web-treachery-deck = { $n ->
    [0] Talia Zdrady jest pusta.
    [one] { $n } karta w talii Zdrady
    [few] { $n } karty w talii Zdrady
    [many] { $n } kart w talii Zdrady
   *[other] { $n } kart w talii Zdrady
}
# what two others offer each other; $give and $want are lists such as "2 cards and pistol"
web-on-offer = Oferta: { $give } (w zamian: { $want })

## Keys

web-single-keys = Odpowiadanie jednym klawiszem
web-single-keys-about = Klawisze podane na odpowiedziach oraz Backspace, żeby cofnąć ruch. Wyłącz, jeśli zdarza ci się nacisnąć coś przypadkiem albo sterujesz komputerem głosem.

### Dlaczego bot tak zagrał, dla tego, kto może patrzeć oczami jego miejsca.

why-best = Nie da się tu zrobić nic lepszego.
why-random = Wybiera ruch na chybił trafił.
why-novice = Kieruje się prostą zasadą.
why-master = { $n ->
    [one] W { $n } symulowanej grze ten ruch wygrywa w { $percent }% przypadków; najlepszy inny, „{ $instead }”, w { $rival }%.
    [few] W { $n } symulowanych grach ten ruch wygrywa w { $percent }% przypadków; najlepszy inny, „{ $instead }”, w { $rival }%.
    [many] W { $n } symulowanych grach ten ruch wygrywa w { $percent }% przypadków; najlepszy inny, „{ $instead }”, w { $rival }%.
   *[other] W { $n } symulowanej gry ten ruch wygrywa w { $percent }% przypadków; najlepszy inny, „{ $instead }”, w { $rival }%.
}

## Co od tego zależy

why-constance = Konstancja jest w niebezpieczeństwie: z sześciu potrzebnych sukcesów Milady ma już { $n }.
why-hours = { $n ->
    [one] Każda runda bez Konstancji kosztuje więcej czasu, a na torze czasu zostało tylko 1 pole.
    [few] Każda runda bez Konstancji kosztuje więcej czasu, a na torze czasu zostały tylko { $n } pola.
    [many] Każda runda bez Konstancji kosztuje więcej czasu, a na torze czasu zostało tylko { $n } pól.
   *[other] Każda runda bez Konstancji kosztuje więcej czasu, a na torze czasu zostało tylko { $n } pola.
}
why-paris = Misja w Paryżu szkodzi co rundę: { $paris }.
why-louvre-epic = Szybko ukończona misja w Luwrze daje Lilie Burbońskie.
why-honour = Królowej { $n ->
    [one] został 1 punkt
    [few] zostały { $n } punkty
    [many] zostało { $n } punktów
   *[other] zostało { $n } punktu
} honoru.
why-quest = Grę wygrywa tylko Zadanie, a na torze czasu { $n ->
    [one] zostało 1 pole
    [few] zostały { $n } pola
    [many] zostało { $n } pól
   *[other] zostało { $n } pola
}.
why-siege-falls = Bez pomocy szansa, że oblężenie zostanie przegrane na koniec tej rundy, wynosi { $percent }%.
why-siege = { $n ->
    [one] Kości w La Rochelle pomagają co rundę; teraz jest tam 1.
    [few] Kości w La Rochelle pomagają co rundę; teraz są tam { $n }.
    [many] Kości w La Rochelle pomagają co rundę; teraz jest ich tam { $n }.
   *[other] Kości w La Rochelle pomagają co rundę; teraz jest ich tam { $n }.
}

## Muszkieterowie

why-go = Najwięcej jest do zrobienia { $place_loc }.
why-odds = { $n ->
    [one] Z 1 kością szansa na zwycięstwo w pojedynku { $foe_ins } to { $percent }%.
    [few] Z { $n } kośćmi szansa na zwycięstwo w pojedynku { $foe_ins } to { $percent }%.
    [many] Z { $n } kośćmi szansa na zwycięstwo w pojedynku { $foe_ins } to { $percent }%.
   *[other] Z { $n } kości szansa na zwycięstwo w pojedynku { $foe_ins } to { $percent }%.
}
why-blind = { $n ->
    [one] Z 1 kością szansa na pokonanie zakrytego gwardzisty to { $percent }%.
    [few] Z { $n } kośćmi szansa na pokonanie zakrytego gwardzisty to { $percent }%.
    [many] Z { $n } kośćmi szansa na pokonanie zakrytego gwardzisty to { $percent }%.
   *[other] Z { $n } kości szansa na pokonanie zakrytego gwardzisty to { $percent }%.
}
why-rochefort = Szansa, że Milady jest { $place_loc }, to { $percent }%.
why-lilies = Więcej kości to więcej Lilii.
why-enough = { $n ->
    [0] Nie trzeba żadnej karty.
    [one] Jedna karta akurat wystarczy.
    [few] { $n } karty akurat wystarczą.
    [many] { $n } kart akurat wystarczy.
   *[other] { $n } karty akurat wystarczy.
}
why-spend = { $n ->
    [0] Lilie Burbońskie są gdzie indziej więcej warte.
    [one] Jedna Lilia Burbońska da tu więcej niż gdzie indziej.
    [few] { $n } Lilie Burbońskie dadzą tu więcej niż gdzie indziej.
    [many] { $n } Lilii Burbońskich da tu więcej niż gdzie indziej.
   *[other] { $n } Lilii Burbońskiej da tu więcej niż gdzie indziej.
}
why-gift = Tej karty będzie brakowało najmniej: { $card }.
why-blade = Tę kość najlepiej przerzucić: { $face }.
why-draw = Nic nie jest teraz więcej warte niż kolejna karta; na ręce jest ich { $n }.
why-equip = { $n ->
    [one] Ekwipunek przyda się w każdej następnej walce, a w puli jest 1 pistol.
    [few] Ekwipunek przyda się w każdej następnej walce, a w puli są { $n } pistole.
    [many] Ekwipunek przyda się w każdej następnej walce, a w puli jest { $n } pistoli.
   *[other] Ekwipunek przyda się w każdej następnej walce, a w puli jest { $n } pistola.
}
why-item = Będzie to więcej warte, niż kosztuje: { $item }.
why-friend = Ta karta najwięcej da właśnie teraz: { $card }.
why-trade = Karty powinny trafić do tego, komu najbardziej się przydadzą, a { $hero_the } jest tutaj.
why-offer = Każdy daje to, co przyda się drugiemu.
why-fair = To uczciwa wymiana.
why-turn = { $hero_the } ma najwięcej do zrobienia tam, gdzie stoi; inni pójdą potem tam, gdzie trzeba.
why-turn-up = Wiedzieć, co czeka w gospodzie, to więcej zaoszczędzonych akcji, niż warta jest Lilia Burbońska.
why-escape = W Bastylii niczego nie zdziała.
why-beggars = Żebracy blokują tam wszystko.
why-siege-card = Karta przy oblężeniu pomaga co rundę.
why-sacrifice = { $n ->
    [one] Do przegrania oblężenia zostało 1 pole: to gorsze niż rana.
    [few] Do przegrania oblężenia zostały { $n } pola: to gorsze niż rana.
    [many] Do przegrania oblężenia zostało { $n } pól: to gorsze niż rana.
   *[other] Do przegrania oblężenia zostało { $n } pola: to gorsze niż rana.
}
why-last-hour = Bez tej karty gra byłaby teraz przegrana.
why-epic-now = Te Lilie Burbońskie są potrzebne od razu.

## Milady

why-hide = Idzie tu w około { $percent }% przypadków, żeby nikt nie mógł jej przewidzieć: { $place }.
why-new-paris = Z jej kart Paryża ta kosztuje Muszkieterów najwięcej: { $paris }.
why-opening = Zaczyna od tej karty w { $percent }% gier, żeby nikt nie mógł się przygotować: { $paris }.
why-varied = Inny wybór zaszkodziłby mniej więcej tak samo. Zmienia zdanie, żeby nikt nie mógł jej przewidzieć.
why-treachery = Teraz szkodzi bardziej, niż zaszkodziłaby nowa karta: { $treachery }.
why-take = Nowa karta jest teraz warta więcej niż każda z tych, które ma na ręce ({ $n }).
why-victim = Najmocniej uderza to w { $hero_acc }: to, co robi, liczy się najbardziej.
why-force = Pozbycie się ich kosztuje około { $n ->
    [one] 1 akcji
   *[other] { $n } akcji
}.
why-trap = Pułapka kosztuje więcej niż kolejny przeciwnik: { $trap }.
why-tokens-inn = Słabi trafiają do gospody, gdzie dwie ścieżki z trzech zostają nieużyte, i nikt nie zgadnie, gdzie są.
why-tokens-return = Najsilniejsi trafiają na drogę: nie da się ich ominąć.
why-tokens-galleries = Silne pary obok trudnych wyzwań: Muszkieterowie zawsze pójdą łatwiejszą drogą.
why-discard = Ta karta najwięcej daje w La Rochelle: { $card }.
why-reroll = Przerzut może jej tylko pomóc.

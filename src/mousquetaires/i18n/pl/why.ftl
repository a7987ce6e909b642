### Dlaczego bot tak zagrał, dla tego, kto może patrzeć oczami jego miejsca.

why-best = Z tym wyborem nie da się zrobić nic lepszego.
why-random = Gra, co mu przyjdzie do głowy.
why-novice = Tak mówi prosta zasada.
why-master = Wypróbowane w { $n ->
    [one] { $n } wymyślonym świecie
    [few] { $n } wymyślonych światach
    [many] { $n } wymyślonych światach
   *[other] { $n } wymyślonego świata
  }, daje { $percent } % szans na zwycięstwo; najlepszy inny ruch, „{ $instead }”, { $rival } %.

## Co od tego zależy

why-constance = Konstancja jest w niebezpieczeństwie: z sześciu potrzebnych sukcesów Milady ma już { $n }.
why-hours = Każda runda bez Konstancji kosztuje dodatkowe pole na torze czasu, a zostało ich tylko { $n }.
why-paris = Karta w grze w Paryżu szkodzi co rundę: { $paris }.
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
why-siege-falls = Bez pomocy szansa, że oblężenie zostanie przegrane na koniec tej rundy, wynosi { $percent } %.
why-siege = Kości w La Rochelle biją co rundę; teraz jest ich tam { $n }.

## Muszkieterowie

why-go = Najwięcej jest do zrobienia { $place_loc }.
why-odds = Liczba kości: { $n }; szanse na zwycięstwo w pojedynku { $foe_ins } to { $percent } %.
why-blind = Liczba kości: { $n }; szanse z kimś, kto leży zakryty, to { $percent } %.
why-rochefort = Sądząc po tym, co ją tam ciągnie, Milady ukrywa się { $place_loc } z szansą { $percent } %.
why-lilies = Więcej kości pokazuje więcej Lilii.
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
why-gift = Ze wszystkich kart tej będzie brakowało najmniej: { $card }.
why-blade = Według dokładnych szans warto przerzucić tę ściankę: { $face }.
why-draw = W tej chwili nic nie opłaca się bardziej niż kolejna karta; na ręce jest ich { $n }.
why-equip = To, co sprzedaje Arsenał, przyda się w każdej następnej walce; pistole we wspólnej puli: { $n }.
why-item = Na to, co jeszcze czeka, jest to więcej warte niż kosztuje: { $item }.
why-friend = Ta pomoc najwięcej da właśnie teraz: { $card }.
why-trade = Karty należą się temu, kto się w nich wyróżnia: { $hero_the } jest tutaj.
why-offer = Każdy daje to, co przyda się drugiemu.
why-fair = To, co przychodzi, jest warte tego, co odchodzi.
why-turn = { $hero_the } ma najwięcej do zrobienia tam, gdzie stoi; kto musi iść, zobaczy potem, co zostało.
why-turn-up = Wiedzieć, co czeka w gospodzie, to więcej zaoszczędzonych akcji, niż warta jest Lilia Burbońska.
why-escape = Z Bastylii nic się nie zdziała.
why-beggars = Żebracy nie pozwalają tam niczego zrobić.
why-siege-card = Karta położona w La Rochelle walczy co rundę.
why-sacrifice = Do przegrania oblężenia { $n ->
    [one] zostało 1 pole
    [few] zostały { $n } pola
    [many] zostało { $n } pól
   *[other] zostało { $n } pola
}: to droższe niż rana.
why-last-hour = Nadeszła chwila, w której gra byłaby przegrana.
why-epic-now = Tego, co karta jest warta w Liliach Burbońskich, brakuje właśnie tu i teraz.

## Milady

why-hide = { $place_the }: { $percent } % jej nocy, ale nigdy wszystkie, bo kto da się przejrzeć, wpada.
why-new-paris = Z kart, które mogłaby położyć w Paryżu, ta kosztuje Muszkieterów najwięcej: { $paris }.
why-opening = Zaczyna od tej karty w { $percent } % swoich partii, żeby nikt nie mógł się przygotować: { $paris }.
why-varied = Inny wybór zaszkodziłby mniej więcej tak samo. Zmienia je, żeby nikt nie mógł jej przewidzieć.
why-treachery = W tej chwili szkodzi bardziej, niż zaszkodziłaby nowa karta: { $treachery }.
why-take = Jeszcze jedna karta jest warta więcej niż każda z tych, które ma na ręce ({ $n }).
why-victim = Najmocniej uderza to w { $hero_acc }: to, co robi, liczy się najbardziej.
why-force = Pozbycie się ich kosztuje około { $n ->
    [one] 1 akcji
   *[other] { $n } akcji
}.
why-trap = Pułapka kosztuje więcej niż człowiek na jej miejscu: { $trap }.
why-tokens-inn = Słabi do gospody, gdzie dwiema ścieżkami z trzech nikt nie pójdzie; i nikt nie zgadnie, gdzie leżą.
why-tokens-return = Najsilniejsi na drogę powrotną: nie da się ich ominąć.
why-tokens-galleries = Silne pary obok trudnych wyzwań: co łatwe, tędy się przejdzie.
why-discard = W La Rochelle ta karta walczy najlepiej: { $card }.
why-reroll = Drugi rzut może jej tylko pomóc.

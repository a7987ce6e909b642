### Opowieść o zakończonej grze, jako strona

web-title-story = Opowieść
web-tale-open = Opowieść
web-tale-chapters = Opowieść w { $n ->
    [one] { $n } rozdziale
    [few] { $n } rozdziałach
    [many] { $n } rozdziałach
   *[other] { $n } rozdziału
}
web-tale-writing = Opowieść się pisze…
web-tale-print = Drukuj
web-tale-file = Zapisz tekst
web-tale-replay = Powtórka
web-tale-end = Koniec
web-tale-moment = Zobacz tę chwilę w powtórce
web-tale-map = Gdzie kto był, Milady także
web-tale-duel = { $hero_the } i { $foe_the }
web-tale-found = { $hero_the } i Milady
web-tale-alone = { $hero_the }

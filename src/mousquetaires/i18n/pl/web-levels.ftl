## Poziomy trudności: wybór na stronie głównej

web-level = Jak trudno?
web-level-first = Pierwsza gra
web-level-first-about = Pewnie wygrasz, nawet jeśli dopiero uczysz się zasad.
web-level-fair = Równa walka
web-level-fair-about = Druga strona gra rozsądnie. Pilnuj torów Milady.
web-level-hard = Trudno
web-level-hard-about = Druga strona zna szanse i planuje naprzód.
web-level-merciless = Bez litości
web-level-merciless-about = Drugiej stronie nic nie umknie. Licz się z przegraną.
web-level-usual-rules = zwykłe zasady
web-level-you-play = Grasz
web-level-against = Przeciwko
web-level-beginner-wins = Początkujący wygrywa
web-level-expert-wins = Doświadczony gracz wygrywa
web-level-measured = Grały boty, od 2 do 6 graczy: nowicjusz jako początkujący, biegły jako doświadczony gracz. Zmierzono { $date } ({ $commit }).

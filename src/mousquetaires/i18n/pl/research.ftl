### Dla badaczy i modeli językowych: zob. docs/research.md.

cli-help-dataset = Zapisz decyzje botów w plikach Parquet, jako dane do uczenia maszynowego.
cli-help-mcp = Pozwól modelowi językowemu zagrać z botami jedno miejsce przez Model Context Protocol.
cli-option-out = Nowy folder na pliki.
cli-option-mcp_seat = Miejsce do gry: 0 to Milady, od 1 do 5 to gracze Muszkieterów.
cli-option-mcp_bots = Bot, który gra na pozostałych miejscach.
cli-dataset-there = Folder { $folder } nie jest pusty: wybierz inny.
cli-dataset-done = { $decisions ->
    [one] Zapisano 1 decyzję w { $folder }.
    [few] Zapisano { $decisions } decyzje w { $folder }.
   *[other] Zapisano { $decisions } decyzji w { $folder }.
}

mcp-instructions = Grasz na jednym miejscu w grze planszowej: jako Milady albo jako Muszkieter w drużynie przeciw niej. Wywołaj look, żeby zobaczyć grę, list, żeby zobaczyć, co możesz zrobić, i act, żeby to zrobić, aż list powie, że gra się skończyła. Widzisz tylko to, co wolno widzieć z twojego miejsca.
mcp-tool-list = Pytanie, na które masz odpowiedzieć, i wszystkie dozwolone akcje. Niektóre odpowiedzi składa się z części zaczynających się od +; „done” je kończy.
mcp-tool-look = Gra widziana z twojego miejsca i to, co się stało od ostatniego wywołania.
mcp-tool-act = Wykonaj akcję zapisaną tak jak w list, na przykład „move louvre”. Dowiesz się, co się dzieje do twojego następnego wyboru.
mcp-tool-explain = Zasada według numeru, na przykład „DUEL-8”, albo powód, dla którego akcja nie jest teraz dozwolona.

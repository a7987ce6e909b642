### Per chi fa ricerca e per i modelli linguistici: vedi docs/research.md.

cli-help-dataset = Scrive le decisioni dei bot in file Parquet, per l’apprendimento automatico.
cli-help-mcp = Fa giocare un posto a un modello linguistico contro i bot, con il Model Context Protocol.
cli-option-out = La nuova cartella per i file.
cli-option-mcp_seat = Il posto da giocare: 0 per Milady, da 1 a 5 per i giocatori dei Moschettieri.
cli-option-mcp_bots = Il bot che gioca gli altri posti.
cli-dataset-there = { $folder } non è vuota: scegli un’altra cartella.
cli-dataset-done = { $decisions ->
    [one] 1 decisione scritta in { $folder }.
   *[other] { $decisions } decisioni scritte in { $folder }.
}

mcp-instructions = Giochi un posto di un gioco da tavolo: Milady, oppure un Moschettiere della squadra che la sfida. Chiama look per vedere la partita, list per vedere che cosa puoi fare e act per farlo, finché list dice che la partita è finita. Vedi solo ciò che il tuo posto può vedere.
mcp-tool-list = La domanda a cui devi rispondere e tutte le azioni permesse. Alcune risposte si compongono di pezzi che cominciano con +; «done» le completa.
mcp-tool-look = La partita vista dal tuo posto e che cosa è successo dall’ultima chiamata.
mcp-tool-act = Fai un’azione, scritta come in list, per esempio «move louvre». Scopri che cosa succede fino alla tua prossima scelta.
mcp-tool-explain = Una regola dal suo numero, per esempio «DUEL-8»; oppure perché un’azione non è permessa.

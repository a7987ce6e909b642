### Le pagine del regolamento: imparare in dieci minuti, tabelle, consigli, opuscolo.

web-title-learn = Imparare in dieci minuti
web-title-advice = Consigli
web-title-components = Componenti
web-title-box = La tua scatola
web-title-booklet = Opuscolo
web-rules-pages = Pagine del regolamento
web-rules-page-learn = Imparare in dieci minuti
web-rules-page-rules = Tutte le regole
web-rules-page-advice = Consigli
web-rules-page-components = Componenti
web-rules-page-box = La tua scatola
web-rules-page-booklet = Stampa

## Imparare in dieci minuti

web-learn-lead = Un giocatore è Milady; gli altri sono i Moschettieri del Re. Leggi questa pagina e puoi sederti a giocare. Tutto il resto è nelle regole complete, a una ricerca di distanza.
web-learn-goal-h = Chi vince, e come
web-learn-goal = I Moschettieri vincono appena completano la quarta plancia della missione principale: vanno in Inghilterra e riportano a casa i gioielli della Regina. Milady vince se li ferma in uno di quattro modi: il tempo finisce dopo { $turns } turni, l’assedio di La Rochelle è perduto, la Regina ha perso tutti i suoi { $honour } punti onore, o Il Rapimento, una missione a Parigi, dà a Milady sei successi. I Moschettieri hanno dunque un grande compito e fino a quattro incendi da spegnere. Non possono essere dappertutto, e il gioco è tutto qui.
web-learn-board-h = Il tabellone
web-learn-board = Si lavora in quattro aree. A Parigi c’è una carta con una trama di Milady: fa danni a ogni turno finché i Moschettieri non la risolvono. Al Louvre la Regina chiede aiuto, e un aiuto in ritardo le costa onore. La Rochelle è sotto assedio. La missione principale porta alla vittoria. Altre quattro aree sono minori: il Vieux Colombier, dove si rimettono i feriti; il palazzo di Richelieu; il rifugio di Milady; e la Bastiglia, dove è più facile entrare che uscire.
web-learn-board-picture = Una posizione vera a inizio partita. Le guardie di Milady stanno scoperte sotto le missioni di Parigi e del Louvre.
web-learn-turn-h = Un turno in quattro immagini
web-learn-turn = Ogni turno ha quattro fasi, sempre in quest’ordine.
web-learn-turn-1 = Milady si nasconde. Sceglie in segreto una di sei aree e ne mette la carta coperta. Poi pesca una carta Tradimento o ne gioca una.
web-learn-turn-2 = I Moschettieri agiscono, nell’ordine che vogliono. Ognuno ha tre azioni (quattro se giocano solo tre Moschettieri) e le finisce prima che cominci il successivo. Poi Milady rivela dov’era e fa ciò che quell’area le permette.
web-learn-turn-3 = L’assedio. Le due parti lanciano i dadi, e il segnalino si sposta verso il capo del tracciato di chi ha più Spade.
web-learn-turn-4 = Il tempo. Il segnalino Tempo scende di una casella, quello del Louvre anche, e la carta Parigi fa il suo danno.
web-learn-actions-h = Che cosa si fa con un’azione
web-learn-actions = Pescare una carta. Andare in un’altra area, ma non alla Bastiglia né nel rifugio di Milady. Scambiare con un Moschettiere nella stessa area. Giocare una carta Personaggio. Comprare una o due cose dall’Arsenale. Mettere una carta Combattimento a La Rochelle. E le tre che fanno vincere: affrontare una sfida, battersi in duello, fare un passo della missione principale. La stessa cosa si può fare più volte. Parlate di tutto, ma ad alta voce: Milady ascolta.
web-learn-challenge-h = Una sfida
web-learn-challenge = Una sfida chiede una di quattro abilità e un livello. Parti dal valore della tua carta, aggiungi 1 per ogni carta di quell’abilità che giochi, e raggiungi il livello. Non si lanciano dadi: sai prima se ce la fai, e puoi annunciare solo una sfida alla tua portata. Per questo contano gli scambi. Portate le carte al Moschettiere più bravo, o lui alle carte.
web-learn-challenge-picture = Il valore del Moschettiere e le carte raggiungono il livello. Le carte si scartano.
web-learn-duel-h = Un duello
web-learn-duel = Lanci { $dice } dadi blu, più uno per ogni carta Combattimento giocata prima del primo lancio, sei al massimo. L’avversario lancia dadi rossi. Ogni Scudo ferma una Spada dell’altra parte, e ogni Spada che passa costa 1 punto ferita. La prima ferita chiude il duello. Se nessuno è colpito, tutti e due mettono via un dado e lanciano di nuovo.
web-learn-duel-2 = Tre dei tuoi dadi possono mostrare la tua manovra segreta, stampata sulla tua carta. Allora l’avversario perde 1 punto ferita, qualunque cosa dicano i dadi rossi. Anche gli avversari hanno manovre. Un Moschettiere senza punti ferita non è morto: lo portano al Vieux Colombier, e nel suo prossimo turno si rialza.
web-learn-duel-picture = Nessuna ferita nel primo assalto: tutti e due hanno lanciato con un dado in meno. Il secondo ha deciso.
web-learn-rochefort-h = Rochefort si mette in mezzo
web-learn-rochefort = Tenti una sfida, un duello o un passo della missione principale, e Milady è nascosta proprio lì. Mostra la sua carta, e Rochefort sguaina la spada: prima ti batti con lui. Se lo ferisci, fugge, e il tuo passo prosegue come annunciato. Altrimenti il passo e la sua azione sono persi. Solo Athos non viene mai fermato. Rochefort ha { $rochefort } punti ferita e si tiene le ferite da un duello all’altro. Mettilo fuori combattimento e guadagni una carta Uno per tutti, la più forte che avete.
web-learn-rochefort-picture = Milady era qui. Il Moschettiere deve superare Rochefort prima che il suo passo conti.
web-learn-siege-h = L’assedio
web-learn-siege = Le carte Combattimento a La Rochelle diventano dadi blu e restano lì turno dopo turno, tre carte al massimo. I dadi rossi di Milady crescono con il tempo. Contano solo le Spade, e la differenza sposta il segnalino. Dopo il lancio, ogni Moschettiere a La Rochelle può sacrificare 1 punto ferita per annullare una Spada di Milady. Se Milady è andata a La Rochelle, toglie una delle vostre carte. Al vostro capo del tracciato vi aspetta una carta Uno per tutti; al suo, la partita è finita.
web-learn-siege-picture = Più Spade per Milady: caselle a sinistra; più per i Moschettieri: a destra.
web-learn-quest-h = La missione principale
web-learn-quest = Quattro plance, una dopo l’altra. Nella locanda del Giglio d’Oro vi battete lungo uno di tre cammini di segnalini coperti. Nel passaggio per l’Inghilterra ci sono quattro sfide, poi de Wardes. Nel Ritorno a Parigi tre segnalini sbarrano la strada. Nelle gallerie del Louvre attraversate quattro anticamere, e avete vinto. I segnalini Epico, che vengono dal Louvre e dagli avversari più forti, facilitano ogni plancia: rivelano segnalini, abbassano le sfide, aggiungono dadi o aprono passaggi segreti.
web-learn-next-h = Ora gioca
web-learn-next = Ne sai abbastanza. Il tavolo mostra che cosa puoi fare, spiega perché qualcosa non è possibile e dà le probabilità prima della scelta. Se hai un dubbio su una regola, premi il suo numero.

## Tabelle e simboli

web-actions-h = Le azioni in breve
web-actions-what = Che cosa
web-actions-where = Dove
web-actions-cost = Costo
web-actions-where-any = ovunque
web-actions-where-together = con un Moschettiere nella stessa area
web-actions-where-mission = a Parigi, al Louvre, nella missione principale
web-actions-where-foes = dove sta l’avversario
web-actions-where-walk = non nella Bastiglia né nel rifugio di Milady
web-actions-cost-one = 1 azione
web-actions-cost-card = 1 azione, e la carta si scarta
web-actions-cost-laid = 1 azione e una carta Combattimento, che resta lì
web-actions-cost-skill = 1 azione, e le carte abilità giocate
web-actions-cost-combat = 1 azione; carte Combattimento se vuoi
web-actions-cost-price = 1 azione per una o due cose, e il loro prezzo
web-actions-cost-task = 1 azione, e ciò che chiede la carta
web-actions-cost-escape = 1 azione, e una mazzetta o un duello
web-actions-cost-none = nessuna azione
web-icons-h = Che cosa significano i simboli
web-icons-skills = Abilità
web-icons-faces = Dadi
web-icons-items = Arsenale
web-icons-traps = Trappole
web-icons-treachery = Tradimento
web-icons-places = Aree

## Consigli

web-advice-lead = Abitudini che fanno vincere. Sono consigli, non regole: non seguirli quando sai perché.
web-advice-musketeers-h = Per i Moschettieri
web-advice-musketeers-1-h = Qualcuno nella missione principale dal primo turno
web-advice-musketeers-1 = Le altre aree vi evitano solo di perdere. Se in un turno nessuno fa un passo della missione principale, chiedetevi che cosa valeva di più. Un buon ritmo: due Moschettieri in viaggio, due a spegnere incendi.
web-advice-musketeers-2-h = A ciascuno ciò che fa meglio
web-advice-musketeers-2 = Rochefort non ferma mai Athos: lasciategli il passo che non deve fallire. Porthos resiste di più nei duelli. Aramis trasforma ogni carta in un aiuto. D’Artagnan può conoscere due manovre. Guardate le abilità prima di decidere chi va dove.
web-advice-musketeers-3-h = Scambiate prima di spendere
web-advice-musketeers-3 = Uno scambio costa un’azione e può risparmiarne tre. Incontratevi, date tutto il Coraggio a uno e tutte le carte Combattimento a un altro, e separatevi. Lo propone chi ha ancora azioni.
web-advice-musketeers-4-h = Rinforzate presto
web-advice-musketeers-4 = Le carte a La Rochelle servono a ogni turno. In una partita di dodici turni, una carta messa nel secondo lancia undici volte; la stessa carta nel decimo, tre. Più tardi tenete un Moschettiere a portata, per sacrificare un punto ferita in un brutto turno.
web-advice-musketeers-5-h = Finite in fretta le missioni al Louvre
web-advice-musketeers-5 = Una missione finita presto dà segnalini Epico; una fallita costa onore e regala una carta a Milady. Cominciate dalla sfida e dalla sua ricompensa, ma non lasciate in piedi l’ultimo avversario.
web-advice-musketeers-6-h = Pensate come Milady
web-advice-musketeers-6 = Prima del passo che le fa più male, chiedetevi dove si nasconderebbe. Lì tentate prima qualcosa che costa poco con un buono spadaccino: se Rochefort arriva e viene ferito, per tutto il turno non disturba più nessuno.
web-advice-musketeers-7-h = Conservate Uno per tutti
web-advice-musketeers-7 = La carta ferma il tempo per un turno, salva la Regina all’ultimo momento o vale due segnalini Epico. Negli ultimi tre turni vale di più. Non spendetela per comodità.
web-advice-musketeers-8-h = Aspettatevi Rochefort
web-advice-musketeers-8 = Basta una ferita per cacciarlo, quindi spesso decide una sola carta Combattimento. Prima di un passo importante chiedetevi che cosa succede se lui è lì. Se la risposta è brutta, mandate uno spadaccino migliore, o aspettate che Milady sia stata vista altrove.
web-advice-musketeers-9-h = Usate ciò che sapete di Milady
web-advice-musketeers-9 = È in una sola area. Quando la sua carta è scoperta o Rochefort è fuggito, ogni altro passo di questo turno è sicuro. Cominciate dunque con un passo da poco nell’area che temete, e fate dopo quello prezioso.
web-advice-musketeers-10-h = Cadete al momento giusto
web-advice-musketeers-10 = Un Moschettiere fuori combattimento perde un turno intero, ma si rialza illeso. Se ha pochi punti ferita e ha già giocato, l’ultimo è ben speso a La Rochelle. Prima del suo turno è il momento peggiore per perderlo.
web-advice-musketeers-11-h = Spendete la borsa
web-advice-musketeers-11 = Il denaro non vince la partita. Armatura e pistola si ripagano in ogni duello: compratele presto e passatevele con gli scambi. Tenete da parte qualcosa: il Mendicante vuole 2 pistole, il carceriere 1.
web-advice-musketeers-12-h = Guardate prima di entrare
web-advice-musketeers-12 = Alla locanda un segnalino Epico scopre tre segnalini. Spendetelo prima di scegliere un cammino, non a metà strada. Un cammino aperto resta aperto, e chi è stanco può cedere il posto a forze fresche.
web-advice-musketeers-13-h = Raccogliete presto per il passaggio
web-advice-musketeers-13 = Le quattro sfide verso l’Inghilterra chiedono più carte di ogni abilità. Decidete già alla locanda chi farà quale, e non spendete più altrove quelle carte. Così tutta la plancia si fa in due turni.
web-advice-musketeers-14-h = Contate tutti gli orologi a ogni turno
web-advice-musketeers-14 = Prima che agisca il primo Moschettiere, dite ad alta voce quanti turni mancano a ogni minaccia. Occupatevi di quelle a cui ne bastano due, e lasciate le altre apposta, non per dimenticanza.
web-advice-milady-h = Per Milady
web-advice-milady-1-h = Il tempo è tuo
web-advice-milady-1 = Non devi vincere in nessuna area. Ogni azione persa avvicina la fine: preferisci ciò che costa azioni ai Moschettieri, guardie da affrontare due volte, trappole da pagare, il lungo ritorno dalla Bastiglia.
web-advice-milady-2-h = Nasconditi dove agiranno, non dove stanno
web-advice-milady-2 = Guarda chi ha ancora azioni e carte, e per che cosa. Rochefort rende di più contro l’ultima sfida di una plancia. Cambia spesso: se sei sempre nella missione principale, ti aspetta uno spadaccino pronto.
web-advice-milady-3-h = Usa anche le aree tranquille
web-advice-milady-3 = Nel tuo rifugio prendi una carta Parigi, da Richelieu una carta Tradimento, a La Rochelle togli una carta Combattimento. Un turno senza interruzioni non è un turno perso.
web-advice-milady-4-h = La forza dove è difficile arrivare
web-advice-milady-4 = La forza indicata va raggiunta esattamente. Tieni i tuoi avversari migliori per le missioni che fanno male: una sola guardia forte non si divide tra più spadaccini deboli. Lo Scagnozzo torna da te, usalo presto.
web-advice-milady-5-h = Metti i segnalini con un piano
web-advice-milady-5 = Nella locanda fa’ sembrare facile una via e metti il peggio in fondo. Tieni il più duro per un gruppo ferito. Ciò che metti presto ti mancherà nelle gallerie, dove i Moschettieri sono più forti.
web-advice-milady-6-h = Cambia la carta Parigi
web-advice-milady-6 = Quando una carta Parigi è quasi risolta, coprila con una nuova. Il lavoro è perso e i tuoi avversari tornano. Scegli la carta che aiuta il tracciato con cui stai vincendo.
web-advice-milady-7-h = A metà partita scegli un modo di vincere
web-advice-milady-7 = Onore, assedio, tempo o Il Rapimento: conta qual è più vicino, e fa’ spingere lì Tradimenti, carte Parigi e carte Area. Tre minacce a metà sono tre minacce mancate.
web-advice-milady-8-h = Riempi la mano in tempo
web-advice-milady-8 = Da Richelieu scegli una carta Tradimento o completi la mano fino a tre. Vacci quando i Moschettieri non hanno azioni da perdere: chi arriva e non ti trova finisce alla Bastiglia.
web-advice-milady-9-h = Gioca il Tradimento quando fa male
web-advice-milady-9 = Coscritti pesa di più in un turno di grandi piani, Isolamento quando le carte giuste sono nelle mani sbagliate. Rinforzo porta un dado finché l’assedio non è al culmine, poi solo un rilancio. Strada sbarrata decide gli ultimi turni.
web-advice-milady-10-h = Indebolisci l’assedio quando è forte
web-advice-milady-10 = A La Rochelle togli una carta Combattimento, e un doppio vale due dadi. Vacci quando ce ne sono tre: sostituirle costa ai Moschettieri azioni, e carte che volevano per i duelli.
web-advice-milady-11-h = Scegli con cura per la Nemesi
web-advice-milady-11 = Solo il Moschettiere che nomini può sconfiggerla. Nomina uno che è lontano o che serve altrove, e tutta la missione lo aspetta. Rende di più su una carta Parigi che fa danno a ogni turno.
web-advice-milady-12-h = Abbi cura di Rochefort
web-advice-milady-12 = Le sue ferite restano. Se cade, tre delle tue sei aree ti sono chiuse e i Moschettieri ricevono una carta Uno per tutti. Quando è debole, nasconditi per un turno in un’area tranquilla, o gioca in tempo un Balsamo.
web-advice-milady-13-h = Ascolta e conta
web-advice-milady-13 = I Moschettieri devono parlare ad alta voce. Se uno ha raccolto quattro carte di un’abilità e va verso la missione che la chiede, sai dove essere. Un passo perduto costa loro un’azione, e tempo.
web-advice-milady-14-h = Imprigiona quello giusto
web-advice-milady-14 = La Bastiglia costa un’azione e la via del ritorno. Scegli il Moschettiere che sta dove serve, non il più forte: ciò che portava per gli altri è rinchiuso con lui.

## L’opuscolo

web-booklet-lead = Tutto questo su carta: i dieci minuti, le tabelle, le regole con chiarimenti ed esempi, i componenti, i consigli. La finestra di stampa del browser fa anche un PDF.
web-booklet-contents = Indice
web-booklet-size = Carta
web-booklet-print = Stampa
web-booklet-a4 = A4
web-booklet-letter = Letter

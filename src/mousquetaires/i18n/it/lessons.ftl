### Lezioni ed esercizi: che cosa dice ogni passo, e perché un’altra mossa non è per ora.

## Le mosse che un passo non chiede

reason-lesson-end = Ci si può sempre fermare prima, ma le azioni rimaste vanno perse. Questo passo ne richiede una.
reason-lesson-draw = Pescare una carta costa una delle azioni del moschettiere. A questo passo l’azione serve per qualcosa di meglio.
reason-lesson-move = Uno spostamento costa un’azione e porta via il moschettiere da qui. In questo passo non serve là.
reason-lesson-trade = Uno scambio costa un’azione, e l’altro giocatore deve essere nello stesso luogo. Questo passo parla d’altro.
reason-lesson-play = Una carta Personaggio costa un’azione e viene scartata. Tienila per ora: al passo serve l’azione.
reason-lesson-reinforce = Una carta all’assedio vi resta e tira a ogni turno. A questo passo l’azione serve per altro.
reason-lesson-challenge = Una sfida costa un’azione e le carte che vi giochi. Prima fai quello che chiede il passo.
reason-lesson-duel = Questo duello è permesso, ma costa un’azione e forse punti ferita. Prima fai quello che chiede il passo.
reason-lesson-path = La locanda si esplora un segnalino alla volta. Questo passo vuole un altro cammino, o un’altra mossa.
reason-lesson-equip = Comprare all’Arsenale costa un’azione, e ogni oggetto ha il suo prezzo. A questo passo l’azione serve per altro.
reason-lesson-pass = Puoi passare, ma l’occasione è persa. Stavolta coglila.
reason-lesson-cards = Ogni carta Combattimento aggiunge un dado blu, una doppia due, al massimo sei dadi. Giocane quante ne chiede il passo.
reason-lesson-skill = Abilità e carte insieme devono raggiungere il livello: con troppo poche carte l’azione è persa.
reason-lesson-turn = I moschettieri agiscono in qualsiasi ordine, ma chi ha cominciato finisce prima. Questo passo comincia con un altro.
reason-lesson-go = Puoi nasconderti là, ma stavolta un altro luogo vale di più. Guarda di che cosa parla il passo.
reason-lesson-treachery = Si gioca una carta Tradimento o se ne pesca una, mai tutte e due le cose. Tieni questa per un momento migliore.
reason-lesson-take = Pescare è sempre possibile, ma allora in questo turno non giochi carte Tradimento. Questo passo ne gioca una.
reason-lesson-lay = È permesso, ma qui conta la trappola. Rileggi quali carte chiede il passo.
reason-lesson-one = Uno per tutti esce dal gioco quando la giochi. Tienila per il momento di cui parla questo passo.
reason-lesson-to-richelieu = Un moschettiere che va da Richelieu e non vi trova Milady finisce dritto alla Bastiglia. Vacci solo se sai che lei è là.
reason-lesson-offer = Puoi proporre qualsiasi scambio, anche un dono, e l’altro giocatore può rifiutare. Chiedi la carta di cui parla il passo.
reason-lesson-back = Tornare nell’area comune costa un’azione, e rientrare un’altra. Questo passo avanza lungo il cammino.
reason-lesson-spend = Puoi tenere il segnalino Epico per dopo, ma questo passo ne ha bisogno ora. Spendilo.
reason-lesson-blade = Puoi rilanciare uno qualsiasi dei tuoi dadi, ma una sola volta per duello. Tieni quelli che servono alla manovra e rilanciane un altro.
reason-lesson-buy = Un’azione compra fino a due oggetti, ma le scorte e la borsa hanno un limite. Questo passo parla di un altro oggetto.
reason-lesson-name = Puoi scegliere anche questo moschettiere, ma ora un altro conta di più. Guarda di che cosa parla il passo.
reason-lesson-search = Puoi prendere qualsiasi carta Tradimento dal mazzo, ma una sola. Questo passo ne prende un’altra.
reason-lesson-paris = Ognuna di queste missioni può andare a Parigi, ma questo passo ne sceglie un’altra. Rileggi perché.
reason-lesson-space = Un segnalino Epico rivela tre segnalini, quelli che vuoi. Questo passo ne guarda un altro.
reason-lesson-turnup = Scoprire segnalini non costa azioni, ma un segnalino Epico. Tienilo finché non sai quale cammino esplorare.
reason-lesson-stop-early = Il moschettiere ha ancora un’azione per questo, ma può fermarsi prima. Questo passo conclude il suo turno.
reason-lesson-keep-cards = All’assedio c’è ancora posto, ma anche i duelli vogliono carte Combattimento. Questo passo le tiene: concludi il turno.
reason-lesson-path-present = Tre esche su uno stesso cammino: un solo segnalino separa i moschettieri dalla fine della plancia. Distribuisci le esche fra i cammini.
reason-lesson-path-end = Un cammino finisce con un’esca: lì il segnalino che completa la plancia non costa duelli ai moschettieri. Metti alla fine una guardia.
reason-lesson-other = Le regole lo permettono, ma il passo chiede altro. Non hai perso nulla: riprova.
server-no-lesson = Qui non c’è una lezione «{ $lesson }». Disponibili: { $known }.

## Il tuo primo turno

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-about = Quattro moschettieri, un turno: duelli, una sfida, la missione principale, l’assedio e Rochefort.
lesson-first-turn-goal = Gioca un turno intero con tutti e quattro i moschettieri.
lesson-first-turn-done = Era un turno intero: Milady, i moschettieri, l’assedio, la fine del turno. Continua da qui contro una Milady facile.
lesson-first-turn-quest-boards = Giochi i quattro moschettieri, e vinci completando quattro plance della missione principale, una dopo l’altra. Questa è la prima: la locanda del Giglio d’Oro con i suoi tre cammini.
lesson-first-turn-clocks = Milady vince appena finisce il Tempo, l’assedio è perso, la Regina non ha più onore, o il segnalino Costanza arriva a sei successi con Il Rapimento, la missione di Parigi. Non basta quindi correre alla missione principale: qualcuno deve frenarla.
lesson-first-turn-begin = Milady ha scelto un luogo in segreto. Ora i moschettieri agiscono uno dopo l’altro, nell’ordine che vuoi, con tre azioni ciascuno: comincia d’Artagnan, che è a Parigi.
lesson-first-turn-duel = Tre avversari difendono la missione di Parigi, e un duello costa un’azione. Comincia dal più debole: affronta lo Scagnozzo.
lesson-first-turn-dice = Ogni moschettiere tira tre dadi blu, più uno per ogni carta Combattimento che giochi prima del primo tiro. Ogni Spada ferisce se nessuno Scudo la ferma, e una ferita batte lo Scagnozzo: aggiungi una carta, poi tira.
lesson-first-turn-lilies = I Gigli valgono solo per le manovre segrete: se tre dadi blu mostrano quella del moschettiere, l’avversario è ferito comunque abbia tirato. Una ferita, da una parte o dall’altra, conclude il duello; altrimenti ogni parte mette via un dado e si tira di nuovo.
lesson-first-turn-move = Lo Scagnozzo è battuto e frutta una pistola: con le pistole compri equipaggiamento all’Arsenale. Spostarsi costa un’azione, ovunque si vada: va’ al Louvre.
lesson-first-turn-challenge = La missione del Louvre chiede Coraggio 7, e anche una sfida costa un’azione. D’Artagnan ha Coraggio 4 e tu hai tre carte Coraggio: accetta la sfida.
lesson-first-turn-skill = In una sfida non ci sono dadi: l’abilità del moschettiere e le tue carte di quell’abilità devono insieme raggiungere il livello. Gioca tre carte per arrivare a 7.
lesson-first-turn-aramis = La sfida è superata e frutta pistole, ma l’avversario c’è ancora. Le tre azioni di d’Artagnan sono finite: tocca ad Aramis, a La Rochelle.
lesson-first-turn-reinforce = Alla fine di ogni turno Milady tira per l’assedio, e contano solo le Spade. Con un’azione metti qui una carta Combattimento: tira un dado blu per te, turno dopo turno.
lesson-first-turn-stop = Ad Aramis restano due azioni, ma un moschettiere può sempre fermarsi prima. Concludi il suo turno e tieni le carte per gli altri.
lesson-first-turn-porthos = Ora la missione principale. Porthos ha cinque punti ferita, gli altri tre: manda lui.
lesson-first-turn-quest = La missione principale è un luogo come gli altri, e arrivarci costa un’azione. Sposta Porthos là.
lesson-first-turn-path = Ogni cammino nasconde quattro segnalini, e basta liberarne uno. Con un’azione riveli il prossimo segnalino: entra nelle cantine.
lesson-first-turn-rochefort = Milady si nascondeva proprio qui: quando, dove c’è lei, un moschettiere vuole battersi in duello, accettare una sfida o seguire un cammino della missione principale, prima combatte con Rochefort. Rochefort tira quattro dadi rossi: gioca due carte Combattimento.
lesson-first-turn-resume = Ferito, Rochefort fugge, e Porthos prosegue con la stessa azione; senza quella ferita sarebbe persa. Il segnalino è una guardia: affrontala senza carte, o con una.
lesson-first-turn-further = Il primo segnalino non c’è più. Avanza di una casella nelle cantine.
lesson-first-turn-athos = Era un’esca: sparisce e basta. Athos è l’ultimo, e Rochefort non lo ferma mai: spostalo al Louvre.
lesson-first-turn-brisemont = Una missione è compiuta quando la sua sfida e tutti i suoi avversari sono superati. La sfida è fatta: batti Brisemont, e la missione del Louvre è compiuta.
lesson-first-turn-mission = Brisemont tira tre dadi rossi, tanti quanti Athos. Tieni l’ultima carta Combattimento o giocala: qui i dadi sono gentili.
lesson-first-turn-epic = Il segnalino Louvre era ancora in alto, quindi la missione ti frutta due segnalini Epico. Speso alla locanda, ciascuno ne scopre tre della missione principale.
lesson-first-turn-draw = Ad Athos resta un’azione, e anche pescare una carta ne costa una. Pesca: tutti i tuoi moschettieri giocano dalla stessa mano.
lesson-first-turn-sacrifice = L’assedio: Milady ha una Spada più di te, quindi il segnalino andrebbe di una casella a sinistra, e all’estrema sinistra lei vince. Ogni moschettiere a La Rochelle può dare un punto ferita per fermare una Spada: fallo con Aramis.
lesson-first-turn-next-turn = Il turno è finito, e il Tempo è sceso di una casella. Sull’ultima vince Milady, quindi ogni turno conta.
lesson-first-turn-louvre-token = Scende anche il segnalino Louvre. Dalla terza casella in poi costa onore alla Regina a ogni turno: più una missione del Louvre aspetta, più diventa cara.
lesson-first-turn-abduction = Infine Milady tira per Il Rapimento, e ogni Spada sposta di una casella il segnalino Costanza. Ora comincia un nuovo turno, e ad aprirlo è di nuovo Milady.

## La tua prima trama

lesson-first-scheme-title = La tua prima trama
lesson-first-scheme-about = Milady dai primi preparativi: Parigi, le guardie, i nascondigli, il Tradimento e Rochefort.
lesson-first-scheme-goal = Ferma Porthos al Louvre, poi ruba tempo ai moschettieri.
lesson-first-scheme-done = Ti nascondi, trami, e Rochefort combatte per te. Continua da qui contro moschettieri facili.
lesson-first-scheme-clocks = Sei Milady, e vinci appena uno di questi conti arriva alla fine: il Tempo, l’assedio, l’onore della Regina, o Costanza, la vittima de Il Rapimento. I moschettieri vincono solo se prima completano quattro plance della missione principale.
lesson-first-scheme-paris = Prima scegli una missione per Parigi. Prendi Il Rapimento: alla fine di ogni turno tiri i dadi, il segnalino Costanza conta i tuoi successi, e con sei hai vinto.
lesson-first-scheme-tokens = Ora nascondi dodici segnalini alla locanda, su tre cammini di quattro: otto guardie e tranelli, quattro esche. Ai moschettieri basta un cammino, quindi non renderne facile nessuno; «Suggerisci» li riempie tutti.
lesson-first-scheme-guards = Ogni missione ha un valore. Manda a Parigi avversari le cui forze danno esattamente quel totale, e tieni le trappole per dopo.
lesson-first-scheme-louvre = Al Louvre vale la stessa regola, e questa missione ha il suo valore. Manda ancora avversari, senza trappola.
lesson-first-scheme-hide = A ogni turno scegli in segreto dove andare. A Parigi, al Louvre e alla missione principale Rochefort ferma il primo moschettiere che vi tenta qualcosa: Porthos è al Louvre, nasconditi là.
lesson-first-scheme-ambush = Poi peschi una carta Tradimento, o ne giochi subito una, mai tutte e due le cose. Gioca Imboscata: ferisce un moschettiere prima che faccia qualcosa.
lesson-first-scheme-victim = Indebolisci chi stai aspettando. Scegli Porthos.
lesson-first-scheme-rochefort = Porthos ha tentato la sfida, e Rochefort era là: siccome non è stato ferito, l’azione è persa. Sei stata scoperta, ma al prossimo turno ti nascondi di nuovo.
lesson-first-scheme-richelieu = Da Richelieu puoi prendere la carta Tradimento che vuoi, alla fine della fase dei moschettieri, se nessuno di loro ti trova. Va’ là adesso.
lesson-first-scheme-take = Niente in mano è urgente. Pesca una carta Tradimento.
lesson-first-scheme-search = Nessuno ti ha trovata. Cerca Strada sbarrata nel mazzo.
lesson-first-scheme-again = Un nuovo turno, e tutti i luoghi sono di nuovo a tua scelta. Decidi dove deve aspettare Rochefort: Parigi, il Louvre o la missione principale.
lesson-first-scheme-dead-end = Strada sbarrata fa avanzare subito il Tempo di una casella, e a fine turno avanza ancora. Giocala.

## Esercizi

lesson-challenge-with-epic-tokens-title = Una sfida con un segnalino Epico
lesson-challenge-with-epic-tokens-goal = Supera la sfida di Nobiltà del passaggio per l’Inghilterra.
lesson-challenge-with-epic-tokens-task = Athos agisce per ultimo e ha tre azioni, ma con la sua Nobiltà e la tua unica carta Nobiltà gli manca un punto per arrivare al livello. Supera la sfida di Nobiltà in questo turno.
lesson-challenge-with-epic-tokens-miss-failed = Abilità, carte e segnalini Epico insieme non hanno raggiunto il livello. L’azione è persa, e anche le carte giocate.
lesson-challenge-with-epic-tokens-miss-ended = Le azioni di Athos sono finite, e la sfida è ancora lì. Servivano tutte e tre: contale all’indietro partendo dalla sfida.

lesson-duel-with-toledo-sword-title = Un duello con la spada Toledo
lesson-duel-with-toledo-sword-goal = Batti Brisemont con la manovra segreta di d’Artagnan.
lesson-duel-with-toledo-sword-task = D’Artagnan ha tre azioni, e la sua manovra segreta è fatta di due Gigli e una Spada. Usala per battere Brisemont, senza perdere punti ferita.
lesson-duel-with-toledo-sword-miss-wounded = Una Spada che nessuno Scudo ferma costa a d’Artagnan un punto ferita. Più dadi portano più Scudi, e l’Arsenale vende una seconda occasione.
lesson-duel-with-toledo-sword-miss-plain = Brisemont è battuto, ma da Spade comuni. Quelle può fermarle con gli Scudi, una manovra segreta mai: scopri che cosa permette di cambiare un solo dado.
lesson-duel-with-toledo-sword-miss-ended = Le azioni di d’Artagnan sono finite, e Brisemont è ancora lì. Prepararsi può costare un’azione, ma l’ultima è per il duello.

lesson-rochefort-interrupts-title = Rochefort s’intromette
lesson-rochefort-interrupts-goal = Supera la sfida del Louvre anche se Rochefort ti aspetta là.
lesson-rochefort-interrupts-task = Hai le carte Coraggio per la sfida del Louvre, e tre carte Combattimento. Supera la sfida con Porthos, anche se Milady si nasconde proprio qui.
lesson-rochefort-interrupts-miss-stood = Rochefort non è stato ferito, quindi la sfida non è cominciata e l’azione è persa. Lui resta, e in questo turno affronta chiunque tenti qualcosa qui, tranne Athos.
lesson-rochefort-interrupts-miss-failed = Il Coraggio di Porthos e le carte giocate restano sotto il livello. L’azione è persa, e anche le carte.
lesson-rochefort-interrupts-miss-ended = Il turno di Porthos è finito senza la sfida. Se nessuno la affronta, il segnalino Louvre scende e ti costa segnalini Epico, poi onore.

lesson-paths-of-the-inn-title = I cammini della locanda
lesson-paths-of-the-inn-goal = Entra in un cammino della locanda che comincia con un’esca.
lesson-paths-of-the-inn-task = Dodici segnalini coperti stanno su tre cammini, e hai in mano il Duca di Buckingham. Trova un cammino che comincia con un’esca ed entraci con Athos in questo turno.
lesson-paths-of-the-inn-miss-blind = Lì c’era una guardia, e nessuno aveva guardato. Un duello costa l’azione e forse punti ferita; un segnalino Epico l’avrebbe mostrata prima.
lesson-paths-of-the-inn-miss-lucky = Un’esca, ma per pura fortuna: agli altri due ingressi ci sono guardie. Rivela i segnalini prima di mandarci qualcuno.
lesson-paths-of-the-inn-miss-ended = Le azioni di Athos sono finite, e nessuna esca è sparita. Rivelare non costa azioni, ma giocare una carta, andare alla missione principale ed entrare in un cammino ne costano una ogni volta.

lesson-trade-first-title = Prima lo scambio
lesson-trade-first-goal = Supera la sfida del Louvre con d’Artagnan in questo turno.
lesson-trade-first-task = La sfida del Louvre chiede Coraggio 7: d’Artagnan ha 4, e tu hai due carte Coraggio. Superala con lui in questo turno, con l’aiuto del giocatore di Porthos.
lesson-trade-first-miss-failed = Abilità e carte insieme non hanno raggiunto il livello. L’azione è persa, e anche le carte giocate.
lesson-trade-first-miss-ended = Le azioni di d’Artagnan sono finite prima della sfida. Pescare è affidarsi al caso, e una sfida si dichiara solo se si hanno i mezzi per superarla: sarebbe bastato un solo scambio.

lesson-siege-and-sacrifice-title = L’assedio
lesson-siege-and-sacrifice-goal = Spingi l’assedio verso i moschettieri, anche se Milady ha rinforzi.
lesson-siege-and-sacrifice-task = In questo turno Milady tira due dadi rossi all’assedio, e tu ancora nessuno. Aramis agisce per ultimo: fa’ andare il segnalino dell’assedio dalla tua parte.
lesson-siege-and-sacrifice-miss-lost = Milady aveva una Spada più di te, e il segnalino è andato di una casella verso di lei: all’estrema sinistra lei vince. Più dadi blu o un sacrificio l’avrebbero tenuto.
lesson-siege-and-sacrifice-miss-empty = Senza carte all’assedio non tiri dadi, e ogni Spada di Milady conta. Il segnalino è andato di due caselle verso di lei.
lesson-siege-and-sacrifice-miss-still = Tante Spade da una parte quante dall’altra: il segnalino resta dov’è. Un punto ferita di un moschettiere a La Rochelle avrebbe fermato una delle sue.

lesson-richelieus-gamble-title = L’azzardo di Richelieu
lesson-richelieus-gamble-goal = Sorprendi Milady da Richelieu senza rischiare la Bastiglia.
lesson-richelieus-gamble-task = Forse Milady è da Richelieu, per prendere la carta Tradimento che preferisce. Sorprendila là con Aramis, ma prima accertati che ci sia.
lesson-richelieus-gamble-miss-blind = C’era, ma Aramis non poteva saperlo. Se lei fosse stata altrove, ora lui sarebbe alla Bastiglia: hai in mano una carta che costringe Milady a mostrare dov’è.
lesson-richelieus-gamble-miss-ended = Il turno di Aramis è finito. Se Milady è da Richelieu, prende la carta Tradimento che preferisce: lo impedisce solo un moschettiere che la trova là.

lesson-one-for-all-in-time-title = Uno per tutti, in tempo
lesson-one-for-all-in-time-goal = Non far avanzare il Tempo.
lesson-one-for-all-in-time-task = Milady ha giocato Strada sbarrata, che fa avanzare subito il Tempo. Fa’ che in questo turno il Tempo resti dov’è.
lesson-one-for-all-in-time-miss-epic = Hai due segnalini Epico, ma il Tempo è avanzato e avanza ancora a fine turno. Uno per tutti è fuori dal gioco, e gli altri suoi effetti sono persi.
lesson-one-for-all-in-time-miss-moved = Il Tempo è avanzato, e avanza ancora a fine turno. Uno per tutti poteva fermare entrambi i passi; giocata più tardi, ferma solo il secondo.

lesson-exact-strength-title = La forza esatta
lesson-exact-strength-goal = Tre duelli a Parigi, e il Mendicante al Louvre.
lesson-exact-strength-task = Ogni avversario è un duello e costa un’azione ai moschettieri. Riempi le due missioni in modo che Parigi richieda tre duelli, e tieni il Mendicante per il Louvre.
lesson-exact-strength-miss-used = Il Mendicante ora è a Parigi, e una trappola messa non si sposta più. Il Louvre resta aperto ai moschettieri senza che debbano pagare.
lesson-exact-strength-miss-few = Le due missioni sono difese, ma troppo a buon mercato: meno di tre duelli a Parigi, o niente Mendicante al Louvre. Avversari deboli danno lo stesso valore con più duelli.

lesson-tokens-of-the-inn-title = Segnalini per la locanda
lesson-tokens-of-the-inn-goal = Disponi i dodici segnalini senza regalare nessun cammino della locanda.
lesson-tokens-of-the-inn-paths = Ai moschettieri basta un cammino di quattro segnalini, e ogni segnalino Epico ne mostra loro tre. Un cammino di esche sarebbe un regalo per loro.
lesson-tokens-of-the-inn-tokens = La plancia è completa quando sparisce il quarto segnalino di un cammino. Disponi tutti e dodici in modo che nessun cammino abbia tre esche e nessuno finisca con un’esca.

lesson-where-to-hide-title = Dove nascondersi
lesson-where-to-hide-goal = Fa’ fermare d’Artagnan da Rochefort.
lesson-where-to-hide-task = Rochefort aiuta solo dove un moschettiere tenta qualcosa, e non ferma mai Athos. Guarda dove stanno i moschettieri e che cosa c’è da fare, e nasconditi dove d’Artagnan lo incontrerà.
lesson-where-to-hide-miss-free = D’Artagnan ha combattuto indisturbato: Rochefort aspettava dove non aveva nulla da fare. Una guardia battuta non torna, e ogni azione libera avvicina i moschettieri alla fine della missione.

lesson-timing-treachery-title = Il momento giusto
lesson-timing-treachery-goal = Metti d’Artagnan fuori combattimento con una sola carta.
lesson-timing-treachery-task = A d’Artagnan resta un punto ferita, e un moschettiere messo fuori combattimento prima del suo turno può solo rialzarsi. Fa’ perdere a d’Artagnan tutto il turno.
lesson-timing-treachery-miss-drawn = Hai una carta in più, ma d’Artagnan ha tutte le sue azioni. O peschi o giochi, e in questo turno giocare gliele avrebbe tolte tutte.
lesson-timing-treachery-miss-other = Questa carta ha la sua utilità, ma d’Artagnan tiene tutte le sue azioni. Giochi una sola carta Tradimento per turno: guarda quale ferisce.
lesson-timing-treachery-miss-victim = Quel moschettiere ha perso un punto ferita e agisce come sempre. A quello a cui ne resta uno solo, la stessa carta sarebbe costata tutto il turno.

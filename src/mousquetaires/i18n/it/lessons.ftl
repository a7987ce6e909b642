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
reason-lesson-path = La locanda si esplora un segnalino alla volta. Questo passo vuole un’altra via, o un’altra mossa.
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
reason-lesson-back = Tornare nell’area comune costa un’azione, e rientrare un’altra. Questo passo avanza lungo la via.
reason-lesson-spend = Puoi tenere il segnalino Epico per dopo, ma questo passo ne ha bisogno ora. Spendilo.
reason-lesson-blade = Puoi rilanciare uno qualsiasi dei tuoi dadi, ma una sola volta per duello. Tieni quelli che servono alla manovra e rilanciane un altro.
reason-lesson-buy = Un’azione compra fino a due oggetti, ma le scorte e la borsa hanno un limite. Questo passo parla di un altro oggetto.
reason-lesson-name = Puoi scegliere anche questo moschettiere, ma ora un altro conta di più. Guarda di che cosa parla il passo.
reason-lesson-search = Puoi prendere qualsiasi carta Tradimento dal mazzo, ma una sola. Questo passo ne prende un’altra.
reason-lesson-paris = Ognuna di queste missioni può andare a Parigi, ma questo passo ne sceglie un’altra. Rileggi perché.
reason-lesson-space = Un segnalino Epico rivela tre segnalini, quelli che vuoi. Questo passo ne guarda un altro.
reason-lesson-stop-early = Il moschettiere ha ancora un’azione per questo, ma può fermarsi prima. Questo passo conclude il suo turno.
reason-lesson-keep-cards = All’assedio c’è ancora posto, ma anche i duelli vogliono carte Combattimento. Questo passo le tiene: concludi il turno.
reason-lesson-single-first = Qui una doppia tira due dadi, e viene subito dopo. Metti prima la carta Combattimento singola.
reason-lesson-double-now = Un’altra carta singola tira un solo dado, la doppia due. Metti la carta doppio Combattimento.
reason-lesson-look-first = Prima guarda: rivelare non costa azioni, e quelle rimaste servono per la missione principale. Spendi il segnalino Epico.
reason-lesson-buy-enough = Un secondo oggetto non costa un’altra azione, ma ha anch’esso il suo prezzo. Stavolta tieni quello che hai e concludi.
reason-lesson-one-epic = Giocata per i segnalini Epici, Uno per tutti non ferma più il Tempo. Scegli che il Tempo non si muova.
reason-lesson-other = Le regole lo permettono, ma il passo chiede altro. Non hai perso nulla: riprova.
server-no-lesson = Qui non c’è una lezione «{ $lesson }». Disponibili: { $known }.

## Il tuo primo turno

lesson-first-turn-title = Il tuo primo turno
lesson-first-turn-about = Quattro moschettieri, un turno: duelli, una sfida, la missione principale, l’assedio e Rochefort.
lesson-first-turn-goal = Gioca un turno intero con tutti e quattro i moschettieri.
lesson-first-turn-done = Era un turno intero: Milady, i moschettieri, l’assedio, la fine del turno. Continua da qui contro una Milady facile.
lesson-first-turn-quest-boards = Giochi i quattro moschettieri, e vinci completando quattro tabelloni della missione principale, uno dopo l’altro. Questo è il primo: la locanda del Giglio d’Oro con le sue tre vie.
lesson-first-turn-clocks = Milady vince appena finisce il Tempo, l’assedio è perso, la Regina non ha più onore, o il segnalino Costanza arriva a sei successi con Il Rapimento, la missione di Parigi. Non basta quindi correre alla missione principale: qualcuno deve frenarla.
lesson-first-turn-begin = Milady ha scelto un luogo in segreto. Ora i moschettieri agiscono uno dopo l’altro, nell’ordine che vuoi, con tre azioni ciascuno: comincia d’Artagnan, che è a Parigi.
lesson-first-turn-duel = Tre avversari difendono la missione di Parigi, e un duello costa un’azione. Comincia dal più debole: affronta lo Scagnozzo.
lesson-first-turn-dice = Tiri tre dadi blu, più uno per ogni carta Combattimento che giochi prima del primo tiro. Ogni Spada ferisce se nessuno Scudo la ferma, e una ferita batte lo Scagnozzo: aggiungi una carta, poi tira.
lesson-first-turn-lilies = I Gigli valgono solo per le manovre segrete: se tre dadi blu mostrano quella del moschettiere, l’avversario è ferito comunque abbia tirato. Se nessuno è ferito, ogni parte mette via un dado e si tira di nuovo.
lesson-first-turn-move = Lo Scagnozzo è battuto e frutta una pistola: con le pistole compri equipaggiamento all’Arsenale. Spostarsi costa un’azione, ovunque si vada: va’ al Louvre.
lesson-first-turn-challenge = La missione del Louvre chiede Coraggio 7, e anche una sfida costa un’azione. D’Artagnan ha Coraggio 4 e tu hai tre carte Coraggio: accetta la sfida.
lesson-first-turn-skill = In una sfida non ci sono dadi: l’abilità del moschettiere e le tue carte di quell’abilità devono insieme raggiungere il livello. Gioca tre carte per arrivare a 7.
lesson-first-turn-aramis = La sfida è superata e frutta pistole, ma l’avversario c’è ancora. Le tre azioni di d’Artagnan sono finite: tocca ad Aramis, a La Rochelle.
lesson-first-turn-reinforce = Alla fine di ogni turno Milady tira per l’assedio, e contano solo le Spade. Con un’azione metti qui una carta Combattimento: tira un dado blu per te, turno dopo turno.
lesson-first-turn-stop = Ad Aramis restano due azioni, ma un moschettiere può sempre fermarsi prima. Concludi il suo turno e tieni le carte per gli altri.
lesson-first-turn-porthos = Ora la missione principale. Porthos ha cinque punti ferita, gli altri tre: manda lui.
lesson-first-turn-quest = La missione principale è un luogo come gli altri, e arrivarci costa un’azione. Sposta Porthos là.
lesson-first-turn-path = Ogni via nasconde quattro segnalini, e basta liberarne una. Con un’azione riveli il prossimo segnalino: entra nelle cantine.
lesson-first-turn-rochefort = Milady si nascondeva proprio qui: quando un moschettiere tenta qualcosa dove c’è lei, prima combatte con Rochefort. Rochefort tira quattro dadi rossi: gioca due carte Combattimento.
lesson-first-turn-resume = Ferito, Rochefort fugge, e Porthos prosegue con la stessa azione; senza quella ferita sarebbe persa. Il segnalino è una guardia: affrontala senza carte, o con una.
lesson-first-turn-further = Il primo segnalino non c’è più. Avanza di uno spazio nelle cantine.
lesson-first-turn-athos = Era un’esca: sparisce e basta. Athos è l’ultimo, e Rochefort non lo ferma mai: spostalo al Louvre.
lesson-first-turn-brisemont = Una missione è compiuta quando la sua sfida e tutti i suoi avversari sono superati. La sfida è fatta: batti Brisemont, e la missione del Louvre è compiuta.
lesson-first-turn-mission = Brisemont tira tre dadi rossi, tanti quanti Athos. Tieni l’ultima carta Combattimento o giocala: qui i dadi sono gentili.
lesson-first-turn-draw = Il segnalino Louvre era ancora in alto, quindi la missione frutta due segnalini Epico: alla locanda ciascuno scopre tre segnalini. Anche pescare una carta costa un’azione: fallo con l’ultima, i tuoi moschettieri hanno la mano in comune.
lesson-first-turn-sacrifice = L’assedio: Milady ha una Spada più di te, quindi il segnalino andrebbe di una casella a sinistra, e all’estrema sinistra lei vince. Ogni moschettiere a La Rochelle può dare un punto ferita per fermare una Spada: fallo con Aramis.
lesson-first-turn-next-turn = A fine turno il Tempo e il segnalino Louvre scendono di una casella: dalla terza in poi, il segnalino Louvre costa onore alla Regina. Poi Milady tira per Il Rapimento, ogni Spada sposta di una casella il segnalino Costanza, e un nuovo turno comincia da lei.

## La tua prima trama

lesson-first-scheme-title = La tua prima trama
lesson-first-scheme-about = Milady dai primi preparativi: Parigi, le guardie, i nascondigli, il Tradimento e Rochefort.
lesson-first-scheme-goal = Ferma Porthos al Louvre, poi ruba tempo ai moschettieri.
lesson-first-scheme-done = Ti nascondi, trami, e Rochefort combatte per te. Continua da qui contro moschettieri facili.
lesson-first-scheme-clocks = Sei Milady, e vinci appena uno di questi conti arriva alla fine: il Tempo, l’assedio, l’onore della Regina, o Costanza, la vittima de Il Rapimento. I moschettieri vincono solo se prima completano quattro tabelloni della missione principale.
lesson-first-scheme-paris = Prima scegli una missione per Parigi. Prendi Il Rapimento: alla fine di ogni turno tiri i dadi, il segnalino Costanza conta i tuoi successi, e con sei hai vinto.
lesson-first-scheme-tokens = Ora nascondi dodici segnalini alla locanda, su tre vie da quattro: otto guardie e tranelli, quattro esche. Ai moschettieri basta una via, quindi non renderne facile nessuna; «Suggerisci» le riempie tutte.
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
lesson-first-scheme-dead-end = Strada sbarrata fa avanzare subito il Tempo di uno spazio, e a fine turno avanza ancora. Giocala.

## Esercizi

lesson-challenge-with-epic-tokens-title = Una sfida con un segnalino Epico
lesson-challenge-with-epic-tokens-goal = Supera la sfida di Nobiltà del passaggio per l’Inghilterra.
lesson-challenge-with-epic-tokens-buckingham = Ad Athos manca un punto: la sua Nobiltà e la tua unica carta Nobiltà non bastano. Gioca prima il Duca di Buckingham, che porta un segnalino Epico.
lesson-challenge-with-epic-tokens-move = Una sfida si affronta là dove si trova. Sposta Athos alla missione principale.
lesson-challenge-with-epic-tokens-challenge = Sul passaggio per l’Inghilterra ci sono quattro sfide, in qualsiasi ordine. Affronta quella di Nobiltà.
lesson-challenge-with-epic-tokens-cards = Prima le carte, ognuna aggiunge 1. Gioca la tua carta Nobiltà.
lesson-challenge-with-epic-tokens-epic = Su questo tabellone ogni segnalino Epico abbassa la sfida di 1. Spendine uno.

lesson-duel-with-toledo-sword-title = Un duello con la spada Toledo
lesson-duel-with-toledo-sword-goal = Batti Brisemont con la manovra segreta di d’Artagnan.
lesson-duel-with-toledo-sword-begin = La manovra di d’Artagnan è due Gigli e una Spada: se la mostra, l’avversario è ferito comunque abbia tirato. Comincia lui.
lesson-duel-with-toledo-sword-equip = Con un’azione compri fino a due oggetti all’Arsenale, pagati dalla borsa comune. Fa’ acquisti.
lesson-duel-with-toledo-sword-buy = La spada Toledo rilancia un dado blu, una volta per duello. Comprala.
lesson-duel-with-toledo-sword-enough = Con la stessa azione potresti comprare un secondo oggetto. Tieni le pistole e concludi.
lesson-duel-with-toledo-sword-duel = Ora affronta Brisemont. Ha tanti dadi quanti te, quindi non andare senza carte.
lesson-duel-with-toledo-sword-cards = Le carte Combattimento si aggiungono solo prima del primo tiro. Giocane una: quattro dadi.
lesson-duel-with-toledo-sword-blade = Due Gigli e due Scudi: manca solo una Spada per la manovra. Rilancia uno Scudo.

lesson-rochefort-interrupts-title = Rochefort s’intromette
lesson-rochefort-interrupts-goal = Supera la sfida del Louvre anche se Rochefort ti aspetta là.
lesson-rochefort-interrupts-begin = Porthos è al Louvre, e tu hai le carte Coraggio per la sfida. Fallo cominciare.
lesson-rochefort-interrupts-challenge = Solo i passi di una missione chiamano Rochefort: sfide, duelli con avversari, segnalini della missione principale. Affronta la sfida di Coraggio.
lesson-rochefort-interrupts-duel = Eccolo, prima che tu abbia pagato qualcosa per la sfida. Le carte Combattimento sono per lui: giocane tre, sei dadi sono il massimo.
lesson-rochefort-interrupts-resume = È ferito, fugge e in questo turno non ferma più nessuno. La sfida prosegue con la stessa azione: gioca quattro carte Coraggio.

lesson-paths-of-the-inn-title = Le vie della locanda
lesson-paths-of-the-inn-goal = Trova la via più facile della locanda, ed entraci.
lesson-paths-of-the-inn-begin = Dodici segnalini, tre vie, e te ne serve una sola. Comincia Athos: Rochefort non lo ferma mai.
lesson-paths-of-the-inn-buckingham = Un segnalino Epico rivela tre segnalini della locanda, e Buckingham te ne porta uno. Giocalo.
lesson-paths-of-the-inn-turn-up = Rivelare non costa azioni, e non serve essere là. Spendi il segnalino Epico.
lesson-paths-of-the-inn-rooms = Guarda il primo segnalino di ogni via. Prima le stanze.
lesson-paths-of-the-inn-stables = Quattro dadi rossi difendono le stanze. Ora il primo segnalino delle stalle.
lesson-paths-of-the-inn-cellar = Un’esca: le stalle sono libere. E il primo segnalino delle cantine?
lesson-paths-of-the-inn-move = Due Spade nelle cantine colpiscono sempre. Meglio le stalle: sposta Athos alla missione principale.
lesson-paths-of-the-inn-path = Un’esca viene solo scartata, e Athos prende il suo posto. Entra nelle stalle.

lesson-trade-first-title = Prima lo scambio
lesson-trade-first-goal = Procurati la carta Coraggio che manca, poi supera la sfida del Louvre, tutto in un turno.
lesson-trade-first-begin = A d’Artagnan servono tre carte Coraggio al Louvre, e ne hai due. Il giocatore di Porthos ne ha altre: comincia d’Artagnan.
lesson-trade-first-move = Si scambia solo con un moschettiere nello stesso luogo. Va’ al Louvre.
lesson-trade-first-trade = Uno scambio costa un’azione a te e nessuna all’altro. Una sfida si dichiara solo se si hanno i mezzi per superarla, quindi scambia prima.
lesson-trade-first-offer = Di’ che cosa dai e che cosa vuoi: una carta Combattimento per una carta Coraggio. Anche Milady ti sente.
lesson-trade-first-challenge = Resta la terza azione per la sfida. Affrontala.
lesson-trade-first-cards = Coraggio 4 e tre carte fanno 7. Giocale tutte e tre.

lesson-siege-and-sacrifice-title = L’assedio
lesson-siege-and-sacrifice-goal = Spingi l’assedio verso i moschettieri, anche se Milady ha rinforzi.
lesson-siege-and-sacrifice-first = Il Rinforzo dà a Milady un secondo dado rosso in questo turno. Aramis agisce per ultimo: metti una carta Combattimento all’assedio.
lesson-siege-and-sacrifice-second = Una doppia vale due dadi, ma occupa solo uno dei tre posti. Metti la carta doppio Combattimento.
lesson-siege-and-sacrifice-end = Le carte all’assedio restano e tirano a ogni turno. Tieni le ultime carte Combattimento: concludi il turno.
lesson-siege-and-sacrifice-sacrifice = Due Spade contro due: nulla si muoverebbe. Aramis dà un punto ferita per annullarne una, e l’assedio avanza verso di te.

lesson-richelieus-gamble-title = L’azzardo di Richelieu
lesson-richelieus-gamble-goal = Sorprendi Milady da Richelieu senza rischiare la Bastiglia.
lesson-richelieus-gamble-begin = Un moschettiere che cerca Milady da Richelieu e non la trova finisce dritto alla Bastiglia. Quindi prima accertati: comincia Aramis.
lesson-richelieus-gamble-kitty = Kitty costringe Milady a mostrare la carta Area. Giocala.
lesson-richelieus-gamble-move = È là, e non c’è più nulla da rischiare. Va’ da Richelieu: perde ciò per cui era venuta.

lesson-one-for-all-in-time-title = Uno per tutti, in tempo
lesson-one-for-all-in-time-goal = Non far avanzare il Tempo.
lesson-one-for-all-in-time-time = Milady ha giocato Strada sbarrata, che fa avanzare subito il Tempo. Rispondi con Uno per tutti: in questo turno il Tempo non si muove.

lesson-exact-strength-title = La forza esatta
lesson-exact-strength-goal = Riempi due missioni al loro valore esatto, la seconda con il Mendicante.
lesson-exact-strength-paris = Il valore della missione va raggiunto esattamente, se le carte lo permettono. Manda avversari a Parigi, e tieni le trappole.
lesson-exact-strength-louvre = Una trappola conta 1, e in un luogo ce n’è al massimo una. Manda avversari al Louvre con il Mendicante: finché non è pagato, là non si può fare nulla.

lesson-tokens-of-the-inn-title = Segnalini per la locanda
lesson-tokens-of-the-inn-goal = Disponi tutti e dodici i segnalini sulle tre vie.
lesson-tokens-of-the-inn-paths = Ai moschettieri basta una via da quattro, e ogni segnalino Epico ne mostra tre. Quindi spargi le esche: quattro su una via sarebbero un regalo.
lesson-tokens-of-the-inn-tokens = Un segnalino forte all’inizio di una via si vede presto, alla fine costa di più. Disponi tutti e dodici, o fatteli suggerire, e inviali.

lesson-where-to-hide-title = Dove nascondersi
lesson-where-to-hide-goal = Fa’ fermare d’Artagnan da Rochefort.
lesson-where-to-hide-look = D’Artagnan è a Parigi, e le deboli guardie lo invitano. Rochefort aiuta solo dove un moschettiere tenta qualcosa.
lesson-where-to-hide-hide = Non ferma mai Athos; Aramis e Porthos dove sono possono fare poco. Nasconditi a Parigi.
lesson-where-to-hide-draw = A ogni turno peschi o giochi una carta Tradimento. Pescane una.
lesson-where-to-hide-again = Rochefort ha fermato d’Artagnan, e l’azione è persa. Ora ti aspettano a Parigi: tornaci, o sorprendili al Louvre o alla missione principale.

lesson-timing-treachery-title = Il momento giusto
lesson-timing-treachery-goal = Metti d’Artagnan fuori combattimento con una sola carta.
lesson-timing-treachery-hide = Dopo il duello a d’Artagnan resta un punto ferita. Prima scegli un luogo dove Rochefort possa esserti utile.
lesson-timing-treachery-ambush = Imboscata ferisce un moschettiere, e l’armatura non serve. Contro chi ha un solo punto ferita gli costa tutto il turno: giocala adesso.
lesson-timing-treachery-victim = Messo fuori combattimento prima del suo turno, può solo rialzarsi. Scegli d’Artagnan.

### Lektionen und Übungen: was jeder Schritt sagt, und warum ein anderer Zug jetzt nicht dran ist.

## Züge, die ein Schritt nicht verlangt

reason-lesson-end = Du kannst immer früher aufhören, aber die übrigen Aktionen sind dann verloren. Dieser Schritt braucht eine davon.
reason-lesson-draw = Eine Karte zu ziehen kostet eine Aktion des Musketiers. Dieser Schritt braucht sie für etwas Besseres.
reason-lesson-move = Eine Bewegung kostet eine Aktion und führt den Musketier von hier weg. In diesem Schritt wird er dort nicht gebraucht.
reason-lesson-trade = Ein Tausch kostet eine Aktion, und der andere muss am selben Ort sein. In diesem Schritt geht es um etwas anderes.
reason-lesson-play = Eine Personenkarte kostet eine Aktion und wird abgelegt. Behalte sie vorerst: Dieser Schritt braucht die Aktion.
reason-lesson-reinforce = Eine Karte bei der Belagerung bleibt dort und würfelt jede Runde mit. Dieser Schritt braucht die Aktion für etwas anderes.
reason-lesson-challenge = Eine Herausforderung kostet eine Aktion und die Karten, die du dafür spielst. Tu erst, was der Schritt verlangt.
reason-lesson-duel = Dieses Duell ist erlaubt, kostet aber eine Aktion und vielleicht Lebenspunkte. Tu erst, was der Schritt verlangt.
reason-lesson-path = In der Herberge geht es Marke für Marke voran. Dieser Schritt verlangt einen anderen Weg oder etwas anderes.
reason-lesson-equip = Ein Kauf im Arsenal kostet eine Aktion, und jedes Ding hat seinen Preis. Dieser Schritt braucht die Aktion für etwas anderes.
reason-lesson-pass = Du darfst passen, aber dann ist die Gelegenheit vorbei. Nutze sie diesmal.
reason-lesson-cards = Jede Kampfkarte bringt einen blauen Würfel, eine doppelte zwei, höchstens sechs insgesamt. Spiele so viele, wie der Schritt verlangt.
reason-lesson-skill = Fähigkeit und Karten zusammen müssen die Schwierigkeit erreichen: Mit zu wenigen Karten ist die Aktion verloren.
reason-lesson-turn = Die Musketiere handeln in beliebiger Reihenfolge, aber wer begonnen hat, macht erst fertig. Dieser Schritt beginnt mit einem anderen.
reason-lesson-go = Du kannst dich dort verstecken, aber ein anderer Ort ist diesmal mehr wert. Sieh nach, worum es im Schritt geht.
reason-lesson-treachery = Du spielst eine Arglistkarte oder ziehst eine, nie beides. Heb dir diese für einen besseren Moment auf.
reason-lesson-take = Ziehen geht immer, aber dann spielst du in dieser Runde keine Arglistkarte. Dieser Schritt spielt eine.
reason-lesson-lay = Das ist erlaubt, aber hier kommt es auf den Hinterhalt an. Lies noch einmal, welche Karten der Schritt verlangt.
reason-lesson-one = „Einer für alle“ ist aus dem Spiel, sobald du die Karte spielst. Heb sie für den Moment auf, um den es hier geht.
reason-lesson-to-richelieu = Wer zu Richelieu geht und Mylady dort nicht antrifft, kommt sofort in die Bastille. Geh nur hin, wenn du weißt, dass sie dort ist.
reason-lesson-offer = Du darfst jeden Tausch anbieten, auch ein Geschenk, und der andere darf ablehnen. Bitte um die Karte, um die es im Schritt geht.
reason-lesson-back = Zurück in den Gemeinschaftsraum kostet eine Aktion, und wieder hinein noch eine. Dieser Schritt geht den Weg weiter.
reason-lesson-spend = Du kannst die Heldenmarke für später behalten, aber dieser Schritt braucht sie jetzt. Gib sie aus.
reason-lesson-blade = Du darfst jeden deiner Würfel neu werfen, aber nur einmal im Duell. Behalte die, die dein Fechtstoß braucht, und würfle einen anderen neu.
reason-lesson-buy = Eine Aktion kauft bis zu zwei Dinge, aber Vorrat und Börse sind begrenzt. In diesem Schritt geht es um ein anderes.
reason-lesson-name = Du darfst auch diesen Musketier wählen, aber ein anderer ist jetzt wichtiger. Sieh nach, worum es im Schritt geht.
reason-lesson-search = Du darfst jede Arglistkarte aus dem Stapel nehmen, aber nur eine. Dieser Schritt nimmt eine andere.
reason-lesson-paris = Jede dieser Missionen darf nach Paris, aber dieser Schritt wählt eine andere. Lies noch einmal, warum.
reason-lesson-space = Eine Heldenmarke deckt drei Marken auf, welche du willst. Dieser Schritt sieht sich eine andere an.
reason-lesson-turnup = Marken aufzudecken kostet keine Aktion, aber eine Heldenmarke. Behalte sie, bis du weißt, welchen Weg du absuchen willst.
reason-lesson-stop-early = Der Musketier hat dafür noch eine Aktion, darf aber früher aufhören. Dieser Schritt beendet seinen Zug.
reason-lesson-keep-cards = Bei der Belagerung ist noch Platz, aber auch Duelle brauchen Kampfkarten. Dieser Schritt behält sie: Beende den Zug.
reason-lesson-path-present = Drei Täuschungen liegen auf einem Weg: Nur eine Marke trennt die Musketiere vom Ende des Plans. Verteil die Täuschungen auf die Wege.
reason-lesson-path-end = Ein Weg endet mit einer Täuschung: Die Marke, mit der der Plan geschafft ist, kostet die Musketiere dort kein Duell. Leg ans Ende eine Wache.
reason-lesson-other = Die Regeln erlauben das, aber der Schritt verlangt etwas anderes. Nichts ist verloren: Versuch es noch einmal.
server-no-lesson = Hier gibt es keine Lektion „{ $lesson }“. Bekannt: { $known }.

## Deine erste Runde

lesson-first-turn-title = Deine erste Runde
lesson-first-turn-about = Vier Musketiere, eine Runde: Duelle, eine Herausforderung, die Suche, die Belagerung und Rochefort.
lesson-first-turn-goal = Spiele eine ganze Runde mit allen vier Musketieren.
lesson-first-turn-done = Das war eine ganze Runde: Mylady, die Musketiere, die Belagerung, das Rundenende. Spiel von hier weiter, gegen eine leichte Mylady.
lesson-first-turn-quest-boards = Du spielst die vier Musketiere und gewinnst, wenn du vier Pläne der Suche schaffst, einen nach dem anderen. Das ist der erste: die Herberge zur Goldenen Lilie mit ihren drei Wegen.
lesson-first-turn-clocks = Mylady gewinnt, sobald die Zeit abläuft, die Belagerung verloren ist, die Königin keine Ehre mehr hat oder Constances Marke sechs Erfolge der Pariser Mission Die Entführung zeigt. Nur zur Suche zu laufen genügt also nicht: Einige müssen sie aufhalten.
lesson-first-turn-begin = Mylady hat heimlich einen Ort gewählt. Jetzt handeln die Musketiere nacheinander, in beliebiger Reihenfolge, jeder mit drei Aktionen: Lass d’Artagnan beginnen, er ist in Paris.
lesson-first-turn-duel = Drei Widersacher bewachen die Mission in Paris, und ein Duell kostet eine Aktion. Fang mit dem schwächsten an: Fordere den Handlanger zum Duell.
lesson-first-turn-dice = Jeder Musketier würfelt mit drei blauen Würfeln und einem mehr für jede Kampfkarte, die du vor dem ersten Wurf spielst. Jeder Degen verwundet, wenn ihn kein Schild aufhält, und eine Wunde besiegt den Handlanger: Nimm eine Karte dazu und würfle.
lesson-first-turn-lilies = Lilien zählen nur für geheime Fechtstöße: Zeigen drei blaue Würfel den des Musketiers, ist der andere verwundet, egal was der würfelt. Eine Wunde auf einer der beiden Seiten beendet das Duell; ohne Wunde legen beide einen Würfel beiseite und würfeln noch einmal.
lesson-first-turn-move = Der Handlanger ist geschlagen und bringt ein Goldstück: Mit Goldstücken kaufst du Ausrüstung im Arsenal. Eine Bewegung an einen offenen Ort kostet eine Aktion: Geh zum Louvre.
lesson-first-turn-challenge = Die Mission im Louvre verlangt Tapferkeit 7, und auch eine Herausforderung kostet eine Aktion. D’Artagnan hat Tapferkeit 4, und du hast drei Tapferkeitskarten: Nimm die Herausforderung an.
lesson-first-turn-skill = Bei einer Herausforderung wird nicht gewürfelt: Die Fähigkeit des Musketiers und deine Karten dieser Fähigkeit müssen zusammen die Schwierigkeit erreichen. Spiele drei Karten, um 7 zu erreichen.
lesson-first-turn-aramis = Die Herausforderung ist bestanden und bringt Goldstücke, aber der Widersacher steht noch da. D’Artagnans drei Aktionen sind vorbei: Als Nächster handelt Aramis in La Rochelle.
lesson-first-turn-reinforce = Am Ende jeder Runde würfelt Mylady für die Belagerung, und nur Degen zählen. Leg für eine Aktion eine Kampfkarte hierher: Sie bringt dir einen blauen Würfel, Runde um Runde.
lesson-first-turn-stop = Aramis hat noch zwei Aktionen, aber ein Musketier darf immer früher aufhören. Beende seinen Zug und heb die Karten für die anderen auf.
lesson-first-turn-porthos = Nun zur Suche. Porthos hat fünf Lebenspunkte, die anderen drei: Lass ihn gehen.
lesson-first-turn-quest = Die Suche ist ein Ort wie jeder andere, und der Weg dorthin kostet eine Aktion. Bewege Porthos zur Suche.
lesson-first-turn-path = Auf jedem Weg liegen vier verdeckte Marken, und ein einziger Weg genügt. Für eine Aktion deckst du die nächste Marke auf: Geh in den Keller.
lesson-first-turn-rochefort = Mylady hatte sich genau hier versteckt: Will ein Musketier dort, wo sie ist, sich duellieren, eine Herausforderung annehmen oder einem Weg der Suche folgen, kämpft zuerst Rochefort mit ihm. Er hat vier rote Würfel: Spiele zwei Kampfkarten.
lesson-first-turn-resume = Verwundet flieht Rochefort, und Porthos macht mit derselben Aktion weiter; ohne diese Wunde wäre sie verloren. Die Marke ist eine Wache: Kämpfe ohne Karte oder mit einer.
lesson-first-turn-further = Die erste Marke ist weg. Geh im Keller ein Feld weiter.
lesson-first-turn-athos = Das war eine Täuschung, sie ist einfach weg. Athos ist der Letzte, und Rochefort hält ihn nie auf: Bewege ihn zum Louvre.
lesson-first-turn-brisemont = Eine Mission ist erfüllt, wenn ihre Herausforderung und alle Widersacher überwunden sind. Die Herausforderung ist bestanden: Schlag Brisemont, und die Mission im Louvre ist erfüllt.
lesson-first-turn-mission = Brisemont hat drei rote Würfel, so viele wie Athos blaue. Behalte die letzte Kampfkarte oder spiele sie: Hier meinen es die Würfel gut.
lesson-first-turn-epic = Die Louvre-Marke stand noch weit oben, darum bringt dir die Mission zwei Heldenmarken. Jede, die du in der Herberge ausgibst, deckt drei Marken auf.
lesson-first-turn-draw = Athos hat noch eine Aktion, und auch eine Karte zu ziehen kostet eine. Zieh: Alle deine Musketiere spielen von derselben Hand.
lesson-first-turn-sacrifice = Die Belagerung: Mylady hat einen Degen mehr als du, also ginge die Marke ein Feld nach links, und ganz links gewinnt sie. Jeder Musketier in La Rochelle darf einen Lebenspunkt geben, um einen Degen aufzuheben: Lass es Aramis tun.
lesson-first-turn-next-turn = Die Runde ist zu Ende, und die Zeit ist ein Feld nach unten gerückt. Auf dem letzten gewinnt Mylady, also zählt jede Runde.
lesson-first-turn-louvre-token = Auch die Louvre-Marke rückt nach unten. Ab ihrem dritten Feld kostet sie die Königin jede Runde Ehre: Je länger eine Louvre-Mission wartet, desto teurer wird sie.
lesson-first-turn-abduction = Zuletzt würfelt Mylady für Die Entführung, und jeder Degen rückt Constances Marke ein Feld weiter. Nun beginnt eine neue Runde, wieder mit Mylady.

## Deine erste Intrige

lesson-first-scheme-title = Deine erste Intrige
lesson-first-scheme-about = Mylady von den ersten Vorbereitungen an: Paris, Wachen, Verstecke, Arglist und Rochefort.
lesson-first-scheme-goal = Halte Porthos im Louvre auf, dann raub den Musketieren Zeit.
lesson-first-scheme-done = Du versteckst dich, du spinnst Intrigen, und Rochefort kämpft für dich. Spiel von hier weiter, gegen leichte Musketiere.
lesson-first-scheme-clocks = Du bist Mylady und gewinnst, sobald eine dieser Anzeigen abläuft: die Zeit, die Belagerung, die Ehre der Königin oder Constance, das Opfer der Entführung. Die Musketiere gewinnen nur, wenn sie vorher vier Pläne der Suche schaffen.
lesson-first-scheme-paris = Zuerst wählst du eine Mission für Paris. Nimm Die Entführung: Am Ende jeder Runde würfelst du dafür, Constances Marke zählt deine Erfolge, und mit sechs hast du gewonnen.
lesson-first-scheme-tokens = Versteck nun zwölf Marken in der Herberge, auf drei Wegen zu je vier: acht Wachen und vier Täuschungen. Den Musketieren genügt ein Weg, also mach keinen leicht; „Vorschlagen“ füllt alle.
lesson-first-scheme-guards = Jede Mission hat eine Stärke. Schick Widersacher nach Paris, deren Stärken zusammen genau diese ergeben, und behalte die Hinterhalte für später.
lesson-first-scheme-louvre = Im Louvre geht es genauso, und diese Mission hat ihre eigene Stärke. Schick wieder Widersacher, ohne Hinterhalt.
lesson-first-scheme-hide = Jede Runde wählst du heimlich einen Ort. In Paris, im Louvre und bei der Suche hält Rochefort den ersten Musketier auf, der dort etwas versucht: Porthos ist im Louvre, also versteck dich dort.
lesson-first-scheme-ambush = Dann ziehst du eine Arglistkarte oder spielst sofort eine, nie beides. Spiele Überfall: Er verwundet einen Musketier, bevor er etwas getan hat.
lesson-first-scheme-victim = Schwäche den, auf den du wartest. Wähle Porthos.
lesson-first-scheme-rochefort = Porthos hat die Herausforderung versucht, und Rochefort war da: Weil der nicht verwundet wurde, ist die Aktion verloren. Man hat dich entdeckt, aber nächste Runde versteckst du dich wieder.
lesson-first-scheme-richelieu = Bei Richelieu nimmst du am Ende der Musketierphase eine beliebige Arglistkarte, wenn dich dort keiner findet. Geh jetzt hin.
lesson-first-scheme-take = Nichts auf deiner Hand ist dringend. Zieh eine Arglistkarte.
lesson-first-scheme-search = Niemand hat dich gefunden. Such Sackgasse aus dem Stapel.
lesson-first-scheme-again = Eine neue Runde, und alle Orte stehen dir wieder offen. Wähle, wo Rochefort diesmal warten soll: Paris, Louvre oder Suche.
lesson-first-scheme-dead-end = Sackgasse rückt die Zeit sofort ein Feld vor, und am Ende der Runde rückt sie noch einmal vor. Spiele sie.

## Übungen

lesson-challenge-with-epic-tokens-title = Eine Herausforderung mit Heldenmarke
lesson-challenge-with-epic-tokens-goal = Bestehe die Edelmut-Herausforderung der Überfahrt nach England.
lesson-challenge-with-epic-tokens-task = Athos handelt als Letzter und hat drei Aktionen, aber seinem Edelmut und deiner einzigen Edelmutkarte fehlt ein Punkt. Bestehe die Edelmut-Herausforderung in dieser Runde.
lesson-challenge-with-epic-tokens-miss-failed = Fähigkeit, Karten und Heldenmarken erreichten zusammen die Schwierigkeit nicht. Die Aktion ist verloren, und die gespielten Karten auch.
lesson-challenge-with-epic-tokens-miss-ended = Athos hat keine Aktion mehr, und die Herausforderung steht noch da. Alle drei waren nötig: Zähl sie von der Herausforderung aus rückwärts.

lesson-duel-with-toledo-sword-title = Ein Duell mit der Toledoklinge
lesson-duel-with-toledo-sword-goal = Schlag Brisemont mit d’Artagnans geheimem Fechtstoß.
lesson-duel-with-toledo-sword-task = D’Artagnan hat drei Aktionen, und sein geheimer Fechtstoß sind zwei Lilien und ein Degen. Schlag Brisemont damit, ohne einen Lebenspunkt zu verlieren.
lesson-duel-with-toledo-sword-miss-wounded = Ein Degen, den kein Schild aufhält, kostet d’Artagnan einen Lebenspunkt. Mehr Würfel bringen mehr Schilde, und im Arsenal gibt es eine zweite Chance zu kaufen.
lesson-duel-with-toledo-sword-miss-plain = Brisemont ist geschlagen, aber mit gewöhnlichen Degen. Die kann er mit Schilden aufhalten, einen geheimen Fechtstoß nie: Finde heraus, womit sich ein einzelner Würfel ändern lässt.
lesson-duel-with-toledo-sword-miss-ended = D’Artagnan hat keine Aktion mehr, und Brisemont steht noch da. Die Vorbereitung darf eine Aktion kosten, aber die letzte gehört dem Duell.

lesson-rochefort-interrupts-title = Rochefort geht dazwischen
lesson-rochefort-interrupts-goal = Bestehe die Herausforderung im Louvre, obwohl Rochefort dort wartet.
lesson-rochefort-interrupts-task = Du hast die Tapferkeitskarten für die Herausforderung im Louvre und drei Kampfkarten. Bestehe sie mit Porthos, auch wenn Mylady sich genau hier versteckt.
lesson-rochefort-interrupts-miss-stood = Rochefort wurde nicht verwundet, also hat die Herausforderung nicht begonnen, und die Aktion ist verloren. Er bleibt und kämpft in dieser Runde mit jedem außer Athos, der hier etwas versucht.
lesson-rochefort-interrupts-miss-failed = Porthos’ Tapferkeit und die gespielten Karten erreichen die Schwierigkeit nicht. Die Aktion ist verloren, und die Karten auch.
lesson-rochefort-interrupts-miss-ended = Porthos’ Zug ist ohne die Herausforderung zu Ende. Wenn sie niemand annimmt, rückt die Louvre-Marke weiter und kostet dich Heldenmarken, dann Ehre.

lesson-paths-of-the-inn-title = Die Wege der Herberge
lesson-paths-of-the-inn-goal = Betritt einen Weg der Herberge, der mit einer Täuschung beginnt.
lesson-paths-of-the-inn-task = Zwölf Marken liegen verdeckt auf drei Wegen, und du hast den Herzog von Buckingham. Finde einen Weg, der mit einer Täuschung beginnt, und betritt ihn in dieser Runde mit Athos.
lesson-paths-of-the-inn-miss-blind = Da stand eine Wache, die niemand angesehen hatte. Ein Duell kostet die Aktion und vielleicht Lebenspunkte, eine Heldenmarke hätte sie vorher gezeigt.
lesson-paths-of-the-inn-miss-lucky = Eine Täuschung, aber aus reinem Glück: An den beiden anderen Eingängen stehen Wachen. Deck Marken auf, bevor jemand einen Weg betritt.
lesson-paths-of-the-inn-miss-ended = Athos hat keine Aktion mehr, und keine Täuschung ist fort. Aufdecken kostet keine Aktion. Die Karte, der Gang zur Suche und der Weg kosten je eine.

lesson-trade-first-title = Erst tauschen
lesson-trade-first-goal = Bestehe die Herausforderung im Louvre in dieser Runde mit d’Artagnan.
lesson-trade-first-task = Die Herausforderung im Louvre verlangt Tapferkeit 7: D’Artagnan hat 4, und du hast zwei Tapferkeitskarten. Bestehe sie in dieser Runde mit ihm, mit Hilfe des Spielers von Porthos.
lesson-trade-first-miss-failed = Fähigkeit und Karten erreichten zusammen die Schwierigkeit nicht. Die Aktion ist verloren, und die gespielten Karten auch.
lesson-trade-first-miss-ended = D’Artagnan hat keine Aktion mehr für die Herausforderung. Ziehen ist Zufall, und ansagen darfst du sie nur, wenn du sie bestehen kannst: Ein einziger Tausch hätte gereicht.

lesson-siege-and-sacrifice-title = Die Belagerung
lesson-siege-and-sacrifice-goal = Bring die Belagerung zu den Musketieren voran, obwohl Mylady Verstärkung hat.
lesson-siege-and-sacrifice-task = Mylady wirft in dieser Runde bei der Belagerung zwei rote Würfel und du noch keinen. Aramis handelt als Letzter: Sorg dafür, dass die Belagerungsmarke zu dir rückt.
lesson-siege-and-sacrifice-miss-lost = Mylady hatte einen Degen mehr als du, und die Marke rückte ein Feld zu ihr: Ganz links gewinnt sie. Mehr blaue Würfel oder ein Opfer hätten sie aufgehalten.
lesson-siege-and-sacrifice-miss-empty = Ohne Karte bei der Belagerung würfelst du nicht, und jeder Degen Myladys zählt. Die Marke rückte zwei Felder zu ihr.
lesson-siege-and-sacrifice-miss-still = Gleich viele Degen auf beiden Seiten: Die Marke bleibt, wo sie ist. Ein Lebenspunkt eines Musketiers in La Rochelle hätte einen von Myladys Degen aufgehalten.

lesson-richelieus-gamble-title = Das Wagnis bei Richelieu
lesson-richelieus-gamble-goal = Überrasche Mylady bei Richelieu, ohne die Bastille zu riskieren.
lesson-richelieus-gamble-task = Vielleicht ist Mylady bei Richelieu, um sich eine Arglistkarte ihrer Wahl zu holen. Überrasche sie dort mit Aramis, aber geh vorher sicher.
lesson-richelieus-gamble-miss-blind = Sie war da, aber Aramis konnte es nicht wissen. Wäre sie anderswo, säße er jetzt in der Bastille: Du hast eine Karte, durch die sie zeigen muss, wo sie ist.
lesson-richelieus-gamble-miss-ended = Aramis’ Zug ist zu Ende. Ist Mylady bei Richelieu, nimmt sie sich eine Arglistkarte ihrer Wahl: Nur ein Musketier, der sie dort findet, verhindert das.

lesson-one-for-all-in-time-title = Einer für alle, zur rechten Zeit
lesson-one-for-all-in-time-goal = Lass die Zeit nicht vorrücken.
lesson-one-for-all-in-time-task = Mylady hat Sackgasse gespielt, das rückt die Zeit sofort vor. Halte die Zeit in dieser Runde, wo sie ist.
lesson-one-for-all-in-time-miss-epic = Du hast zwei Heldenmarken, aber die Zeit ist vorgerückt und rückt am Ende der Runde noch einmal vor. „Einer für alle“ ist aus dem Spiel, und die anderen Wirkungen der Karte sind verloren.
lesson-one-for-all-in-time-miss-moved = Die Zeit ist vorgerückt und rückt am Ende der Runde noch einmal vor. „Einer für alle“ hätte beides aufgehalten, später hält es nur noch das zweite auf.

lesson-exact-strength-title = Genau die richtige Stärke
lesson-exact-strength-goal = Drei Duelle in Paris und die Bettler im Louvre.
lesson-exact-strength-task = Jeder Widersacher ist ein Duell und kostet die Musketiere eine Aktion. Besetze beide Missionen so, dass Paris drei Duelle verlangt, und heb die Bettler für den Louvre auf.
lesson-exact-strength-miss-used = Die Bettler liegen jetzt in Paris, und ein gelegter Hinterhalt bleibt, wo er ist. Der Louvre steht den Musketieren offen, ohne dass sie zahlen.
lesson-exact-strength-miss-few = Beide Missionen sind bewacht, aber zu billig: weniger als drei Duelle in Paris, oder keine Bettler im Louvre. Schwache Widersacher ergeben dieselbe Stärke mit mehr Duellen.

lesson-tokens-of-the-inn-title = Marken für die Herberge
lesson-tokens-of-the-inn-goal = Leg die zwölf Marken so, dass kein Weg der Herberge ein Geschenk ist.
lesson-tokens-of-the-inn-paths = Den Musketieren genügt ein Weg mit vier Marken, und jede Heldenmarke zeigt ihnen drei. Ein Weg voller Täuschungen wäre ein Geschenk für sie.
lesson-tokens-of-the-inn-tokens = Der Plan ist geschafft, sobald die vierte Marke irgendeines Weges fort ist. Leg alle zwölf so, dass kein Weg drei Täuschungen hat und keiner mit einer endet.

lesson-where-to-hide-title = Wo verstecken?
lesson-where-to-hide-goal = Lass Rochefort d’Artagnan aufhalten.
lesson-where-to-hide-task = Rochefort hilft nur dort, wo ein Musketier etwas versucht, und Athos hält er nie auf. Sieh nach, wo die Musketiere stehen und was es dort zu tun gibt, und versteck dich, wo d’Artagnan auf ihn trifft.
lesson-where-to-hide-miss-free = D’Artagnan kämpfte ungestört: Rochefort wartete, wo er nichts zu tun hatte. Eine geschlagene Wache kommt nicht wieder, und jede freie Aktion bringt sie dem Ende der Mission näher.

lesson-timing-treachery-title = Der richtige Moment
lesson-timing-treachery-goal = Mach d’Artagnan mit einer einzigen Karte kampfunfähig.
lesson-timing-treachery-task = D’Artagnan hat noch einen Lebenspunkt, und wer vor seinem Zug kampfunfähig wird, steht nur wieder auf. Nimm ihm den ganzen Zug.
lesson-timing-treachery-miss-drawn = Du hast eine Karte mehr, aber d’Artagnan hat alle seine Aktionen. Du ziehst oder spielst, und Spielen hätte ihn diesmal alle gekostet.
lesson-timing-treachery-miss-other = Auch diese Karte hat ihren Nutzen, aber d’Artagnan behält alle seine Aktionen. Du spielst nur eine Arglistkarte in der Runde: Sieh nach, welche verwundet.
lesson-timing-treachery-miss-victim = Er hat einen Lebenspunkt verloren und handelt wie sonst. Wer nur noch einen hat, den hätte dieselbe Karte den ganzen Zug gekostet.

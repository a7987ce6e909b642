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
reason-lesson-skill = Fähigkeit und Karten zusammen müssen die Stufe erreichen: Mit zu wenigen Karten ist die Aktion verloren.
reason-lesson-turn = Die Musketiere handeln in beliebiger Reihenfolge, aber wer begonnen hat, macht erst fertig. Dieser Schritt beginnt mit einem anderen.
reason-lesson-go = Du kannst dich dort verstecken, aber ein anderer Ort ist diesmal mehr wert. Sieh nach, worum es im Schritt geht.
reason-lesson-treachery = Du spielst eine Arglistkarte oder ziehst eine, nie beides. Heb dir diese für einen besseren Moment auf.
reason-lesson-take = Ziehen geht immer, aber dann spielst du in dieser Runde keine Arglistkarte. Dieser Schritt spielt eine.
reason-lesson-lay = Das ist erlaubt, aber hier kommt es auf den Hinterhalt an. Lies noch einmal, welche Karten der Schritt verlangt.
reason-lesson-one = Einer für alle ist aus dem Spiel, sobald du die Karte spielst. Heb sie für den Moment auf, um den es hier geht.
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
reason-lesson-stop-early = Der Musketier hat dafür noch eine Aktion, darf aber früher aufhören. Dieser Schritt beendet seinen Zug.
reason-lesson-keep-cards = Bei der Belagerung ist noch Platz, aber auch Duelle brauchen Kampfkarten. Dieser Schritt behält sie: Beende den Zug.
reason-lesson-single-first = Eine doppelte bringt hier zwei Würfel, und sie kommt gleich danach. Leg zuerst die einfache Kampfkarte hin.
reason-lesson-double-now = Eine weitere einfache Karte bringt nur einen Würfel, die doppelte zwei. Leg die Doppelkampfkarte hin.
reason-lesson-look-first = Sieh erst nach: Aufdecken kostet keine Aktion, und die übrigen sind für die Suche. Gib die Heldenmarke aus.
reason-lesson-buy-enough = Ein zweites Ding kostet keine weitere Aktion, hat aber auch seinen Preis. Behalte diesmal, was du hast, und beende den Kauf.
reason-lesson-one-epic = Für Heldenmarken gespielt, hält Einer für alle die Zeit nicht mehr auf. Wähle, dass die Zeit nicht vorrückt.
reason-lesson-other = Die Regeln erlauben das, aber der Schritt verlangt etwas anderes. Nichts ist verloren: Versuch es noch einmal.
server-no-lesson = Hier gibt es keine Lektion „{ $lesson }“. Bekannt: { $known }.

## Deine erste Runde

lesson-first-turn-title = Deine erste Runde
lesson-first-turn-about = Vier Musketiere, eine Runde: Duelle, eine Herausforderung, die Suche, die Belagerung und Rochefort.
lesson-first-turn-goal = Spiele eine ganze Runde mit allen vier Musketieren.
lesson-first-turn-done = Das war eine ganze Runde: Mylady, die Musketiere, die Belagerung, das Rundenende. Spiel von hier weiter, gegen eine leichte Mylady.
lesson-first-turn-quest-boards = Du spielst die vier Musketiere und gewinnst, wenn du vier Tafeln der Suche schaffst, eine nach der anderen. Das ist die erste: die Herberge zur Goldenen Lilie mit ihren drei Wegen.
lesson-first-turn-clocks = Mylady gewinnt, sobald die Zeit abläuft, die Belagerung verloren ist, die Königin keine Ehre mehr hat oder Constances Marke sechs Erfolge der Pariser Mission Die Entführung zeigt. Nur zur Suche zu laufen genügt also nicht: Einige müssen sie aufhalten.
lesson-first-turn-begin = Mylady hat heimlich einen Ort gewählt. Jetzt handeln die Musketiere nacheinander, in beliebiger Reihenfolge, jeder mit drei Aktionen: Lass d’Artagnan beginnen, er ist in Paris.
lesson-first-turn-duel = Drei Widersacher bewachen die Mission in Paris, und ein Duell kostet eine Aktion. Fang mit dem schwächsten an: Fordere den Handlanger zum Duell.
lesson-first-turn-dice = Du würfelst mit drei blauen Würfeln und einem mehr für jede Kampfkarte, die du vor dem ersten Wurf spielst. Jeder Degen verwundet, wenn ihn kein Schild aufhält, und eine Wunde besiegt den Handlanger: Nimm eine Karte dazu und würfle.
lesson-first-turn-lilies = Lilien zählen nur für geheime Fechtstöße: Zeigen drei blaue Würfel den des Musketiers, ist der andere verwundet, egal was der würfelt. Wird niemand verwundet, legen beide Seiten einen Würfel beiseite und würfeln noch einmal.
lesson-first-turn-move = Der Handlanger ist geschlagen und bringt ein Goldstück: Mit Goldstücken kaufst du Ausrüstung im Arsenal. Eine Bewegung an einen offenen Ort kostet eine Aktion: Geh zum Louvre.
lesson-first-turn-challenge = Die Mission im Louvre verlangt Tapferkeit 7, und auch eine Herausforderung kostet eine Aktion. D’Artagnan hat Tapferkeit 4, und du hast drei Tapferkeitskarten: Nimm die Herausforderung an.
lesson-first-turn-skill = Bei einer Herausforderung wird nicht gewürfelt: Die Fähigkeit des Musketiers und deine Karten dieser Fähigkeit müssen zusammen die Stufe erreichen. Spiele drei Karten, um 7 zu erreichen.
lesson-first-turn-aramis = Die Herausforderung ist bestanden und bringt Goldstücke, aber der Widersacher steht noch da. D’Artagnans drei Aktionen sind vorbei: Als Nächster handelt Aramis in La Rochelle.
lesson-first-turn-reinforce = Am Ende jeder Runde würfelt Mylady für die Belagerung, und nur Degen zählen. Leg für eine Aktion eine Kampfkarte hierher: Sie bringt dir einen blauen Würfel, Runde um Runde.
lesson-first-turn-stop = Aramis hat noch zwei Aktionen, aber ein Musketier darf immer früher aufhören. Beende seinen Zug und heb die Karten für die anderen auf.
lesson-first-turn-porthos = Nun zur Suche. Porthos hat fünf Lebenspunkte, die anderen drei: Lass ihn gehen.
lesson-first-turn-quest = Die Suche ist ein Ort wie jeder andere, und der Weg dorthin kostet eine Aktion. Bewege Porthos zur Suche.
lesson-first-turn-path = Auf jedem Weg liegen vier verdeckte Marken, und ein einziger Weg genügt. Für eine Aktion deckst du die nächste Marke auf: Geh in den Keller.
lesson-first-turn-rochefort = Mylady hatte sich genau hier versteckt: Wenn ein Musketier dort etwas versucht, wo sie ist, kämpft zuerst Rochefort mit ihm. Er hat vier rote Würfel: Spiele zwei Kampfkarten.
lesson-first-turn-resume = Verwundet flieht Rochefort, und Porthos macht mit derselben Aktion weiter; ohne diese Wunde wäre sie verloren. Die Marke ist eine Wache: Kämpfe ohne Karte oder mit einer.
lesson-first-turn-further = Die erste Marke ist weg. Geh im Keller ein Feld weiter.
lesson-first-turn-athos = Das war eine Täuschung, sie ist einfach weg. Athos ist der Letzte, und Rochefort hält ihn nie auf: Bewege ihn zum Louvre.
lesson-first-turn-brisemont = Eine Mission ist erfüllt, wenn ihre Herausforderung und alle Widersacher überwunden sind. Die Herausforderung ist bestanden: Schlag Brisemont, und die Mission im Louvre ist erfüllt.
lesson-first-turn-mission = Brisemont hat drei rote Würfel, so viele wie Athos blaue. Behalte die letzte Kampfkarte oder spiele sie: Hier meinen es die Würfel gut.
lesson-first-turn-draw = Die Louvre-Marke stand noch weit oben, darum bringt die Mission zwei Heldenmarken: In der Herberge deckt jede drei Marken auf. Auch eine Karte zu ziehen kostet eine Aktion: Nimm deine letzte, deine Musketiere teilen sich die Hand.
lesson-first-turn-sacrifice = Die Belagerung: Mylady hat einen Degen mehr als du, also ginge die Marke ein Feld nach links, und ganz links gewinnt sie. Jeder Musketier in La Rochelle darf einen Lebenspunkt geben, um einen Degen aufzuheben: Lass es Aramis tun.
lesson-first-turn-next-turn = Am Ende der Runde rücken Zeit und Louvre-Marke ein Feld nach unten: Ab ihrem dritten Feld kostet die Louvre-Marke die Königin Ehre. Dann würfelt Mylady für Die Entführung, jeder Degen rückt Constances Marke ein Feld weiter, und eine neue Runde beginnt mit Mylady.

## Deine erste Intrige

lesson-first-scheme-title = Deine erste Intrige
lesson-first-scheme-about = Mylady von den ersten Vorbereitungen an: Paris, Wachen, Verstecke, Arglist und Rochefort.
lesson-first-scheme-goal = Halte Porthos im Louvre auf, dann raub den Musketieren Zeit.
lesson-first-scheme-done = Du versteckst dich, du spinnst Intrigen, und Rochefort kämpft für dich. Spiel von hier weiter, gegen leichte Musketiere.
lesson-first-scheme-clocks = Du bist Mylady und gewinnst, sobald eine dieser Anzeigen abläuft: die Zeit, die Belagerung, die Ehre der Königin oder Constance, das Opfer der Entführung. Die Musketiere gewinnen nur, wenn sie vorher vier Tafeln der Suche schaffen.
lesson-first-scheme-paris = Zuerst wählst du eine Mission für Paris. Nimm Die Entführung: Am Ende jeder Runde würfelst du dafür, Constances Marke zählt deine Erfolge, und mit sechs hast du gewonnen.
lesson-first-scheme-tokens = Versteck nun zwölf Marken in der Herberge, auf drei Wegen zu je vier: acht Wachen und vier Täuschungen. Den Musketieren genügt ein Weg, also mach keinen leicht; „Vorschlagen“ füllt alle.
lesson-first-scheme-guards = Jede Mission hat einen Wert. Schick Widersacher nach Paris, deren Stärken genau diesen Wert ergeben, und behalte die Hinterhalte für später.
lesson-first-scheme-louvre = Im Louvre geht es genauso, und diese Mission hat ihren eigenen Wert. Schick wieder Widersacher, ohne Hinterhalt.
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
lesson-challenge-with-epic-tokens-buckingham = Athos fehlt ein Punkt: Sein Edelmut und deine einzige Edelmutkarte reichen nicht. Spiele zuerst den Herzog von Buckingham, er bringt eine Heldenmarke.
lesson-challenge-with-epic-tokens-move = Eine Herausforderung nimmt man dort an, wo sie ist. Bewege Athos zur Suche.
lesson-challenge-with-epic-tokens-challenge = Auf der Überfahrt nach England warten vier Herausforderungen, in beliebiger Reihenfolge. Nimm die mit Edelmut an.
lesson-challenge-with-epic-tokens-cards = Erst kommen die Karten, jede bringt 1. Spiele deine Edelmutkarte.
lesson-challenge-with-epic-tokens-epic = Auf dieser Tafel senkt jede Heldenmarke die Herausforderung um 1. Gib eine aus.

lesson-duel-with-toledo-sword-title = Ein Duell mit der Toledoklinge
lesson-duel-with-toledo-sword-goal = Schlag Brisemont mit d’Artagnans geheimem Fechtstoß.
lesson-duel-with-toledo-sword-begin = D’Artagnans geheimer Fechtstoß sind zwei Lilien und ein Degen: Zeigt er ihn, ist der andere verwundet, egal was der würfelt. Lass ihn beginnen.
lesson-duel-with-toledo-sword-equip = Eine Aktion kauft bis zu zwei Dinge im Arsenal, bezahlt aus der gemeinsamen Börse. Geh einkaufen.
lesson-duel-with-toledo-sword-buy = Mit der Toledoklinge würfelst du einmal im Duell einen blauen Würfel neu. Kauf sie.
lesson-duel-with-toledo-sword-enough = Mit derselben Aktion könntest du noch etwas kaufen. Spar die Goldstücke und beende den Kauf.
lesson-duel-with-toledo-sword-duel = Nun zu Brisemont. Er hat so viele Würfel wie du, also geh nicht ohne Karten.
lesson-duel-with-toledo-sword-cards = Kampfkarten kommen nur vor dem ersten Wurf dazu. Spiele eine: vier Würfel.
lesson-duel-with-toledo-sword-blade = Zwei Lilien und zwei Schilde: Für den Fechtstoß fehlt nur ein Degen. Würfle einen Schild neu.

lesson-rochefort-interrupts-title = Rochefort geht dazwischen
lesson-rochefort-interrupts-goal = Bestehe die Herausforderung im Louvre, obwohl Rochefort dort wartet.
lesson-rochefort-interrupts-begin = Porthos ist im Louvre, und du hast die Tapferkeitskarten für die Herausforderung. Lass ihn beginnen.
lesson-rochefort-interrupts-challenge = Rochefort kommt nur bei Schritten einer Mission: Herausforderungen, Duellen mit Widersachern, Marken der Suche. Nimm die Herausforderung an.
lesson-rochefort-interrupts-duel = Da ist er, noch bevor du für die Herausforderung etwas bezahlt hast. Die Kampfkarten sind für ihn: Spiele drei, mehr als sechs Würfel gibt es nicht.
lesson-rochefort-interrupts-resume = Er ist verwundet, flieht und hält in dieser Runde keinen mehr auf. Die Herausforderung geht mit derselben Aktion weiter: Spiele vier Tapferkeitskarten.

lesson-paths-of-the-inn-title = Die Wege der Herberge
lesson-paths-of-the-inn-goal = Finde den leichtesten Weg der Herberge und geh hinein.
lesson-paths-of-the-inn-begin = Zwölf Marken, drei Wege, und du brauchst nur einen. Lass Athos beginnen: Rochefort hält ihn nie auf.
lesson-paths-of-the-inn-buckingham = Eine Heldenmarke deckt drei Marken der Herberge auf, und Buckingham bringt dir eine. Spiele ihn.
lesson-paths-of-the-inn-turn-up = Aufdecken kostet keine Aktion, und dafür muss auch keiner bei der Suche sein. Gib die Heldenmarke aus.
lesson-paths-of-the-inn-rooms = Sieh dir die erste Marke jedes Weges an. Zuerst die Zimmer.
lesson-paths-of-the-inn-stables = Vier rote Würfel bewachen die Zimmer. Nun die erste Marke der Ställe.
lesson-paths-of-the-inn-cellar = Eine Täuschung: Die Ställe sind frei. Und die erste Marke im Keller?
lesson-paths-of-the-inn-move = Zwei Degen im Keller treffen immer. Am besten sind die Ställe: Bewege Athos zur Suche.
lesson-paths-of-the-inn-path = Eine Täuschung wird einfach abgelegt, und Athos steht dort. Geh in die Ställe.

lesson-trade-first-title = Erst tauschen
lesson-trade-first-goal = Besorg dir die fehlende Tapferkeitskarte und bestehe dann die Herausforderung im Louvre, alles in einer Runde.
lesson-trade-first-begin = D’Artagnan braucht für den Louvre drei Tapferkeitskarten, und du hast zwei. Der Spieler von Porthos hat noch welche: Lass d’Artagnan beginnen.
lesson-trade-first-move = Tauschen kannst du nur mit einem Musketier am selben Ort. Geh zum Louvre.
lesson-trade-first-trade = Ein Tausch kostet dich eine Aktion, den anderen keine. Eine Herausforderung darfst du nur ansagen, wenn du sie bestehen kannst, also tausch vorher.
lesson-trade-first-offer = Sag, was du gibst und was du willst: eine Kampfkarte für eine Tapferkeitskarte. Auch Mylady hört es.
lesson-trade-first-challenge = Die dritte Aktion bleibt für die Herausforderung. Nimm sie an.
lesson-trade-first-cards = Tapferkeit 4 und drei Karten sind 7. Spiele alle drei.

lesson-siege-and-sacrifice-title = Die Belagerung
lesson-siege-and-sacrifice-goal = Bring die Belagerung zu den Musketieren voran, obwohl Mylady Verstärkung hat.
lesson-siege-and-sacrifice-first = Die Verstärkung gibt Mylady in dieser Runde einen zweiten roten Würfel. Aramis handelt als Letzter: Leg eine Kampfkarte zur Belagerung.
lesson-siege-and-sacrifice-second = Eine doppelte zählt zwei Würfel, belegt aber nur einen der drei Plätze. Leg die Doppelkampfkarte hin.
lesson-siege-and-sacrifice-end = Karten bei der Belagerung bleiben und würfeln jede Runde. Behalte die letzten Kampfkarten: Beende den Zug.
lesson-siege-and-sacrifice-sacrifice = Zwei Degen gegen zwei: Nichts würde sich bewegen. Aramis gibt einen Lebenspunkt und hebt einen davon auf, und die Belagerung rückt zu dir.

lesson-richelieus-gamble-title = Das Wagnis bei Richelieu
lesson-richelieus-gamble-goal = Überrasche Mylady bei Richelieu, ohne die Bastille zu riskieren.
lesson-richelieus-gamble-begin = Wer Mylady bei Richelieu sucht und nicht findet, kommt sofort in die Bastille. Also geh erst sicher: Lass Aramis beginnen.
lesson-richelieus-gamble-kitty = Durch Kitty muss Mylady ihre Ortskarte zeigen. Spiele sie.
lesson-richelieus-gamble-move = Sie ist da, nun ist nichts mehr gewagt. Geh zu Richelieu: Sie verliert, wofür sie gekommen ist.

lesson-one-for-all-in-time-title = Einer für alle, zur rechten Zeit
lesson-one-for-all-in-time-goal = Lass die Zeit nicht vorrücken.
lesson-one-for-all-in-time-time = Mylady hat Sackgasse gespielt, das rückt die Zeit sofort vor. Antworte mit Einer für alle: Die Zeit bewegt sich in dieser Runde gar nicht.

lesson-exact-strength-title = Genau die richtige Stärke
lesson-exact-strength-goal = Besetze zwei Missionen genau nach ihrem Wert, die zweite mit den Bettlern.
lesson-exact-strength-paris = Der Wert der Mission muss genau erreicht werden, wenn deine Karten das können. Schick Widersacher nach Paris und behalte die Hinterhalte.
lesson-exact-strength-louvre = Ein Hinterhalt zählt 1, und an einem Ort liegt höchstens einer. Schick Widersacher mit den Bettlern zum Louvre: Bis die bezahlt sind, lässt sich dort nichts ausrichten.

lesson-tokens-of-the-inn-title = Marken für die Herberge
lesson-tokens-of-the-inn-goal = Leg alle zwölf Marken auf die drei Wege.
lesson-tokens-of-the-inn-paths = Den Musketieren genügt ein Weg mit vier Marken, und jede Heldenmarke zeigt ihnen drei. Also verteil deine Täuschungen: Vier auf einem Weg wären ein Geschenk.
lesson-tokens-of-the-inn-tokens = Eine starke Marke am Anfang eines Weges sehen sie früh, am Ende kostet sie am meisten. Leg alle zwölf oder lass sie dir vorschlagen, und schick sie ab.

lesson-where-to-hide-title = Wo verstecken?
lesson-where-to-hide-goal = Lass Rochefort d’Artagnan aufhalten.
lesson-where-to-hide-look = D’Artagnan ist in Paris, und die schwachen Wachen laden ihn ein. Rochefort hilft nur dort, wo ein Musketier etwas versucht.
lesson-where-to-hide-hide = Athos hält er nie auf; Aramis und Porthos können an ihren Orten wenig tun. Versteck dich in Paris.
lesson-where-to-hide-draw = Jede Runde ziehst oder spielst du eine Arglistkarte. Zieh eine.
lesson-where-to-hide-again = Rochefort hat d’Artagnan aufgehalten, die Aktion ist verloren. Jetzt erwarten sie dich in Paris: Geh wieder hin, oder überrasche sie im Louvre oder bei der Suche.

lesson-timing-treachery-title = Der richtige Moment
lesson-timing-treachery-goal = Mach d’Artagnan mit einer einzigen Karte kampfunfähig.
lesson-timing-treachery-hide = D’Artagnan hat nach seinem Duell noch einen Lebenspunkt. Wähle zuerst einen Ort, an dem Rochefort dir nützt.
lesson-timing-treachery-ambush = Überfall verwundet einen Musketier, und Rüstung hilft nicht. Wer nur einen Lebenspunkt hat, verliert dadurch seinen ganzen Zug: Spiele ihn jetzt.
lesson-timing-treachery-victim = Wer vor seinem Zug kampfunfähig wird, steht nur wieder auf. Wähle d’Artagnan.

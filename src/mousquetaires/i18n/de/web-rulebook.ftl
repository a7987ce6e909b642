### Die Seiten des Regelbuchs: in zehn Minuten lernen, Tabellen, Ratschläge, Heft.

web-title-learn = In zehn Minuten lernen
web-title-advice = Ratschläge
web-title-components = Spielmaterial
web-title-box = Deine eigene Schachtel
web-title-booklet = Heft
web-rules-pages = Seiten des Regelbuchs
web-rules-page-learn = In zehn Minuten lernen
web-rules-page-rules = Alle Regeln
web-rules-page-advice = Ratschläge
web-rules-page-components = Spielmaterial
web-rules-page-box = Deine eigene Schachtel
web-rules-page-booklet = Drucken

## In zehn Minuten lernen

web-learn-lead = Einer spielt Mylady, die anderen sind die Musketiere des Königs. Lies diese Seite, und du kannst dich hinsetzen und spielen. Alles Weitere steht in den vollständigen Regeln, eine Suchanfrage entfernt.
web-learn-goal-h = Wer gewinnt, und wie
web-learn-goal = Die Musketiere gewinnen, sobald der vierte Plan der Suche geschafft ist: Sie reiten nach England und bringen die Juwelen der Königin heim. Mylady gewinnt, wenn sie das auf eine von vier Arten verhindert: Nach { $turns } Runden ist die Zeit um, die Belagerung von La Rochelle ist verloren, die Königin hat alle { $honour } Ehrenpunkte verloren, oder Die Entführung, eine Mission in Paris, bringt Mylady sechs Erfolge. Die Musketiere haben also eine große Aufgabe und bis zu vier Brände zu löschen. Überall zugleich können sie nicht sein, und genau darum geht es.
web-learn-board-h = Der Spielplan
web-learn-board = An vier Orten gibt es etwas zu tun. In Paris liegt eine Karte mit einer von Myladys Ränken: Sie schadet jede Runde, bis die Musketiere damit fertig sind. Im Louvre bittet die Königin um Hilfe, und späte Hilfe kostet sie Ehre. La Rochelle wird belagert. Die Suche führt zum Sieg. Vier weitere Orte sind kleiner: das Vieux Colombier, wo Verwundete wieder zu Kräften kommen, Richelieu, Myladys Stadthaus und die Bastille, in die man leichter hineinkommt als hinaus.
web-learn-board-picture = Eine echte Stellung am Anfang einer Partie. Myladys Wachen liegen offen unter den Missionen in Paris und im Louvre.
web-learn-turn-h = Eine Runde in vier Bildern
web-learn-turn = Jede Runde hat vier Phasen, immer in dieser Reihenfolge.
web-learn-turn-1 = Mylady versteckt sich. Insgeheim wählt sie einen von sechs Orten und legt seine Karte verdeckt hin. Dann zieht sie eine Arglistkarte oder spielt eine.
web-learn-turn-2 = Die Musketiere handeln, in beliebiger Reihenfolge. Jeder hat drei Aktionen (vier, wenn nur drei Musketiere mitspielen) und macht sie alle, bevor der nächste beginnt. Danach zeigt Mylady, wo sie war, und tut, was dieser Ort ihr erlaubt.
web-learn-turn-3 = Die Belagerung. Beide Seiten würfeln, und die Marke rückt zum Ende der Seite, die mehr Degen hat.
web-learn-turn-4 = Die Zeit. Die Zeitmarke rückt ein Feld hinunter, die Louvre-Marke auch, und die Paris-Karte richtet ihren Schaden an.
web-learn-actions-h = Was eine Aktion kann
web-learn-actions = Eine Karte ziehen. An einen anderen Ort gehen, nur nicht in die Bastille oder in Myladys Stadthaus. Mit einem Musketier am selben Ort tauschen. Eine Personenkarte spielen. Ein oder zwei Dinge im Arsenal kaufen. Eine Kampfkarte nach La Rochelle legen. Und die drei, mit denen man gewinnt: eine Herausforderung bestehen, ein Duell fechten, auf der Suche einen Schritt tun. Dasselbe darfst du mehrmals tun. Sprecht über alles, aber laut: Mylady hört mit.
web-learn-challenge-h = Eine Herausforderung
web-learn-challenge = Eine Herausforderung verlangt eine von vier Fähigkeiten und hat eine Schwierigkeit. Nimm den Wert auf deiner Karte, zähle 1 für jede gespielte Karte dieser Fähigkeit dazu und erreiche die Schwierigkeit. Gewürfelt wird nicht: Du weißt vorher, ob es reicht, und ansagen darfst du nur, was du schaffen kannst. Darum ist das Tauschen so wichtig. Bringt die Karten zu dem Musketier, der es am besten kann, oder ihn zu den Karten.
web-learn-challenge-picture = Der eigene Wert und die Karten erreichen die Schwierigkeit. Die Karten werden abgelegt.
web-learn-duel-h = Ein Duell
web-learn-duel = Du wirfst { $dice } blaue Würfel, dazu einen für jede Kampfkarte, die du vor dem ersten Wurf spielst, höchstens sechs. Dein Widersacher wirft rote Würfel. Jeder Schild hält einen Degen der anderen Seite auf, und jeder Degen, der durchkommt, kostet 1 Lebenspunkt. Die erste Wunde beendet das Duell. Wird niemand verletzt, legen beide einen Würfel weg und würfeln noch einmal.
web-learn-duel-2 = Drei deiner Würfel können deinen geheimen Fechtstoß zeigen; er steht auf deiner Karte. Dann verliert der Widersacher 1 Lebenspunkt, was auch immer die roten Würfel sagen. Auch Widersacher haben Fechtstöße. Ein Musketier ohne Lebenspunkte ist nicht tot: Er wird ins Vieux Colombier getragen und steht in seinem nächsten Zug wieder auf.
web-learn-duel-picture = Keine Wunde im ersten Gang, also würfelten beide mit einem Würfel weniger. Der zweite Gang entschied.
web-learn-rochefort-h = Rochefort tritt dazwischen
web-learn-rochefort = Du willst eine Herausforderung, ein Duell oder einen Schritt auf der Suche, und Mylady versteckt sich genau dort. Sie zeigt ihre Karte, und Rochefort zieht den Degen: Erst musst du gegen ihn antreten. Verwundest du ihn, flieht er, und dein Schritt geht weiter wie angesagt. Sonst sind der Schritt und seine Aktion verloren. Nur Athos bleibt immer unbehelligt. Rochefort hat { $rochefort } Lebenspunkte und behält seine Wunden von Duell zu Duell. Macht ihr ihn kampfunfähig, bekommt ihr eine Karte „Einer für alle“, die stärkste, die ihr habt.
web-learn-rochefort-picture = Hier war Mylady. Erst muss der Musketier an Rochefort vorbei, dann zählt sein Schritt.
web-learn-siege-h = Die Belagerung
web-learn-siege = Kampfkarten in La Rochelle werden zu blauen Würfeln und bleiben Runde für Runde liegen, höchstens drei Karten. Myladys rote Würfel werden mit der Zeit mehr. Nur Degen zählen, und der Unterschied bewegt die Marke. Nach dem Wurf darf jeder Musketier in La Rochelle 1 Lebenspunkt opfern und damit einen von Myladys Degen aufheben. Ist Mylady selbst nach La Rochelle gegangen, entfernt sie eine eurer Karten. An eurem Ende der Leiste wartet eine Karte „Einer für alle“, an ihrem ist die Partie vorbei.
web-learn-siege-picture = Mehr Degen für Mylady heißt Felder nach links, mehr für die Musketiere nach rechts.
web-learn-quest-h = Die Suche
web-learn-quest = Vier Pläne, einer nach dem anderen. In der Herberge zur Goldenen Lilie kämpft ihr euch auf einem von drei Wegen durch verdeckte Marken. Auf der Überfahrt nach England warten vier Herausforderungen, dann de Wardes. Auf der Rückkehr nach Paris versperren drei Marken die Straße. In den Galerien des Louvre durchquert ihr vier Vorzimmer, und ihr habt gewonnen. Heldenmarken, die ihr im Louvre und von starken Widersachern bekommt, machen jeden Plan leichter: Sie decken Marken auf, senken Herausforderungen, bringen Würfel oder öffnen Geheimgänge.
web-learn-next-h = Jetzt spiel
web-learn-next = Du weißt genug. Der Tisch zeigt, was du tun darfst, sagt, warum etwas nicht geht, und nennt die Chancen, bevor du wählst. Bist du bei einer Regel unsicher, drück auf ihre Nummer.

## Tabellen und Zeichen

web-actions-h = Die Aktionen auf einen Blick
web-actions-what = Was
web-actions-where = Wo
web-actions-cost = Kosten
web-actions-where-any = überall
web-actions-where-together = mit einem Musketier am selben Ort
web-actions-where-mission = in Paris, im Louvre, auf der Suche
web-actions-where-foes = wo der Widersacher ist
web-actions-where-walk = nicht in die Bastille oder Myladys Stadthaus
web-actions-cost-one = 1 Aktion
web-actions-cost-card = 1 Aktion, und die Karte wird abgelegt
web-actions-cost-laid = 1 Aktion und eine Kampfkarte, die dort bleibt
web-actions-cost-skill = 1 Aktion und die gespielten Fähigkeitskarten
web-actions-cost-combat = 1 Aktion; Kampfkarten, wenn du willst
web-actions-cost-price = 1 Aktion für ein oder zwei Dinge und ihr Preis
web-actions-cost-task = 1 Aktion und was die Karte verlangt
web-actions-cost-escape = 1 Aktion und Bestechung oder ein Duell
web-actions-cost-none = keine Aktion
web-icons-h = Was die Zeichen bedeuten
web-icons-skills = Fähigkeiten
web-icons-faces = Würfel
web-icons-items = Arsenal
web-icons-traps = Hinterhalte
web-icons-treachery = Arglist
web-icons-places = Orte

## Ratschläge

web-advice-lead = Gewohnheiten, mit denen man gewinnt. Es sind Ratschläge, keine Regeln: Weiche davon ab, wenn du weißt, warum.
web-advice-musketeers-h = Für die Musketiere
web-advice-musketeers-1-h = Von der ersten Runde an jemand auf der Suche
web-advice-musketeers-1 = An den anderen Orten verhindert ihr nur, dass ihr verliert. Tut in einer Runde niemand einen Schritt auf der Suche, fragt euch, was wichtiger war. Ein guter Rhythmus: zwei Musketiere unterwegs, zwei löschen Brände.
web-advice-musketeers-2-h = Jeder tut, was er am besten kann
web-advice-musketeers-2 = Athos wird von Rochefort nie aufgehalten: Lasst ihn den Schritt tun, der nicht scheitern darf. Porthos hält in Duellen am längsten durch. Aramis kann jede Karte brauchen. D’Artagnan kann zwei Fechtstöße kennen. Seht auf die Fähigkeiten, bevor ihr entscheidet, wer wohin geht.
web-advice-musketeers-3-h = Erst tauschen, dann ausgeben
web-advice-musketeers-3 = Ein Tausch kostet eine Aktion und kann drei sparen. Trefft euch, gebt einem alle Tapferkeit und einem anderen alle Kampfkarten, und trennt euch wieder. Wer noch Aktionen hat, soll den Tausch vorschlagen.
web-advice-musketeers-4-h = Verstärkt früh
web-advice-musketeers-4 = Karten in La Rochelle wirken jede Runde. Bei zwölf Runden würfelt eine Karte aus der zweiten elfmal, dieselbe Karte aus der zehnten dreimal. Später sollte ein Musketier in Reichweite bleiben, um in einer schlechten Runde einen Lebenspunkt zu opfern.
web-advice-musketeers-5-h = Schließt Missionen im Louvre schnell ab
web-advice-musketeers-5 = Eine früh geschaffte Mission bringt Heldenmarken; eine gescheiterte kostet Ehre und schenkt Mylady eine Karte. Nehmt zuerst die Herausforderung mit ihrer Belohnung, aber lasst den letzten Widersacher nicht stehen.
web-advice-musketeers-6-h = Denkt wie Mylady
web-advice-musketeers-6 = Fragt euch vor dem Schritt, der ihr am meisten schadet, wo sie sich verstecken würde. Versucht dort erst etwas Billiges mit einem starken Fechter: Kommt Rochefort und wird er verwundet, stört er in dieser Runde niemanden mehr.
web-advice-musketeers-7-h = Hebt „Einer für alle“ auf
web-advice-musketeers-7 = Die Karte hält die Zeit für eine Runde an, rettet die Königin im letzten Augenblick oder zählt wie zwei Heldenmarken. In den letzten drei Runden ist sie am meisten wert. Gebt sie nicht aus Bequemlichkeit her.
web-advice-musketeers-8-h = Rechnet mit Rochefort
web-advice-musketeers-8 = Eine Wunde genügt, um ihn zu vertreiben, deshalb entscheidet oft eine einzige Kampfkarte. Fragt euch vor einem wichtigen Schritt, was geschieht, wenn er da ist. Ist die Antwort schlecht, schickt einen besseren Fechter oder wartet, bis Mylady anderswo gesehen wurde.
web-advice-musketeers-9-h = Nutzt, was ihr über Mylady wisst
web-advice-musketeers-9 = Sie ist nur an einem Ort. Liegt ihre Karte offen oder ist Rochefort geflohen, ist jeder andere Schritt dieser Runde sicher. Fangt also mit einem billigen Schritt an dem Ort an, den ihr fürchtet, und tut den kostbaren danach.
web-advice-musketeers-10-h = Fallt im richtigen Augenblick
web-advice-musketeers-10 = Ein kampfunfähiger Musketier verliert einen ganzen Zug, steht aber unverletzt wieder auf. Hat er wenige Lebenspunkte und schon gehandelt, ist sein letzter in La Rochelle gut angelegt. Vor seinem Zug ist der schlechteste Zeitpunkt, ihn zu verlieren.
web-advice-musketeers-11-h = Gebt das Geld aus
web-advice-musketeers-11 = Goldstücke gewinnen kein Spiel. Kürass und Pistole machen sich in jedem Duell bezahlt: Kauft sie früh und gebt sie beim Tauschen weiter. Behaltet ein wenig zurück: Die Bettler wollen 2 Goldstücke, der Wächter will 1.
web-advice-musketeers-12-h = Seht nach, bevor ihr einen Weg betretet
web-advice-musketeers-12 = In der Herberge deckt eine Heldenmarke drei Marken auf. Gebt sie aus, bevor ihr einen Weg wählt, nicht auf halber Strecke. Ein offener Weg bleibt offen, und müde Fechter können frischen Platz machen.
web-advice-musketeers-13-h = Sammelt früh für die Überfahrt
web-advice-musketeers-13 = Die vier Herausforderungen auf dem Weg nach England verlangen mehrere Karten jeder Fähigkeit. Entscheidet schon in der Herberge, wer welche übernimmt, und gebt diese Karten nicht mehr für anderes aus. Dann ist der ganze Plan in zwei Runden zu schaffen.
web-advice-musketeers-14-h = Zählt in jeder Runde alle Uhren
web-advice-musketeers-14 = Sagt laut, bevor der erste Musketier handelt, wie viele Runden jede Gefahr noch braucht. Kümmert euch um die, denen zwei genügen, und lasst die anderen mit Absicht liegen, nicht aus Vergesslichkeit.
web-advice-milady-h = Für Mylady
web-advice-milady-1-h = Die Zeit gehört dir
web-advice-milady-1 = Du musst nirgends gewinnen. Jede verlorene Aktion bringt das Ende näher. Wähle also, was die Musketiere Aktionen kostet: Wachen, gegen die man zweimal antreten muss, Hinterhalte, die sie bezahlen müssen, den langen Weg zurück aus der Bastille.
web-advice-milady-2-h = Versteck dich, wo sie handeln werden, nicht wo sie stehen
web-advice-milady-2 = Sieh nach, wer noch Aktionen und Karten hat, und wofür. Am meisten nützt Rochefort gegen die letzte Herausforderung eines Plans. Wechsle ab: Bist du immer auf der Suche, wartet dort ein vorbereiteter Fechter.
web-advice-milady-3-h = Nutze auch die ruhigen Orte
web-advice-milady-3 = In deinem Stadthaus nimmst du eine Paris-Karte, bei Richelieu eine Arglistkarte, in La Rochelle entfernst du eine Kampfkarte. Eine Runde ohne Unterbrechung ist keine verlorene Runde.
web-advice-milady-4-h = Stärke dorthin, wo man schwer hinkommt
web-advice-milady-4 = Die Stärke der Karte muss genau stimmen. Heb deine besten Widersacher für Missionen auf, die wehtun: Eine einzige starke Wache lässt sich nicht auf mehrere schwache Fechter verteilen. Der Handlanger kommt zu dir zurück, setz ihn früh ein.
web-advice-milady-5-h = Leg die Marken mit Plan
web-advice-milady-5 = Lass in der Herberge einen Weg verlockend aussehen und leg das Schlimmste an sein Ende. Spar das Härteste für verwundete Musketiere. Was du früh legst, fehlt dir in den Galerien, wo sie am stärksten sind.
web-advice-milady-6-h = Wechsle die Paris-Karte
web-advice-milady-6 = Ist eine Paris-Karte fast geschafft, leg eine neue darüber. Ihre Arbeit ist verloren, und deine Widersacher kommen heim. Nimm die Karte, die der Leiste hilft, auf der du gewinnst.
web-advice-milady-7-h = Entscheide dich zur Hälfte für einen Weg zum Sieg
web-advice-milady-7 = Ehre, Belagerung, Zeit oder Die Entführung: Zähle, was am nächsten ist, und lass Arglist, Paris-Karten und Ortskarten alle dorthin drücken. Drei halbe Drohungen sind drei, die nicht gewirkt haben.
web-advice-milady-8-h = Füll deine Hand rechtzeitig
web-advice-milady-8 = Bei Richelieu wählst du eine Arglistkarte oder füllst deine Hand auf drei Karten auf. Geh hin, wenn die Musketiere keine Aktion übrig haben, um nachzusehen: Wer kommt und dich nicht findet, landet in der Bastille.
web-advice-milady-9-h = Spiel Arglist, wenn sie wehtut
web-advice-milady-9 = Rekruten schaden am meisten in einer Runde mit großen Plänen, Isolation dann, wenn die richtigen Karten in den falschen Händen sind. Verstärkung bringt einen Würfel, solange die Belagerung wächst, später nur einen neuen Wurf. Sackgasse entscheidet die letzten Runden.
web-advice-milady-10-h = Schwäche die Belagerung, wenn sie stark ist
web-advice-milady-10 = In La Rochelle nimmst du eine Kampfkarte weg, und ein Doppelkampf zählt zwei Würfel. Geh hin, wenn drei Karten dort liegen: Neue kosten die Musketiere Aktionen und Karten, die sie für Duelle brauchen.
web-advice-milady-11-h = Wähl den Erzfeind mit Bedacht
web-advice-milady-11 = Nur der Musketier, den du nennst, kann ihn besiegen. Nenn einen, der weit weg ist oder anderswo gebraucht wird, und die ganze Mission wartet auf ihn. Am meisten bringt das bei einer Paris-Karte, die in jeder Runde schadet.
web-advice-milady-12-h = Pass auf Rochefort auf
web-advice-milady-12 = Seine Wunden bleiben. Fällt er, sind drei deiner sechs Orte für dich geschlossen, und die Musketiere bekommen eine Karte „Einer für alle“. Ist er schwach, versteck dich eine Runde lang an ruhigen Orten oder spiel rechtzeitig Heilsalbe.
web-advice-milady-13-h = Hör zu und zähl mit
web-advice-milady-13 = Die Musketiere müssen sich laut beraten. Hat einer von ihnen vier Karten einer Fähigkeit gesammelt und reitet zu der Mission, die sie verlangt, weißt du, wo du sein musst. Ein verlorener Schritt kostet sie eine Aktion und Zeit.
web-advice-milady-14-h = Schick den Richtigen ins Gefängnis
web-advice-milady-14 = Die Bastille kostet eine Aktion und den Rückweg. Nimm den Musketier, der dort steht, wo er gebraucht wird, nicht den stärksten: Was er für die anderen bei sich trug, ist mit ihm eingesperrt.

## Das Heft

web-booklet-lead = All das auf Papier: die zehn Minuten, die Tabellen, die Regeln mit Klärungen und Beispielen, das Material, die Ratschläge. Der Druckdialog deines Browsers macht auch ein PDF daraus.
web-booklet-contents = Inhalt
web-booklet-size = Papier
web-booklet-print = Drucken
web-booklet-a4 = A4
web-booklet-letter = Letter

### Der Tisch auf einem Bildschirm: die Leiste oben, die Karte, Spielkarten und Tafeln.

web-menu = Menü
web-you = Du
web-clock-time-about = Mylady gewinnt, wenn die Zeitmarke Richelieu erreicht. Sie rückt am Ende jeder Runde vor.
web-clock-siege-about = Mylady gewinnt, wenn die Belagerung von La Rochelle Richelieu erreicht.
web-clock-honour-about = Mylady gewinnt, wenn die Königin ihre ganze Ehre verloren hat.
web-clock-abduction-about = Mit der Entführung in Paris gewinnt Mylady beim sechsten Erfolg.
web-clock-barred-about = Tödliche Suche: Mylady gewinnt, wenn kein Musketier mehr auf die Suche darf.
web-clock-quest-about = Die Musketiere gewinnen, wenn der vierte Plan der Suche geschafft ist.

web-hero-about = Alles über { $hero }
web-hero-combat-about = { $n ->
    [one] Würfelt im Duell mit 1 blauen Würfel; Kampfkarten bringen weitere.
   *[other] Würfelt im Duell mit { $n } blauen Würfeln; Kampfkarten bringen weitere.
}
web-hero-manoeuvre-about = Der geheime Fechtstoß: Zeigt der Wurf diese Seiten, verliert der Widersacher genau 1 Lebenspunkt und kann nicht zurückschlagen.
web-hero-slot-free = Platz für einen weiteren Gegenstand

web-mission-louvre-track = Die Marke des Louvre steht auf Feld { $n } von { $of }. Auf dem dritten verliert die Königin Ehre, auf dem letzten ist die Mission gescheitert.
web-mission-harder = { $printed } + { $more }: { $trap }
web-mission-own = { $hero } hat { $n }
web-mission-unguarded = Mylady wählt ihre Leute.

web-purse-about = Die gemeinsame Börse der Musketiere. Aus ihr wird das Arsenal bezahlt.
web-pistoles = { $n ->
    [one] Goldstück
   *[other] Goldstücke
}
web-arsenal-look = Das Arsenal öffnen: Preise und Vorrat
web-siege-about = { $n ->
    [one] Die Belagerung: in dieser Runde 1 roter Würfel gegen die Karten, die hier liegen
   *[other] Die Belagerung: in dieser Runde { $n } rote Würfel gegen die Karten, die hier liegen
}

web-place-here = Hier:
web-place-about-paris = Paris-Karten schaden der Stadt, bis die Musketiere alles daran erledigt haben.
web-place-about-louvre = Missionen für die Königin: rechtzeitig erfüllt bringen sie Heldenmarken, zu spät kosten sie ihre Ehre.
web-place-about-rochelle = Die Belagerung: Lege hier Kampfkarten aus. Am Ende jeder Runde würfeln beide Seiten.
web-place-about-quest = Die Diamanten der Königin: vier Pläne, einer nach dem anderen. Der vierte bringt den Sieg.
web-place-about-colombier = Hier erholen sich Musketiere, die außer Gefecht sind. Mylady kann nicht hierher.
web-place-about-richelieu = Finde Mylady hier, und ihre Tat misslingt. Ist sie nicht da, kommst du in die Bastille.
web-place-about-bastille = Das Gefängnis: Bestich die Wärter, oder kämpfe dich frei.
web-place-about-quarters = Myladys Haus. Musketiere kommen hier nicht hinein.
web-place-quest-board = Jetzt im Spiel: { $board }

web-hand-short = Hand
web-deck-short = Stapel { $n }
web-card-copies = { $card }, { $n } Stück
web-card-skill = +1 { $skill }
web-card-dice = { $n ->
    [one] +1 blauer Würfel
   *[other] +{ $n } blaue Würfel
}
web-show-card = Allen zeigen
web-show-sure = Alle sehen sie, auch Mylady. Zeigen?

web-count-treachery = Arglist
web-count-foes = Widersacher
web-count-paris = Paris
web-count-tokens = Marken
web-in-force = In Kraft: { $card }

web-stage-map = Karte
web-stage-again = Zurück zum Geschehen
web-answer-on-stage = Antworte auf dem Plan.
web-tabs = Teile des Tisches
web-tab-act = Handeln
web-tab-hand = Hand
web-tab-musketeers = Musketiere
web-tab-talk = Chat

## Die Frage und ihre Antworten

web-actions-left = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
web-move-hint = oder drücke auf einen leuchtenden Ort
web-draw-hint = { $n ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $n } Karten im Stapel
}
web-equip-hint = { $n ->
    [one] 1 Goldstück in der Börse
   *[other] { $n } Goldstücke in der Börse
}
web-answers-more = { $n ->
    [one] 1 weitere
   *[other] { $n } weitere
}
web-answers-fewer = Weniger
web-why-not = Warum nicht?
web-chance-wounded = verwundet { $chance }
web-chance-lilies = von { $wanted } Lilien

## Die Suche auf der Karte

web-epic-of = von { $of }
web-one-for-all-short = Einer für alle

## Das Arsenal

web-arsenal-left = { $n } von { $of } da
web-arsenal-full = Hände voll: ersetzt einen Gegenstand
web-arsenal-two = { $hero } darf für diese Aktion bis zu zwei Dinge nehmen.
web-arsenal-cancel = Zurück, nichts kaufen

## Ein Tausch

web-trade-yours = Was du hast
web-trade-theirs = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
web-trade-unknown = Du kennst diese Karten nicht: Bitte um das, was du brauchst.
web-trade-offer = { $what } anbieten
web-trade-ask = Um { $what } bitten
web-trade-back = { $what } aus dem Angebot nehmen
web-goal-musketeers = Dein Ziel: die vier Pläne der Suche, damit die Königin ihre Diamantnadeln trägt. Mylady gewinnt, wenn Zeit, Belagerung, Ehre oder Constance auf null fällt.
web-goal-milady = Dein Ziel: Zeit, Belagerung, Ehre oder Constance auf null bringen. Die Musketiere gewinnen, wenn sie die vier Pläne der Suche schaffen.
web-goal-both = Die Musketiere gewinnen mit dem vierten Plan der Suche, Mylady, wenn Zeit, Belagerung, Ehre oder Constance auf null fällt.

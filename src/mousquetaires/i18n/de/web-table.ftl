### Am Tisch, im Browser. Namen von Plätzen und Musketieren kommen in allen ihren Formen.

## Die Verbindung

web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung, und versuche es noch einmal.
web-offline = Die Verbindung ist unterbrochen. Nichts von dem, was du getan hast, ist verloren.
web-offline-again = { $n ->
    [0] Neuer Versuch …
    [one] Neuer Versuch in { $n } Sekunde.
   *[other] Neuer Versuch in { $n } Sekunden.
}
web-offline-now = Jetzt verbinden
web-connecting = Verbindung wird aufgebaut …
web-title-turn = ● Du bist am Zug · { $table }
web-somebody = jemand
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## Die Frage

web-table-rule-opens = öffnet die Regel in einem anderen Fenster
web-table-tap-again = Das ist vielleicht endgültig: noch einmal tippen, um es zu tun.
web-table-where = { $left ->
    [0] Er ist { $place } und hat keine Aktion mehr.
    [one] Er ist { $place } und hat noch { $left } Aktion.
   *[other] Er ist { $place } und hat noch { $left } Aktionen.
}
web-table-waiting-for = Wir warten auf { $who }.
web-table-free = Jederzeit, ohne Aktion
# unfolds the actions that are not possible
web-table-not-now = Jetzt nicht möglich ({ $n })
web-table-over = Das Spiel ist zu Ende.
web-table-nothing-asked = Gerade wird nichts gefragt.
# in place of the next question, until what came of the last one has been told
web-telling = Mal sehen, was daraus wird …
web-telling-all = Alles sofort zeigen
web-table-bot-plays = Ein Bot spielt diesen Platz für dich.
web-table-take-back = Selbst weiterspielen
web-verb-move = Den Ort wechseln
web-verb-ride = Reiten (ohne Aktion)
web-verb-trade = Tauschen
web-verb-play = Personenkarte spielen
web-verb-reinforce = Die Belagerung verstärken
web-verb-challenge = Eine Herausforderung annehmen
web-verb-duel = Sich duellieren
web-verb-task = Die Affäre in Paris betreiben
web-verb-path = Im Gasthof weitergehen
web-verb-fight = Gegen eine Wache kämpfen
web-verb-order = Einen Befehl geben
web-option-opens = { $label } …
web-sheet-up = Frage zeigen
web-sheet-down = Einklappen
web-confirm-do = Ausführen
web-less = weniger: { $what }
web-more = mehr: { $what }

## Zurücknehmen

web-undo = Zurücknehmen …
web-undo-alone = Zurücknehmen ({ $n })
web-undo-consent = Das kannst du nicht allein zurücknehmen: Würfel sind gefallen, etwas wurde gezeigt oder jemand anders hat gehandelt. Sollen die anderen gefragt werden?
web-undo-ask = Fragen
web-undo-leave = So lassen
web-undo-asked = { $who_the } bittet, einen Zug zurücknehmen zu dürfen.
web-undo-waiting = { $who_the } bittet, einen Zug zurücknehmen zu dürfen; die anderen müssen noch antworten.
web-undo-yes = Einverstanden
web-undo-no = Nein

## Tausch

web-trade-change = Etwas anderes anbieten
web-trade-give = Du gibst { $hero_dat }
web-trade-want = Du bekommst von { $hero_dat }
# beside a card's name; $n may be 0
web-trade-held = (du hast { $n })
web-trade-send = Dieses Angebot machen

## Der Verlauf

web-side = Verlauf und Gespräch
web-log = Verlauf
web-log-since = Seit meinem letzten Zug
web-log-earlier = Früher
web-log-empty = Noch ist nichts geschehen.
web-turn = { $n ->
    [0] Vor der ersten Runde
   *[other] Runde { $n }
}
web-log-came = { $who } ist an den Tisch gekommen.
web-log-sat = { $who } nimmt Platz: { $seats }.
web-log-rose = { $who } steht auf: { $seats }.
web-log-bot = Ab jetzt spielt ein Bot: { $seat }.
web-log-back = Der Bot hat den Platz seinem Spieler zurückgegeben: { $seat }.
web-log-undone = { $seat_the } hat einen Zug zurückgenommen.
# before what is struck out in the story, read out
web-log-taken-back = Zurückgenommen:
web-log-proposed = { $seat_the } bittet, einen Zug zurücknehmen zu dürfen.
web-log-agreed = { $seat_the } ist einverstanden.
web-log-disagreed = { $seat_the } ist nicht einverstanden.
web-log-judged = { $what ->
    [mute] Der Gastgeber hat { $who } stummgeschaltet.
    [unmute] Der Gastgeber lässt { $who } wieder reden.
    [remove] Der Gastgeber hat { $who } vom Tisch entfernt.
   *[ban] Der Gastgeber hat { $who } ausgeschlossen.
}
web-log-clocked = Der Gastgeber hat die Bedenkzeit geändert.
web-log-resumed = Der Server war einen Augenblick fort; solange lief keine Uhr.
web-log-rematched = Dieselben spielen an einem anderen Tisch noch einmal.
web-pace-skip = Überspringen ({ $n })

## Das Gespräch

web-chat = Gespräch
web-chat-unread = { $n } neu
web-chat-empty = Noch hat niemand etwas gesagt. Was hier gesagt wird, hören alle, auch Mylady.
web-chat-empty-gallery = Noch hat niemand etwas gesagt. Die Spieler hören erst nach dem Ende des Spiels, was hier gesagt wird.
web-chat-gallery = (Galerie)
web-chat-write = Etwas sagen
web-chat-send = Senden
web-chat-show = Allen eine Karte zeigen …
web-chat-show-do = Zeigen
web-chat-point = Auf einen Ort zeigen …
web-chat-point-do = Hinzeigen
# read out; $place is what is pointed at
web-point-told = { $who_the } zeigt auf { $place }.

## Wer da ist

web-presence = Wer spielt
web-presence-away = abwesend
web-presence-turn = muss wählen
web-presence-look = von diesem Platz aus sehen
web-presence-onlookers = { $n } Zuschauer
web-seat-bot = Bot
web-seat-nobody = niemand
web-clock-move = Verbleibende Bedenkzeit
web-clock-sand = Sand in der Sanduhr
web-clock-sand-why = Eile! Was die Musketiere nicht getan haben, wenn der Sand abgelaufen ist, entfällt. Er steht still während Duellen, während Karten und Pläne ausgelegt werden und solange Mylady wählt.
web-clock-stands = steht still
web-clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}

## Mehrere Spieler an einem Bildschirm

web-curtain = Jetzt: { $who_the }
web-curtain-use = Den Tisch zwischen meinen Plätzen verdecken
web-curtain-auto = Wenn Mylady dabei ist
web-curtain-always = Immer
web-curtain-never = Nie
web-curtain-why = Gib den Bildschirm weiter. Sonst sollte jetzt niemand hinsehen.
web-curtain-open = Ich bin { $who_the }: den Tisch zeigen

## Das Ende

web-end-musketeers = Die Musketiere haben gewonnen
web-end-milady = Mylady hat gewonnen
web-end-turns = { $n ->
    [one] Nach { $n } Runde.
   *[other] Nach { $n } Runden.
}
web-end-rematch = Noch einmal spielen
web-end-follow = Zum nächsten Spiel
web-end-record = Aufzeichnung herunterladen
web-end-verify = Die Aufzeichnung enthält jeden Zug und jeden Würfel. „mousquetaires replay“ zeigt das Spiel noch einmal, „mousquetaires verify“ prüft die Würfel.

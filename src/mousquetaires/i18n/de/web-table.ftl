### Am Tisch, im Browser. Namen von Plätzen und Musketieren kommen in allen ihren Formen.

## Die Verbindung

web-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung, und versuche es noch einmal.
web-offline = Verbindung verloren. Deine Züge sind sicher.
web-offline-again = { $n ->
    [0] Neuer Versuch …
    [one] Neuer Versuch in { $n } Sekunde.
   *[other] Neuer Versuch in { $n } Sekunden.
}
web-offline-act = Du bist offline. Es geht weiter, sobald die Verbindung wieder da ist.
web-offline-now = Jetzt verbinden
web-connecting = Verbindung wird aufgebaut …
web-title-turn = ● Du bist am Zug · { $table }
web-somebody = jemand
# a seat that no nickname names; $player is for example "Player 2"
web-seat-runs = { $player } ({ $heroes })

## Die Frage

web-table-rule-opens = öffnet die Regel in einem anderen Fenster
web-table-tap-again = Diesen Zug kannst du vielleicht nicht zurücknehmen. Tippe noch einmal, um ihn zu bestätigen.
web-table-waiting-for = Wir warten auf { $who }.
web-table-free = Jederzeit, ohne Aktion
# unfolds the actions that are not possible
web-table-not-now = Jetzt nicht möglich ({ $n })
web-table-over = Das Spiel ist zu Ende.
web-table-nothing-asked = Gerade gibt es nichts zu entscheiden.
# in place of the next question, until what came of the last one has been told
web-telling = Die Züge laufen ab …
web-telling-all = Zum Ende springen
web-table-bot-plays = Ein Bot spielt für dich.
web-table-take-back = Übernehmen
web-verb-move = Den Ort wechseln
web-verb-ride = Reiten (ohne Aktion)
web-verb-trade = Tauschen
web-verb-play = Personenkarte spielen
web-verb-reinforce = Die Belagerung verstärken
web-verb-challenge = Eine Herausforderung annehmen
web-verb-duel = Duell
web-verb-task = Die Mission in Paris angehen
web-verb-path = In der Herberge weitergehen
web-verb-fight = Gegen eine Wache kämpfen
web-verb-order = Einen Befehl geben
web-option-opens = { $label } …
web-confirm-do = Bestätigen
web-confirm-leave = Lieber nicht
web-less = weniger: { $what }
web-more = mehr: { $what }

## Zurücknehmen

web-undo = Zurücknehmen …
web-undo-alone = Zurücknehmen ({ $n })
web-undo-consent = Das kannst du nicht allein zurücknehmen: Es wurde gewürfelt, etwas aufgedeckt, oder jemand anderes hat gezogen. Die anderen fragen?
web-undo-ask = Fragen
web-undo-seen = Seitdem wurde gewürfelt, etwas aufgedeckt, oder jemand anderes hat gezogen, und du hast es gesehen. Trotzdem zurücknehmen?
web-undo-anyway = Trotzdem zurücknehmen
web-undo-leave = Nicht zurücknehmen
web-undo-asked = { $who_the } möchte einen Zug zurücknehmen.
web-undo-waiting = { $who_the } möchte einen Zug zurücknehmen; die anderen müssen noch antworten.
web-undo-yes = Zustimmen
web-undo-no = Ablehnen

## Tausch

web-trade-change = Ein anderes Angebot machen
web-trade-give = Du gibst { $hero_dat }
web-trade-want = Du bekommst von { $hero_dat }
web-trade-send = Dieses Angebot machen

## Der Verlauf

web-side = Verlauf und Chat
web-log = Verlauf
web-log-since = Seit deinem letzten Zug
# angefügt, wenn die Zeitmarke in einer Runde ein zweites Mal vorrückt
web-log-time-again = { $paris } bewegt sie ein Feld weiter.
web-log-earlier = Früher
web-log-empty = Noch ist nichts geschehen.
web-turn = { $n ->
    [0] Vor der ersten Runde
   *[other] Runde { $n }
}
web-log-came = { $who } tritt dem Tisch bei.
web-log-sat = { $who } nimmt Platz: { $seats }.
web-log-rose = { $who } verlässt einen Platz: { $seats }.
web-log-bot = Ein Bot übernimmt: { $seat }.
web-log-back = Der Spieler hat wieder vom Bot übernommen: { $seat }.
web-log-undone = { $seat_the } hat einen Zug zurückgenommen.
# before what is struck out in the story, read out
web-log-taken-back = Zurückgenommen:
web-log-proposed = { $seat_the } möchte einen Zug zurücknehmen.
web-log-agreed = { $seat_the } stimmt zu.
web-log-disagreed = { $seat_the } lehnt ab.
web-log-judged = { $what ->
    [mute] Der Gastgeber hat { $who } stummgeschaltet.
    [unmute] Der Gastgeber lässt { $who } wieder schreiben.
    [remove] Der Gastgeber hat { $who } entfernt.
   *[ban] Der Gastgeber hat { $who } ausgeschlossen.
}
web-log-clocked = Der Gastgeber hat die Zeit für einen Zug geändert.
web-log-resumed = Der Server war kurz weg; alle Uhren standen still.
web-log-rematched = Die Revanche ist an einem anderen Tisch.
web-pace-skip = Überspringen ({ $n })

## Das Gespräch

web-chat = Chat
web-chat-unread = { $n } neu
web-chat-empty = Noch keine Nachrichten. Den Chat lesen alle am Tisch, auch Mylady.
web-chat-empty-waiting = Noch keine Nachrichten. Diesen Chat können alle am Tisch lesen.
web-chat-empty-gallery = Noch keine Nachrichten. Die Spieler können diesen Chat erst nach dem Spiel lesen.
web-chat-gallery = (Zuschauer)
web-chat-write = Nachricht schreiben
web-chat-send = Senden
web-chat-show = Allen eine Karte zeigen …
web-chat-show-do = Zeigen
web-chat-point = Auf einen Ort zeigen
web-chat-point-do = Hinzeigen
web-chat-join = Wähle einen Spitznamen, um hier zu schreiben.
web-point-aim = Drück auf einen Ort, um auf ihn zu zeigen.
web-point-cancel = Nicht zeigen
# read out; $place is what is pointed at
web-point-told = { $who_the } zeigt auf { $place }.

## Wer da ist

web-presence = Spieler
web-presence-away = abwesend
web-presence-turn = entscheidet
web-presence-onlookers = { $n } Zuschauer
web-watching = Du schaust zu.
web-watching-stranger = Wähle einen Spitznamen, um zu chatten. Dann kann dir der Gastgeber einen Platz anbieten.
web-watching-guest = { $name } kann dir einen Platz anbieten.
web-seat-bot = Bot
web-seat-nobody = niemand
web-clock-move = Verbleibende Zeit für diesen Zug
web-clock-sand = Verbleibende Zeit in der Sanduhr
web-clock-sand-why = Eile! Wenn die Sanduhr abläuft, verfallen alle übrigen Aktionen der Musketiere. Sie steht still während Duellen, während Karten und Pläne ausgelegt werden und solange Mylady wählt.
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
web-curtain-why = Gib den Bildschirm weiter. Sonst sollte niemand hinsehen.
web-curtain-open = Ich bin { $who_the }: den Tisch zeigen

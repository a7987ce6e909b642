### Plätze eines laufenden Spiels, im Browser: einen anbieten, ihn zurückbekommen, den Gastgeber vertreten; ein eingefrorenes Spiel.

## Einen Platz anbieten; $seat sagt, wessen er ist, $name und $who sind Spitznamen

web-offer-make = Anbieten…
web-offer-whom = Diesen Platz anbieten
web-offer-end = Angebot zurückziehen
web-offer-kept = freigehalten für { $name }
web-offer-nobody = Niemand hier kann ihn nehmen. Schick jemandem den Link des Tisches: Sobald er sich hier einen Spitznamen gegeben hat, kannst du ihm den Platz anbieten.
web-offer-invite = Wer diesen Link öffnet und sich einen Spitznamen gibt, dem kann ein Platz angeboten werden.
web-offer-to-you = { $name } bietet dir einen Platz an: { $seat }.
web-offer-take = Diesen Platz nehmen
web-come-about = Mit einem Spitznamen kannst du mit den anderen Zuschauern reden, und der Gastgeber kann dir einen Platz anbieten.
web-log-offered = Der Gastgeber bietet { $who } einen Platz an: { $seat }.
web-log-not-offered = Der Gastgeber bietet diesen Platz nicht mehr an: { $seat }.

## Aufstehen und wiederkommen

web-seat-left = { $name } ist aufgestanden
web-seat-for = für { $name }
web-seat-lent = { $name } kann ihn zurückhaben
web-seat-you-left = Du bist von diesem Platz aufgestanden: { $seat }. Du kannst ihn jederzeit zurückhaben.
web-seat-back = Wieder hinsetzen

## Der Gastgeber

web-host-away = Der Gastgeber ist nicht da.
web-host-was-yours = Du hast diesen Tisch eröffnet: Du kannst wieder sein Gastgeber sein.
web-host-act = Gastgeber werden
web-log-hosted = Ab jetzt ist { $who } Gastgeber.

## Ein eingefrorenes Spiel

web-frozen = Dieses Spiel ist eingefroren
web-frozen-shown = Unten liegt alles so, wie es nach dem letzten Zug lag.
web-frozen-unseen = Wie damals alles lag, ist nicht mehr bekannt, aber die Datei der Partie enthält jeden Zug.
web-log-froze = Das Spiel ist eingefroren: Diese Version des Programms würde es anders spielen.

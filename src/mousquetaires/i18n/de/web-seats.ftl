### Plätze eines laufenden Spiels, im Browser: einen anbieten, ihn zurückbekommen, den Gastgeber vertreten; ein eingefrorenes Spiel.

## Einen Platz anbieten; $seat sagt, wessen er ist, $name und $who sind Spitznamen

web-offer-make = Anbieten …
web-offer-whom = Diesen Platz anbieten
web-offer-end = Angebot zurückziehen
web-offer-kept = reserviert für { $name }
web-offer-nobody = Niemand hier kann ihn nehmen. Schicke jemandem den Link des Tisches; sobald dort ein Spitzname gewählt ist, kannst du den Platz anbieten.
web-offer-invite = Allen, die diesen Link öffnen und einen Spitznamen wählen, kannst du einen Platz anbieten.
web-offer-to-you = { $name } bietet dir einen Platz an: { $seat }.
web-offer-take = Diesen Platz nehmen
web-come-about = Mit einem Spitznamen kannst du mit den anderen Zuschauern chatten, und der Gastgeber kann dir einen Platz anbieten.
web-log-offered = Der Gastgeber bietet { $who } einen Platz an: { $seat }.
web-log-not-offered = Der Gastgeber hat sein Angebot eines Platzes zurückgezogen: { $seat }.

## Aufstehen und wiederkommen

web-seat-left = { $name } hat den Platz verlassen
web-seat-for = für { $name }
web-seat-lent = { $name } kann wieder übernehmen
web-seat-you-left = Du hast diesen Platz verlassen: { $seat }. Du kannst ihn jederzeit wieder nehmen.
web-seat-back = Platz wieder nehmen

## Der Gastgeber

web-host-away = Der Gastgeber ist nicht da.
web-host-was-yours = Du hast diesen Tisch eröffnet: Du kannst wieder sein Gastgeber sein.
web-host-act = Gastgeber werden
web-log-hosted = Gastgeber ist jetzt { $who }.

## Ein eingefrorenes Spiel

web-frozen = Dieses Spiel ist eingefroren
web-frozen-shown = Unten ist die letzte gespielte Stellung.
web-frozen-unseen = Diese Stellung gibt es nicht mehr, aber die Aufzeichnung enthält jeden Zug.
web-log-froze = Das Spiel ist eingefroren: Diese Version des Programms würde es anders spielen.

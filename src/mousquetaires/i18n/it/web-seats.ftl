### I posti di una partita in corso, nel browser: offrirne uno, riprenderlo, guidare il tavolo; una partita congelata.

## Offrire un posto; $seat dice di chi è, $name e $who sono nickname

web-offer-make = Offri a…
web-offer-whom = Offri questo posto a
web-offer-end = Ritira l'offerta
web-offer-kept = riservato a { $name }
web-offer-nobody = Nessuno qui può prenderlo. Manda a qualcuno il link del tavolo: appena avrà scelto un nickname, potrai offrirgli il posto.
web-offer-invite = A chi apre questo link e sceglie un nickname si può offrire un posto.
web-offer-to-you = { $name } ti offre un posto: { $seat }.
web-offer-take = Prendi questo posto
web-come-about = Con un nickname puoi parlare con gli altri spettatori, e chi guida il tavolo può offrirti un posto.
web-log-offered = Viene offerto un posto a { $who }: { $seat }.
web-log-not-offered = Questo posto non è più offerto: { $seat }.

## Alzarsi e tornare

web-seat-left = { $name } non siede più qui
web-seat-for = per { $name }
web-seat-lent = { $name } può riprenderlo
web-seat-you-left = Hai lasciato questo posto: { $seat }. Puoi riprenderlo quando vuoi.
web-seat-back = Riprendi il posto

## Chi guida il tavolo

web-host-away = Chi guida il tavolo è assente.
web-host-was-yours = Hai aperto tu questo tavolo: puoi guidarlo di nuovo.
web-host-act = Guida tu il tavolo
web-log-hosted = D'ora in poi guida il tavolo { $who }.

## Una partita congelata

web-frozen = Questa partita è congelata
web-frozen-shown = Qui sotto tutto è disposto come all'ultima mossa giocata.
web-frozen-unseen = Non si sa più come tutto fosse disposto, ma il file della partita contiene ogni mossa.
web-log-froze = La partita è congelata: questa versione del programma la giocherebbe in modo diverso.

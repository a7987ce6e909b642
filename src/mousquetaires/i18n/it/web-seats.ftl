### I posti di una partita in corso, nel browser: offrirne uno, riprenderlo, guidare il tavolo; una partita congelata.

## Offrire un posto; $seat dice di chi è, $name e $who sono nickname

web-offer-make = Offri a…
web-offer-whom = Offri questo posto a
web-offer-end = Ritira l’offerta
web-offer-kept = riservato a { $name }
web-offer-nobody = Nessuno qui può prenderlo. Manda a qualcuno il link del tavolo; appena avrà scelto un nickname, potrai offrirgli il posto.
web-offer-invite = A chiunque apra questo link e scelga un nickname puoi offrire un posto.
web-offer-to-you = { $name } ti offre un posto: { $seat }.
web-offer-take = Prendi questo posto
web-come-about = Con un nickname puoi chattare con gli altri spettatori, e l’host può offrirti un posto.
web-log-offered = L’host offre un posto a { $who }: { $seat }.
web-log-not-offered = L’host ha ritirato l’offerta di un posto: { $seat }.

## Alzarsi e tornare

web-seat-left = { $name } ha lasciato il posto
web-seat-for = per { $name }
web-seat-lent = { $name } può riprendere il comando
web-seat-you-left = Hai lasciato questo posto: { $seat }. Puoi riprenderlo quando vuoi.
web-seat-back = Riprendi questo posto

## Chi guida il tavolo

web-host-away = L’host è assente.
web-host-was-yours = Il tavolo l’hai aperto tu: puoi tornare a esserne l’host.
web-host-act = Fai da host
web-log-hosted = Ora l’host è { $who }.

## Una partita congelata

web-frozen = Questa partita è congelata
web-frozen-shown = Ecco l’ultima posizione giocata.
web-frozen-unseen = Quella posizione non è più disponibile, ma la registrazione contiene ogni mossa.
web-log-froze = La partita è congelata: questa versione del programma la giocherebbe in modo diverso.

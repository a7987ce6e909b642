### Seats of a running game, in the browser: offering one, having it back, acting as host; a frozen game.

## Offering a seat; $seat is whose it is, $name and $who are nicknames

web-offer-make = Offer to…
web-offer-whom = Offer this seat to
web-offer-end = Withdraw the offer
web-offer-kept = kept for { $name }
web-offer-nobody = Nobody here can take it. Send someone the table’s link; once they have chosen a nickname, you can offer them the seat.
web-offer-invite = Anyone who opens this link and chooses a nickname can be offered a seat.
web-offer-to-you = { $name } offers you a seat: { $seat }.
web-offer-take = Take this seat
web-come-about = With a nickname you can chat with the other spectators, and the host can offer you a seat.
web-log-offered = The host offers { $who } a seat: { $seat }.
web-log-not-offered = The host has withdrawn the offer of a seat: { $seat }.

## Getting up and coming back

web-seat-left = { $name } left
web-seat-for = for { $name }
web-seat-lent = { $name } can take over again
web-seat-you-left = You left this seat: { $seat }. You can take it again at any time.
web-seat-back = Take it again

## The host

web-host-away = The host is away.
web-host-was-yours = You opened this table: you can be its host again.
web-host-act = Act as host
web-log-hosted = { $who } is now the host.

## A frozen game

web-frozen = This game is frozen
web-frozen-shown = Below is the last position played.
web-frozen-unseen = That position is no longer available, but the record has every move.
web-log-froze = The game is frozen: this version of the program would play it differently.

### La fine di una partita, nel browser.

## Chi ha vinto, e come

web-end-musketeers = I Moschettieri vincono
web-end-milady = Milady vince
web-end-musketeers-lose = I Moschettieri perdono
web-end-milady-loses = Milady perde
# $hero ha superato l’ultima anticamera; solo con il finale diamonds
web-end-how = { $ending ->
    [diamonds] { $hero_the } ha raggiunto la Regina: lei porta i suoi gioielli, e Richelieu impallidisce.
    [time] Il tempo è scaduto, e la Regina è al ballo senza i suoi gioielli.
    [siege] L’assedio di La Rochelle è perso, e con esso la guerra del Re.
    [honour] L’onore della Regina è perduto, e nessun gioiello può ridarglielo.
    [abduction] Costanza è morta.
   *[barred] Nessun Moschettiere può più proseguire la missione principale.
}
web-end-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
web-end-minutes = { $n } min
web-end-hours = { $hours } h { $minutes } min
web-end-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
# $left è per esempio «manca 1 passo»
web-end-closest = Milady ci è andata più vicina nel turno { $turn }: { $clock }, { $left }
web-end-quest-reached = Ultima plancia della missione principale: { $board }, { $done } di { $of }

## E adesso

web-end-rematch = Gioca ancora
web-end-swap = Scambia i ruoli
web-end-swap-about = Gli stessi giocatori, ma Milady la fa un altro.
web-end-follow = Vai alla prossima partita
web-end-record = Registrazione
web-end-record-about = Scarica la registrazione: ogni mossa e ogni dado, da conservare o da controllare.
web-end-table = Tavolo e chat
web-end-see = Com’è andata la partita
web-end-host = { $name } può iniziare la prossima partita.

## I tracciati

web-end-tabs = Parti del riepilogo
web-end-course = Partita
web-end-clocks = Quanto mancava
web-end-clocks-about = Quanto restava dopo ogni turno prima della vittoria di Milady.
web-end-turn-axis = Turno
web-end-left = { $n ->
    [one] resta { $n }
   *[other] restano { $n }
}
web-end-clock-never = mai in pericolo
web-end-call = { $n ->
    [0] salvo all’ultimo momento
   *[other] al minimo: { $n }
}
web-end-won-here = Milady vince
# letto ad alta voce: quanto restava dopo ogni turno
web-end-clock-heard = { $clock }, al massimo { $of }, dopo ogni turno: { $values }

## Dov’era Milady

web-end-path = Dov’era Milady
web-end-path-about = E che cosa ne sapevano i Moschettieri prima che la sua carta fosse rivelata.
web-end-path-was = era qui
web-end-path-met = incontrata o trovata
web-end-path-possible = possibile
web-end-path-ruled-out = escluso
web-end-path-shown = La sua area è stata pescata e rivelata all’inizio di ogni turno.
web-end-near-miss = Per un soffio, turno { $turn }: { $who } le era accanto senza saperlo.
# letto ad alta voce per un turno
web-end-path-heard = Turno { $turn }: { $place }
web-end-path-heard-met = Turno { $turn }: { $place }, incontrata o trovata

## Duelli e tiri

web-end-duels = Duelli
web-end-duels-count = { $drawn ->
    [0] vinti: { $won }, persi: { $lost }
   *[other] vinti: { $won }, persi: { $lost }, pari: { $drawn }
}
web-end-duels-none = Non c’è stato nessun duello.
web-end-duel-won = vinto
web-end-duel-lost = perso
web-end-duel-drawn = pari
web-end-duel-of = { $won } di { $n }
web-end-rolls = Tiri
web-end-luckiest = Il tiro più fortunato
web-end-worst = Il tiro peggiore
web-end-roll-none = Nessuno è stato raro quanto 1 su { $n }.
web-end-roll-duel = { $hero_the } contro { $foe_acc }, turno { $turn }
web-end-roll-siege = L’assedio di La Rochelle, turno { $turn }
web-end-rare = 1 su { $n }
web-end-rare-about = Con questi dadi, un tiro su { $n } dà altrettante Spade e ne lascia altrettanto poche contro. Equipaggiamento e rilanci non contano.
web-end-rare-bad-about = Con questi dadi, un tiro su { $n } dà altrettanto poche Spade e ne lascia altrettante contro. Equipaggiamento e rilanci non contano.

## Mani

web-end-hands = Le mani alla fine
web-end-hands-tab = Mani
web-end-hand-empty = nessuna carta
web-end-hand-foes = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}
web-end-hand-traps = { $n ->
    [one] { $n } trappola
   *[other] { $n } trappole
}

### Ce que répond le serveur quand une partie ne peut pas être revue.

server-record-foreign = Ce fichier n’est pas l’enregistrement d’une partie.
server-record-rules = Cette partie suivait d’autres règles : ce serveur ne peut pas la rejouer.
server-record-damaged = L’enregistrement est endommagé : impossible de le revoir.
server-record-damaged-at = L’enregistrement est endommagé : l’entrée { $at } ne convient pas.
server-replay-rules = Cette partie suivait une version antérieure des règles : elle ne peut plus être revue, mais vous pouvez télécharger son enregistrement.
server-replay-long = Cette partie est trop longue pour être revue ici.
server-replays-busy = Beaucoup de parties sont en préparation : réessayez dans un instant.

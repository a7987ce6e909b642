### Why the coach gives no advice.

server-coach-off = A questo tavolo il consigliere non è permesso: lo decide l’host quando lo apre.
server-coach-busy = Il consigliere è occupato: chiedi di nuovo tra un momento.

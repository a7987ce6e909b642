### Why the coach gives no advice.

server-coach-off = Le conseiller n’est pas permis à cette table : l’hôte en décide en l’ouvrant.
server-coach-busy = Le conseiller est occupé : redemandez dans un instant.

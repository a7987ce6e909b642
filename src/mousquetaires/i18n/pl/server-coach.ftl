### Why the coach gives no advice.

server-coach-off = Przy tym stole doradca jest wyłączony: decyduje o tym gospodarz, gdy otwiera stół.
server-coach-busy = Doradca jest zajęty: zapytaj za chwilę.

### Co odpowiada serwer, gdy gry nie da się odtworzyć.

server-record-foreign = Ten plik nie jest zapisem gry.
server-record-rules = Tę grę rozegrano według innych zasad: ten serwer jej nie odtworzy.
server-record-damaged = Zapis jest uszkodzony: nie da się go odtworzyć.
server-record-damaged-at = Zapis jest uszkodzony: wpis { $at } do niego nie pasuje.
server-replay-rules = Tę grę rozegrano według wcześniejszej wersji zasad: nie da się jej odtworzyć, ale możesz pobrać jej zapis.
server-replay-long = Ta gra jest za długa, by ją tu odtworzyć.
server-replays-busy = Trwa przygotowywanie wielu powtórek: spróbuj ponownie za chwilę.

# Las opciones que fija quien empieza: sus nombres, los mismos en mitad de una frase, y qué significa cada una.
options-backwards = Al revés
options-diagonals = Diagonales
options-connected = Conectadas
options-no-duplicates = Sin repetir
options-open-racks = Atriles abiertos

options-in-backwards = al revés
options-in-diagonals = diagonales
options-in-connected = conectadas
options-in-no-duplicates = sin repetir
options-in-open-racks = atriles abiertos
options-in-plain = ninguna

options-backwards-more = Las palabras se pueden leer en ambos sentidos.
options-diagonals-more = Las diagonales también son líneas: puedes jugar en ellas, y deben formar palabras.
options-connected-more = Las fichas de una jugada pueden ir donde sea, siempre que las palabras nuevas estén conectadas.
options-no-duplicates-more = Ninguna palabra puede estar dos veces en el tablero.
options-open-racks-more = Todos ven todos los atriles.

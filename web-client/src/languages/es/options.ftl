# Las opciones que fija quien empieza: sus nombres, y los mismos en mitad de una frase.
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

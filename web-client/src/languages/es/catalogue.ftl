# Lo que un servidor puede jugar: sus sistemas, y las fichas sin letra.
catalogue-classic = Classic
catalogue-classic-nine = Classic, nueve fichas
catalogue-finish-line = Finish Line
catalogue-super = Super
catalogue-shmac = SHMAC
catalogue-crosswords = Crosswords
catalogue-crosswords-17 = Crosswords 17
catalogue-scrappy = Scrappy Scrambled

catalogue-classic-more = El juego de palabras cruzadas de siempre: 15 × 15 casillas, 100 fichas, 50 puntos por poner siete.
catalogue-classic-nine-more = Classic con nueve fichas en cada atril: palabras más largas, y 50 puntos por poner siete o más.
catalogue-finish-line-more = Una carrera hasta una meta acorde con el nivel de cada cual. Gana quien llegue antes a la suya.
catalogue-super-more = Un tablero de 21 × 21 con 200 fichas, donde letras y palabras cuentan hasta cuatro veces.
catalogue-shmac-more = TH, SH, CH y QU tienen ficha propia, y las cruces rojas quitan fichas del tablero.
catalogue-crosswords-more = Bonificaciones en las esquinas entre casillas, palabras al revés y opciones que fija quien empieza.
catalogue-crosswords-17-more = Crosswords en 17 × 17 casillas: bonificaciones en las esquinas, palabras al revés o en diagonal, incluso varias por jugada.
catalogue-scrappy-more = Cualquier palabra, en cualquier idioma y en cualquier lugar del tablero. Si alguien la pone en duda, se vota.

catalogue-blank = comodín
catalogue-red-cross = cruz roja

# Las reglas de una sala en palabras sencillas: sus capítulos, y de qué trata cada frase.
rules-setup = Preparación
rules-plays = Jugadas
rules-words = Palabras
rules-score = Puntos
rules-turns = Turnos
rules-challenges = Comprobación de palabras
rules-end = El final
rules-about-players = Jugadores
rules-about-board = Tablero
rules-about-tiles = Fichas
rules-about-corners = Esquinas
rules-about-racks = Atriles
rules-about-first-player = Quién empieza
rules-about-first-turn = Primer turno
rules-about-first-play = Primera jugada
rules-about-lines = Líneas
rules-about-connecting = Contacto
rules-about-runs = Series
rules-about-lookup = Búsqueda
rules-lookup = Puedes buscar palabras en cualquier momento.
rules-about-reading = Lectura
rules-about-duplicates = Palabras repetidas
rules-about-points = Puntuación
rules-about-premiums = Premios
rules-about-bingo = Bingo
rules-about-exchange = Cambio
rules-about-hints = Pistas
rules-about-targets = Metas
rules-about-settlement = Cuenta final
rules-about-list = Lista de palabras
rules-not-used = Aquí no hay.
rules-other-list = { $name }.

rules-players = De { $least } a { $most } jugadores.
rules-board = El tablero tiene { $rows } × { $columns } casillas.
rules-board-fours = El tablero tiene { $rows } × { $columns } casillas, algunas de las cuales multiplican por cuatro.
rules-tiles = Hay { $tiles } fichas, { $blanks } de ellas comodines. Un comodín vale por cualquier letra, la conserva y puntúa 0.
rules-digraphs = { $tiles } tienen ficha propia: una palabra con esas letras debe usar esa ficha.
rules-crosses = { $crosses } fichas tienen una cruz roja. Pon una sobre una ficha del tablero, y las dos salen de la partida. La casilla queda vacía o recibe en el mismo turno otra ficha, que entonces puntúa 0.
rules-cross-leaves = Lo que queda a cada lado debe ser una palabra, o una sola ficha que forme parte de otra palabra.
rules-corners = Antes de la partida se ponen al azar { $corners } bonificaciones en las esquinas entre casillas ({ $chances }). Cada una actúa en las cuatro casillas que la rodean.
rules-corner-chance = { $premium } { $percent } %
rules-corners-act = Cada bonificación de letra multiplica toda letra nueva que la toca. Cada bonificación de palabra multiplica una palabra una vez si la toca una de sus letras nuevas.
rules-racks =
    { $count ->
        [one] Un atril tiene { $count } ficha y se rellena después de cada jugada mientras queden en la bolsa.
       *[other] Un atril tiene { $count } fichas y se rellena después de cada jugada mientras queden en la bolsa.
    }
rules-open-racks = Todos ven todos los atriles.
rules-first-best = Todos sacan una ficha. Empieza la más cercana a la A, y un comodín gana a la A. Si hay empate, vuelven a sacar los empatados.
rules-first-all-again = Todos sacan una ficha. Empieza la más cercana a la A, y un comodín gana a la A. Si hay empate, vuelven a sacar todos.
rules-first-random = El azar decide quién empieza.

rules-starter = Quien empieza pone { $tile } en cualquier casilla y fija las opciones: { $options }. Esto no puntúa. Al cabo de { $time }, la ficha va a { $square }.
rules-a-tile = una { $tile }
rules-an-tile = una { $tile }
rules-first-play =
    { $count ->
        [one] La primera jugada necesita al menos { $count } ficha y debe cubrir { $square }.
       *[other] La primera jugada necesita al menos { $count } fichas y debe cubrir { $square }.
    }
rules-lines-straight = Pon tus fichas en una sola fila o columna, sin huecos.
rules-lines-diagonal = Pon tus fichas en una sola fila, columna o diagonal, sin huecos.
rules-lines-connected = Pon tus fichas donde quieras, siempre que sus palabras estén conectadas.
rules-diagonals = Las diagonales también son líneas: puedes jugar en ellas, y deben formar palabras.
rules-connected = Las fichas de una jugada pueden ir donde sea, siempre que las palabras nuevas estén conectadas.
rules-contact-tile = Tras la primera, toda jugada debe tocar una ficha del tablero.
rules-contact-board = Todas las fichas del tablero deben estar conectadas y no formar más que palabras.
rules-contact-none = Una jugada no tiene que tocar nada: puede ir donde haya sitio.

rules-any-word = Vale cualquier palabra en cualquier idioma, también nombres y abreviaturas. No hay lista de palabras.
rules-no-list = El registro de esta partida no indica ninguna lista de palabras.
rules-list =
    { $count ->
        [one] Las palabras deben estar en la lista { $name } ({ $count } palabra).
       *[other] Las palabras deben estar en la lista { $name } ({ $count } palabras).
    }
rules-runs-straight = Las fichas contiguas en una fila o columna forman una palabra.
rules-runs-diagonal = Las fichas contiguas en una fila, columna o diagonal forman una palabra.
rules-diagonal-if-played = Una diagonal solo cuenta si la jugada la seguía.
rules-backwards = Las palabras se pueden leer en ambos sentidos.
rules-reading-straight = Las palabras se leen de izquierda a derecha y de arriba abajo.
rules-reading-diagonal = Las palabras se leen de izquierda a derecha y de arriba abajo. Una diagonal se lee desde su extremo izquierdo.
rules-lone-tile = Una ficha sola también es una palabra. Quien la pone dice en qué sentido se lee.
rules-no-duplicates = Ninguna palabra puede estar dos veces en el tablero.

rules-no-points = No se cuentan puntos.
rules-score-words = Puntúa cada palabra que una jugada forma o cambia: primero sus letras, luego sus premios de palabra.
rules-score-readings = Puntúa cada palabra con una letra nueva. Si al revés es otra palabra, puntúan las dos.
rules-premium-once = Un premio cuenta una vez, al cubrirlo.
rules-premium-always = Las bonificaciones nunca se gastan.
rules-bingo =
    { $tiles ->
        [one] Poner { $tiles } ficha en un turno es un bingo:
       *[other] Poner { $tiles } fichas en un turno es un bingo:
    } { $points ->
        [one] { $points } punto más.
       *[other] { $points } puntos más.
    }
rules-bingo-or-more =
    Poner { $tiles } o más fichas en un turno es un bingo: { $points ->
        [one] { $points } punto más.
       *[other] { $points } puntos más.
    }

rules-turn = En tu turno juegas, cambias o pasas.
rules-exchange = Puedes cambiar las fichas que quieras, como mucho tantas como haya en la bolsa.
rules-exchange-minimum = Puedes cambiar las fichas que quieras mientras la bolsa tenga al menos { $tiles }.
rules-exchange-minimum-limit = Puedes cambiar las fichas que quieras, como mucho tantas como haya en la bolsa, mientras esta tenga al menos { $tiles }.
rules-turn-discard = En tu turno juegas, descartas todas tus fichas o pasas.
rules-discard = Para descartar, mete todas tus fichas en la bolsa, mézclala y saca otras.
rules-hints = En tu turno puedes pedir una pista: buenas jugadas con tu atril.

rules-unchecked = Las palabras no se comprueban al ponerlas. Cualquier rival puede impugnar la última jugada.
rules-challenge = Si una de sus palabras no está en la lista, las fichas vuelven y se pierden los puntos y el turno.
rules-unchecked-vote = Las palabras no se comprueban. Cualquier rival puede poner en duda la última jugada.
rules-vote = Quien la hizo envía entonces una prueba o retira la jugada, y los demás tienen { $time } para votar. Si la mayoría la rechaza, las fichas vuelven y la misma persona juega otra vez. Si hay empate, se acepta la jugada.
rules-window-two =
    { $how ->
        [dispute] Con dos jugadores, una jugada se puede poner en duda durante { $time } o hasta que todos la acepten; el siguiente jugador espera.
       *[challenge] Con dos jugadores, una jugada se puede impugnar durante { $time } o hasta que todos la acepten; el siguiente jugador espera.
    }
rules-window-two-next =
    { $how ->
        [dispute] Con dos jugadores, una jugada se puede poner en duda hasta la siguiente.
       *[challenge] Con dos jugadores, una jugada se puede impugnar hasta la siguiente.
    }
rules-window-more =
    { $how ->
        [dispute] Con tres o cuatro, una jugada se puede poner en duda durante { $time } o hasta que todos la acepten; el siguiente jugador espera.
       *[challenge] Con tres o cuatro, una jugada se puede impugnar durante { $time } o hasta que todos la acepten; el siguiente jugador espera.
    }
rules-window-more-next =
    { $how ->
        [dispute] Con tres o cuatro, una jugada se puede poner en duda hasta la jugada siguiente.
       *[challenge] Con tres o cuatro, una jugada se puede impugnar hasta la jugada siguiente.
    }
rules-window-last =
    { $how ->
        [dispute] Una jugada que acabaría la partida se puede poner en duda durante { $time }.
       *[challenge] Una jugada que acabaría la partida se puede impugnar durante { $time }.
    }

rules-level = Nivel «{ $level }»: la meta es de { $targets } jugadores.
rules-level-beginner = principiante
rules-level-intermediate = intermedio
rules-level-expert = experto
rules-level-target =
    { $points ->
        [one] { $points } punto con { $players }
       *[other] { $points } puntos con { $players }
    }

# How a game is timed.
rules-clock-none = Sin límite de tiempo.
rules-clock-game = { $time } para cada jugador.
rules-clock-increment = { $time } más tras cada jugada.
rules-clock-move = { $time } para cada jugada.
rules-clock-slow =
    { $count ->
        [one] Un día para cada jugada.
       *[other] { $count } días para cada jugada.
    }
rules-clock-bank =
    { $count ->
        [one] Un día de reserva para toda la partida.
       *[other] { $count } días de reserva para toda la partida.
    }
rules-clock-night = De noche el reloj se para, a las horas que cada uno elige.
rules-clock-answers = Hay al menos un día para responder a una jugada, para votar y para un primer turno con límite de tiempo.
rules-clock-holiday =
    { $count ->
        [one] Hasta un día de vacaciones al año.
       *[other] Hasta { $count } días de vacaciones al año.
    }
rules-clock-lose = Si se te acaba el tiempo, quedas fuera de la partida.
rules-clock-pass = Si se te acaba el tiempo, pasas.
rules-clock-points =
    Si se te acaba el tiempo, cada minuto que empieza cuesta { $points } { $points ->
        [one] punto
       *[other] puntos
    }. Después de { $time } quedas fuera de la partida.
rules-clock-nudge = Si se te acaba el tiempo, solo recibes un recordatorio.
rules-clock = Reloj:

# Cómo puede acabar una partida según las reglas de una sala. La primera frase habla de la partida; las demás la completan.
rules-ends-may-went-out =
    { $also ->
        [yes] La partida también acaba cuando la bolsa está vacía y alguien pone su última ficha.
       *[no] La partida acaba cuando la bolsa está vacía y alguien pone su última ficha.
    }
rules-ends-may-empty-rack =
    { $also ->
        [yes] La partida también acaba cuando le toca a alguien con el atril vacío.
       *[no] La partida acaba cuando le toca a alguien con el atril vacío.
    }
rules-ends-may-all-passed =
    { $also ->
        [yes] La partida también acaba
       *[no] La partida acaba
    } { $times ->
        [one] cuando todos pasan uno tras otro.
       *[other] cuando todos han pasado { $times } veces seguidas.
    }
rules-ends-may-all-idle =
    { $also ->
        [yes] La partida también acaba
       *[no] La partida acaba
    } { $times ->
        [one] cuando todos han pasado o cambiado uno tras otro.
       *[other] cuando todos han pasado o cambiado { $times } veces seguidas.
    }
rules-ends-may-scoreless =
    { $also ->
        [yes] La partida también acaba
       *[no] La partida acaba
    } { $turns ->
        [one] tras { $turns } turno sin puntos.
       *[other] tras { $turns } turnos seguidos sin puntos.
    }
rules-ends-may-target =
    { $also ->
        [yes] La partida también acaba en cuanto alguien llega a su meta y así gana; las fichas sobrantes no cuentan.
       *[no] La partida acaba en cuanto alguien llega a su meta y así gana; las fichas sobrantes no cuentan.
    }
rules-ends-may-at-once =
    { $also ->
        [yes] La partida también acaba
       *[no] La partida acaba
    } { $tiles ->
        [one] en cuanto alguien pone { $tiles } ficha en un turno y así gana.
       *[other] en cuanto alguien pone { $tiles } fichas en un turno y así gana.
    }
rules-ends-may-at-once-or-more =
    { $also ->
        [yes] La partida también acaba en cuanto alguien pone { $tiles } fichas o más en un turno y así gana.
       *[no] La partida acaba en cuanto alguien pone { $tiles } fichas o más en un turno y así gana.
    }
rules-ends-may-no-play =
    { $also ->
        [yes] La partida también acaba cuando la bolsa está vacía y a nadie le queda ninguna jugada.
       *[no] La partida acaba cuando la bolsa está vacía y a nadie le queda ninguna jugada.
    }
rules-ends-no-points-kept = No se cuentan puntos, así que nadie gana por puntos.
rules-ends-deduct = Al final, cada cual pierde los puntos de las fichas que le quedan.
rules-ends-no-deduct = Las fichas sobrantes no cuestan nada.
rules-ends-award = Quien pone su última ficha suma los puntos de todas las fichas sobrantes.
rules-ends-highest-wins = Gana la puntuación más alta.
rules-ends-ties-before = Si hay empate, gana la puntuación más alta antes de restar las fichas sobrantes.
rules-ends-ties-share = Si hay empate, se comparte la victoria.

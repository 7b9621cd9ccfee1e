# Cómo llama el formulario de una partida nueva a los ajustes y a sus valores.
knobs-group-list = Lista de palabras
knobs-group-words = Palabras y líneas
knobs-group-challenges = Comprobación de palabras
knobs-group-seconds = Tiempo para responder a una jugada (segundos)
knobs-group-setup = Preparación
knobs-group-parts = Tablero y fichas
knobs-group-more = Más
knobs-seconds-hint = En los dos primeros, 0 significa hasta la jugada siguiente.

knobs-list =
    { $name }, { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }

knobs-reading = Lectura
knobs-reading-forward = Al derecho
knobs-reading-both = También al revés
knobs-lines = Líneas
knobs-lines-straight = Filas y columnas
knobs-lines-diagonals = También diagonales
knobs-layout = Fichas de una jugada
knobs-layout-line = En una línea
knobs-layout-connected = Conectadas
knobs-layout-line-explained = Todas las fichas de una jugada van en una línea, sin huecos.
knobs-layout-connected-explained = Las fichas de una jugada pueden ir en cualquier sitio, siempre que sus palabras estén conectadas.
knobs-duplicates = Palabras repetidas
knobs-duplicates-allowed = Permitidas
knobs-duplicates-refused = No permitidas

knobs-window-two = Con dos jugadores
knobs-window-more = Con tres o cuatro
knobs-window-last = Para una jugada que acabaría la partida
knobs-window-vote = Para votar

knobs-racks = Atriles
knobs-racks-hidden = Ocultos
knobs-racks-open = Abiertos
knobs-hints = Permitir pistas
knobs-hints-yes = Sí
knobs-hints-no = No
knobs-word-lookup = Buscar palabras
knobs-word-lookup-after = Después de la partida
knobs-word-lookup-always = En cualquier momento
knobs-word-lookup-explained = Todo el mundo puede averiguar si una palabra es válida.
knobs-first = Quién empieza
knobs-first-best = Sorteo; si empatan, repiten los empatados
knobs-first-all-again = Sorteo; si hay empate, repiten todos
knobs-first-random = Al azar
knobs-scoring = Puntos
knobs-scoring-points = Se cuentan
knobs-scoring-none = No se cuentan
knobs-exchange = Cambio
knobs-exchange-some = Fichas a elegir
knobs-exchange-all = Todas las fichas a la vez
knobs-rack-size = Fichas por atril
knobs-bingo-points = Puntos por bingo
knobs-bingo-tiles = Fichas para un bingo
knobs-exchange-minimum = Fichas en la bolsa para cambiar
knobs-passes = Rondas de pases para acabar
knobs-scoreless = Turnos sin puntos para acabar
knobs-never = nunca

knobs-board = Tablero
knobs-tiles = Fichas

knobs-quoted = «{ $name }»
knobs-out-of-range = { $setting } debe estar entre { $least } y { $most } aquí.
knobs-contradiction =
    { $count ->
        [one] { $settings } no se puede ajustar así aquí.
       *[other] { $settings } no encajan entre sí.
    }

# The page of the finished games: searches, words and statistics.
history-page-title = Partidas terminadas · Crisscross
history-title = Partidas terminadas
history-mine = Tus partidas terminadas
history-of-room = Partidas terminadas de la sala { $code }
history-to-room = Ir a la sala
history-parts = Secciones
history-games = Partidas
history-words = Palabras
history-statistics = Estadísticas
history-puzzles = Acertijos
history-puzzles-about = En cada uno de estos turnos se te escapó una jugada mucho mejor. ¿La encuentras?
history-no-puzzles = Ninguna de tus partidas está analizada todavía. Abre una partida terminada y analízala en su repaso.
history-puzzles-none = Aquí no cometiste ningún gran error.
history-puzzle = Turno { $turn }

# The form that finds games.
history-word = Palabra jugada
history-opponent = Con quién
history-player = Jugador
history-system = Reglas
history-any-system = Todas
history-result = Resultado
history-any-result = Todos
history-won = Ganadas
history-drawn = Empatadas
history-drawn-short = Empates
history-lost-game = Perdidas
history-more-fields = Más filtros
history-filter = Filtrar
history-from = Desde
history-to = Hasta
history-play = Puntos mínimos de una jugada
history-challenge = Jugadas impugnadas o en duda
history-any-challenge = Con o sin
history-challenge-any = Al menos una
history-challenge-invalid = La jugada no era válida
history-challenge-valid = La jugada era válida
history-end = Final
history-any-end = Todos
history-end-went-out = Última ficha usada
history-end-resignation = Abandono
history-end-all-passed = Todos pasaron
history-end-scoreless = Turnos sin puntos
history-end-out-of-time = Tiempo agotado
history-end-target = Meta alcanzada
history-end-no-play = Sin jugadas posibles
history-end-agreement = De común acuerdo
history-end-turn-limit = Demasiados turnos
history-end-all-idle = Pases y cambios
history-end-empty-rack = Atril vacío
history-end-at-once = Todas las fichas a la vez
history-sort = Orden
history-newest = Las más recientes
history-oldest = Las más antiguas
history-by-play = La mejor jugada
history-by-margin = La mayor diferencia
history-with-bingo = Con un bingo
history-with-phony = Con una palabra no válida
history-this-day = En este día de cualquier año
history-find = Buscar
history-clear = Borrar

# What was found.
history-found = Resultados
history-searching = Buscando…
history-no-games = Ninguna partida terminada coincide.
history-imports-left-out = Tienes partidas importadas que no cuentan en las estadísticas. Puedes hacer que cuenten en la lista de partidas.
history-no-words = Ninguna palabra coincide.
history-two-letters = Escribe al menos dos letras.
history-day-in-utc = El servidor no conoce tu zona horaria, así que se cuenta el día en UTC.
history-first-found =
    { $count ->
        [one] El primer resultado
       *[other] Los primeros { $count } resultados
    }
history-all-found =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
history-more = Más
history-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
history-best = { $words } por { $points }
history-bingos =
    { $count ->
        [one] { $count } bingo
       *[other] { $count } bingos
    }
history-challenges =
    { $count ->
        [one] { $count } jugada impugnada o puesta en duda
       *[other] { $count } jugadas impugnadas o puestas en duda
    }
history-unrated = sin valoración
history-resigned =
    { $who ->
        [you] abandonaste
       *[other] { $name } abandonó
    }
history-ran-out =
    { $who ->
        [you] se te acabó el tiempo
       *[other] a { $name } se le acabó el tiempo
    }

# The words, and the word book of a room.
history-word-book = Cuaderno de palabras
history-disputed = Impugnadas o puestas en duda
history-invalid = No válidas
history-first = Jugadas por primera vez
history-any-word = Cualquier palabra
history-begins = Empieza por
history-was-valid = { $name } la impugnó: válida
history-was-invalid = { $name } la impugnó: no válida
history-was-beside-invalid = { $name } la impugnó: retirada con la jugada
history-was-accepted = { $name } la puso en duda: aceptada
history-was-rejected = { $name } la puso en duda: retirada
history-stood = no está en la lista, pero se quedó
history-was-first = primera vez en la sala

# Statistics.
history-against = Contra
history-show = Mostrar
history-won-of = { $won } ({ $part } %)
history-average = Puntuación media
history-margin = Diferencia media
history-per-move = Puntos por jugada
history-bingos-a-game = Bingos por partida
history-highest-game = Puntuación más alta
history-highest-play = Mejor jugada
history-challenges-won = Impugnadas o puestas en duda con razón
history-challenges-lost = Impugnadas o puestas en duda sin razón
history-phonies-stood = Palabras no válidas que se quedaron
history-phonies-withdrawn = Jugadas retiradas
history-think = Tiempo por jugada
history-by-system = Por conjunto de reglas
history-won-of-games =
    { $count ->
        [one] { $won } de { $count } partida ganada
       *[other] { $won } de { $count } partidas ganadas
    }
# Twice the deviation: the rating is within it 19 times out of 20.
history-rating = Valoración { $rating } ± { $deviation }
history-longest = Palabras más largas
history-best-words = Mejores palabras
history-openings = Aperturas
history-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    }
history-over-time = A lo largo del tiempo
history-over-time-line = La línea muestra
history-over-time-from = { $from } a { $to }: partidas y victorias, y como línea: { $figure }
history-as-table = Como tabla
history-month = Mes
history-opponents = Rivales más frecuentes
history-name = Nombre

# Why a search has no answer.
history-nobody-yet = Aún no tienes partidas en este dispositivo.
history-no-such-room = Esa sala no existe, o no puedes ver sus partidas.
history-too-many = Demasiadas búsquedas a la vez. Inténtalo de nuevo en un momento.
history-lost = El servidor no ha respondido. Inténtalo de nuevo.
history-failed = La búsqueda ha fallado.

# Partidas importadas: su marca, y la parte de la página que las importa.
history-imported = Importada
history-from-file = De un archivo de partida, { $date }.
history-from-record = De un registro (GCG), { $date }. Los atriles se ven hasta donde se conocen.
history-counts = Contar en las estadísticas
history-counts-unchanged = No se ha podido cambiar. Inténtalo de nuevo.
history-import-remove = Quitar esta partida…
history-import-remove-text = Se elimina definitivamente de este servidor, con tus notas.
history-import-remove-yes = Quitar
history-import-not-removed = No se puede quitar. Quizá otra persona tiene un asiento en ella.
history-import-count-all = Contarlas todas en las estadísticas
history-import-remove-all = Quitar las partidas importadas…
history-import-remove-all-text = Todas las partidas que has importado se eliminan definitivamente de este servidor, con tus notas. Las partidas en las que otra persona tiene un asiento se quedan.
history-import = Importar partidas
history-imports =
    { $count ->
        [one] { $count } partida importada
       *[other] Tus { $count } partidas importadas
    }
history-import-what = Elige archivos de partida (.json) o partidas anotadas (.gcg). Solo tú las ves, en una sala propia. Si faltaba tu nombre, elige los mismos archivos otra vez para añadirlo.
history-import-own-name = Tu nombre en estas partidas
history-import-files = Elegir archivos
history-import-folder = Elegir una carpeta
history-import-progress = { $done } de { $count }
history-import-done = Importadas: { $imported }; ya estaban: { $known }; rechazadas: { $refused }
history-import-known = Ya estaba
history-import-bad-file = Hay un error en este archivo, en { $place }.
history-import-bad-line = Hay un error en la línea { $line } de este archivo.
history-import-no-files = No se ha encontrado ningún archivo .json ni .gcg.
history-import-no-file = No es un archivo de partida ni una partida anotada.
history-import-no-record = No es una partida que se pueda importar.
history-import-failed = No se ha podido importar esta partida.
history-import-no-games = No hay ninguna partida en este archivo.
history-import-not-over = Esta partida no ha terminado.
history-import-too-large = Este archivo es demasiado grande.
history-import-unreadable = No se ha podido leer este archivo.
history-import-full = No puedes importar más partidas.
history-import-enough-today = Hoy no se pueden importar más partidas desde tu red. Inténtalo de nuevo mañana.
history-end-record = Fin del registro

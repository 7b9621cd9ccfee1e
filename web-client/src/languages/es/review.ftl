# El repaso de una partida terminada.
review-title = Repaso · Crisscross
review-subtitle = Repaso · { $system }
review-games = Partidas
review-room = Sala y chat
review-heading = Repaso de la partida
review-not-loaded = No se ha podido cargar esta partida. Recarga la página.
review-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
review-out = Fuera del juego
review-tiles-out = Fichas fuera del juego
review-moves = Jugadas de la partida

review-first = Principio
review-back = Un paso atrás
review-forward = Un paso adelante
review-last = Final
review-moment = Momento de la partida
review-moment-now = { $number } de { $count }: { $text }
review-began = Empieza la partida.
review-order-drawn = Sorteo del primer turno.

review-possible = Lo que era posible
review-ask = ¿Qué era posible?
review-looking = Buscando jugadas…
review-equity = Una jugada vale sus puntos más lo que, según el ordenador, darán las fichas que te quedas.
review-move = Jugada
review-score = Puntos
review-worth-title = Valor
review-difference = Diferencia
review-wins = gana
review-exchanged = Cambio
review-passed = Pase
review-exchange = Cambiar { $tiles }
review-pass = Pasar

review-tag-played = jugada
review-tag-withdrawn = retirada
review-tag-done = hecho

review-points =
    { $count ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
review-worth = vale { $amount }
review-wins-at-once = gana al momento
review-best-played = Fue la mejor jugada.
review-best-exchanged = Cambiar era lo mejor: ninguna otra jugada valía más.
review-best-passed = Pasar era lo mejor: ninguna otra jugada valía más.
review-no-play = No se ha encontrado ninguna jugada.
review-would-have-won = { $name } habría ganado al momento.
review-exchanging = Cambiar { $tiles }
review-passing = Pasar
review-better = { $name } habría valido { $points } más.
review-withdrawn = La jugada se retiró.
review-withdrawn-won = La jugada se retiró. { $name } habría ganado al momento.
review-withdrawn-worth = La jugada se retiró. { $name } habría valido { $points }.

review-chances = Oportunidades perdidas
review-no-chances = Ninguna: cada jugada fue la mejor.
review-chances-found =
    { $count ->
        [0] Análisis terminado: cada jugada fue la mejor
        [one] Análisis terminado: { $count } oportunidad perdida
       *[other] Análisis terminado: { $count } oportunidades perdidas
    }
review-analyse-all =
    { $count ->
        [one] Analizar la jugada
       *[other] Analizar las { $count } jugadas
    }
review-analysed =
    { $count ->
        [one] { $done } de { $count } jugada analizada
       *[other] { $done } de { $count } jugadas analizadas
    }
review-stop = Parar

review-own = { $name }: { $move }, { $worth }
review-own-withdrawn = { $name }: { $move }, retirada

review-a-win = una victoria
review-show-biggest = Mostrar las mayores
review-show-all = Ver todas ({ $count })
review-show-near = Ver menos

# A game that plays by itself.
review-autoplay = Reproducción automática
review-speed = Ritmo
review-speed-seconds =
    { $count ->
        [one] Cada segundo
       *[other] Cada { $count } segundos
    }
review-speed-real = Como se jugó

# What is shown of a moment.
review-thought = { $name } pensó durante { $time }.
review-explain = Cómo se suma la puntuación
review-tiles = Bolsa y fichas ocultas
review-in-the-bag = En la bolsa
review-in-the-bag-or-unknown = En la bolsa o en atriles desconocidos
review-unseen-by = Ocultas para { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = escribió:

# The link to a moment, and its picture.
review-share = Compartir este momento
review-share-own = Solo tú puedes abrir este enlace, porque importaste esta partida. Envía a los demás la imagen o el archivo.
review-share-button = Compartir<hidden> este momento</hidden>
review-download = Descargar
review-embed = Para tu propia página: pega este código.
review-copy-code = Copiar el código
review-code-copied = Código copiado
review-picture = El tablero en este momento
review-save-as = Guardar como { $format }
review-no-picture = No se ha podido cargar la imagen.

review-analyse-again = Analizar otra vez
review-analysis-busy = El servidor está analizando otras partidas. Inténtalo de nuevo en un momento.
review-analysis-too-long = Esta partida tiene demasiadas jugadas para analizarla.
review-analysis-no-list = El servidor no tiene ninguna lista de palabras para esta partida.
review-analysis-lost = Sin conexión con el servidor. Inténtalo de nuevo.
review-analysis-failed = No se ha podido analizar esta partida.
review-proved = Demostrado: estas jugadas se siguieron hasta el final de la partida. Su valor es la diferencia final.
review-chance-title = Victoria %
review-chance-by-turn = Probabilidad de ganar por turno
review-report = Toda la partida
review-player = Jugador
review-luck = Suerte
review-size-small = Error pequeño
review-size-medium = Error mediano
review-size-large = Error grande
review-mistakes = Errores
review-sizes-small = pequeños
review-sizes-medium = medianos
review-sizes-large = grandes
review-mistakes-explained = Un error es pequeño a partir de 5 puntos menos que la mejor jugada, mediano a partir de 15, grande a partir de 30 o si dejó escapar la victoria.
review-luck-explained = La suerte mide en puntos cuánto mejores que la media fueron las fichas sacadas.
review-luck-unknown = «–»: el registro no dice todas las fichas que sacó el jugador.
review-other-list = El servidor no tiene la lista de palabras de esta partida. Las jugadas se valoraron con { $list }.
review-unjudged =
    { $count ->
        [one] Una jugada no se valoró: el registro no dice qué fichas había en todo el atril.
       *[other] { $count } jugadas no se valoraron: el registro no dice qué fichas había en todo el atril.
    }
review-turning-points = Momentos decisivos
review-turning-point = Turno { $turn } · { $before } → { $after }
review-new-words = Palabras por aprender
review-new-words-explained = Estas palabras estaban en jugadas mejores que se te escaparon. Nunca las has jugado aquí.

review-notes = Notas
review-note-add = Añadir una nota
review-note-own = Tu nota
review-note-of-file = Del archivo
# Before a note of the player that was saved while they were writing one here.
review-note-elsewhere = Guardada después en otro dispositivo:
review-note-shared = Mostrarla a todos los jugadores de esta partida
review-note-keep = Guardar nota
review-note-kept = Nota guardada.
review-note-too-long = Las variantes de esta nota son demasiado largas. Quita una.
review-note-too-many = Tienes demasiadas notas. Quita algunas primero.
review-note-enough-today = Hoy no se pueden guardar más notas desde tu red. Inténtalo de nuevo mañana.
review-note-not-kept = No se ha podido guardar la nota.
review-line-lay = Probar una jugada
review-line-name = Nombre de la variante { $number }
review-line-show = Mostrar
review-line-remove = Quitar
review-line-whose =
    { $whose ->
        [own] Usa tus fichas.
       *[other] Usa las fichas de { $name }.
    }
review-line-check = Comprobar la jugada
review-line-recall = Recoger
review-line-take = Añadir a la nota
review-line-close = Cerrar
review-line-possible = Se puede jugar { $words }.
review-line-good =
    { $count ->
        [one] { $words }: { $count } punto.
       *[other] { $words }: { $count } puntos.
    }
review-line-bad =
    { $words }: { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }, pero { $bad_count ->
        [one] { $bad } no está en la lista de palabras
       *[other] { $bad } no están en la lista de palabras
    }.
review-line-refused = Las fichas no se pueden jugar así.

# A puzzle: a turn of one’s own game in which a better play was missed.
review-puzzle-title = Acertijo · Crisscross
review-puzzle-subtitle = Acertijo · { $system }
review-puzzles = Todos los acertijos
review-puzzle = Encuentra la mejor jugada
review-puzzle-ask =
    { $whose ->
        [own] Turno { $turn }: te toca. Hay una jugada mucho mejor que la tuya.
       *[other] Turno { $turn }: le toca a { $name }. Hay una jugada mucho mejor que la que se hizo.
    }
review-puzzle-best = Es la mejor jugada.
review-puzzle-good = Una de las mejores jugadas: { $points } menos que la mejor.
review-puzzle-other = No es una de las mejores jugadas. Inténtalo de nuevo.
review-puzzle-invalid = Esa jugada no es válida. Inténtalo de nuevo.
review-puzzle-show = Mostrar la solución

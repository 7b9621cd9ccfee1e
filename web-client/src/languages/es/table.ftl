# La vista de una partida: tablero, jugadores, lista de jugadas, diálogos.

## El tablero y el atril

table-board = Tablero
table-rack = Tu atril
table-blank = Comodín
table-red-cross = Cruz roja
table-tile =
    { $tile }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-square-start = inicio
table-square-empty = vacía
table-square-corner = esquina { $premium }
table-square-last = última jugada
table-square-tile =
    { $letter } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-square-blank = { $letter } comodín
table-square-laid = { $tile }, puesta, aún sin jugar
table-square-instead = { $tile }, en lugar de { $letter }, puesta, aún sin jugar
table-square-cross = cruz roja sobre { $letter }, puesta, aún sin jugar
table-square-starter = { $tile } { $points }, irá aquí, { $square }
table-square-crossed-out = { $square }, tachada por la última jugada
table-turn-of-player = { $name }, turno { $turn }

## Las direcciones

table-across = horizontal
table-backwards = al revés
table-down = vertical
table-upwards = hacia arriba
table-diagonally-down = en diagonal hacia abajo
table-diagonally-up-backwards = en diagonal hacia arriba, al revés
table-diagonally-up = en diagonal hacia arriba
table-diagonally-down-backwards = en diagonal hacia abajo, al revés

## El marco

table-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
table-room = Sala
table-room-invite = Sala { $code }, invitar
table-invite-and-room = Invitar y sala
table-open-panel = Jugadas, fichas ocultas y reglas
table-game-of = Partida de { $system }
table-sounds-off = Quitar el sonido
table-sounds-on = Poner el sonido
table-bag-label = Bolsa y lista de palabras
table-in-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
table-watching =
    { $count ->
        [one] { $count } mira
       *[other] { $count } miran
    }
table-watching-short =
    { $count ->
        [one] { $count }<long> mira</long>
       *[other] { $count }<long> miran</long>
    }
table-any-word = Cualquier palabra; sin lista
table-no-word-list = No se indica ninguna lista
table-word-list =
    { $list }, { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
table-you-watch =
    { $others ->
        [0] Estás mirando
        [one] Estás mirando, con otra persona
       *[other] Estás mirando, con otras { $others } personas
    }
table-you-watch-late = Estás mirando, con retraso
table-you-are-host = Ahora eres el anfitrión de esta sala.
table-text-kept = Tu texto sigue ahí, en la partida anterior.
table-clock-not-proposed = El reloj que estabas eligiendo no se ha propuesto.

## Debajo del tablero

table-actions = Acciones
table-play = Jugar
table-play-for = Jugar { $points }
table-playing = Enviando…
table-recall = Recoger
table-shuffle = Mezclar
table-hint = Pista
table-more = Más
table-leave-ask = Abandonar y más…
table-accept = Aceptar
table-reject = Rechazar
table-challenge = Impugnar
table-dispute = Poner en duda
table-always-accept = Aceptar siempre
# Lo mismo en un teléfono, en una palabra.
table-always = Siempre
table-always-accept-more = Aceptar al momento todas las jugadas de esta partida
table-always-accept-stop = Dejar de aceptar todas las jugadas
table-review = Repaso
table-result = Resultado
table-fit-board = Ajustar el tablero
table-enlarge-board = Ampliar el tablero
table-read-tile = Sentido de lectura
table-play-by = <strong>{ $words }</strong> <soft>de { $name }{ $plus }</soft>
table-latest-play = { $name }: { $words }{ $plus }.

table-your-turn = Tu turno
table-your-turn-after = Tu turno. { $latest }
table-drag-or-tap = Tu turno. Arrastra fichas, o toca una ficha y luego una casilla.
table-drag-or-click = Tu turno. Arrastra fichas, o haz clic en una casilla y escribe.
table-bingo-points = bingo { $points }
table-placing-starter = { $name } pone la primera ficha y elige las opciones.
table-you-resigned = Estás fuera de la partida. Los demás siguen jugando.
table-can-challenge =
    { $who ->
        [you] Todavía puedes impugnar { $words }.
       *[others]
            { $play ->
                [last] La última jugada todavía se puede impugnar.
               *[named] La jugada { $words } todavía se puede impugnar.
            }
    }
table-can-dispute =
    { $who ->
        [you] Todavía puedes poner en duda { $words }.
       *[others]
            { $play ->
                [last] La última jugada todavía se puede poner en duda.
               *[named] La jugada { $words } todavía se puede poner en duda.
            }
    }

table-laid = { $words }.
table-laid-for =
    { $words }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
table-laid-bingo =
    { $words }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, con bingo.
table-no-word = Ninguna palabra
table-not-in-list =
    { $count ->
        [0] Una palabra no está en la lista de palabras.
        [one] { $words } no está en la lista de palabras.
       *[other] { $words } no están en la lista de palabras.
    }
table-not-in-row = Pon tus fichas en una sola fila o columna.
table-unfit-cross = Pon la cruz roja sobre una ficha de un turno anterior, una por casilla.
table-unfit = En { $cell } ya hay una ficha. Elige una casilla vacía.
table-type-second = { $letter }_: escribe ahora la segunda letra.
table-type-rest = { $letter }_: tienes { $tiles }, pero ninguna { $letter }. Escribe { $next }, o pulsa Retroceso.
table-type-one-of = { $letter }_: tienes { $tiles }, pero ninguna { $letter }. Escribe la segunda letra, o pulsa Retroceso.
table-no-tile-for = No te queda ninguna ficha para { $letter }. Pulsa Retroceso.
table-no-square-for = No queda ninguna casilla para { $letter }. Pulsa Retroceso.

table-first-turn = Primer turno
table-choose-start = <strong>Empiezas tú.</strong> Elige una casilla y las reglas para todos.
table-place-starter = Poner la { $tile } en { $cell }
table-option = { $label }: { $value }

table-played-for-you =
    <strong>Un ordenador juega por ti</strong> <soft>({ $strength ->
        [beginner] principiante
        [casual] medio
       *[strong] fuerte
    }{ $moves ->
        [0] {""}
        [one] , { $moves } jugada hasta ahora
       *[other] , { $moves } jugadas hasta ahora
    }).</soft>
table-made-for-you =
    { $moves ->
        [one] Un ordenador ha hecho { $moves } jugada por ti.
       *[other] Un ordenador ha hecho { $moves } jugadas por ti.
    }
table-take-over = Volver a jugar

## Poner en duda e impugnar

table-disputed = Jugada en duda
table-disputes =
    { $case ->
        [you] Pones en duda { $count ->
            [one] la palabra
           *[other] las palabras
        } <strong>{ $words }</strong> de { $name }.
        [yours] { $challenger } pone en duda { $count ->
            [one] tu palabra
           *[other] tus palabras
        } <strong>{ $words }</strong>.
       *[other] { $challenger } pone en duda { $count ->
            [one] la palabra
           *[other] las palabras
        } <strong>{ $words }</strong> de { $name }.
    }
table-evidence = «<text>{ $text }</text>»
table-no-evidence = { $name } todavía no ha enviado ninguna prueba.
table-words-in =
    { $count ->
        [one] { $words } está en { $number ->
            [one] la lista
           *[other] las listas
        } { $lists }.
       *[other] { $words } están en { $number ->
            [one] la lista
           *[other] las listas
        } { $lists }.
    }
table-words-in-none =
    { $count ->
        [one] { $words } no está en ninguna de nuestras listas de palabras.
       *[other] { $words } no están en ninguna de nuestras listas de palabras.
    }
table-evidence-label = Prueba
table-evidence-example = Su significado o un enlace
table-evidence-missing = Di qué significa la palabra, o pon un enlace.
table-send = Enviar
table-withdraw = Retirar la jugada
table-you-accepted = Has votado a favor. Falta el voto de los demás.
table-you-rejected = Has votado en contra. Falta el voto de los demás.

table-challenge-title = ¿Impugnar { $words }?
table-time-left = Tiempo restante:
table-cost-turn =
    { $count ->
        [0] Si la jugada es válida, pierdes tu próximo turno.
        [one] Si { $words } es válida, pierdes tu próximo turno.
       *[other] Si { $words } son válidas, pierdes tu próximo turno.
    }
table-cost-points =
    { $count ->
        [0] Si la jugada es válida, { $player } recibe { $points } puntos.
        [one] Si { $words } es válida, { $player } recibe { $points } puntos.
       *[other] Si { $words } son válidas, { $player } recibe { $points } puntos.
    }
table-cost-nothing =
    { $count ->
        [0] Si la jugada es válida, no pasa nada.
        [one] Si { $words } es válida, no pasa nada.
       *[other] Si { $words } son válidas, no pasa nada.
    }

## Los diálogos

table-close = Cerrar
table-view-board = Ver el tablero
table-which-blank = ¿Qué letra es el comodín?
table-back-to-rack = Devolver al atril
table-discard-title = ¿Descartar todas tus fichas?
table-discard-more = Van a la bolsa, y sacas otras. Así usas tu turno.
table-discard = Descartar
table-pass-title = ¿Pasar este turno?
table-pass-more = Conservas tus fichas y no sumas puntos.
table-pass = Pasar
table-exchange-title = Cambiar fichas
table-exchange-more = Elige las fichas que quieres cambiar. Así usas tu turno.
table-exchange = Cambiar
table-exchange-count =
    { $count ->
        [one] Cambiar { $count } ficha
       *[other] Cambiar { $count } fichas
    }
table-face-down-more =
    { $wanted ->
        [one] Aquí hay { $count } fichas de la bolsa, boca abajo. Elige { $wanted } ficha; las demás vuelven a la bolsa.
       *[other] Aquí hay { $count } fichas de la bolsa, boca abajo. Elige { $wanted } fichas; las demás vuelven a la bolsa.
    }
table-bag-holds =
    { $count ->
        [one] En la bolsa solo queda { $count } ficha.
       *[other] En la bolsa solo quedan { $count } fichas.
    }
table-face-down = Fichas boca abajo
table-face-down-tile = Ficha { $number }, boca abajo
table-leave-title = ¿Qué quieres hacer?
table-send-tiles = Enviar mis fichas a mi otro dispositivo
table-send-tiles-more = Envía las fichas que has puesto a otro de tus dispositivos que tenga abierta esta página.
table-leave-more = Un ordenador puede jugar por ti hasta que vuelvas.
table-let-computer-play-ask = Dejar que un ordenador juegue por mí…
table-let-computer-play = Dejar que un ordenador juegue por mí
table-resign-more = O abandona: pierdes la partida. No se puede deshacer.
table-with-others = Si todos están de acuerdo
table-take-back = Deshacer mi última jugada
table-take-back-more = Se deshace también todo lo que vino después.
table-end-game = Acabar la partida ahora
table-end-game-more = Se mantiene la puntuación, menos las fichas sobrantes.
table-end-game-scores = Se mantiene la puntuación.
table-end-game-no-points = Nadie gana.
table-abort-game = Anular la partida
table-abort-game-more = La partida no cuenta.
table-resign = Abandonar
table-who-starts = ¿Quién empieza?
table-order-draw = Cada cual ha sacado una ficha. Empieza la más cercana a la A; un comodín gana a la A.
table-draw-again = { $names } sacan otra vez.
table-starts =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
table-start-playing = A jugar

## Las pistas

table-looking = Buscando jugadas…
table-no-play = No hay ninguna jugada con tus fichas. Puedes cambiar algunas, o pasar.
table-look-at = Mira en el tablero, <strong>{ $part }</strong>.
table-use-tiles = Usa <strong>{ $tiles }</strong> en el tablero, <strong>{ $part }</strong>.
table-blank-for = un comodín para { $letter }
table-a-red-cross = una cruz roja
table-which-tiles = ¿Qué fichas?
table-show-play = Mostrar la jugada
table-close-hint = Cerrar la pista
table-part-upper-left = arriba a la izquierda
table-part-top = arriba
table-part-upper-right = arriba a la derecha
table-part-left = a la izquierda
table-part-middle = en el centro
table-part-right = a la derecha
table-part-lower-left = abajo a la izquierda
table-part-bottom = abajo
table-part-lower-right = abajo a la derecha

## Los atajos

table-keys = Atajos de teclado
table-key-shift = Mayús
table-key-space = Espacio
table-key-escape = Esc
table-key-escape-small = esc
table-key-home = Inicio
table-key-end = Fin
table-keys-lay = Poner una ficha
table-keys-lay-blank = Poner un comodín como esa letra
table-keys-lay-cross = Poner una cruz roja
table-keys-move = Moverse por el tablero
table-keys-turn = Cambiar de dirección
table-keys-take-back = Quitar la última ficha
table-keys-recall = Recoger todas las fichas
table-keys-challenge = Impugnar o poner en duda
table-keys-back = Un paso atrás
table-keys-forward = Un paso adelante
table-keys-start = Al principio
table-keys-end = Al final
table-keys-autoplay = Iniciar o parar la reproducción automática

## Quién juega

table-people = Jugadores
table-you = tú
table-computer = ordenador
table-computer-plays = juega un ordenador
table-target = meta { $points }
table-tiles-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
table-rack-of = Atril de { $name }
table-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
table-progress = { $name }: camino a la meta
table-seat-resigned = fuera de la partida
table-seat-won = ha ganado
table-seat-loses-turns =
    { $count ->
        [one] pierde un turno
       *[other] pierde { $count } turnos
    }
table-seat-accepted = ha aceptado
table-seat-voted-to-accept = votó a favor
table-seat-voted-to-reject = votó en contra
table-seat-disputed = jugada en duda
table-seat-your-turn = tu turno
table-seat-their-turn = su turno
table-seat-thinking = está pensando
table-seat-away = ausente
table-seat-away-in-turn = ausente · su turno
table-seat-bingo = ¡Bingo! +{ $points }
# En un teléfono, con tres o cuatro jugadores, o junto a la meta: un bingo; fuera de la partida; lo que hacen o lo que han votado.
table-seat-bingo-points = ¡+{ $points }!
table-seat-out = fuera
table-seat-accepts = acepta
table-seat-for = a favor
table-seat-against = en contra
table-seat-in-dispute = en duda
table-seat-yours = tu turno
table-seat-thinks = piensa

table-replace = Dejar jugar a un ordenador…
table-replace-title = Dejar que un ordenador juegue por { $name }…
table-nudge = Dar un toque
table-nudge-more = Es el turno de { $name }.
table-stand-in-title = ¿Dejar que un ordenador juegue por { $name }?
table-stand-in-more =
    { $strength ->
        [beginner] Un ordenador principiante empezará cuando acepten todas las personas presentes. { $name } puede volver a jugar en cualquier momento.
        [casual] Un ordenador de nivel medio empezará cuando acepten todas las personas presentes. { $name } puede volver a jugar en cualquier momento.
       *[strong] Un ordenador fuerte empezará cuando acepten todas las personas presentes. { $name } puede volver a jugar en cualquier momento.
    }
table-stand-in = Dejar jugar a un ordenador
table-stand-in-asked =
    { $who ->
        [you] Quieres que un ordenador juegue por { $name }
        [with-you] { $names } queréis que un ordenador juegue por { $name }
        [other] { $names } quiere que un ordenador juegue por { $name }
       *[others] { $names } quieren que un ordenador juegue por { $name }
    } ({ $strength ->
        [beginner] principiante
        [casual] medio
       *[strong] fuerte
    }).
table-you-first = Tú
table-waiting-for = Falta que acepten: { $names }.
table-agree = Aceptar
table-agree-more = Aceptar que un ordenador juegue por { $name }
table-declines = Rechazar
table-withdraw-request = Retirar la petición
table-hide = Ocultar
table-show-hidden = Volver a mostrar lo oculto

## Junto al tablero

table-panel = Sobre la partida
table-moves = Jugadas
table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
table-unseen = Ocultas
table-rules = Reglas
table-unseen-more = Fichas ocultas: en la bolsa ({ $count }) o en otros atriles.
table-left-of = { $tile }: { $left } de { $all }
table-laid-tiles = Las fichas que has puesto
table-order-drawn = { $name } sacó { $tile }, { $others }.
table-loading = Cargando…
table-earlier-moves = Jugadas anteriores
table-no-moves = Aún no hay jugadas.

table-by-computer = un ordenador por { $name }
table-exchanged =
    { $count ->
        [one] { $count } ficha cambiada
       *[other] { $count } fichas cambiadas
    }
table-discarded =
    { $count ->
        [one] { $count } ficha descartada
       *[other] { $count } fichas descartadas
    }
table-passed = Pase
table-starter-placed = Primera ficha puesta en { $cell }
table-lost-turn = Turno perdido
table-after-challenge = impugnación fallida
table-resigned = Abandono
table-time-was-up = { $name } · tiempo agotado
table-lost-on-time = Tiempo agotado
table-time-is-up = Se acabó el tiempo
table-overtime-charged = Tiempo excedido: −{ $points }
table-took-back = Deshizo una jugada
table-was-taken-back = deshecha
table-away = Ausencia
table-stand-in-plays =
    { $strength ->
        [beginner] un ordenador principiante juega por { $name }
        [casual] un ordenador de nivel medio juega por { $name }
       *[strong] un ordenador fuerte juega por { $name }
    }
table-back = Vuelta
table-plays-again = { $name } vuelve a jugar
table-crossed-out = tachó { $cells }
table-place = { $cell } { $direction }

table-was-disputed = { $name } la puso en duda
table-was-withdrawn = { $name } la puso en duda: retirada
table-was-accepted = { $name } la puso en duda: aceptada
table-was-invalid = { $name } la impugnó: no válida
table-was-valid = { $name } la impugnó: válida
table-was-valid-turn = { $name } la impugnó: válida, { $name } pierde un turno
table-was-valid-points =
    { $points ->
        [one] { $name } la impugnó: válida, +{ $points } punto
       *[other] { $name } la impugnó: válida, +{ $points } puntos
    }
table-may-be =
    { $how ->
        [dispute] se puede poner en duda
       *[challenge] se puede impugnar
    }
table-evidence-was = Prueba: <text>{ $text }</text>
table-vote-accept = { $name }: a favor
table-vote-reject = { $name }: en contra

## El cálculo de una jugada

table-show-word = { $word }, { $direction }: mostrar en el tablero
table-bingo = Bingo
table-total = Total
table-on-letter-premium =
    { $factor ->
        [2] { $letter } está sobre una letra doble.
        [3] { $letter } está sobre una letra triple.
        [4] { $letter } está sobre una letra cuádruple.
        [one] { $letter } está sobre una letra por { $factor }.
       *[other] { $letter } está sobre una letra por { $factor }.
    }
table-at-letter-bonus =
    { $factor ->
        [2] { $letter } toca una letra doble en la esquina de { $from } y { $to }.
        [3] { $letter } toca una letra triple en la esquina de { $from } y { $to }.
        [4] { $letter } toca una letra cuádruple en la esquina de { $from } y { $to }.
        [one] { $letter } toca una letra por { $factor } en la esquina de { $from } y { $to }.
       *[other] { $letter } toca una letra por { $factor } en la esquina de { $from } y { $to }.
    }
table-on-word-premium =
    { $factor ->
        [2] { $word } cubre una palabra doble.
        [3] { $word } cubre una palabra triple.
        [4] { $word } cubre una palabra cuádruple.
        [one] { $word } cubre una palabra por { $factor }.
       *[other] { $word } cubre una palabra por { $factor }.
    }
table-at-word-bonus =
    { $factor ->
        [2] { $word } toca una palabra doble en la esquina de { $from } y { $to }.
        [3] { $word } toca una palabra triple en la esquina de { $from } y { $to }.
        [4] { $word } toca una palabra cuádruple en la esquina de { $from } y { $to }.
        [one] { $word } toca una palabra por { $factor } en la esquina de { $from } y { $to }.
       *[other] { $word } toca una palabra por { $factor } en la esquina de { $from } y { $to }.
    }
table-both-directions = { $word } y { $other } son las mismas fichas leídas en los dos sentidos; cada una puntúa.
table-replaces = { $letter } en { $cell } puntúa 0 en este turno: sustituye a una ficha tachada.

## El resultado

table-player = Nombre
table-score = Puntos
table-leftover = Fichas sobrantes
table-bonus = Bonificación
table-overtime = Tiempo excedido
table-leftover-of = Fichas sobrantes: { $name }
table-best-plays = Mejores jugadas
table-best-play =
    <strong>{ $words }</strong>, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-without-play = ninguna jugada
table-bingos =
    { $count ->
        [one] Bingo: <each>{ $words }</each>
       *[other] { $count } bingos: <each>{ $words }</each>
    }
table-no-bingos = Esta vez no hubo bingos.
table-score-by-turn = Puntos turno a turno
table-final-scores = Puntos al final: { $scores }
table-as-table = Mostrar como tabla
table-turn = Turno
table-end = Fin
table-proof = Prueba de un sorteo limpio
table-proof-more = Con esta semilla, cualquiera puede repetir todo el sorteo. Su huella se mostró antes de sacar la primera ficha.
table-proof-before = Una semilla secreta decide qué fichas salen. Esta es su huella; la semilla misma se muestra al terminar la partida.
table-no-seed = Esta partida viene de un registro, así que nadie conoce su sorteo.
table-seed = Semilla
table-fingerprint = Huella
table-check-bag = Comprobar la bolsa
table-checking-bag = Comprobando…
table-bag-right =
    { $count ->
        [one] Limpio: tu navegador ha repetido el único sorteo con esta semilla, y la huella coincide.
       *[other] Limpio: tu navegador ha repetido los { $count } sorteos con esta semilla. Todos son correctos, y la huella coincide.
    }
table-bag-fingerprint = No es limpio: esta semilla no tiene la huella que se mostró antes de sacar la primera ficha.
table-bag-seed = No es limpio: al final de la partida se mostró otra semilla.
table-bag-draw = No es limpio: lo que salió en el evento { $version } no es lo que da esta semilla.
table-bag-not-checked = No se ha podido comprobar la bolsa. Inténtalo de nuevo.

## Las reglas, junto al tablero

table-different = ¿Qué cambia aquí?
table-not-here = Esto no se aplica aquí.
table-usually = Normalmente: { $rule }
table-usually-not = Normalmente: esto no se aplica.
table-nothing-different = Nada: son las reglas habituales de { $system }.
table-tile-set = Fichas

# The dialog that looks words up.
table-look-up-word = Buscar una palabra
table-look-up-field = Palabra
table-look-up = Buscar
table-look-up-missing = Escribe una palabra.
table-looking-up = Buscando…
table-look-it-up = { $word }: buscar esta palabra
table-word-in-list = { $word } está en la lista de palabras.
table-word-not-in-list = { $word } no está en la lista de palabras.
table-word-without-list = No hay lista de palabras en la que buscar { $word }.
table-definitions = Definiciones
table-definition-of-form = { $part }, forma de { $base }
table-no-dictionary = Este servidor no tiene diccionario.
table-not-in-dictionary = El diccionario no tiene { $word }.
table-longer-words = Una letra más
table-anagrams = Anagramas

## The next game of the room

table-next-game = Próxima partida
table-later = Más tarde
table-games-of-room = Partidas de esta sala
table-find-games = Buscar partidas y palabras de esta sala
table-standings = Clasificación
table-standings-name = Jugador
table-standings-wins = Victorias
table-standings-games = Partidas
table-standings-points = Puntos
table-wins = { $wins }
table-game-number = Partida { $number }
table-earlier-games = Partidas anteriores
table-game-waiting = { $names } · sin empezar
table-game-under-way = { $names } · en curso
table-game-aborted = { $names } · anulada
table-name-and-score = { $name } { $score }
table-you-propose = Propones una partida de { $system }.
table-proposes = { $name } propone una partida de { $system }.
table-next-unrated = La partida no contará para la valoración.
table-waiting-for-names = Falta que acepten: { $names }.
table-agree-to-game = Aceptar
table-decline = No, gracias
table-call-off = Rechazar la propuesta
table-count-me-out = Sin mí
table-play-after-all = Al final sí juego
table-sitting-out = No jugarán la próxima partida: { $names }.
table-left-out = El anfitrión deja fuera de la próxima partida a: { $names }.
table-coming = También jugarán la próxima partida: { $names }.
table-take-proposal-back = Retirar la propuesta
table-begin-without = Empezar sin esperar
table-set-aside = Dejar esta partida aparte y jugar otra
table-set-aside-more = Esta partida se queda como está y se puede seguir más tarde.
table-play-again = Otra partida
table-other-rules = Otras reglas…
table-turn-seats = Todos avanzan un puesto
table-propose = Proponer

# The clock of a player, and the same for screen readers.
table-clock-overtime = +{ $time }
table-clock-days = { $days } d { $hours } h
table-clock-words = Tiempo restante: { $time }
table-clock-overtime-words = Tiempo excedido: { $time }
table-on-holiday = vacaciones hasta el { $until }
table-at-night = noche, hasta: { $until }
table-loading-systems = Cargando…

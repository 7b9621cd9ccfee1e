# La página de inicio, y la sala antes de la partida.
lobby-welcome = Un tablero, unas letras, buena compañía.
lobby-welcome-more = Juega ya, o crea una partida y envía el enlace a tus amigos. Sin registro.
lobby-loading-games = Cargando los juegos…
lobby-offline = Podrás empezar otra partida cuando vuelvas a tener conexión.

lobby-play-computer = Jugar contra el ordenador
lobby-starting = Empezando la partida…
lobby-first-game = Classic, ordenador principiante, solo palabras válidas.

lobby-join-title = Unirse con un código
lobby-room-code = Código de sala
lobby-code-example = p. ej. K7QF W2MX
lobby-join = Unirse
lobby-code-problem = Un código tiene ocho letras y cifras, pero no 0, 1, I, L, O ni U.

lobby-my-games = Mis partidas
lobby-game-with = <strong>{ $system }</strong> con { $names }
lobby-game-waiting = <strong>{ $system }</strong> esperando a amigos
lobby-show-all = Ver todas ({ $count })
lobby-show-more = Mostrar más
lobby-load-more = Cargar más
lobby-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }

lobby-name = Tu nombre
lobby-name-example = Como te llaman tus amigos
lobby-change-name = { $name }<hidden>, cambiar el nombre</hidden>
lobby-name-holds = Todos lo ven al momento, en todas tus partidas sin terminar.
lobby-rename = Cambiar tu nombre
lobby-save-name = Guardar
lobby-devices = Cuenta y dispositivos…
lobby-sign-in = Iniciar sesión

lobby-new-game = Partida nueva
lobby-rules = Reglas
lobby-play-with = Jugar con
lobby-with-friends = Amigos
lobby-with-computer = Un ordenador
lobby-more-settings = Más ajustes
lobby-create = Crear la partida
lobby-creating = Creando la partida…
lobby-start-computer = Empezar la partida

lobby-level = Tu nivel
lobby-level-beginner = Principiante
lobby-level-intermediate = Intermedio
lobby-level-expert = Experto
lobby-targets = Tu meta: { $targets }.
lobby-target =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }

lobby-if-away = Si no estoy
lobby-away-wait = Esperarme
lobby-away-beginner = Un principiante puede jugar por mí
lobby-away-casual = Un ordenador de nivel medio puede jugar por mí
lobby-away-strong = Un ordenador fuerte puede jugar por mí
lobby-away-more = Mientras jueguen tres o más personas, los demás pueden dejar igualmente que un ordenador fuerte juegue por ti. No en partidas con días por jugada.
lobby-away-agreed = Si te ausentas un rato, los demás pueden dejarlo jugar hasta que vuelvas.

lobby-room-title = { $count } en la sala { $code } · Crisscross
lobby-rules-of-game = Reglas de esta partida
lobby-different = Qué cambia aquí
lobby-difference = <strong>{ $knob }:</strong> { $text }
lobby-usual-rules = Las reglas habituales de { $system }.
lobby-players = Jugadores
lobby-you = tú
lobby-host = anfitrión
lobby-remove = Quitar a { $name }
lobby-free-seats =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-add-computer = Añadir un ordenador
lobby-join-game = Unirse a la partida
lobby-seats-taken = Todos los asientos están ocupados. Estás mirando: la partida aparecerá aquí.
lobby-waiting-friends = Esperando a amigos…
lobby-start =
    { $count ->
        [one] Empezar con { $count } jugador
       *[other] Empezar con { $count } jugadores
    }
lobby-one-more = Falta un jugador: invita a un amigo o añade un ordenador.
lobby-host-starts = { $host } empezará la partida cuando estén todos.
lobby-the-host-starts = El anfitrión empezará la partida cuando estén todos.
lobby-leave = Salir de la sala

lobby-password = Contraseña
lobby-password-missing = Escribe la contraseña.
lobby-enter = Entrar
lobby-try-again = Intentarlo otra vez

lobby-loading = Cargando…

lobby-public-games = Partidas públicas
lobby-public-waiting =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby-public-playing = En juego
lobby-public-over = Terminada
lobby-public-not-watched = Otras personas no pueden mirar.
lobby-public-nobody = Todavía nadie tiene asiento
lobby-room-password = Contraseña de la sala
lobby-room-settings = Ajustes de la sala…
lobby-kept-for = Reservado para { $name }
lobby-room-locked = La sala está cerrada con llave: nadie nuevo puede entrar ni sentarse.

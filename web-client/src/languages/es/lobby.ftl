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

lobby-try-again = Intentarlo de nuevo

lobby-room-settings = Ajustes de la sala…

# La sala antes de su primera partida: jugadores, asientos libres, qué cambia, ausencias.
waiting-if-away = Si no estoy
waiting-away-wait = Esperarme
waiting-away-beginner = Un principiante puede jugar por mí
waiting-away-casual = Un ordenador de nivel medio puede jugar por mí
waiting-away-strong = Un ordenador fuerte puede jugar por mí
waiting-away-more = Mientras jueguen tres o más personas, los demás pueden dejar igualmente que un ordenador fuerte juegue por ti. No en partidas con días por jugada.
waiting-away-agreed = Si te ausentas un rato, los demás pueden dejarlo jugar hasta que vuelvas.
waiting-title = { $count } en la sala { $code } · Crisscross
waiting-rules-of-game = Reglas de esta partida
waiting-different = Qué cambia aquí
waiting-players = Jugadores
waiting-you = tú
waiting-host = anfitrión
waiting-remove = Quitar a { $name }
waiting-free-seats =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
waiting-add-computer = Añadir un ordenador
waiting-join-game = Unirse a la partida
waiting-seats-taken = Todos los asientos están ocupados. Estás mirando: la partida aparecerá aquí.
waiting-friends = Esperando a amigos…
waiting-start =
    { $count ->
        [one] Empezar con { $count } jugador
       *[other] Empezar con { $count } jugadores
    }
waiting-one-more = Falta un jugador: invita a un amigo o añade un ordenador.
waiting-host-starts = { $host } empezará la partida cuando estén todos.
waiting-the-host-starts = El anfitrión empezará la partida cuando estén todos.
waiting-leave = Salir de la sala
waiting-room-locked = La sala está cerrada con llave: nadie nuevo puede entrar ni sentarse.
waiting-kept-for = Reservado para { $name }
waiting-difference = <strong>{ $knob }:</strong> { $text }
waiting-usual-rules = Las reglas habituales de { $system }.

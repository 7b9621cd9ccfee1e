# Por qué el servidor rechaza algo. Sobre fichas puestas, cada frase dice qué hacer.
refusals-empty = Pon al menos una ficha.
refusals-off-board =
    { $count ->
        [0] Eso está fuera del tablero.
        [one] { $squares } está fuera del tablero.
       *[other] { $squares } están fuera del tablero.
    }
refusals-occupied =
    { $count ->
        [0] Ya hay una ficha.
        [one] { $squares } ya está ocupada.
       *[other] { $squares } ya están ocupadas.
    }
refusals-bad-tile = Esta partida no tiene esa ficha o esa letra.
refusals-bad-tile-named = «{ $tile }» no es una ficha de esta partida, o no puede valer por otra letra.
refusals-blank-letter = El comodín necesita una letra.
refusals-not-in-rack = Estas fichas no están en tu atril.
refusals-not-enough = No tienes suficientes fichas { $tiles }.
refusals-not-linear = Pon tus fichas en una sola línea.
refusals-gap = Llena el hueco o junta tus fichas.
refusals-gap-at = Llena el hueco en { $squares } o junta tus fichas.
refusals-not-attached = Tu palabra debe tocar una del tablero.
refusals-first-centre = La primera palabra debe cubrir la casilla inicial.
refusals-first-centre-at = La primera palabra debe cubrir { $square }.
refusals-first-short = Pon otra ficha: la primera palabra necesita al menos dos letras.
refusals-digraph = Estas dos letras tienen una ficha propia. Úsala, o mueve una de ellas{ $where }.
refusals-red-target = Pon la cruz roja sobre una ficha de un turno anterior, una por casilla{ $where }.
refusals-orphan = Toda ficha debe quedar en una palabra: pon otra junto a la que queda sola{ $where }.
refusals-where = { " " }({ $squares })
refusals-new-words-apart = Las palabras nuevas deben estar conectadas: cada una debe compartir una casilla con otra.
refusals-duplicate-word =
    { $count ->
        [0] Una palabra estaría dos veces en el tablero.
        [one] { $words } estaría dos veces en el tablero.
       *[other] { $words } estarían dos veces en el tablero.
    }
refusals-bad-word =
    { $count ->
        [0] Una de estas palabras no está en la lista de palabras.
        [one] { $words } no está en la lista de palabras.
       *[other] { $words } no están en la lista de palabras.
    }

refusals-not-your-turn = No es tu turno.
refusals-stale = Ese turno ya ha pasado. Mira otra vez el tablero.
refusals-window-open = La última jugada aún no es definitiva. Espera un momento.
refusals-nothing-to-challenge = Ninguna jugada espera tu respuesta.
refusals-nothing-to-vote = Ya no hay nada que votar.
refusals-bag-too-small = La bolsa no tiene fichas suficientes para este cambio.
refusals-not-all-tiles = Solo puedes descartar todas tus fichas a la vez.
refusals-not-a-starter = La primera ficha ya está en el tablero.
refusals-bad-options = Estas opciones no encajan entre sí.
refusals-game-over = La partida ha terminado.
refusals-chat-is-off = El chat está desactivado.
refusals-bad-line = Un mensaje tiene de 1 a 256 caracteres visibles. Ninguna letra tiene más de cuatro acentos u otros signos.
refusals-no-such-line = Este mensaje ya no existe.
refusals-name-needed = Elige primero un nombre.
refusals-too-many-lines = Eso ha sido mucho de una vez. Inténtalo de nuevo dentro de un momento.
refusals-too-many-reactions = Este mensaje ya tiene { $most } reacciones, que es el máximo.
refusals-nothing-to-take-back = Esta jugada ya no se puede deshacer.
refusals-too-late-to-abort = Una partida solo se puede anular antes de su segundo turno.
refusals-already-agreed = Ya has aceptado.
refusals-nothing-asked = Ya nadie lo pide.
refusals-nobody-to-nudge = No esperas la jugada de nadie.
refusals-just-nudged = Ya le han dado un toque. Puedes darle otro dentro de { $wait }.
refusals-not-now = Puedes buscar palabras durante una votación y después de la partida.
refusals-no-hints = En esta sala no hay pistas.
refusals-game-goes-on = Podrás analizar la partida cuando acabe.
refusals-words-later = Podrás buscar palabras cuando acabe la partida.
refusals-plays-elsewhere = Esta persona aún juega en una partida que se dejó aparte.
refusals-plays-on = Aún juegas otra partida en esta sala, quizá una que se dejó aparte. Hasta que acabe, aquí no puedes buscar palabras ni comprobar jugadas.
refusals-under-way = No es posible mientras hay una partida en curso.
refusals-not-quiet = Hay una partida en curso. Podrás cerrar la sala cuando no haya pasado nada en ella durante 30 días.
refusals-not-quiet-until = Hay una partida en curso. Si no pasa nada en ella, podrás cerrar la sala dentro de { $wait }.
refusals-no-such-move = Aquí nadie jugó, cambió ni pasó.
refusals-rack-unknown = El registro de esta partida no dice qué fichas había en todo el atril, así que no se puede valorar esta jugada.
refusals-busy = El servidor está ocupado. Inténtalo de nuevo.
refusals-sending = Espera: tu última acción aún se está enviando.

refusals-not-seated = No juegas en esta partida.
refusals-already-seated = Ya tienes un asiento en esta partida.
refusals-room-full = Todos los asientos están ocupados.
refusals-left-out = El anfitrión te ha dejado fuera de la próxima partida.
refusals-bad-name = Los nombres tienen de 1 a 24 caracteres visibles. Ninguna letra tiene más de cuatro acentos u otros signos, ni el mismo dos veces.
refusals-name-taken = Alguien en esta partida ya tiene ese nombre, o uno que se le parece.
refusals-name-taken-in = En tu partida { $room }, alguien ya tiene ese nombre, o uno que se le parece.
refusals-no-such-level = Esta partida no tiene ese nivel.
refusals-not-host = Solo el anfitrión puede hacer esto.
refusals-too-few-seats = Faltan jugadores.
refusals-seats-missing = La partida necesita al menos { $least } jugadores y tiene { $count }.
refusals-already-started = La partida ya ha empezado.
refusals-not-started = La partida aún no ha empezado.
refusals-not-a-computer = Ese asiento ya no tiene ordenador.
refusals-no-such-seat = Nadie juega en ese asiento.
refusals-clock = Los relojes no lo permiten.
refusals-clock-wrong-night = Esta noche no es posible, o el servidor no conoce tu zona horaria.
refusals-clock-night-just-changed = Puedes cambiar tu noche una vez por semana.
refusals-clock-nothing-new = Ya es así, o ya lo has propuesto.
refusals-clock-nothing-proposed = No has propuesto nada.
refusals-clock-no-holiday-left = No te quedan vacaciones en esta partida.
refusals-not-absent = Esta persona está aquí, o acaba de irse. Inténtalo más tarde.
refusals-connected = Esta persona está aquí.
refusals-just-left = Esta persona acaba de irse. Inténtalo dentro de { $wait }.
refusals-has-time = Esta persona todavía tiene tiempo para su jugada.
refusals-stand-in = Esta persona no ha aceptado ningún sustituto.
refusals-stand-in-strength = Esta persona no ha aceptado un sustituto de este nivel.
refusals-computer-plays = Un ordenador juega por ti. Vuelve antes a jugar tú.
refusals-has-stand-in = Un ordenador ya juega en ese asiento.
refusals-no-stand-in = Ningún ordenador juega por ti.
refusals-too-many-changes = Has hecho demasiados cambios en poco tiempo. Inténtalo dentro de un minuto.

refusals-settings =
    { $count ->
        [one] Este ajuste no es posible aquí.
       *[other] Estos ajustes no encajan entre sí.
    }
refusals-unknown-lexicon = Este servidor no tiene esa lista de palabras.
refusals-lexicon-gone = El servidor no tiene ninguna lista de palabras para esta partida.
refusals-no-such-room = Este código no lleva a ninguna partida.
refusals-game-followed = Otra partida ha seguido a esta.
refusals-not-proposed = Esta partida ya no está propuesta.
refusals-no-such-game = Esta sala no tiene esa partida.
refusals-room-locked = Esta sala está cerrada con llave. Pide al anfitrión que la abra.
refusals-room-password-needed = Necesitas una contraseña para entrar en esta sala.
refusals-removed-from-room = El anfitrión te ha expulsado de esta sala.
refusals-no-watchers = Mientras se juega esta partida, solo pueden verla sus jugadores.
refusals-seat-kept = Los asientos que quedan están reservados para otras personas.
refusals-no-such-person = Nadie con este nombre tiene asiento.
refusals-no-such-watcher = Esta persona ya no mira aquí.
refusals-bad-room-name = El nombre de una sala tiene hasta 40 caracteres visibles.
refusals-bad-room-password = La contraseña de una sala tiene de 1 a 64 caracteres.
refusals-not-joined = Únete primero a esta sala.
refusals-room-closed = Esta sala se ha cerrado.
refusals-game-damaged = Esta partida está dañada en el disco del servidor y no se puede abrir. Avisa a quien lleva el servidor.
refusals-too-many-rooms = Estás en demasiadas salas a la vez. Sal primero de una.
refusals-rooms-at-once = Estás en { $most } salas a la vez, que es el máximo. Sal primero de una.
refusals-too-many-new-rooms = Se han creado demasiadas salas. Inténtalo dentro de unos minutos.

refusals-invitation-needed = Necesitas una invitación para jugar aquí. Pide un enlace a quien lleva el servidor.
refusals-bad-invitation = Esta invitación ya no sirve. Pide otro enlace.
refusals-password-needed = Necesitas una contraseña para jugar aquí.
refusals-wrong-password = Esa no es la contraseña.
refusals-no-new-guests = Este servidor no admite a nadie más por ahora.
refusals-removed = Quien lleva el servidor te ha quitado el acceso.
refusals-bad-hand-over = Este enlace ya no sirve. Crea otro en tu otro dispositivo.
refusals-device-signed-out = Se ha cerrado tu sesión en este dispositivo.
refusals-bad-device-name = Los nombres de dispositivos tienen de 1 a 40 caracteres visibles.
refusals-too-many-devices = Ya has iniciado sesión en todos los dispositivos que puedes tener. Cierra antes la sesión en uno.
refusals-no-such-device = La sesión en este dispositivo ya está cerrada.
refusals-no-other-device = Abre primero Crisscross en tu otro dispositivo, con la sesión del mismo jugador.
refusals-last-device = Es tu único dispositivo. Sin él no podrías volver a tus partidas.
refusals-wrong-pass-phrase = El nombre o la frase de contraseña no son correctos.
refusals-too-many-sign-ins = Demasiados intentos. Inténtalo dentro de { $wait }.
refusals-too-many-moves = Estás jugando muy deprisa. Inténtalo de nuevo en { $wait }.
refusals-game-too-long = Esta partida ha tenido { $most } turnos, que es el máximo. Acuerda con los demás acabarla, o abandona.
refusals-history-full = Esta partida no puede guardar más cambios. Sigue jugando, acuerda con los demás acabarla, o abandona.
refusals-too-many-games = Tienes { $most } partidas sin terminar. Antes termina o deja una de ellas.
refusals-bad-pass-phrase = Una frase de contraseña tiene de { $least } a { $most } caracteres.
refusals-has-account = Ya tienes una cuenta.
refusals-no-account = No tienes ninguna cuenta.
refusals-guest-of-account = Has iniciado sesión en una cuenta en otro dispositivo. Iníciala también aquí para cambiar tus notificaciones.
refusals-name-of-account = Otra persona tiene una cuenta con ese nombre, o con uno que se le parece.
refusals-no-passkeys = Las llaves de acceso no funcionan en esta dirección. Necesitan HTTPS y un nombre de dominio, no una dirección IP.
refusals-no-challenge = Ha tardado demasiado. Inténtalo de nuevo.
refusals-bad-passkey = No se ha podido comprobar esta llave de acceso. Inténtalo de nuevo o usa otra.
refusals-unknown-passkey = Este servidor no conoce esa llave de acceso.
refusals-no-such-passkey = Esta llave de acceso ya no está.
refusals-last-passkey = Sin esta llave de acceso no podrías volver a entrar. Elige antes una frase de contraseña.
refusals-too-many-passkeys = Tu cuenta tiene todas las llaves de acceso que puede tener. Quita antes una.
refusals-server-full = El servidor está lleno. Inténtalo más tarde.
refusals-too-many-guesses = Demasiados intentos fallidos. Inténtalo dentro de un minuto.
refusals-too-many-guests = Ha llegado demasiada gente nueva desde tu red. Inténtalo más tarde.
refusals-too-many-guests-in-all = Ha llegado demasiada gente nueva a este servidor. Inténtalo más tarde.
refusals-too-many-connections = Crisscross está abierto en demasiadas pestañas. Cierra antes algunas.
refusals-connections-at-once = Tienes { $most } conexiones con este servidor, que es el máximo. Cierra antes algunas pestañas.
refusals-too-many-requests = Demasiadas peticiones. Espera un momento e inténtalo otra vez.

refusals-unclear = La página y el servidor no se entienden. Recarga la página.
refusals-fault =
    { $reason ->
        [missing] (Falta «{ $field }».)
        [unknown] («{ $field }» es desconocido.)
        [twice] («{ $field }» está dos veces.)
        [out_of_range] («{ $field }» debe estar entre { $least } y { $most }.)
        [empty] («{ $field }» está vacío.)
        [not_a_choice] («{ $field }» tiene un valor imposible.)
        [too_deep] («{ $field }» está demasiado anidado.)
       *[other] («{ $field }» no tiene la forma correcta.)
    }
refusals-too-long = Es demasiado largo: { $most } como máximo.
refusals-unknown-token = El servidor ya no te conoce. Recarga la página.
refusals-restarting = El servidor está a punto de reiniciarse.
refusals-storage-failed = Ha fallado el disco del servidor y quizá no se haya guardado. Inténtalo de nuevo.
refusals-internal = Algo ha fallado en el servidor y quizá no se haya guardado. Inténtalo de nuevo.
refusals-internal-named = Algo ha fallado en el servidor y quizá no se haya guardado. Inténtalo de nuevo. (Error { $error })

refusals-not-found = Eso ya no existe.

refusals-calls-off = Este servidor no envía notificaciones a otros servidores.
refusals-bad-subscription = No se pueden enviar notificaciones a este navegador.
refusals-bad-address = No se puede enviar nada a esta dirección. Debe ser pública y de este servicio.
refusals-no-subscription = Este navegador no recibe notificaciones.
refusals-unknown-zone = El servidor no conoce tu zona horaria.
refusals-unknown-format = El servidor no conoce este servicio.
refusals-no-webhook = Esta sala no envía notificaciones a un chat.
refusals-not-delivered = La notificación no ha llegado. Comprueba la dirección.

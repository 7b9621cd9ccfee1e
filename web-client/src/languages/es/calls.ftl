# Cómo se avisa a un jugador con la página cerrada.
calls-title = Con esta página cerrada
calls-push = Enviar notificaciones a este dispositivo cuando una partida me espere
calls-test = Enviar una notificación de prueba
calls-test-sent = La notificación está en camino.
calls-test-arrived = Las notificaciones llegan a este dispositivo.
calls-failed = No ha funcionado. Puede que este navegador no permita notificaciones.
calls-your-turn = Tu turno
calls-played = { $by } ha jugado: ¿aceptas la jugada?
calls-challenged = { $by } pone en duda una jugada
calls-over = La partida ha terminado
calls-over-more = Victoria: { $players } · Sala { $room }
calls-next-game = { $by } quiere jugar otra vez
calls-nudge = { $by } espera tu jugada
calls-agreement = { $by } te pide el visto bueno
calls-room = Sala { $room }
# While the page is open, and shows something else.
calls-elsewhere = Tu partida con { $names } te espera.
calls-elsewhere-over = Tu partida con { $names } ha terminado.
calls-reminders = Recordarme que es mi turno
calls-reminder-count =
    { $count ->
        [0] nunca
        [one] una vez
       *[other] { $count } veces
    }
calls-night = Sin notificaciones por la noche
calls-night-from = de
calls-night-to = a
calls-night-more = Mientras esta página esté abierta, te avisa también de noche.
calls-digest = Un resumen diario de las partidas que me esperan
calls-digest-more = Llega a los dispositivos con notificaciones, a tu fuente web y a los chats a los que tus salas envían sus notificaciones.
calls-digest-at = hora:
calls-digest-title = Partidas que te esperan: { $count }
calls-feed-more = Un lector de fuentes web puede mostrar qué partidas te esperan. Cualquiera que conozca la dirección de tu fuente puede leerla. Deja de funcionar si cierras la sesión en los demás dispositivos.
calls-feed-make = Crear una fuente web
calls-feed-again = Nueva dirección para la fuente
calls-feed-copy = Copiar la dirección
calls-feed-copied = Dirección copiada
calls-feed-remove = Quitar la fuente
calls-webhook = Enviar las notificaciones de esta sala a un chat
calls-webhook-more = Discord, Slack y Matrix te dan una dirección para esto (un webhook). Las notificaciones llevan nombres, pero ni fichas ni palabras.
calls-webhook-goes-to = Las notificaciones van a { $origin }.
calls-webhook-format = Servicio
calls-webhook-discord = Discord
calls-webhook-slack = Slack
calls-webhook-matrix = Matrix
calls-webhook-plain = Otro (JSON)
calls-webhook-address = Dirección
calls-webhook-address-problem = Escribe la dirección entera. Empieza por https://.
calls-webhook-turns = A quién le toca, si no está
calls-webhook-challenges = Se impugna o se pone en duda una jugada
calls-webhook-ends = La partida ha terminado
calls-webhook-save = Guardar
calls-webhook-remove = Quitar

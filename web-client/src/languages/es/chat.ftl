# Lo que se dice en una sala.
chat-lines = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-older = Mensajes anteriores
chat-say = Escribe algo
chat-send = Enviar
chat-to-all = Lo lee toda la sala.
chat-to-players = Todos pueden leerlo. Los mensajes de los espectadores aparecen después de la partida.
chat-to-watchers = Los jugadores lo verán después de la partida.
chat-watcher = espectador
chat-more = Reaccionar a { $name }, y más
chat-mute = Silenciar a { $name }
chat-unmute = Dejar de silenciar a { $name }
chat-muted = Silenciado en este dispositivo.
chat-delete = Borrar
chat-off = El chat está desactivado.
chat-switch-off = Desactivar el chat
chat-off-title = ¿Desactivar el chat?
chat-off-text = Nadie puede leer ni escribir mensajes hasta que lo vuelvas a activar.
chat-off-yes = Desactivar
chat-switch-on = Activar el chat
# Lo que alguien piensa de una línea.
chat-like = Me gusta
chat-love = Me encanta
chat-laugh = Divertido
chat-wow = Guau
chat-sad = Triste
chat-thanks = Gracias
chat-given =
    { $count ->
        [one] { $reaction }: { $count }
       *[other] { $reaction }: { $count }
    }

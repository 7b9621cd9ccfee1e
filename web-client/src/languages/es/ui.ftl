# Lo que comparten varias vistas.
ui-cancel = Cancelar
ui-done = Listo
ui-help = Ayuda
ui-dismiss = Cerrar
ui-home = Inicio
ui-history = Partidas terminadas
ui-reload = Recargar
ui-messages = Mensajes
ui-language = Idioma
ui-loading-room = Cargando la sala { $code }…
ui-computer-strength = Nivel del ordenador

ui-wordmark = Crisscross<hidden>, inicio</hidden>
ui-look-and-sound = Aspecto y sonido
ui-new-tab = (se abre en otra pestaña)

ui-connecting = Conectando…
ui-connection-lost = Conexión perdida. Reconectando…
ui-connection-lost-seat = Conexión perdida. Reconectando… Tu asiento y tus fichas están a salvo.
ui-server-restarting = El servidor se está reiniciando. Volverá en un momento.
ui-joining-again = El servidor no puede abrir la partida ahora mismo. Reintentando…
ui-page-too-old = Esta página no está actualizada. Recárgala.
ui-no-connection = Sin conexión. Tus partidas están a salvo en el servidor.
ui-server-updated = El servidor se ha actualizado.
ui-part-missing = Una parte de la página no se ha cargado.

# El marco de las vistas: direcciones que no llevan a nada, partidas que no se pueden mostrar.
app-page-not-found = Página no encontrada
app-no-such-page = Este enlace no lleva a ninguna partida. Un código de sala tiene ocho letras y cifras.
app-game-damaged = Partida dañada
app-room-closed = Sala cerrada
app-game-not-found = Partida no encontrada
app-no-entry = No puedes entrar en esta sala
app-find-own-games = Buscar tus partidas terminadas de esta sala

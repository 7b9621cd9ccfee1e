# La conexión con el servidor.
connection-back = Conexión restablecida.
connection-lost = Se ha perdido la conexión.
connection-lost-again = Se ha perdido la conexión. Inténtalo de nuevo.
connection-undelivered = Puede que tu última acción en la sala { $room } no se haya enviado.
connection-next-game = Ha empezado la siguiente partida.
connection-device = { $browser } en { $system }
connection-passkey-given-up = No se ha usado ninguna llave de acceso. Inténtalo de nuevo o entra de otra forma.
connection-tiles-here = Las fichas de tu otro dispositivo están en el tablero.
connection-tiles-late = Las fichas de tu otro dispositivo ya no encajan aquí.
connection-tiles-kept = Tu otro dispositivo ha enviado las fichas de la sala { $room }. Estarán ahí cuando la abras.
connection-tiles-sent = Enviado. Las fichas están en tu otro dispositivo.

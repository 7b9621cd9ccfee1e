# La conexión con el servidor.
connection-back = Conexión restablecida.
connection-lost = Se perdió la conexión.
connection-lost-again = Se perdió la conexión. Inténtalo de nuevo.
connection-next-game = La próxima partida ha empezado.
connection-device = { $browser } en { $system }

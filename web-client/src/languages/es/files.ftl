# Games as files, and how somebody deletes themselves.
files-download = Descargar<hidden> { $game }</hidden>
files-download-game = Descargar la partida
files-download-all = Descargar todas mis partidas
files-download-mine = Descargar mis datos
files-collecting = Reuniendo…
files-as = Como { $format }
files-json = Todo: jugadas, atriles y fichas sacadas. Se puede comprobar e importar de nuevo.
files-gcg = Para otros programas y torneos. Sin tiempos ni votaciones.
files-not-in-gcg = Esta partida no se puede guardar como GCG. { $why }
# After files-not-in-gcg.
files-gcg-no-moves = No tiene jugadas.
files-gcg-starter-turn = El primer turno coloca una ficha que no está en ningún atril.
files-gcg-corners = Sus bonificaciones están en las esquinas entre casillas.
files-gcg-crossed-out = Se tachan fichas.
files-gcg-other-tiles = Tiene otras fichas que las letras de la A a la Z y los comodines.
files-gcg-diagonals = Hay palabras en diagonal.
files-gcg-several-lines = Una jugada puede ocupar varias líneas.
files-gcg-both-directions = Las palabras se leen en ambas direcciones.
files-gcg-no-points = No se cuentan puntos.
files-gcg-whole-racks = Se descartan atriles enteros.
files-gcg-large-board = El tablero es demasiado grande.
files-gcg-room-rules = La sala tiene sus propias reglas.
files-no-such-game = Esta partida no se puede descargar.
files-too-many = Demasiadas peticiones. Inténtalo de nuevo dentro de un minuto.
files-wrong-pass-phrase = La frase de contraseña no es correcta.
files-lost = No se puede conectar con el servidor.
files-failed = No ha funcionado. Inténtalo de nuevo.
files-my-data = Tus datos
files-delete = Eliminar mis datos
files-delete-more = Elimina tu nombre, tus dispositivos, tu cuenta y tus mensajes. Descarga antes tus datos si quieres conservarlos.
files-delete-title = ¿Eliminar todo sobre ti?
files-delete-text = Tu nombre, tu cuenta, tus dispositivos y todo lo que escribiste en los chats se eliminan para siempre. Abandonas las partidas en curso. Tus salas pasan a alguien que juega en ellas, o se cierran.
files-delete-games = Las partidas terminadas se quedan para los demás, sin tu nombre; los archivos que han guardado lo conservan. No se puede deshacer.
files-type-name = Escribe «{ $name }» para confirmar.
files-delete-yes = Eliminar para siempre
# What somebody without a name types.
files-me = yo

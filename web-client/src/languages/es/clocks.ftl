## El formulario para el reloj de una partida

clocks-title = Reloj
clocks-none = Sin reloj
clocks-game = Para la partida
clocks-move = Para cada jugada
clocks-slow = Días
clocks-minutes = Minutos por jugador
clocks-increment = Segundos extra tras cada jugada
clocks-seconds = Segundos por jugada
clocks-days = Días por jugada
clocks-bank = Días extra para la partida
clocks-holiday = Días de vacaciones al año
clocks-at-zero = Cuando se te acaba el tiempo
clocks-lose = Quedas fuera de la partida
clocks-pass = Pasas
clocks-points = Cada minuto cuesta puntos
clocks-nudge = Solo recibes un recordatorio
clocks-overtime-points = Puntos por minuto
clocks-overtime-minutes = Minutos antes de quedar fuera
clocks-out-of-bounds = De { $least } a { $most }
clocks-not-whole = Un número entero
clocks-slow-more = El reloj se para de noche y en vacaciones, que cada jugador fija durante la partida.

## El reloj en una partida

clocks-pause = Parar los relojes
clocks-resume = Reanudar los relojes
clocks-paused = Los relojes están parados.
clocks-change = Cambiar el reloj…
clocks-propose = Proponer
clocks-agree = Aceptar
clocks-take-back = Retirar la propuesta
clocks-all-agree = Todos tienen que estar de acuerdo.
clocks-wants-pause =
    { $who ->
        [you] Quieres parar los relojes.
       *[other] { $name } quiere parar los relojes.
    }
clocks-wants-resume =
    { $who ->
        [you] Quieres reanudar los relojes.
       *[other] { $name } quiere reanudar los relojes.
    }
clocks-wants-change =
    { $who ->
        [you] Quieres cambiar el reloj:
       *[other] { $name } quiere cambiar el reloj:
    }
clocks-on-holiday = Estás de vacaciones, como mucho hasta el { $until }.
clocks-holiday-left =
    { $count ->
        [one] Te queda { $count } día de vacaciones.
       *[other] Te quedan { $count } días de vacaciones.
    }
clocks-begin-holiday = Empezar las vacaciones
clocks-end-holiday = Terminar las vacaciones
clocks-night-from = Tu noche de
clocks-night-to = a
clocks-save-night = Guardar
clocks-no-night = Sin noche
clocks-night-empty = Elige dos horas distintas.
clocks-night-long = Una noche dura como mucho doce horas.
clocks-night-more = Tu reloj se para de noche. Puedes cambiar tu noche una vez por semana.
clocks-night-of = { $name }: noche de { $from } a { $to } ({ $zone })

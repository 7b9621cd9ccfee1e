ends-went-out =
    { $count ->
        [one] { $names } puso la última ficha.
       *[other] { $names } pusieron la última ficha.
    }
ends-empty-rack = El turno llegó a alguien sin fichas.
ends-all-passed = Todos pasaron.
ends-all-idle = Nadie hizo una jugada durante demasiado tiempo.
ends-target =
    { $count ->
        [one] { $names } llegó a la meta.
       *[other] { $names } llegaron a la meta.
    }
ends-at-once =
    { $count ->
        [one] { $names } puso en un turno fichas suficientes para ganar.
       *[other] { $names } pusieron en un turno fichas suficientes para ganar.
    }
ends-scoreless = Nadie puntuó durante demasiados turnos.
ends-no-play = La bolsa está vacía y a nadie le queda ninguna jugada.
ends-resignation =
    { $count ->
        [one] { $names } abandonó.
       *[other] { $names } abandonaron.
    }
ends-out-of-time =
    { $count ->
        [one] A { $names } se le acabó el tiempo.
       *[other] A { $names } se les acabó el tiempo.
    }
ends-agreement = Todos acordaron acabar la partida.
ends-record = Aquí termina el registro de la partida.
ends-turn-limit = La partida llegó al límite de turnos.
ends-aborted-why = Todos acordaron anular la partida. No cuenta.
ends-tie = Empate: gana la puntuación más alta antes de restar las fichas sobrantes.

ends-no-points = Partida sin puntos
ends-aborted = La partida se anuló
ends-you-win = Has ganado
ends-you = Tú
ends-you-share = { $names } compartís la victoria
ends-wins =
    { $count ->
        [one] { $names } gana
       *[other] { $names } comparten la victoria
    }
ends-seat = Asiento { $number }

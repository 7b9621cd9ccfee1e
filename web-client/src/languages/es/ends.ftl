# Cómo puede acabar una partida según las reglas de una sala. La primera frase habla de la partida; las demás la completan.
ends-may-went-out =
    { $also ->
        [yes] También acaba cuando la bolsa está vacía y alguien pone su última ficha.
       *[no] La partida acaba cuando la bolsa está vacía y alguien pone su última ficha.
    }
ends-may-empty-rack =
    { $also ->
        [yes] También acaba cuando le toca a alguien con el atril vacío.
       *[no] La partida acaba cuando le toca a alguien con el atril vacío.
    }
ends-may-all-passed =
    { $also ->
        [yes] También acaba
       *[no] La partida acaba
    } { $times ->
        [one] cuando todos pasan seguidos.
       *[other] cuando todos han pasado { $times } veces seguidas.
    }
ends-may-all-idle =
    { $also ->
        [yes] También acaba
       *[no] La partida acaba
    } { $times ->
        [one] cuando todos han pasado o cambiado seguidos.
       *[other] cuando todos han pasado o cambiado { $times } veces seguidas.
    }
ends-may-scoreless =
    { $also ->
        [yes] También acaba
       *[no] La partida acaba
    } { $turns ->
        [one] tras { $turns } turno sin puntos.
       *[other] tras { $turns } turnos seguidos sin puntos.
    }
ends-may-target =
    { $also ->
        [yes] También acaba en cuanto alguien llega a su meta y así gana; las fichas sobrantes no cuentan.
       *[no] La partida acaba en cuanto alguien llega a su meta y así gana; las fichas sobrantes no cuentan.
    }
ends-may-at-once =
    { $also ->
        [yes] También acaba
       *[no] La partida acaba
    } { $tiles ->
        [one] en cuanto alguien pone { $tiles } ficha en un turno y así gana.
       *[other] en cuanto alguien pone { $tiles } fichas en un turno y así gana.
    }
ends-may-no-play =
    { $also ->
        [yes] También acaba cuando la bolsa está vacía y a nadie le queda ninguna jugada.
       *[no] La partida acaba cuando la bolsa está vacía y a nadie le queda ninguna jugada.
    }

ends-no-points-kept = No se cuentan puntos, así que nadie gana por puntos.
ends-deduct = Al final, cada cual pierde los puntos de las fichas que le quedan.
ends-no-deduct = Las fichas sobrantes no cuestan nada.
ends-award = Quien acaba primero suma los puntos de todas las fichas sobrantes.
ends-highest-wins = Gana la puntuación más alta.
ends-ties-before = Si hay empate, gana la puntuación más alta antes de las fichas sobrantes.
ends-ties-share = Si hay empate, se comparte la victoria.

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
        [one] { $names } puso un atril entero en un turno.
       *[other] { $names } pusieron un atril entero en un turno.
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
ends-agreement = Todos quisieron acabar la partida.
ends-record = Aquí termina el registro de la partida.
ends-turn-limit = La partida tuvo tantos turnos como puede tener una partida.
ends-aborted-why = Todos quisieron anular la partida. No cuenta.
ends-tie = Empate: gana la puntuación más alta antes de las fichas sobrantes.

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

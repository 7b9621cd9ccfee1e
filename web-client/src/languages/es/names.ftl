# Cómo se llaman en todas partes las personas, los ordenadores, las impugnaciones, las bonificaciones y lo que se cuenta.
names-missing = Escribe tu nombre.
# Somebody who has deleted themselves.
names-former-player = Antiguo jugador
names-made-up = Tejón, Lirón, Geco, Liebre, Garza, Lince, Marmota, Nutria, Frailecillo, Foca, Armiño, Vencejo

names-beginner = Principiante
names-casual = Medio
names-strong = Fuerte
names-computer =
    ordenador, { $strength ->
        [beginner] principiante
        [casual] medio
       *[strong] fuerte
    }
names-level-beginner = nivel principiante
names-level-intermediate = nivel intermedio
names-level-expert = nivel experto

names-ruling-void = solo palabras válidas
names-ruling-single = impugnar es gratis
names-ruling-double = impugnar sin razón: turno perdido
names-ruling-five = impugnar sin razón: +5 para el otro
names-ruling-ten = impugnar sin razón: +10 para el otro
names-ruling-vote = votación
names-ruling-void-more = Solo se aceptan palabras de la lista, así que nadie tiene que impugnar.
names-ruling-single-more = Impugnar sin razón no cuesta nada.
names-ruling-double-more = Quien impugna sin razón pierde su próximo turno.
names-ruling-five-more = Si te impugnan sin razón, recibes 5 puntos.
names-ruling-ten-more = Si te impugnan sin razón, recibes 10 puntos.
names-ruling-vote-more = Cualquier palabra se puede poner en duda. Quien la puso envía una prueba o retira la jugada, y los demás votan.

names-double-letter = letra doble
names-triple-letter = letra triple
names-quadruple-letter = letra cuádruple
names-double-word = palabra doble
names-triple-word = palabra triple
names-quadruple-word = palabra cuádruple
names-premium =
    { $scope ->
        [letter] letra
       *[word] palabra
    } por { $factor }

names-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

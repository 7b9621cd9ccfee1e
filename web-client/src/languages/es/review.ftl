# El repaso de una partida terminada.
review-title = Repaso · Crisscross
review-subtitle = Repaso · { $system }
review-heading = Repaso de la partida
review-not-loaded = No se pudo cargar esta partida. Recarga la página.
review-bag =
    { $count ->
        [0] La bolsa está vacía
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
review-out = Fuera del juego
review-tiles-out = Fichas fuera del juego
review-moves = Jugadas de la partida

review-first = Principio
review-back = Un paso atrás
review-forward = Un paso adelante
review-last = Final
review-moment = Momento de la partida
review-moment-now = { $number } de { $count }: { $text }
review-began = Empieza la partida.
review-order-drawn = Sorteo del primer turno.

review-possible = Lo que era posible
review-ask = ¿Qué era posible?
review-looking = Buscando jugadas…
review-equity = Una jugada vale sus puntos más lo que, según el ordenador, darán las fichas que te quedas.
review-move = Jugada
review-score = Puntos
review-worth-title = Valor
review-difference = Diferencia
review-wins = gana
review-exchanged = Cambio
review-passed = Turno pasado

review-tag-played = jugada
review-tag-withdrawn = retirada
review-tag-done = hecho

review-points =
    { $count ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
review-worth = vale { $amount }
review-wins-at-once = gana al momento
review-best-played = Fue la mejor jugada.
review-best-exchanged = Cambiar era lo mejor: ninguna jugada valía más.
review-best-passed = Pasar era lo mejor: ninguna jugada valía más.
review-no-play = No se encontró ninguna jugada.
review-would-have-won = { $name } habría ganado al momento.
review-better = { $name } habría valido { $points } más.
review-withdrawn = La jugada se retiró.
review-withdrawn-won = La jugada se retiró. { $name } habría ganado al momento.
review-withdrawn-worth = La jugada se retiró. { $name } habría valido { $points }.

review-chances = Oportunidades perdidas
review-no-chances = Ninguna: cada jugada fue la mejor.
review-analyse-all =
    { $count ->
        [one] Analizar la jugada
       *[other] Analizar las { $count } jugadas
    }
review-analysed =
    { $count ->
        [one] { $done } de { $count } jugada analizada
       *[other] { $done } de { $count } jugadas analizadas
    }
review-stop = Parar

review-own = { $name }: { $move }, { $worth }
review-own-withdrawn = { $name }: { $move }, retirada

review-a-win = una victoria
review-show-biggest = Mostrar las mayores
review-show-all = Ver todas ({ $count })

# A game that plays by itself.
review-autoplay = Reproducción automática
review-speed = Ritmo
review-speed-seconds =
    { $count ->
        [one] Cada segundo
       *[other] Cada { $count } segundos
    }
review-speed-real = Como se jugó

# What is shown of a moment.
review-thought = { $name } pensó durante { $time }.
review-explain = Cómo se suma la puntuación
review-tiles = Bolsa y fichas ocultas
review-in-the-bag = En la bolsa
review-unseen-by = Ocultas para { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = escribió:

# The link to a moment, and its picture.
review-share = Compartir este momento
review-download = Descargar
review-embed = Para tu propia página: pega este código.
review-copy-code = Copiar código
review-code-copied = Código copiado
review-picture = El tablero en este momento
review-save-as = Guardar como { $format }
review-no-picture = No hay imagen de esta partida: el enlace no basta para verla.

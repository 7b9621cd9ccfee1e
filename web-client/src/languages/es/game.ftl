# Lo que pasa en una partida: las noticias, el título de la página y la lista de partidas.
game-joined = { $name } se ha unido.
game-computer-joined = { $name }, un ordenador, se ha unido.
game-stand-in-added =
    { $who ->
        [you] Un ordenador juega por ti.
       *[other] Un ordenador juega por { $name }.
    }
game-seat-reclaimed =
    { $who ->
        [you] Vuelves a jugar.
       *[other] { $name } vuelve a jugar.
    }
game-renamed =
    { $who ->
        [you] Ahora te llamas { $name }.
       *[other] { $before } se llama ahora { $name }.
    }
game-turn-began = Es tu turno.
game-first-chosen =
    { $who ->
        [you] La suerte ha decidido: empiezas tú.
       *[other] La suerte ha decidido: empieza { $name }.
    }
game-bonuses-placed =
    { $count ->
        [one] Se ha puesto { $count } bonificación en una esquina.
       *[other] Se han puesto { $count } bonificaciones en las esquinas.
    }
game-starter-placed =
    { $who ->
        [you] Has puesto la primera ficha en { $cell }.
       *[other] { $name } ha puesto la primera ficha en { $cell }.
    }
game-starter-placed-on-time =
    { $who ->
        [you] Se te ha acabado el tiempo: la primera ficha está en { $cell }.
       *[other] A { $name } se le ha acabado el tiempo: la primera ficha está en { $cell }.
    }
game-starter-options = Opciones: { $options }.
game-racks-shown = Ahora se ven todos los atriles.
game-turn-skipped =
    { $who ->
        [you] Pierdes este turno.
       *[other] { $name } pierde este turno.
    }

game-played =
    { $who ->
        [you] Has jugado { $words }.
       *[other] { $name } ha jugado { $words }.
    }
game-played-for =
    { $who ->
        [you] Has jugado { $words } por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] { $name } ha jugado { $words } por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
game-no-word = sin formar palabra
game-bingo = ¡Bingo!
game-crossed-out =
    { $who ->
        [you] Has tachado { $cells }.
       *[other] { $name } ha tachado { $cells }.
    }
game-exchanged =
    { $who ->
        [you] Has cambiado { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        }.
       *[other] { $name } ha cambiado { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        }.
    }
game-discarded =
    { $who ->
        [you] Has descartado { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        }.
       *[other] { $name } ha descartado { $count ->
            [one] { $count } ficha
           *[other] { $count } fichas
        }.
    }
game-passed =
    { $who ->
        [you] Has pasado.
       *[other] { $name } ha pasado.
    }
game-accepted =
    { $who ->
        [you] Has aceptado la jugada.
       *[other] { $name } ha aceptado la jugada.
    }
game-resigned =
    { $who ->
        [you] Has abandonado.
       *[other] { $name } ha abandonado.
    }
game-passed-on-time =
    { $who ->
        [you] Se te ha acabado el tiempo y has pasado.
       *[other] A { $name } se le ha acabado el tiempo y ha pasado.
    }
game-lost-on-time =
    { $who ->
        [you] Se te ha acabado el tiempo y estás fuera de la partida.
       *[other] A { $name } se le ha acabado el tiempo y está fuera de la partida.
    }
game-overtime-charged =
    { $who ->
        [you] Tiempo excedido: perderás { $points } { $points ->
            [one] punto
           *[other] puntos
        } al final.
       *[other] Tiempo excedido: { $name } perderá { $points } { $points ->
            [one] punto
           *[other] puntos
        } al final.
    }
game-taken-back =
    { $who ->
        [you] Has deshecho tu última jugada.
       *[other] { $name } ha deshecho su última jugada.
    }
game-wants-take-back =
    { $who ->
        [you] Has pedido deshacer tu última jugada.
       *[other] { $name } pide deshacer su última jugada.
    }
game-wants-end =
    { $who ->
        [you] Has pedido acabar la partida ahora.
       *[other] { $name } pide acabar la partida ahora.
    }
game-wants-abort =
    { $who ->
        [you] Has pedido anular la partida.
       *[other] { $name } pide anular la partida.
    }
game-agrees =
    { $who ->
        [you] Aceptas.
       *[other] { $name } acepta.
    }
game-agreement-declined =
    { $who ->
        [you] Has rechazado la propuesta.
       *[other] { $name } ha rechazado la propuesta.
    }
game-nudged =
    { $who ->
        [you] Has dado un toque a { $nudged }.
       *[other] { $name } ha dado un toque a { $nudged }.
    }
game-nudged-you = { $name } espera tu jugada.
game-asks-agreement = { $name } te pide el visto bueno.

game-last-play = la última jugada
game-challenged =
    { $who ->
        [you] Impugnas { $words }.
       *[other] { $name } impugna { $words }.
    }
game-disputed =
    { $who ->
        [you] Pones en duda { $words }. Se vota.
       *[other] { $name } pone en duda { $words }. Se vota.
    }
game-in-word-list = Está en la lista de palabras { $list }.
game-evidence-shown =
    { $who ->
        [you] Has enviado una prueba: { $text }
       *[other] { $name } ha enviado una prueba: { $text }
    }
game-voted-to-accept =
    { $who ->
        [you] Has votado a favor de la jugada.
       *[other] { $name } ha votado a favor de la jugada.
    }
game-voted-to-reject =
    { $who ->
        [you] Has votado en contra de la jugada.
       *[other] { $name } ha votado en contra de la jugada.
    }
game-vote-accepted = Los jugadores han aceptado { $words }.
game-vote-rejected =
    { $count ->
        [0] La última jugada sale del tablero.
        [one] { $words } sale del tablero.
       *[other] { $words } salen del tablero.
    }
game-plays-again =
    { $who ->
        [you] Juegas otra vez.
       *[other] { $name } juega otra vez.
    }
game-valid =
    { $count ->
        [0] La última jugada es válida.
        [one] { $words } es válida.
       *[other] { $words } son válidas.
    }
game-not-valid =
    { $count ->
        [0] La última jugada no es válida.
        [one] { $words } no es una palabra válida.
       *[other] { $words } no son todas palabras válidas.
    }
game-tiles-back =
    { $who ->
        [you] Recuperas tus fichas y pierdes el turno.
       *[other] { $name } recupera sus fichas y pierde el turno.
    }
game-loses-turn =
    { $who ->
        [you] Pierdes un turno.
       *[other] { $name } pierde un turno.
    }
game-gets-points =
    { $who ->
        [you] Recibes { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] { $name } recibe { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
game-always-accepting = Aceptarás todas las jugadas de esta partida. Pulsa ✓✓ («Aceptar siempre») para dejar de hacerlo.
game-ended = Fin de la partida. { $headline }.

game-title-move = ● Tu turno
game-title-accept = ● ¿Aceptar la jugada?
game-title-vote = ● Tu voto
game-over = Fin de la partida
game-title-paused = Relojes parados
game-title-disputed = Jugada en duda
game-title-waits =
    { $how ->
        [dispute] La última jugada se puede poner en duda
       *[challenge] La última jugada se puede impugnar
    }
game-turn-of = Turno de { $name }

game-state-move = tu turno
game-state-accept = ¿aceptar la jugada?
game-state-vote = tu voto
game-state-review = repaso
game-state-not-started = sin empezar
game-state-paused = relojes parados
game-state-waiting = espera a los demás
game-state-won = ganaste { $scores }
game-state-lost = perdiste { $scores }
game-state-drawn = empate { $scores }
game-time-left = tiempo restante: { $time }
game-time-nearly-up = queda menos de un minuto

# Before the game, after it, and in what the room is.
game-unrated = Esta partida no cuenta para la valoración.

# La lista de partidas públicas en la página de inicio.
public-games = Partidas públicas
public-waiting =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
public-playing = En juego
public-over = Terminada
public-not-watched = Otras personas no pueden mirar.
public-nobody = Todavía nadie tiene asiento

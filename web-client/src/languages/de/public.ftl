# Die Liste der öffentlichen Partien auf der Startseite.
public-games = Öffentliche Partien
public-waiting =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
public-playing = Läuft
public-over = Beendet
public-not-watched = Andere können nicht zuschauen.
public-nobody = Noch niemand hat einen Platz

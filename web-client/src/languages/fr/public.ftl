# La liste des parties publiques sur la page d’accueil.
public-games = Parties publiques
public-waiting =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
public-playing = En cours
public-over = Terminée
public-not-watched = Les autres ne peuvent pas regarder.
public-nobody = Personne n’a encore de place

ends-went-out =
    { $count ->
        [one] { $names } a posé le dernier jeton.
       *[other] { $names } ont posé le dernier jeton.
    }
ends-empty-rack = Le joueur suivant n’avait plus de jetons.
ends-all-passed = Tout le monde a passé.
ends-all-idle = Personne n’a rien posé pendant trop longtemps.
ends-target =
    { $count ->
        [one] { $names } a atteint l’objectif.
       *[other] { $names } ont atteint l’objectif.
    }
ends-at-once =
    { $count ->
        [one] { $names } a posé assez de jetons en un tour pour gagner.
       *[other] { $names } ont posé assez de jetons en un tour pour gagner.
    }
ends-scoreless = Il y a eu trop de tours sans point.
ends-no-play = Le sac est vide et personne ne peut plus rien poser.
ends-resignation =
    { $count ->
        [one] { $names } a abandonné.
       *[other] { $names } ont abandonné.
    }
ends-out-of-time =
    { $count ->
        [one] { $names } a épuisé son temps.
       *[other] { $names } ont épuisé leur temps.
    }
ends-agreement = Tout le monde était d’accord pour finir la partie.
ends-record = Le relevé de la partie s’arrête ici.
ends-turn-limit = La partie a atteint le nombre maximal de tours.
ends-aborted-why = Tout le monde était d’accord pour annuler la partie. Elle ne compte pas.
ends-tie = Égalité : le plus haut score avant le décompte des jetons restants gagne.

ends-no-points = Partie sans points
ends-aborted = La partie a été annulée
ends-you-win = Tu as gagné
ends-you = Toi
ends-you-share = { $names } partagez la victoire
ends-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
ends-seat = Place { $number }

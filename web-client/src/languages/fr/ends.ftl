# Comment une partie peut finir selon les règles d’une salle. La première phrase parle de la partie ; les suivantes s’y ajoutent.
ends-may-went-out =
    { $also ->
        [yes] Elle finit aussi quand le sac est vide et que quelqu’un pose son dernier jeton.
       *[no] La partie finit quand le sac est vide et que quelqu’un pose son dernier jeton.
    }
ends-may-empty-rack =
    { $also ->
        [yes] Elle finit aussi quand le tour vient à quelqu’un dont le chevalet est vide.
       *[no] La partie finit quand le tour vient à quelqu’un dont le chevalet est vide.
    }
ends-may-all-passed =
    { $also ->
        [yes] Elle finit aussi
       *[no] La partie finit
    } { $times ->
        [one] quand tout le monde passe d’affilée.
       *[other] quand tout le monde a passé { $times } fois d’affilée.
    }
ends-may-all-idle =
    { $also ->
        [yes] Elle finit aussi
       *[no] La partie finit
    } { $times ->
        [one] quand tout le monde a passé ou échangé d’affilée.
       *[other] quand tout le monde a passé ou échangé { $times } fois d’affilée.
    }
ends-may-scoreless =
    { $also ->
        [yes] Elle finit aussi
       *[no] La partie finit
    } { $turns ->
        [one] après { $turns } tour sans point.
       *[other] après { $turns } tours de suite sans point.
    }
ends-may-target =
    { $also ->
        [yes] Elle finit aussi dès que quelqu’un atteint son objectif et gagne ainsi ; les jetons restants ne comptent pas.
       *[no] La partie finit dès que quelqu’un atteint son objectif et gagne ainsi ; les jetons restants ne comptent pas.
    }
ends-may-at-once =
    { $also ->
        [yes] Elle finit aussi
       *[no] La partie finit
    } { $tiles ->
        [one] dès que quelqu’un pose { $tiles } jeton en un tour et gagne ainsi.
       *[other] dès que quelqu’un pose { $tiles } jetons en un tour et gagne ainsi.
    }
ends-may-no-play =
    { $also ->
        [yes] Elle finit aussi quand le sac est vide et que personne ne peut plus rien poser.
       *[no] La partie finit quand le sac est vide et que personne ne peut plus rien poser.
    }

ends-no-points-kept = On ne compte pas de points, donc personne ne gagne aux points.
ends-deduct = À la fin, chacun perd les points des jetons qui lui restent.
ends-no-deduct = Les jetons restants ne coûtent rien.
ends-award = Qui finit en premier gagne les points de tous les jetons restants.
ends-highest-wins = Le plus haut score gagne.
ends-ties-before = En cas d’égalité, le plus haut score avant les jetons restants gagne.
ends-ties-share = En cas d’égalité, on partage la victoire.

ends-went-out =
    { $count ->
        [one] { $names } a posé le dernier jeton.
       *[other] { $names } ont posé le dernier jeton.
    }
ends-empty-rack = Le tour venait à quelqu’un sans jeton.
ends-all-passed = Tout le monde a passé.
ends-all-idle = Personne n’a rien posé pendant trop longtemps.
ends-target =
    { $count ->
        [one] { $names } a atteint l’objectif.
       *[other] { $names } ont atteint l’objectif.
    }
ends-at-once =
    { $count ->
        [one] { $names } a posé tout un chevalet en un tour.
       *[other] { $names } ont posé tout un chevalet en un tour.
    }
ends-scoreless = Personne n’a marqué pendant trop de tours.
ends-no-play = Le sac est vide et personne ne peut plus rien poser.
ends-resignation =
    { $count ->
        [one] { $names } abandonne.
       *[other] { $names } abandonnent.
    }
ends-out-of-time =
    { $count ->
        [one] Le temps de { $names } était écoulé.
       *[other] Le temps de { $names } était écoulé.
    }
ends-agreement = Tout le monde a voulu finir la partie.
ends-record = Le relevé de la partie s’arrête ici.
ends-turn-limit = La partie a eu autant de tours qu’une partie peut en avoir.
ends-aborted-why = Tout le monde a voulu annuler la partie. Elle ne compte pas.
ends-tie = Égalité : le plus haut score avant les jetons restants gagne.

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

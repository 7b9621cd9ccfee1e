# La salle avant sa première partie : joueurs, places libres, ce qui change, les absences.
waiting-if-away = Si je m’absente
waiting-away-wait = M’attendre
waiting-away-beginner = Un débutant peut jouer pour moi
waiting-away-casual = Un ordinateur moyen peut jouer pour moi
waiting-away-strong = Un ordinateur fort peut jouer pour moi
waiting-away-more = Tant que trois personnes ou plus jouent, les autres peuvent quand même laisser un ordinateur fort jouer pour toi. Pas dans les parties avec des jours pour chaque coup.
waiting-away-agreed = Si tu t’absentes un moment, les autres peuvent le laisser jouer jusqu’à ton retour.
waiting-title = { $count } dans la salle { $code } · Crisscross
waiting-rules-of-game = Règles de cette partie
waiting-different = Ce qui change ici
waiting-players = Joueurs
waiting-you = toi
waiting-host = hôte
waiting-remove = Retirer { $name }
waiting-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
waiting-add-computer = Ajouter un ordinateur
waiting-join-game = Rejoindre la partie
waiting-seats-taken = Toutes les places sont prises. Tu regardes : la partie apparaîtra ici.
waiting-friends = En attente d’amis…
waiting-start =
    { $count ->
        [one] Commencer avec { $count } joueur
       *[other] Commencer avec { $count } joueurs
    }
waiting-one-more = Il manque un joueur : invite un ami ou ajoute un ordinateur.
waiting-host-starts = { $host } commencera la partie quand tout le monde sera là.
waiting-the-host-starts = L’hôte commencera la partie quand tout le monde sera là.
waiting-leave = Quitter la salle
waiting-room-locked = La salle est verrouillée : aucun nouveau venu ne peut entrer ni s’asseoir.
waiting-kept-for = Réservée à { $name }
waiting-difference = <strong>{ $knob } :</strong> { $text }
waiting-usual-rules = Les règles habituelles de { $system }.

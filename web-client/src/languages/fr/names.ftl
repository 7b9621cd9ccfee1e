# Comment s’appellent partout les personnes, les ordinateurs, les contestations, les cases spéciales et ce qui se compte.
names-missing = Entre ton nom.
# Somebody who has deleted themselves.
names-former-player = Ancien joueur
names-made-up = Blaireau, Loir, Gecko, Lièvre, Héron, Lynx, Marmotte, Loutre, Macareux, Phoque, Hermine, Martinet

names-beginner = Débutant
names-casual = Moyen
names-strong = Fort
names-computer =
    ordinateur, { $strength ->
        [beginner] débutant
        [casual] moyen
       *[strong] fort
    }
names-level-beginner = niveau débutant
names-level-intermediate = niveau intermédiaire
names-level-expert = niveau expert

names-ruling-void = mots valables seulement
names-ruling-single = contester est gratuit
names-ruling-double = contester à tort : tour perdu
names-ruling-five = contester à tort : +5 pour l’autre
names-ruling-ten = contester à tort : +10 pour l’autre
names-ruling-vote = vote
names-ruling-void-more = Seuls les mots de la liste sont acceptés : personne n’a besoin de contester.
names-ruling-single-more = Contester à tort ne coûte rien.
names-ruling-double-more = Qui conteste à tort perd son prochain tour.
names-ruling-five-more = Qui est contesté à tort reçoit 5 points.
names-ruling-ten-more = Qui est contesté à tort reçoit 10 points.
names-ruling-vote-more = Tout mot peut être mis en doute. Qui l’a posé envoie une preuve ou le retire, et les autres votent.

names-double-letter = lettre compte double
names-triple-letter = lettre compte triple
names-quadruple-letter = lettre compte quadruple
names-double-word = mot compte double
names-triple-word = mot compte triple
names-quadruple-word = mot compte quadruple
names-premium =
    { $scope ->
        [letter] lettre
       *[word] mot
    } compte { $factor } fois

names-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Ce qu’un serveur sait jouer : ses systèmes, et les jetons sans lettre.
catalogue-classic = Classic
catalogue-classic-nine = Classic, neuf jetons
catalogue-finish-line = Finish Line
catalogue-super = Super
catalogue-shmac = SHMAC
catalogue-crosswords = Crosswords
catalogue-crosswords-17 = Crosswords 17
catalogue-scrappy = Scrappy Scrambled

catalogue-classic-more = Le jeu de mots croisés que tout le monde connaît : 15 × 15 cases, 100 jetons, 50 points pour sept d’un coup.
catalogue-classic-nine-more = Classic avec neuf jetons par chevalet : des mots plus longs, et 50 points dès sept d’un coup.
catalogue-finish-line-more = Une course vers un objectif adapté à chaque niveau. Qui atteint le sien en premier gagne.
catalogue-super-more = Un plateau de 21 × 21 cases et 200 jetons, où lettres et mots comptent jusqu’à quatre fois.
catalogue-shmac-more = TH, SH, CH et QU tiennent chacun sur un seul jeton, et des croix rouges retirent des jetons du plateau.
catalogue-crosswords-more = Des bonus aux coins entre les cases, des mots à l’envers, et des options que fixe le premier joueur.
catalogue-crosswords-17-more = Crosswords sur 17 × 17 cases : des bonus aux coins, des mots à l’envers ou en diagonale, et même plusieurs par coup.
catalogue-scrappy-more = N’importe quel mot, dans n’importe quelle langue, n’importe où. En cas de doute, on vote.

catalogue-blank = joker
catalogue-red-cross = croix rouge

# Les options que fixe qui commence : leurs noms, les mêmes au milieu d’une phrase, et ce que chacune veut dire.
options-backwards = À l’envers
options-diagonals = Diagonales
options-connected = Mots reliés
options-no-duplicates = Sans doublon
options-open-racks = Chevalets ouverts

options-in-backwards = à l’envers
options-in-diagonals = diagonales
options-in-connected = mots reliés
options-in-no-duplicates = sans doublon
options-in-open-racks = chevalets ouverts
options-in-plain = aucune

options-backwards-more = Les mots peuvent se lire dans les deux sens.
options-diagonals-more = Les diagonales sont aussi des lignes : tu peux jouer le long d’elles, et elles doivent former des mots.
options-connected-more = Les jetons d’un coup peuvent aller partout, pourvu que les nouveaux mots se touchent.
options-no-duplicates-more = Aucun mot ne peut être deux fois sur le plateau.
options-open-racks-more = Tout le monde voit tous les chevalets.

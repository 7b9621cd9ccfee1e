# Les options que fixe qui commence : leurs noms, et les mêmes au milieu d’une phrase.
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

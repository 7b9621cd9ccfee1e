# The options that the first player sets: their names, and the same in the middle of a sentence.
options-backwards = Backwards
options-diagonals = Diagonals
options-connected = Connected
options-no-duplicates = No duplicates
options-open-racks = Open racks

options-in-backwards = backwards
options-in-diagonals = diagonals
options-in-connected = connected
options-in-no-duplicates = no duplicates
options-in-open-racks = open racks
# None of them is set.
options-in-plain = plain

# The options that the first player sets: their names, the same in the middle of a sentence, and what each means.
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

options-backwards-more = Words may read in either direction.
options-diagonals-more = Diagonals are lines too: you may play along them, and they must spell words.
options-connected-more = Tiles of one play may go anywhere, as long as the new words connect.
options-no-duplicates-more = No word may be on the board twice.
options-open-racks-more = Everyone sees all racks.

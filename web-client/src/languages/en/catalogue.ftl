# What a server can play: its systems, and the tiles without a letter.
catalogue-classic = Classic
catalogue-classic-nine = Classic, nine tiles
catalogue-finish-line = Finish Line
catalogue-super = Super
catalogue-shmac = SHMAC
catalogue-crosswords = Crosswords
catalogue-crosswords-17 = Crosswords 17
catalogue-scrappy = Scrappy Scrambled

catalogue-classic-more = The crossword game everyone knows: 15 × 15 squares, 100 tiles, 50 points for laying seven.
catalogue-classic-nine-more = Classic with nine tiles on each rack: longer words, and 50 points for laying seven or more.
catalogue-finish-line-more = A race to a target that suits each player’s level. Whoever reaches theirs first wins.
catalogue-super-more = A 21 × 21 board with 200 tiles, where letters and words count up to four times.
catalogue-shmac-more = TH, SH, CH and QU are single tiles, and red crosses take tiles off the board.
catalogue-crosswords-more = Bonuses on the corners between squares, words that run backwards, and options set by the first player.
catalogue-crosswords-17-more = Crosswords on a 17 × 17 board: bonuses on the corners, words that run backwards or diagonally, several in one play.
catalogue-scrappy-more = Any word in any language, anywhere on the board. If someone disputes it, the players vote.

catalogue-blank = blank
catalogue-red-cross = red cross

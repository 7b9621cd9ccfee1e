-- The words about which the players of a finished game have voted otherwise than its word list, and how often: derived from its journal like the other rows of
-- its history. Imported games have none, because anybody can write one.

CREATE TABLE game_rulings (
    game INTEGER NOT NULL REFERENCES history_games,
    list TEXT NOT NULL,  -- the id of the word list
    word TEXT NOT NULL,
    ended INTEGER NOT NULL,
    accepted INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    PRIMARY KEY (game, word)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_rulings_of_word ON game_rulings (list, word, ended);

-- Their sums over all games, so that a list of them reads only the rows that it shows. A word gets a new number with each game in which it is ruled upon.
CREATE TABLE word_rulings (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    list TEXT NOT NULL,
    word TEXT NOT NULL,
    accepted INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    last INTEGER NOT NULL,
    UNIQUE (list, word)
) STRICT;

-- Games with a vote are looked at again. Their other rows stay, with what hangs on them.
UPDATE games SET history = 0 WHERE history = 1 AND id IN (SELECT game FROM history_words WHERE decided_by = 'vote');

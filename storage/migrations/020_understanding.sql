-- What the server makes out of a finished game when somebody asks for its analysis, packed. evaluator is the version of what judged it. missed has the
-- words of plays that would have been better, a line for each: the seat, a space and the word.

CREATE TABLE analyses (
    game INTEGER PRIMARY KEY REFERENCES history_games ON DELETE CASCADE,
    evaluator INTEGER NOT NULL,
    made INTEGER NOT NULL,
    body BLOB NOT NULL CHECK (length(body) <= 262144),
    missed TEXT NOT NULL CHECK (length(missed) <= 65536)
) STRICT;

-- What somebody notes about a moment of a finished game: a text, and lines of moves that might have been played. version is that of the moment.

CREATE TABLE notes (
    game INTEGER NOT NULL REFERENCES history_games ON DELETE CASCADE,
    player INTEGER NOT NULL REFERENCES players,
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    shared INTEGER NOT NULL CHECK (shared IN (0, 1)),  -- with the players of the game
    body TEXT NOT NULL CHECK (length(body) <= 16384),
    PRIMARY KEY (game, player, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_player ON notes (player);

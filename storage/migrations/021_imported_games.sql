-- Games that somebody has brought along from elsewhere. They have a journal like all others, in a room of their owner that takes only such games.

CREATE TABLE import_rooms (
    player INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    room INTEGER NOT NULL UNIQUE REFERENCES rooms ON DELETE CASCADE
) STRICT;

-- hash is that of what is the same in all files of the game, so that nobody has it twice. annotations are those of its file, as text. A game from a GCG file, or
-- from a file of such a game, has no row in game_secrets: nobody knows its draws. first_version is that of its first event.
CREATE TABLE imported_games (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    owner INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    at INTEGER NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('json', 'gcg')),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    counts INTEGER NOT NULL DEFAULT 0 CHECK (counts IN (0, 1)),
    first_version INTEGER NOT NULL,
    annotations TEXT,
    UNIQUE (owner, hash)
) STRICT;

-- Whether a game is in statistics; that of an imported one only if its owner wants it.
ALTER TABLE history_games ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));
ALTER TABLE history_seats ADD COLUMN counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1));

-- The first event of an imported game has the version that its file says.
DROP TRIGGER events_have_no_gap;
CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE game = NEW.game),
    (SELECT version FROM packed_journals WHERE game = NEW.game),
    (SELECT first_version - 1 FROM imported_games WHERE game = NEW.game), 0)
BEGIN SELECT RAISE(ABORT, 'an event does not follow the last one of its game'); END;

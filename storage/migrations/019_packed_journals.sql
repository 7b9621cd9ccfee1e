-- The journal of a finished game, compressed in one piece (storage/packed_journal.hpp), in place of its rows of events. version is that of the last entry.
CREATE TABLE packed_journals (
    game INTEGER PRIMARY KEY REFERENCES games,
    version INTEGER NOT NULL,
    entries BLOB NOT NULL
) STRICT;

CREATE TRIGGER packed_journals_never_change BEFORE UPDATE ON packed_journals
WHEN NEW.game <> OLD.game OR NEW.version <> OLD.version
    OR NOT EXISTS (SELECT 1 FROM rewritten_games WHERE game = OLD.game)
BEGIN SELECT RAISE(ABORT, 'a packed journal cannot be changed'); END;

CREATE TRIGGER packed_journals_never_go BEFORE DELETE ON packed_journals
WHEN coalesce((SELECT stage FROM games WHERE id = OLD.game), '') <> 'removed'
BEGIN SELECT RAISE(ABORT, 'a packed journal cannot be deleted'); END;

DROP TRIGGER events_have_no_gap;
CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE game = NEW.game),
                                 (SELECT version FROM packed_journals WHERE game = NEW.game), 0)
BEGIN SELECT RAISE(ABORT, 'an event does not follow the last one of its game'); END;

-- Except with a game that never began, or that the host has chosen to remove after its end, or once they are packed.
DROP TRIGGER events_never_go;
CREATE TRIGGER events_never_go BEFORE DELETE ON events
WHEN coalesce((SELECT stage FROM games WHERE id = OLD.game), '') NOT IN ('waiting', 'removed')
    AND OLD.version > coalesce((SELECT version FROM packed_journals WHERE game = OLD.game), 0)
BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;

-- Games that have their rows of history get them again, and are packed then.
DELETE FROM history_words;
DELETE FROM history_seats;
DELETE FROM history_games;
UPDATE games SET history = 0 WHERE history = 1;

-- People can delete themselves. A row without a name stays where games, or what is derived from them, refer to it.

ALTER TABLE players ADD COLUMN deleted INTEGER;  -- when they deleted themselves, if so

-- The games whose events are being rewritten because the name of a person goes; rows only within a transaction.
CREATE TABLE rewritten_games (
    game INTEGER PRIMARY KEY REFERENCES games
) STRICT;

DROP TRIGGER events_never_change;

CREATE TRIGGER events_never_change BEFORE UPDATE ON events
WHEN NEW.game <> OLD.game OR NEW.version <> OLD.version OR NEW.at <> OLD.at
    OR NOT EXISTS (SELECT 1 FROM rewritten_games WHERE game = OLD.game)
BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;

-- Whether something was deleted since the file was last written anew. It begins as 1: what was deleted by earlier versions of
-- the program may still be in unused parts of the file.
CREATE TABLE cleaning (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    due INTEGER NOT NULL CHECK (due IN (0, 1))
) STRICT;

INSERT INTO cleaning (id, due) VALUES (1, 1);

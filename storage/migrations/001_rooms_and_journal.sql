-- Players, rooms, their seats, and the journal of what happened in them. Times are milliseconds since 1970 UTC.

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL
) STRICT;

-- One room is one game. stage, to_move, version and changed follow from its events; they are kept so that a list of rooms
-- reads no event. The rules stand last: what comes before a long text can be read without it.
CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    system TEXT NOT NULL,
    stage TEXT NOT NULL,
    to_move INTEGER NOT NULL,
    version INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    lexicon TEXT NOT NULL,
    lexicon_hash BLOB NOT NULL CHECK (length(lexicon_hash) = 32),
    rules TEXT NOT NULL
) STRICT;

-- Apart from rooms, so that no list can show one by accident.
CREATE TABLE game_secrets (
    room INTEGER PRIMARY KEY REFERENCES rooms,
    seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;

CREATE TABLE seats (
    room INTEGER NOT NULL REFERENCES rooms,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player INTEGER NOT NULL REFERENCES players,
    name TEXT NOT NULL,
    PRIMARY KEY (room, seat),
    UNIQUE (player, room)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    room INTEGER NOT NULL REFERENCES rooms,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (room, version)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE room = NEW.room), 0)
BEGIN SELECT RAISE(ABORT, 'an event does not follow the last one of its room'); END;

CREATE TRIGGER events_never_change BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;

CREATE TRIGGER events_never_go BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;

-- The commands that were accepted, by the id that their client made.
CREATE TABLE receipts (
    player INTEGER NOT NULL REFERENCES players,
    command TEXT NOT NULL,
    room INTEGER NOT NULL REFERENCES rooms,
    version INTEGER NOT NULL,
    PRIMARY KEY (player, command)
) STRICT, WITHOUT ROWID;

CREATE INDEX receipts_of_room ON receipts (room, version);

-- One challenge at most to a play; play is the turn in which it was made.
CREATE TABLE challenges (
    room INTEGER NOT NULL REFERENCES rooms,
    play INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    challenger INTEGER NOT NULL,
    upheld INTEGER NOT NULL CHECK (upheld IN (0, 1)),
    words TEXT NOT NULL,
    PRIMARY KEY (room, play)
) STRICT, WITHOUT ROWID;

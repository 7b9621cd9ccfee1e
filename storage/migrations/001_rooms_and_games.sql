-- Players, rooms, their games, and the journal of what happened in them. Times are milliseconds since 1970 UTC.

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,  -- when they said hello last, to within an hour
    removed INTEGER                   -- when the host removed them, if so
) STRICT;

CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    closed INTEGER  -- when the host closed it, if so
) STRICT;

-- A room has one game, number 1. stage, version and changed follow from its events; they are kept so that a list
-- of rooms reads no events. The rules are last: the columns before a long text can be read without it. A game is
-- 'removed' only within the transaction that deletes it.
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL REFERENCES rooms,
    number INTEGER NOT NULL CHECK (number >= 1),
    system TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over', 'removed')),
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    lexicon TEXT NOT NULL,
    lexicon_hash BLOB NOT NULL CHECK (length(lexicon_hash) = 32),
    rules TEXT NOT NULL,
    UNIQUE (room, number)
) STRICT;

-- For what removes rooms that never began, guests who never did anything, and games that ended long ago.
CREATE INDEX games_waiting ON games (changed) WHERE stage = 'waiting';
CREATE INDEX games_over ON games (changed) WHERE stage = 'over';
CREATE INDEX players_unnamed ON players (created) WHERE name = '' AND removed IS NULL;

CREATE TRIGGER a_game_that_began_is_kept BEFORE UPDATE OF stage ON games
WHEN (NEW.stage = 'waiting' AND OLD.stage <> 'waiting') OR (NEW.stage = 'removed' AND OLD.stage <> 'over')
BEGIN SELECT RAISE(ABORT, 'a game cannot go back to this stage'); END;

-- Not in games, so that no list can show a seed by accident.
CREATE TABLE game_secrets (
    game INTEGER PRIMARY KEY REFERENCES games,
    seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;

-- A seat without a player is a computer's. asked is what the game waits for from the player, if it does; it follows from the
-- events, too.
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player INTEGER REFERENCES players,
    name TEXT NOT NULL,
    asked TEXT CHECK (asked IN ('move', 'accept', 'vote')),
    PRIMARY KEY (game, seat),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;

-- In the order in which they were stored, with an index, and not clustered by game: where many games take turns, fewer pages
-- change in a commit (tests/bench/journal_bench, docs/performance.md).
CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, version)
) STRICT;

CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE game = NEW.game), 0)
BEGIN SELECT RAISE(ABORT, 'an event does not follow the last one of its game'); END;

CREATE TRIGGER events_never_change BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;

-- Except with a game that never began, or that the host has chosen to remove after its end.
CREATE TRIGGER events_never_go BEFORE DELETE ON events
WHEN coalesce((SELECT stage FROM games WHERE id = OLD.game), '') NOT IN ('waiting', 'removed')
BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;

-- The commands that were accepted, by the id that their client gave them. A create made its game's room, so that a repeated
-- create is never answered with a room in which the id was used for something else.
CREATE TABLE receipts (
    player INTEGER NOT NULL REFERENCES players,
    command TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('create', 'in_room')),
    PRIMARY KEY (player, command)
) STRICT, WITHOUT ROWID;

CREATE INDEX receipts_of_game ON receipts (game, version);

-- One challenge at most to a play; play is the turn in which it was made.
CREATE TABLE challenges (
    game INTEGER NOT NULL REFERENCES games,
    play INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    challenger INTEGER NOT NULL,
    upheld INTEGER NOT NULL CHECK (upheld IN (0, 1)),
    words TEXT NOT NULL,
    PRIMARY KEY (game, play)
) STRICT, WITHOUT ROWID;

-- Links that let new guests in. Of every secret only a hash is stored.
CREATE TABLE invitations (
    id INTEGER PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    uses_left INTEGER NOT NULL CHECK (uses_left >= 0)
) STRICT;

CREATE INDEX invitations_by_expiry ON invitations (expires);

-- Links with which the host signs in. Each is exchanged once for a session, and is then deleted.
CREATE TABLE host_links (
    secret_hash BLOB PRIMARY KEY CHECK (length(secret_hash) = 32),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX host_links_by_expiry ON host_links (expires);

-- A number is never used twice, so that the audit log stays clear.
CREATE TABLE host_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    expires INTEGER NOT NULL
) STRICT;

CREATE INDEX host_sessions_by_expiry ON host_sessions (expires);

-- What hosts have done. An entry without a session was made on the command line.
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    host_session INTEGER,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

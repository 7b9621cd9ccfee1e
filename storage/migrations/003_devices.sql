-- A player may have several devices, each with a token of its own. Until now a player had one token: it becomes that of
-- their first device.

-- A number is never used twice, so that a list of devices that is out of date names no other device. A device that was
-- signed out is kept for a time, so that its token gets another answer than an unknown one.
CREATE TABLE devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,  -- when it said hello last, to within an hour
    signed_out INTEGER      -- when, if so
) STRICT;

CREATE INDEX devices_of_player ON devices (player, signed_out);

INSERT INTO devices (player, token_hash, created, seen) SELECT id, token_hash, created, seen FROM players ORDER BY id;

-- The players, without the token.
CREATE TABLE players_without_token (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,  -- when they said hello last, to within an hour
    removed INTEGER                   -- when the host removed them, if so
) STRICT;

INSERT INTO players_without_token SELECT id, name, created, seen, removed FROM players;
DROP TABLE players;
ALTER TABLE players_without_token RENAME TO players;
CREATE INDEX players_unnamed ON players (created) WHERE name = '' AND removed IS NULL;

-- Links with which players sign in on another device: one at most for each player, deleted when it is used.
CREATE TABLE hand_overs (
    player INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    expires INTEGER NOT NULL
) STRICT;

CREATE INDEX hand_overs_by_expiry ON hand_overs (expires);

-- A player may have an account: a name with a pass-phrase, passkeys, or both, by which they sign in on any device.

-- A guest who has signed in to an account: the player of that account. Their seats stay their own.
ALTER TABLE players ADD COLUMN same_as INTEGER REFERENCES players;

CREATE INDEX players_same_as ON players (same_as) WHERE same_as IS NOT NULL;

-- No two names of accounts look the same, in either of two ways. pass_phrase is an Argon2id hash with its salt.
CREATE TABLE accounts (
    player INTEGER PRIMARY KEY REFERENCES players,
    name TEXT NOT NULL,
    look TEXT NOT NULL UNIQUE,
    look_in_small_letters TEXT NOT NULL UNIQUE,
    pass_phrase TEXT CHECK (length(pass_phrase) <= 128),
    created INTEGER NOT NULL
) STRICT;

-- A number is never used twice, so that a list that is out of date names no other passkey. count is that of signatures so far.
CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES accounts,
    credential BLOB NOT NULL UNIQUE CHECK (length(credential) BETWEEN 1 AND 1023),
    public_key BLOB NOT NULL CHECK (length(public_key) <= 1024),
    count INTEGER NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER  -- when somebody signed in with it last
) STRICT;

CREATE INDEX passkeys_of_player ON passkeys (player, id);

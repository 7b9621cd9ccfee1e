-- What a room is besides its games: its name, who may enter and who may watch, and for whom seats are kept.

ALTER TABLE rooms ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE rooms ADD COLUMN entry TEXT NOT NULL DEFAULT 'link' CHECK (entry IN ('link', 'password', 'public'));
-- Argon2id with its salt, as libsodium writes it; empty where none is needed.
ALTER TABLE rooms ADD COLUMN password_hash TEXT NOT NULL DEFAULT '' CHECK (length(password_hash) <= 128);
ALTER TABLE rooms ADD COLUMN locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1));
ALTER TABLE rooms ADD COLUMN watchers INTEGER NOT NULL DEFAULT 1 CHECK (watchers IN (0, 1));
ALTER TABLE rooms ADD COLUMN delay_moves INTEGER NOT NULL DEFAULT 0 CHECK (delay_moves >= 0);
ALTER TABLE rooms ADD COLUMN delay_seconds INTEGER NOT NULL DEFAULT 0 CHECK (delay_seconds >= 0);

-- Names for which the host keeps a seat until the game starts.
CREATE TABLE kept_seats (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (room, name)
) STRICT, WITHOUT ROWID;

-- People whom the host of a room has removed from it.
CREATE TABLE removed_from_rooms (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    PRIMARY KEY (room, player)
) STRICT, WITHOUT ROWID;

-- For the deletion of a player.
CREATE INDEX removed_from_rooms_by_player ON removed_from_rooms (player);

-- Whom the server calls, and what is on its way to them. Addresses of push devices and webhooks work like passwords for
-- sending there, so they are not shown to anybody.

-- A browser that shows notices of its player while the page is closed (Web Push).
CREATE TABLE push_devices (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    address TEXT NOT NULL UNIQUE CHECK (length(address) <= 1024),
    public_key BLOB NOT NULL CHECK (length(public_key) = 65),
    secret BLOB NOT NULL CHECK (length(secret) = 16),
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX push_devices_by_player ON push_devices (player, id);

-- A room has at most one.
CREATE TABLE webhooks (
    room INTEGER PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
    format TEXT NOT NULL,
    address TEXT NOT NULL CHECK (length(address) <= 1024),
    kinds TEXT NOT NULL DEFAULT ' your_turn challenged over ',  -- of notices, each between blanks
    created INTEGER NOT NULL
) STRICT;

-- When a player wants to be called, and how often. Nights are minutes of the local day.
CREATE TABLE call_times (
    player INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    reminders INTEGER NOT NULL,
    night_from INTEGER NOT NULL,
    night_to INTEGER NOT NULL,
    zone TEXT NOT NULL CHECK (length(zone) <= 64)
) STRICT;

-- Feeds of players, found by the secret in their addresses.
CREATE TABLE feeds (
    player INTEGER PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32)
) STRICT;

-- A notice on its way to one device or one webhook. due is when it is tried next.
CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    device INTEGER REFERENCES push_devices ON DELETE CASCADE,
    webhook INTEGER REFERENCES webhooks ON DELETE CASCADE,
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    game INTEGER NOT NULL DEFAULT 1,  -- its number in the room
    attempts INTEGER NOT NULL DEFAULT 0,
    due INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    notice TEXT NOT NULL,
    CHECK ((device IS NULL) <> (webhook IS NULL))
) STRICT;

CREATE INDEX deliveries_by_due ON deliveries (due, id);
CREATE INDEX deliveries_by_device ON deliveries (device, room) WHERE device IS NOT NULL;
CREATE INDEX deliveries_by_webhook ON deliveries (webhook) WHERE webhook IS NOT NULL;
CREATE INDEX deliveries_by_room ON deliveries (room);
CREATE INDEX deliveries_by_expiry ON deliveries (expires);

-- How many deliveries there are, because counting them would read them all.
CREATE TABLE delivery_count (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    waiting INTEGER NOT NULL CHECK (waiting >= 0)
) STRICT;

INSERT INTO delivery_count (id, waiting) VALUES (1, 0);

CREATE TRIGGER a_new_delivery_counts AFTER INSERT ON deliveries
BEGIN UPDATE delivery_count SET waiting = waiting + 1 WHERE id = 1; END;

CREATE TRIGGER a_delivery_that_is_gone_does_not_count AFTER DELETE ON deliveries
BEGIN UPDATE delivery_count SET waiting = waiting - 1 WHERE id = 1; END;

-- The latest requests about a room that were stored, so that one that comes again is answered again and done once, even if the server was started again
-- meanwhile. Each was stored with what it led to: a change of the room or of what it plans, or its next game.

CREATE TABLE room_receipts (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    number INTEGER NOT NULL,  -- in the room, in the order in which they were stored
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    request TEXT NOT NULL CHECK (length(request) BETWEEN 1 AND 256),
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

-- For the deletion of a player.
CREATE INDEX room_receipts_by_player ON room_receipts (player);

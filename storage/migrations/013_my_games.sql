-- What the list of a player's games shows besides: how long the player whose turn it is has time, and how many lines of a chat
-- somebody has not read.

-- When their clock will show zero, in milliseconds since 1970 UTC.
ALTER TABLE games ADD COLUMN until INTEGER;

UPDATE games SET until = alarm;

-- The last line that a player has read.
CREATE TABLE chat_read (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    line INTEGER NOT NULL,
    PRIMARY KEY (room, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_read_by_player ON chat_read (player);

-- What was said before nobody kept count of.
INSERT INTO chat_read (room, player, line)
SELECT DISTINCT games.room, seats.player, rooms.chat_lines
FROM seats JOIN games ON games.id = seats.game JOIN rooms ON rooms.id = games.room
WHERE seats.player IS NOT NULL AND rooms.chat_lines > 0;

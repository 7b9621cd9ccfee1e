-- The number of the last game that the room has had, also when that game has been removed: no number is used twice.

ALTER TABLE rooms ADD COLUMN last_game INTEGER NOT NULL DEFAULT 0;

UPDATE rooms SET last_game = coalesce((SELECT max(number) FROM games WHERE games.room = rooms.id), 0);

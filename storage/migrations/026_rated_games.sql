-- Whether games count for ratings: of a room, those that will be made in it; of a game, as its room was when it was made. What is older counts.

ALTER TABLE rooms ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));
ALTER TABLE history_games ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));
ALTER TABLE history_seats ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CHECK (rated IN (0, 1));

-- With rated, so that the newest rated games of a system still need no look at the table.
DROP INDEX history_seats_by_system;
CREATE INDEX history_seats_by_system ON history_seats (player, system, ended, game, room, counts, rated)
WHERE player IS NOT NULL AND counts = 1;

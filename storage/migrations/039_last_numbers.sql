-- The last numbers that players, rooms and games have got. None is given again after its row is removed, because the
-- server may still remember something about it: whom a room has let in, or which game somebody wants analysed.

CREATE TABLE last_numbers (
    kind TEXT PRIMARY KEY CHECK (kind IN ('players', 'rooms', 'games')),
    number INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO last_numbers (kind, number) SELECT 'players', coalesce(max(id), 0) FROM players;
INSERT INTO last_numbers (kind, number) SELECT 'rooms', coalesce(max(id), 0) FROM rooms;
INSERT INTO last_numbers (kind, number) SELECT 'games', coalesce(max(id), 0) FROM games;

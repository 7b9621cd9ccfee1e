-- A room has games in a row. What a seat has reached is in the game's last event, too; it is kept here so that a series of
-- games reads no events.

ALTER TABLE seats ADD COLUMN score INTEGER;
ALTER TABLE seats ADD COLUMN result TEXT CHECK (result IN ('won', 'drawn', 'lost'));

UPDATE seats SET (score, result) = (
    SELECT json_extract(body, '$.final_scores[' || seats.seat || '].final'),
        CASE
            WHEN NOT EXISTS (SELECT 1 FROM json_each(body, '$.winners') WHERE value = seats.seat) THEN 'lost'
            WHEN json_array_length(body, '$.winners') > 1 THEN 'drawn'
            ELSE 'won'
        END
    FROM games JOIN events ON events.game = games.id AND events.version = games.version
    WHERE games.id = seats.game
)
WHERE game IN (SELECT id FROM games WHERE stage = 'over');

-- Who made the room.
ALTER TABLE rooms ADD COLUMN host INTEGER REFERENCES players;

UPDATE rooms SET host = (
    SELECT receipts.player FROM receipts JOIN games ON games.id = receipts.game
    WHERE games.room = rooms.id AND receipts.kind = 'create'
);

-- For the check that nobody refers to a player who is removed.
CREATE INDEX rooms_by_host ON rooms (host);

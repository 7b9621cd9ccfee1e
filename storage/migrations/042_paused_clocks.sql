-- Whether the clocks of a game under way are paused. A damaged event says nothing.

ALTER TABLE games ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));

UPDATE games SET paused = 1
WHERE stage = 'playing' AND (
    SELECT json_extract(body, '$.type') FROM events
    WHERE events.game = games.id
        AND CASE WHEN json_valid(body) THEN json_extract(body, '$.type') IN ('clock_paused', 'clock_resumed') END
    ORDER BY version DESC LIMIT 1) = 'clock_paused';

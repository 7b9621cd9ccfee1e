-- A paused game waits for nobody. Those that were paused before still asked their players. A damaged event says nothing.

UPDATE seats SET asked = NULL, asked_at = NULL
WHERE asked IS NOT NULL AND (
    SELECT json_extract(body, '$.type') FROM events
    WHERE events.game = seats.game
        AND CASE WHEN json_valid(body) THEN json_extract(body, '$.type') IN ('clock_paused', 'clock_resumed') END
    ORDER BY version DESC LIMIT 1) = 'clock_paused';

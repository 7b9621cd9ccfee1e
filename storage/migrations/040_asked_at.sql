-- Since when a game has asked this of a player. What changes in it otherwise, such as a name or a nudge, is not news to
-- them.

ALTER TABLE seats ADD COLUMN asked_at INTEGER;

UPDATE seats SET asked_at = (SELECT changed FROM games WHERE games.id = seats.game) WHERE asked IS NOT NULL;

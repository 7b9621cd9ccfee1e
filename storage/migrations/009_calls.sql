-- When players were called to the game last, in milliseconds since 1970 UTC, so that a server finds the games in which
-- something happened, but whose calls were lost with the server before it.

ALTER TABLE games ADD COLUMN called INTEGER NOT NULL DEFAULT 0;

CREATE INDEX games_playing ON games (changed) WHERE stage = 'playing';

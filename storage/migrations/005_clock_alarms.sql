-- When the clocks of a game do something next, in milliseconds since 1970 UTC, so that a server finds the games whose time
-- runs without reading their journals.

ALTER TABLE games ADD COLUMN alarm INTEGER;

CREATE INDEX games_by_alarm ON games (alarm, id) WHERE alarm IS NOT NULL;

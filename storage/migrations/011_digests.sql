-- A digest lists once a day the games that wait for a player: at a minute of their day, and when the next one is due, in
-- milliseconds since 1970 UTC.

ALTER TABLE call_times ADD COLUMN digest INTEGER;
ALTER TABLE call_times ADD COLUMN next_digest INTEGER;

CREATE INDEX call_times_by_digest ON call_times (next_digest, player) WHERE next_digest IS NOT NULL;

-- When the player last got a digest, in milliseconds since 1970 UTC, so that a change of the hour brings no second one
-- on the same day.

ALTER TABLE call_times ADD COLUMN last_digest INTEGER;

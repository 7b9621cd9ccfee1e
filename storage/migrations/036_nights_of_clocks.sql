-- The hours in which the clock of a called player does not run in that game. Nothing calls them then, however late it is
-- delivered. NULL: none.

ALTER TABLE deliveries ADD COLUMN night_from INTEGER;  -- minutes of the local day
ALTER TABLE deliveries ADD COLUMN night_to INTEGER;
ALTER TABLE deliveries ADD COLUMN night_zone TEXT CHECK (length(night_zone) <= 64);

-- A notice for a webhook that waits for a player to come back: it is dropped with what waits for their push devices.

ALTER TABLE deliveries ADD COLUMN awaited INTEGER REFERENCES players ON DELETE CASCADE;

CREATE INDEX deliveries_by_awaited ON deliveries (awaited) WHERE awaited IS NOT NULL;

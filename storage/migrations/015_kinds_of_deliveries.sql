-- A notice replaces only those about the same game that it makes out of date: a nudge does not replace the call to a turn.

ALTER TABLE deliveries ADD COLUMN kind TEXT NOT NULL DEFAULT '';

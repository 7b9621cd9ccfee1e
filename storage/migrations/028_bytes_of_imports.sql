-- How many bytes an imported game takes, so that what somebody imports is bounded in all. Its annotations are packed (storage/packed_text.hpp); those of earlier
-- imports stay as text in the column annotations.

ALTER TABLE imported_games ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE imported_games ADD COLUMN packed_annotations BLOB;

UPDATE imported_games SET bytes = coalesce(length(CAST(annotations AS BLOB)), 0)
    + coalesce((SELECT length(entries) FROM packed_journals WHERE packed_journals.game = imported_games.game), 0)
    + coalesce((SELECT length(CAST(rules AS BLOB)) FROM games WHERE games.id = imported_games.game), 0);

-- Has all that is counted, so that no annotations are read for it.
CREATE INDEX imported_games_by_owner ON imported_games (owner, bytes);

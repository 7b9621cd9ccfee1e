-- Guests of whom nothing is left in any game or room are removed whether or not they had a name.
DROP INDEX players_unnamed;
CREATE INDEX players_by_age ON players (created, id) WHERE removed IS NULL AND same_as IS NULL;

-- The digest of a guest went on after they had signed in to an account with times of its own, and nobody could stop it.

DELETE FROM call_times WHERE player IN (SELECT id FROM players WHERE same_as IS NOT NULL);

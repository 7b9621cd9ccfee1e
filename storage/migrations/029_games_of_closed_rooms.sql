-- A game that was under way in a room that the host has closed can never end. It goes as one that is over.

DROP TRIGGER a_game_that_began_is_kept;
CREATE TRIGGER a_game_that_began_is_kept BEFORE UPDATE OF stage ON games
WHEN (NEW.stage = 'waiting' AND OLD.stage <> 'waiting')
    OR (NEW.stage = 'removed' AND OLD.stage <> 'over'
        AND NOT (OLD.stage = 'playing' AND (SELECT closed FROM rooms WHERE rooms.id = OLD.room) IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'a game cannot go back to this stage'); END;

-- The name of a seat without a difference between small and capital letters, in any alphabet, by which searches find it. SQLite knows the letters A to Z only:
-- games with names that have others are looked at again. Their other rows stay, with what hangs on them.

ALTER TABLE history_seats ADD COLUMN folded_name TEXT NOT NULL DEFAULT '';

UPDATE history_seats SET folded_name = lower(name);

DROP INDEX history_seats_named;
CREATE INDEX history_seats_named ON history_seats
(folded_name, game, seat, result, bingos, highest_play, challenges_won, challenges_lost, phonies_stood, phonies_withdrawn);

UPDATE games SET history = 0 WHERE history = 1 AND id IN (SELECT game FROM history_seats WHERE name GLOB '*[^ -~]*');

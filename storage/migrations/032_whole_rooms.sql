-- A search of a whole room looks at each of its games, and one for somebody by name at each of their seats. With these indices it reads no rows of the tables.

DROP INDEX history_games_of_room;
CREATE INDEX history_games_of_room ON history_games
(room, ended, game, system, day, reason, margin, highest_play, bingos, phonies, found_valid, found_invalid);

DROP INDEX history_seats_named;
CREATE INDEX history_seats_named ON history_seats
(name COLLATE NOCASE, game, seat, result, bingos, highest_play, challenges_won, challenges_lost, phonies_stood, phonies_withdrawn);

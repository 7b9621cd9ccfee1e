-- Searches look at each game of somebody. These indices have all that they look at and little else, so that 20,000 games are read from a few megabytes.

CREATE INDEX history_games_facts ON history_games
(game, room, system, ended, day, reason, margin, highest_play, bingos, phonies, found_valid, found_invalid);

CREATE INDEX history_seats_named ON history_seats (name COLLATE NOCASE, game, seat);

DROP INDEX history_seats_of_player_by_game;
CREATE INDEX history_seats_of_player_by_game ON history_seats
(player, game, room, result, bingos, highest_play, challenges_won, challenges_lost, phonies_stood, phonies_withdrawn)
WHERE player IS NOT NULL;

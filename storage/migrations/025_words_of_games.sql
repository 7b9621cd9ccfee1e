-- So that a search for words can go from one game of a person to the next, the newest first, and end when it has a page.

CREATE INDEX history_seats_of_player_by_game ON history_seats (player, game, room) WHERE player IS NOT NULL;

CREATE INDEX history_words_of_game ON history_words (game, turn, place);

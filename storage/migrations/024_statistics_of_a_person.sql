-- So that statistics of a person read only the rows that they show: their records, how they open games, and the newest games of each system, which are rated.
-- counts is in two of them so that these need no look at the table.

CREATE INDEX history_seats_longest ON history_seats (player, longest_letters DESC, longest_score DESC, ended)
WHERE player IS NOT NULL AND counts = 1 AND longest_word <> '';

CREATE INDEX history_seats_highest ON history_seats (player, highest_score DESC, ended)
WHERE player IS NOT NULL AND counts = 1 AND highest_word <> '';

CREATE INDEX history_seats_openings ON history_seats (player, opening, opening_score, room, system, ended, counts)
WHERE player IS NOT NULL AND counts = 1 AND opening IS NOT NULL;

CREATE INDEX history_seats_by_system ON history_seats (player, system, ended, game, room, counts)
WHERE player IS NOT NULL AND counts = 1;

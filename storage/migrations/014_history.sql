-- What searches need of finished games, derived from their journals. history says whether a game has its rows: 0 not yet, 1 it has them,
-- 2 it leaves none, because it was aborted, 3 it cannot be read.

ALTER TABLE games ADD COLUMN history INTEGER NOT NULL DEFAULT 0 CHECK (history BETWEEN 0 AND 3);

CREATE INDEX games_without_history ON games (changed, id) WHERE stage = 'over' AND history = 0;

-- For whether somebody has a seat in a game of a room that is not over.
CREATE INDEX games_not_over ON games (room) WHERE stage IN ('waiting', 'playing');

-- day is the month times 100 and the day of the month on which it ended, in UTC. words are all of the game, separated by spaces, so that their rows are
-- found again.
CREATE TABLE history_games (
    game INTEGER PRIMARY KEY REFERENCES games,
    room INTEGER NOT NULL REFERENCES rooms,
    system TEXT NOT NULL,
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    day INTEGER NOT NULL,
    reason TEXT NOT NULL,
    moves INTEGER NOT NULL,
    margin INTEGER NOT NULL,
    highest_play INTEGER NOT NULL,
    highest_seat INTEGER,
    highest_turn INTEGER NOT NULL,
    highest_words TEXT NOT NULL,
    bingos INTEGER NOT NULL,
    phonies INTEGER NOT NULL,
    found_valid INTEGER NOT NULL,    -- challenges after which the play stood
    found_invalid INTEGER NOT NULL,  -- challenges after which it was withdrawn
    words TEXT NOT NULL
) STRICT;

CREATE INDEX history_games_of_room ON history_games (room, ended, game);

-- player is that of the seat, nothing for a computer. The columns from room to ended are those of the game. opening is the first play of the game, if it was
-- this seat's. month is such as 2026-11.
CREATE TABLE history_seats (
    game INTEGER NOT NULL REFERENCES history_games ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    room INTEGER NOT NULL,
    system TEXT NOT NULL,
    month TEXT NOT NULL,
    ended INTEGER NOT NULL,
    player INTEGER,
    name TEXT NOT NULL,
    computer TEXT,
    score INTEGER NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('won', 'drawn', 'lost')),
    margin INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    plays INTEGER NOT NULL,
    play_points INTEGER NOT NULL,
    bingos INTEGER NOT NULL,
    highest_play INTEGER NOT NULL,
    challenges_won INTEGER NOT NULL,
    challenges_lost INTEGER NOT NULL,
    phonies_stood INTEGER NOT NULL,
    phonies_withdrawn INTEGER NOT NULL,
    think_ms INTEGER NOT NULL,
    longest_word TEXT NOT NULL,
    longest_letters INTEGER NOT NULL,
    longest_score INTEGER NOT NULL,
    longest_turn INTEGER NOT NULL,
    highest_word TEXT NOT NULL,
    highest_score INTEGER NOT NULL,
    highest_turn INTEGER NOT NULL,
    opening TEXT,
    opening_score INTEGER,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX history_seats_of_player ON history_seats (player, ended, game) WHERE player IS NOT NULL;
CREATE INDEX history_seats_in_rooms ON history_seats (player, room) WHERE player IS NOT NULL;

-- Each word of each play that was not taken back. verdict is that of the challenge to the play; first, that nobody had played the word in this room before.
CREATE TABLE history_words (
    room INTEGER NOT NULL,
    word TEXT NOT NULL,
    game INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    place INTEGER NOT NULL,  -- among the words of the play
    seat INTEGER NOT NULL,
    score INTEGER NOT NULL,
    invalid INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL,
    first INTEGER NOT NULL,
    verdict TEXT CHECK (verdict IN ('valid', 'invalid')),
    decided_by TEXT CHECK (decided_by IN ('list', 'vote')),
    challenger INTEGER,  -- the seat
    PRIMARY KEY (room, word, game, turn, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX history_words_disputed ON history_words (room, game, turn, place) WHERE verdict IS NOT NULL;
CREATE INDEX history_words_invalid ON history_words (room, game, turn, place) WHERE invalid = 1;
CREATE INDEX history_words_first ON history_words (room, game, turn, place) WHERE first = 1;

-- A seat without a player is a computer's.

CREATE TABLE new_seats (
    room INTEGER NOT NULL REFERENCES rooms,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player INTEGER REFERENCES players,
    name TEXT NOT NULL,
    PRIMARY KEY (room, seat),
    UNIQUE (player, room)
) STRICT, WITHOUT ROWID;

INSERT INTO new_seats SELECT room, seat, player, name FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

-- What people say in a room. It does not belong to the journal of a game: lines can be deleted, and the oldest make room for new ones.

ALTER TABLE rooms ADD COLUMN chat_off INTEGER NOT NULL DEFAULT 0 CHECK (chat_off IN (0, 1));

-- The number of the latest line, so that no number is used twice.
ALTER TABLE rooms ADD COLUMN chat_lines INTEGER NOT NULL DEFAULT 0;

-- Everybody who has said something in a room or reacted to it, by a number that means nothing elsewhere.
CREATE TABLE chat_people (
    room INTEGER NOT NULL REFERENCES rooms ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
    name TEXT NOT NULL,  -- the one used last
    PRIMARY KEY (room, number),
    UNIQUE (room, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_people_by_player ON chat_people (player);

CREATE TABLE chat_lines (
    room INTEGER NOT NULL,
    number INTEGER NOT NULL,
    channel TEXT NOT NULL CHECK (channel IN ('players', 'watchers')),
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1024),
    PRIMARY KEY (room, number),
    FOREIGN KEY (room, person) REFERENCES chat_people ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_lines_by_person ON chat_lines (room, person);

CREATE TABLE chat_reactions (
    room INTEGER NOT NULL,
    line INTEGER NOT NULL,
    person INTEGER NOT NULL,
    reaction TEXT NOT NULL,
    PRIMARY KEY (room, line, person),
    FOREIGN KEY (room, line) REFERENCES chat_lines ON DELETE CASCADE,
    FOREIGN KEY (room, person) REFERENCES chat_people ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_reactions_by_person ON chat_reactions (room, person);

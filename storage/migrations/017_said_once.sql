-- Which request of a person each of the latest lines comes from, so that a request that comes again says nothing twice, even if its
-- line has been deleted since.

CREATE TABLE chat_receipts (
    room INTEGER NOT NULL,
    person INTEGER NOT NULL,
    request TEXT NOT NULL CHECK (length(request) BETWEEN 1 AND 256),
    line INTEGER NOT NULL,
    PRIMARY KEY (room, person, request),
    FOREIGN KEY (room, person) REFERENCES chat_people ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_receipts_by_line ON chat_receipts (room, line);

-- What the players of a room want to play next: a proposal, who has agreed, who sits out. A text of the server, so that it
-- outlives everybody's connection; empty until somebody says something about it.

ALTER TABLE rooms ADD COLUMN next_game TEXT NOT NULL DEFAULT '' CHECK (length(next_game) <= 65536);

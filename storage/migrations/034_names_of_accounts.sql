-- The looks of names may change with an upgrade: an account whose name looks like an older one only since then is found by its exact name.

CREATE INDEX accounts_named ON accounts (name);

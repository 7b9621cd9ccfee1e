-- The language of the sentences that a webhook and a feed get. Those from before are in English.

ALTER TABLE webhooks ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (length(language) <= 16);
ALTER TABLE feeds ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (length(language) <= 16);

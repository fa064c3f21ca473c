-- Characters sent to the speech provider, one row per day in Bangkok. Only a number: neither text nor client.
CREATE TABLE speech_budget (
  day TEXT NOT NULL PRIMARY KEY,
  chars INTEGER NOT NULL CHECK (chars >= 0)
) STRICT;

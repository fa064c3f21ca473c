-- Characters of today that one client has spoken: a keyed hash of the client, never an address. Rows of other days are
-- deleted by the next request.
CREATE TABLE speech_share (
  day TEXT NOT NULL,
  client TEXT NOT NULL,
  chars INTEGER NOT NULL CHECK (chars >= 0),
  PRIMARY KEY (day, client)
) STRICT, WITHOUT ROWID;

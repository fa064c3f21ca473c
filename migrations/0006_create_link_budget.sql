-- New links, one row per day in Bangkok. Only a number.
CREATE TABLE link_budget (
  day TEXT NOT NULL PRIMARY KEY,
  links INTEGER NOT NULL CHECK (links >= 0)
) STRICT;

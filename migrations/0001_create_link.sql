-- The record of every short link: lists, exports, recovery. The truth about an open link is its Durable Object; the
-- object writes here within about ten seconds of a change. Times are milliseconds since 1970.
CREATE TABLE link (
  code TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  clicks INTEGER NOT NULL,
  last_click_ms INTEGER,
  reports INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX link_by_creation ON link (created_ms);
CREATE INDEX link_by_closure ON link (closed_ms) WHERE closed_ms IS NOT NULL;

-- Who reported an open link: keyed hashes, never addresses, forgotten when the link closes.
CREATE TABLE report (
  code TEXT NOT NULL REFERENCES link (code),
  reporter TEXT NOT NULL,
  reported_ms INTEGER NOT NULL,
  PRIMARY KEY (code, reporter)
) STRICT, WITHOUT ROWID;

-- The operator's word that a closure was a mistake. It names the closure, so it can never undo a later one.
CREATE TABLE reopening (
  code TEXT NOT NULL REFERENCES link (code),
  closed_ms INTEGER NOT NULL,
  ordered_ms INTEGER NOT NULL,
  done_ms INTEGER,
  PRIMARY KEY (code, closed_ms)
) STRICT, WITHOUT ROWID;

-- 1: the report helped to close the link before it was opened again; this reporter counts no more for it.
ALTER TABLE report ADD COLUMN spent INTEGER NOT NULL DEFAULT 0;

-- For the operator's list of links that somebody has reported and that are still open.
CREATE INDEX link_by_reports ON link (reports) WHERE reports > 0 AND closed_ms IS NULL;

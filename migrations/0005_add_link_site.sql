-- The host with its labels reversed, each followed by a dot (com.example.www.): a host and all its subdomains are one
-- range of the index. src/links/host-name.ts writes the same.
ALTER TABLE link ADD COLUMN site TEXT NOT NULL DEFAULT '';

UPDATE link SET site = (
  WITH RECURSIVE
    address (host) AS (
      SELECT substr(url, instr(url, '://') + 3, instr(substr(url, instr(url, '://') + 3), '/') - 1)
    ),
    name (labels) AS (
      SELECT CASE
        WHEN host LIKE '[%' THEN substr(host, 1, instr(host, ']'))
        WHEN instr(host, ':') > 0 THEN substr(host, 1, instr(host, ':') - 1)
        ELSE host
      END FROM address
    ),
    reversed (rest, site) AS (
      SELECT rtrim(labels, '.') || '.', '' FROM name
      UNION ALL
      SELECT substr(rest, instr(rest, '.') + 1), substr(rest, 1, instr(rest, '.')) || site FROM reversed WHERE rest <> ''
    )
  SELECT site FROM reversed WHERE rest = ''
);

CREATE INDEX link_by_site ON link (site);

/** A day's budget of characters, and one client's share of it. */
export interface Budget {
  /** Bangkok's day, `YYYY-MM-DD`. */
  readonly day: string
  /** The client's keyed hash; never an address. */
  readonly client: string
  readonly dailyMax: number
  readonly clientMax: number
}

/**
 * Reserves characters of a day's budget and of the client's share in one transaction, so two requests cannot both take the
 * last ones. Also deletes the shares of other days.
 *
 * @returns the exhausted budget; undefined if the characters were reserved.
 */
export async function reserveChars(
  db: D1Database,
  { day, client, dailyMax, clientMax }: Budget,
  chars: number,
): Promise<'service' | 'client' | undefined> {
  // The statements guard every request except the first, which inserts.
  if (chars > dailyMax) return 'service'
  if (chars > clientMax) return 'client'
  const [share, , total] = await db.batch<{ chars: number }>([
    db
      .prepare(
        `INSERT INTO speech_share (day, client, chars)
         SELECT ?1, ?2, ?3 WHERE COALESCE((SELECT chars FROM speech_budget WHERE day = ?1), 0) + ?3 <= ?4
         ON CONFLICT (day, client) DO UPDATE SET chars = chars + excluded.chars
         WHERE speech_share.chars + excluded.chars <= ?5 RETURNING chars`,
      )
      .bind(day, client, chars, dailyMax, clientMax),
    db
      .prepare(
        `INSERT INTO speech_budget (day, chars) SELECT ?1, ?2 WHERE changes() = 1
         ON CONFLICT (day) DO UPDATE SET chars = chars + excluded.chars`,
      )
      .bind(day, chars),
    db.prepare('SELECT TOTAL(chars) AS chars FROM speech_budget WHERE day = ?1').bind(day),
    db.prepare('DELETE FROM speech_share WHERE day <> ?1').bind(day),
  ])
  if (share?.results.length === 1) return undefined
  return (total?.results[0]?.chars ?? 0) + chars > dailyMax ? 'service' : 'client'
}

/** Gives back the characters of a speech that was not delivered. */
export async function giveBackChars(db: D1Database, { day, client }: Budget, chars: number): Promise<void> {
  await db.batch([
    db.prepare('UPDATE speech_budget SET chars = MAX(0, chars - ?2) WHERE day = ?1').bind(day, chars),
    db
      .prepare('UPDATE speech_share SET chars = MAX(0, chars - ?3) WHERE day = ?1 AND client = ?2')
      .bind(day, client, chars),
  ])
}

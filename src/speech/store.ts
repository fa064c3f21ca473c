/**
 * Reserves characters of a day's budget: one statement, so two requests cannot both take the last ones.
 *
 * @param day Bangkok's, `YYYY-MM-DD`.
 * @returns false, and nothing is reserved, when the budget does not hold them.
 */
export async function reserveChars(db: D1Database, day: string, chars: number, charsMax: number): Promise<boolean> {
  // The statement guards every request but the first of a day, which inserts.
  if (chars > charsMax) return false
  const reserved = await db
    .prepare(
      `INSERT INTO speech_budget (day, chars) VALUES (?1, ?2)
       ON CONFLICT (day) DO UPDATE SET chars = chars + excluded.chars
       WHERE speech_budget.chars + excluded.chars <= ?3 RETURNING chars`,
    )
    .bind(day, chars, charsMax)
    .first()
  return reserved !== null
}

/** Gives back what was reserved for a speech that was not delivered. */
export async function giveBackChars(db: D1Database, day: string, chars: number): Promise<void> {
  await db.prepare('UPDATE speech_budget SET chars = MAX(0, chars - ?2) WHERE day = ?1').bind(day, chars).run()
}

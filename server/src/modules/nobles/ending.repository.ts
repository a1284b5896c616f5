import { sql } from 'kysely'
import type { Db } from '../../platform/database'

/** `soon` is the notice before the end of a level, `ended` the one after it. */
export type EndNotice = 'soon' | 'ended'

export type Ending = { memberId: string; name: string; untilMs: number }

const sentFor = (which: EndNotice) => sql.ref(`${which}_sent_for`)

/** Levels that end within a span and whose members were not notified of this end yet. */
export async function readEnding(
  db: Db,
  which: EndNotice,
  { fromMs, toMs, limit }: { fromMs: number; toMs: number; limit: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    SELECT n.account_id::text AS "memberId", o.name,
      round(extract(epoch FROM n.until) * 1000)::float8 AS "untilMs"
    FROM nobles n JOIN noble_offers o ON o.level = n.level
    WHERE n.until > ${new Date(fromMs)} AND n.until <= ${new Date(toMs)}
      AND ${sentFor(which)} IS DISTINCT FROM n.until
    ORDER BY n.until LIMIT ${limit}`.execute(db)
  return rows
}

/** False when the level was renewed meanwhile, or the notice was sent. */
export async function markNotified(
  trx: Db,
  which: EndNotice,
  { memberId, untilMs }: Ending,
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE nobles SET ${sentFor(which)} = until
    WHERE account_id = ${memberId} AND until = ${new Date(untilMs)}
      AND ${sentFor(which)} IS DISTINCT FROM until RETURNING 1`.execute(trx)
  return rows.length > 0
}

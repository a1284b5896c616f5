import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { Mark, ProgressStore } from './progress'
import type { DemoSportKey } from './world-version'

/** Rows per query, few enough not to block the event loop. */
const ROW_BATCH_SIZE = 1_000

type Row = { subject: string; told_at: number; next_at: number | null }

/**
 * The progress of one world of a sport in the database. Its first save deletes the rows of every
 * other world of the sport.
 */
export function createProgressRepository(
  db: Db,
  sport: DemoSportKey,
  world: string,
): ProgressStore {
  let hasDeletedOthers = false

  return {
    async *load() {
      for (let after = ''; ; ) {
        const { rows } = await sql<Row>`
          SELECT subject, told_at, next_at
          FROM demo_progress
          WHERE sport = ${sport} AND world = ${world} AND subject > ${after}
          ORDER BY subject
          LIMIT ${ROW_BATCH_SIZE}`.execute(db)
        yield rows.map(({ subject, told_at, next_at }): [string, Mark] => [
          subject,
          { publishedAt: told_at, nextAt: next_at },
        ])
        const last = rows.at(-1)
        if (!last || rows.length < ROW_BATCH_SIZE) return
        after = last.subject
      }
    },
    async save(marks) {
      if (!hasDeletedOthers)
        await sql`DELETE FROM demo_progress WHERE sport = ${sport} AND world <> ${world}`.execute(
          db,
        )
      hasDeletedOthers = true
      const rows = marks.map(([subject, mark]) => ({ subject, ...mark }))
      await sql`
        INSERT INTO demo_progress (sport, subject, world, told_at, next_at)
        SELECT ${sport}, r.subject, ${world}, r."publishedAt", r."nextAt"
        FROM ${jsonRows('r', rows, { subject: 'text', publishedAt: 'bigint', nextAt: 'bigint' })}
        ON CONFLICT (sport, subject) DO UPDATE
        SET world = excluded.world, told_at = excluded.told_at, next_at = excluded.next_at`.execute(
        db,
      )
    },
  }
}

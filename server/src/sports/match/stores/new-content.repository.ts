import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { bumpVersions, type Touched } from '../../ingest'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** Those of the matches without a row in a table of the sport. */
export async function matchesWithout(
  db: Db,
  sport: Sport,
  table: string,
  matchIds: Iterable<number>,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id
    FROM unnest(${[...matchIds]}::int[]) AS m(id)
    WHERE NOT EXISTS (
      SELECT FROM ${sportTable(sport, table)} t WHERE t.match_id = m.id
    )`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Changes of the matches `taken`; the first content of those `without` changes their list row. */
export async function touchedWith(
  db: Db,
  sport: Sport,
  {
    part,
    taken,
    without,
  }: {
    part: Touched['part']
    taken: readonly { matchId: number }[]
    without: ReadonlySet<number>
  },
): Promise<Touched[]> {
  const matchIds = [...new Set(taken.map(({ matchId }) => matchId))]
  const marked = matchIds.filter((id) => without.has(id))
  await bumpVersions(db, sport, marked)
  return [
    ...matchIds.map((matchId) => ({ matchId, part })),
    ...marked.map((matchId) => ({ matchId, part: 'columns' as const })),
  ]
}

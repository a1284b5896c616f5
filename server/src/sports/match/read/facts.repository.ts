import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'

/** What is stored of the match of a page, in every sport; null for unknown facts. */
export type PageFacts = {
  season: string
  venue: string | null
  referee: string | null
  hasText: boolean
  hasOdds: boolean
  /** Time of the newest correction, seconds since 1970. */
  correctedAt: number | null
}

/** What a sport selects beside, of the match `m` and its facts `f`. */
export type FactSelection<Facts extends PageFacts> = Readonly<
  Record<Exclude<keyof Facts & string, keyof PageFacts>, RawBuilder<unknown>>
>

/** Facts of matches by their id; those that do not exist are left out. */
export async function readFactsOf<Facts extends PageFacts>(
  db: Db,
  sport: Sport,
  selection: FactSelection<Facts>,
  matchIds: number[],
): Promise<Map<number, Facts>> {
  const selected = Object.entries<RawBuilder<unknown>>(selection).map(
    ([name, value]) => sql`${value} AS ${sql.id(name)}`,
  )
  const { rows } = await sql<Facts & { id: number }>`
    SELECT m.id, s.name AS season, f.venue, f.referee, ${sql.join(selected)},
      EXISTS (
        SELECT FROM ${sportTable(sport, 'text_lines')} t
        WHERE t.match_id = m.id AND NOT t.withdrawn
      ) AS "hasText",
      EXISTS (SELECT FROM odds_lines o WHERE o.match_id = m.id) AS "hasOdds",
      ${correctedAt(sport)} AS "correctedAt"
    FROM matches m
    JOIN seasons s ON s.id = m.season_id
    LEFT JOIN ${sportTable(sport, 'match_states')} st ON st.match_id = m.id
    LEFT JOIN ${sportTable(sport, 'match_facts')} f ON f.match_id = m.id
    WHERE m.id = ANY(${matchIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...facts }) => [id, facts as unknown as Facts]))
}

/** Time of the newest correction of the match `m` with the state `st`. */
function correctedAt(sport: Sport): RawBuilder<unknown> {
  const corrections = sportTable(sport, 'corrections')
  const { notStarted } = sport.statuses
  return sql`floor(extract(epoch FROM greatest(
    (
      SELECT max(c.source_at)
      FROM ${corrections} c
      WHERE c.match_id = m.id
        -- After a restart of the match only later corrections count.
        AND c.revision >= coalesce((
          SELECT max(a.revision)
          FROM ${corrections} a
          WHERE a.match_id = m.id AND (a.said->>'status')::int = ${notStarted}
        ), 0)
        -- The restart itself counts until the match starts.
        AND (
          (c.said->>'status')::int <> ${notStarted}
          OR st.status = ${notStarted} AND c.replaced->>'status' <> c.said->>'status'
        )
    ),
    (
      SELECT max(i.source_at)
      FROM ${sportTable(sport, 'incidents')} i
      WHERE i.match_id = m.id AND i.corrected
    )
  )))::float8`
}

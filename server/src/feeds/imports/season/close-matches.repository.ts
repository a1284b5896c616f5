import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { ImportSport } from '../sport/import-sport'

/** No club plays again so soon: mostly two clubs share a name, or a day is wrong. */
const HOURS = 40

/**
 * Clubs with two matches within 40 hours, at least one of them of this season: a line for each,
 * with both matches. National teams do play so in small tournaments.
 */
export async function readCloseMatches(
  db: Db,
  { key: sport, statuses }: Pick<ImportSport, 'key' | 'statuses'>,
  seasonId: number,
): Promise<string[]> {
  const off = [statuses.postponed, statuses.cancelled, statuses.undecided]
  const window = sql`make_interval(hours => ${HOURS})`
  const isNear = sql`kickoff_at > m.kickoff_at - ${window}
    AND kickoff_at < m.kickoff_at + ${window}`
  const states = sql.table(`${sport}_match_states`)
  // For each club by its own index: a join by time alone reads all matches of the sport's weeks.
  const { rows } = await sql<{ club: string; first: string; second: string }>`
    SELECT t.key AS club, ${nameOf('m')} AS first, ${nameOf('n')} AS second
    FROM matches m
    JOIN ${states} ms ON ms.match_id = m.id AND ms.status <> ALL(${off})
    CROSS JOIN LATERAL (
      SELECT id, key FROM teams WHERE id = m.home_id
      UNION ALL SELECT id, key FROM teams WHERE id = m.away_id
    ) t
    CROSS JOIN LATERAL (
      SELECT * FROM matches WHERE home_id = t.id AND ${isNear}
      UNION ALL SELECT * FROM matches WHERE away_id = t.id AND ${isNear}
    ) n
    JOIN ${states} ns ON ns.match_id = n.id AND ns.status <> ALL(${off})
    WHERE m.season_id = ${seasonId} AND t.key NOT LIKE 'nation/%'
      AND (n.season_id <> m.season_id OR (n.kickoff_at, n.id) > (m.kickoff_at, m.id))
    ORDER BY m.kickoff_at, club`.execute(db)
  return rows.map(
    ({ club, first, second }) => `${club} twice within ${HOURS} hours: ${first}, ${second}`,
  )
}

function nameOf(match: 'm' | 'n') {
  const column = (name: string) => sql.ref(`${match}.${name}`)
  const time = sql`to_char(${column('kickoff_at')} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI')`
  return sql`(SELECT concat(${time}, ' ', h.key, '–', a.key)
    FROM teams h, teams a WHERE h.id = ${column('home_id')} AND a.id = ${column('away_id')})`
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Matches around a moment, of any source: the calls of the product leave hidden ones out. */
export type Around = {
  sport: number
  /** Of one team, of two that meet, or of a league. */
  teamId?: number | undefined
  otherId?: number | undefined
  leagueId?: number | undefined
  now: number
  before: number
  after: number
}

export async function readMatchIds(db: Db, around: Around): Promise<number[]> {
  const { sport, teamId, otherId, leagueId, now } = around
  const isOf = sql`m.sport_id = ${sport}
    ${teamId === undefined ? sql`` : sql`AND ${teamId}::int IN (m.home_id, m.away_id)`}
    ${otherId === undefined ? sql`` : sql`AND ${otherId}::int IN (m.home_id, m.away_id)`}
    ${leagueId === undefined ? sql`` : sql`AND m.league_id = ${leagueId}::int`}`
  const moment = sql`to_timestamp(${now / 1000}::float8)`
  const { rows } = await sql<{ id: number }>`
    (SELECT m.id FROM matches m WHERE ${isOf} AND m.kickoff_at <= ${moment}
      ORDER BY m.kickoff_at DESC LIMIT ${around.before})
    UNION ALL
    (SELECT m.id FROM matches m WHERE ${isOf} AND m.kickoff_at > ${moment}
      ORDER BY m.kickoff_at LIMIT ${around.after})`.execute(db)
  return rows.map(({ id }) => id)
}

import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { FeedMatchState } from '../../feed'
import type { KnownIncident, KnownMatch, KnownSeason, KnownStatistic } from './known-match'

type MatchRow = Omit<KnownMatch, 'state' | 'incidents' | 'statistics'> & FeedMatchState & { id: number }

/** What imports stored of a season so far; empty for a season nobody brought. */
export async function readKnownSeason(db: Db, leagueKey: string, seasonKey: string): Promise<KnownSeason> {
  const { rows: seasons } = await sql<{ id: number; startsOn: string; endsOn: string }>`
    SELECT s.id, s.starts_on::text AS "startsOn", s.ends_on::text AS "endsOn"
    FROM seasons s JOIN leagues l ON l.id = s.league_id
    WHERE l.sport_id = (SELECT id FROM sports WHERE key = 'football') AND l.key = ${leagueKey} AND s.key = ${seasonKey}`.execute(
    db,
  )
  const [season] = seasons
  if (!season) return { startsOn: null, endsOn: null, matches: [] }
  const { rows } = await sql<MatchRow>`
    SELECT m.id, m.key, m.source, h.key AS "homeKey", a.key AS "awayKey", m.round, m.neutral, s.revision,
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt", s.status,
      floor(extract(epoch FROM s.half_kickoff_at))::float8 AS "halfKickoffAt",
      s.score, s.half, s.corners, s.yellow, s.red, s.extra, s.shootout, s.var_check AS "varCheck"
    FROM matches m JOIN football_match_states s ON s.match_id = m.id
    JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    WHERE m.season_id = ${season.id} ORDER BY m.kickoff_at, m.id`.execute(db)
  const { rows: incidents } = await sql<KnownIncident & { id: number }>`
    SELECT i.match_id AS id, i.key, i.type, i.side, i.minute, i.added_minute AS "addedMinute", i.player,
      i.other_player AS "otherPlayer", i.score, i.source, i.withdrawn
    FROM football_incidents i JOIN matches m ON m.id = i.match_id
    WHERE m.season_id = ${season.id} ORDER BY i.key`.execute(db)
  const { rows: statistics } = await sql<KnownStatistic & { id: number }>`
    SELECT t.match_id AS id, t.type, t.half, t.home, t.away, t.source
    FROM football_statistics t JOIN matches m ON m.id = t.match_id
    WHERE m.season_id = ${season.id}`.execute(db)
  const incidentsOf = grouped(incidents)
  const statisticsOf = grouped(statistics)
  const matches = rows.map((row) => {
    const { id, key, source, homeKey, awayKey, round, kickoffAt, neutral, revision, ...state } = row
    const fixture = { key, source, homeKey, awayKey, round, kickoffAt, neutral, revision: Number(revision) }
    return { ...fixture, state, incidents: incidentsOf(id), statistics: statisticsOf(id) }
  })
  return { startsOn: season.startsOn, endsOn: season.endsOn, matches }
}

/** Rows by the id of their match, which they lose. */
function grouped<Row extends { id: number }>(rows: Row[]): (id: number) => Omit<Row, 'id'>[] {
  const groups = new Map<number, Omit<Row, 'id'>[]>()
  for (const { id, ...row } of rows) {
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  return (id) => groups.get(id) ?? []
}

import type { League, Team } from '@saidian/shared/contracts/matches'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { ListedSport, Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { selectedRowFields } from '../../state-columns.repository'
import type { KickoffRange } from '../board/board-membership.rules'

/** Rows of this sport. The clock of a feed may be fast: `sourceAt` is never later than now. */
function matchesOf<Row extends MatchRow>(sport: ListedSport<Row>): RawBuilder<unknown> {
  return sql`
    SELECT m.id, m.league_id AS li, m.round, m.home_id AS home, m.away_id AS away, m.neutral,
      floor(extract(epoch FROM m.kickoff_at))::float8 AS "kickoffAt", s.status AS s,
      ${selectedRowFields(sport.states.fields)}, s.version, s.source,
      floor(extract(epoch FROM least(s.source_at, now())))::float8 AS "sourceAt"
    FROM matches m
    JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id`
}

/** Matches of these sources that kick off in the range, by kick-off. */
export async function readMatches<Row extends MatchRow>(
  db: Db,
  sport: ListedSport<Row>,
  sources: string[],
  range: KickoffRange,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${matchesOf(sport)}
    WHERE m.sport_id = ${sport.id}
      AND m.source = ANY(${sources})
      AND m.kickoff_at >= to_timestamp(${range.from})
      AND m.kickoff_at < to_timestamp(${range.to})
    ORDER BY m.kickoff_at, m.id`.execute(db)
  return rows
}

/** Those of `ids` that kick off in the range or are in `listedIds`. */
export async function readMatchesById<Row extends MatchRow>(
  db: Db,
  sport: ListedSport<Row>,
  ids: number[],
  { range, listedIds }: { range: KickoffRange; listedIds: number[] },
): Promise<Row[]> {
  const { rows } = await sql<Row>`${matchesOf(sport)}
    WHERE m.id = ANY(${ids})
      AND m.sport_id = ${sport.id}
      AND (
        m.id = ANY(${listedIds})
        OR (
          m.kickoff_at >= to_timestamp(${range.from})
          AND m.kickoff_at < to_timestamp(${range.to})
        )
      )
    ORDER BY m.kickoff_at, m.id`.execute(db)
  return rows
}

/** Those of `ids` that belong to one of these sources, by kick-off. */
export async function readMatchesNamed<Row extends MatchRow>(
  db: Db,
  sport: ListedSport<Row>,
  ids: number[],
  sources: string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`${matchesOf(sport)}
    WHERE m.id = ANY(${ids}::bigint[])
      AND m.sport_id = ${sport.id}
      AND m.source = ANY(${sources})
    ORDER BY m.kickoff_at, m.id`.execute(db)
  return rows
}

/** One match, if it belongs to one of these sources. */
export async function readMatch<Row extends MatchRow>(
  db: Db,
  sport: ListedSport<Row>,
  id: number,
  sources: string[],
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`${matchesOf(sport)}
    WHERE m.id = ${id}::bigint
      AND m.sport_id = ${sport.id}
      AND m.source = ANY(${sources})`.execute(db)
  return rows[0]
}

/** Weight of a league without a row in `league_weights`, minus 10 per level, and the minimum. */
const DEFAULT_WEIGHT = 50
const MIN_WEIGHT = 1

export async function readLeagues(db: Db, ids: number[]): Promise<League[]> {
  const { rows } = await sql<League>`
    SELECT l.id, l.name_zh AS "nameZh", l.short_zh AS "shortZh", l.letter, a.name_zh AS "areaZh",
      l.color, l.level, l.kind,
      coalesce(w.weight, greatest(${MIN_WEIGHT}, ${DEFAULT_WEIGHT} - 10 * l.level)) AS weight
    FROM leagues l
    JOIN areas a ON a.id = l.area_id
    LEFT JOIN league_weights w ON w.sport_id = l.sport_id AND w.league_key = l.key
    WHERE l.id = ANY(${ids})
    ORDER BY l.id`.execute(db)
  return rows
}

export async function readTeams(db: Db, ids: number[]): Promise<Team[]> {
  const { rows } = await sql<Team>`
    SELECT id, name_zh AS "nameZh", short_zh AS "shortZh", colors, mark, iso
    FROM teams WHERE id = ANY(${ids}) ORDER BY id`.execute(db)
  return rows
}

/** Time of the newest update of these sources about a match, seconds since 1970; 0 for never. */
export async function lastUpdateAt(
  db: Db,
  sport: Pick<Sport, 'key'>,
  sources: string[],
): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    SELECT floor(extract(epoch FROM max(source_at)))::float8 AS at
    FROM ${sportTable(sport, 'match_states')} WHERE source = ANY(${sources})`.execute(db)
  return rows[0]?.at ?? 0
}

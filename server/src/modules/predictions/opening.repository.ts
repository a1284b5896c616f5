import { ODDS_TYPE } from '@saidian/shared/contracts/odds'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Opening } from './predicted-sport'

/** Companies of the feed that are computed from the others: the best price and the average. */
const NO_COMPANIES = [1004, 1005]

type Row = {
  matchId: number
  home: number | null
  draw: number | null
  away: number | null
  line: number | null
  total: number | null
}

/** Average opening prices, and the middle one of the opening lines, of these matches. */
export async function readOpenings(db: Db, matchIds: number[]): Promise<Map<number, Opening>> {
  const of = (type: number) => sql`FILTER (WHERE o.type = ${sql.lit(type)})`
  const middleLine = (type: number) => sql`(percentile_disc(0.5)
    WITHIN GROUP (ORDER BY (o.opening).middle_value) ${of(type)}) / 1000::float8`
  const { rows } = await sql<Row>`
    SELECT o.match_id AS "matchId",
      avg((o.opening).left_value / 1000::float8) ${of(ODDS_TYPE.euro)} AS home,
      avg((o.opening).middle_value / 1000::float8) ${of(ODDS_TYPE.euro)} AS draw,
      avg((o.opening).right_value / 1000::float8) ${of(ODDS_TYPE.euro)} AS away,
      ${middleLine(ODDS_TYPE.asia)} AS line,
      ${middleLine(ODDS_TYPE.overUnder)} AS total
    FROM odds_lines o
    WHERE o.match_id = ANY(${matchIds})
      AND NOT (o.opening IS NULL)
      AND o.company_id <> ALL(${NO_COMPANIES})
      AND NOT (o.opening).suspended
    GROUP BY o.match_id`.execute(db)
  return new Map(rows.map(({ matchId, ...row }) => [matchId, openingOf(row)]))
}

function openingOf({ home, draw, away, line, total }: Omit<Row, 'matchId'>): Opening {
  const isQuoted = home !== null && draw !== null && away !== null
  return { opening: isQuoted ? [home, draw, away] : null, line, total }
}

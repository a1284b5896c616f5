import { join } from 'node:path'
import { readTable } from '../../../server/src/feeds/catalogue'
import type { PlayedMatch } from '../../../server/src/modules/predictions/model'
import type { Ids } from './ids'

/** A match of the files with the prices that the benchmark compares. */
export type PricedMatch = PlayedMatch & {
  prices: Record<'average' | 'pinnacle' | 'closing', readonly [number, number, number] | null>
}

const LEAGUES = ['E0', 'SP1', 'D1', 'I1', 'F1']

/** The matches of the five leagues in the season that began in `year`. */
export function readFootballSeason(dir: string, year: number, ids: Ids): PricedMatch[] {
  const years = `${year % 100}${(year + 1) % 100}`
  return LEAGUES.flatMap((league, leagueId) =>
    readTable(join(dir, 'football/odds-football-data', `${league}_${years}.csv`)).map((row) =>
      matchOf(row, { leagueId, seasonId: year }, ids),
    ),
  )
}

type Row = Record<string, string>

function matchOf(row: Row, of: { leagueId: number; seasonId: number }, ids: Ids): PricedMatch {
  const [day, month, year] = (row.Date ?? '').split('/')
  const kickoffAt = Date.parse(`${year}-${month}-${day}T${row.Time || '12:00'}:00Z`) / 1000
  const prices = {
    average: odds(row, 'AvgH', 'AvgD', 'AvgA'),
    pinnacle: odds(row, 'PSH', 'PSD', 'PSA'),
    closing: odds(row, 'PSCH', 'PSCD', 'PSCA'),
  }
  const home = ids.of(`${of.leagueId} ${row.HomeTeam}`)
  const away = ids.of(`${of.leagueId} ${row.AwayTeam}`)
  return {
    ...of,
    id: ids.of(`${kickoffAt} ${home} ${away}`),
    kickoffAt,
    home,
    away,
    neutral: false,
    score: pair(row, 'FTHG', 'FTAG'),
    shots: pair(row, 'HS', 'AS'),
    shotsOnTarget: pair(row, 'HST', 'AST'),
    opening: prices.average,
    prices,
  }
}

function pair(row: Row, home: string, away: string): [number, number] {
  const values: [number, number] = [Number(row[home]), Number(row[away])]
  if (row[home] === '' || !values.every(Number.isFinite)) {
    throw new Error(`${row.Date} ${row.HomeTeam}: no ${home} and ${away}`)
  }
  return values
}

function odds(row: Row, home: string, draw: string, away: string) {
  const prices = [Number(row[home]), Number(row[draw]), Number(row[away])] as const
  return prices.every((price) => price > 1) ? prices : null
}

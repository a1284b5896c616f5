import { paths } from '@saidian/shared/contracts/page'
import { sql } from 'kysely'
import type { Clock } from '../../../../platform/clock'
import type { Db } from '../../../../platform/database'
import {
  type AnalysisSport,
  createAnalysisService,
  readSeason,
  type Season,
} from '../../../../sports/analysis'
import { type ListedMatch, readListedMatches } from '../../../../sports/lists'
import type { MatchRow } from '../../../../sports/match-row'
import type { ListedSport } from '../../../../sports/sport'
import type { MatchFacts } from './facts'
import { matchFacts } from './match-facts.rules'

/** The source of the demo, whose matches are marked 演示数据. */
export const DEMO = 'demo'

/** A sport as the writer reads it. */
export type WrittenSport<Row extends MatchRow = MatchRow> = ListedSport<Row> & AnalysisSport

export type FactsDeps<Row extends MatchRow> = {
  db: Db
  clock: Clock
  sport: WrittenSport<Row>
  /** Source of the running feed. */
  source: string
}

export type ReadMatch<Row extends MatchRow> = (
  matchId: number,
) => Promise<{ row: Row; facts: MatchFacts } | null>

/** Reads what every sport knows of a match; null when no list shows it. */
export function createReadMatch<Row extends MatchRow>(deps: FactsDeps<Row>): ReadMatch<Row> {
  const { db, sport, source } = deps
  const sources = sport.sources.shown(source)
  const analysis = createAnalysisService({ ...deps, lists: { sources: () => sources } })

  return async (matchId) => {
    const found = await readListedMatches({ db, sport, columns: [] }, [matchId], sources)
    const listed = found.get(matchId)
    if (!listed) return null
    const [past, season] = await Promise.all([analysis.past(matchId), readSeasonOf(deps, matchId)])
    const facts = matchFacts(sport, {
      listed: listed as ListedMatch<MatchRow>,
      past,
      season,
      path: paths.match({ sport: sport.id, id: matchId }),
      isDemo: listed.match.source === DEMO,
    })
    return { row: listed.match, facts }
  }
}

async function readSeasonOf<Row extends MatchRow>(
  { db, sport, source }: FactsDeps<Row>,
  matchId: number,
): Promise<Season | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT season_id AS id FROM matches WHERE id = ${matchId}::bigint`.execute(db)
  const [season] = rows
  return season ? readSeason(db, sport, season.id, sport.sources.sharing(source)) : null
}

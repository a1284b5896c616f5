import type { Db } from '../../platform/database'
import { listPart, type PartReader } from '../match'
import type { MatchRow } from '../match-row'
import { readOddsLines } from './odds.repository'
import type { OddsSport } from './odds-sport'

/** The odds of a match that its topic publishes. */
export function oddsPart<Row extends MatchRow>(db: Db, sport: OddsSport): PartReader<Row> {
  return listPart({
    part: 'odds',
    // A finished match shows the last prices in play.
    onStatus: true,
    entries: ({ matchId }) => readOddsLines(db, sport, matchId),
    keyOf: ({ type, companyId }) => `${type} ${companyId}`,
  })
}

import type { FootballMatch, MatchEvent } from '@saidian/shared/contracts/football'
import { batchedRead, type Db } from '../../../platform/database'
import {
  commonParts,
  listPart,
  type PartReader,
  type ReadFacts,
  wholeParts,
} from '../../../sports/match'
import { oddsPart } from '../../../sports/odds'
import { football } from '../sport'
import { footballPageRules } from './football-page-rules'
import { environmentOf, type Facts } from './match.rules'
import { readInjuries, readSheets } from './read/lineup.repository'
import { readStatisticsOf } from './read/statistics.repository'

type Part = PartReader<FootballMatch>
/** Parts as the event of the topic names them. */
type Values = Partial<{ [Name in keyof MatchEvent]: MatchEvent[Name] | null }>

/** The parts of a football match that its topic publishes. */
export function footballParts(db: Db): Part[] {
  const statistics = batchedRead((ids) => readStatisticsOf(db, ids))
  const { readFacts, parts } = commonParts<FootballMatch, Facts>(db, footballPageRules)
  return [
    ...parts,
    listPart({
      part: 'statistic',
      entries: async ({ matchId }) => (await statistics(matchId)) ?? [],
      keyOf: ({ half, type }) => `${half} ${type}`,
    }),
    wholeParts({
      on: ['lineup'],
      values: async ({ matchId }): Promise<Values> => ({ lineup: await readSheets(db, matchId) }),
    }),
    wholeParts({
      on: ['injuries'],
      // Those of a finished match are not shown.
      onStatus: true,
      values: async ({ row }): Promise<Values> =>
        row ? { injuries: await readInjuries(db, row) } : {},
    }),
    oddsPart(db, football),
    factsPart(readFacts),
  ]
}

function factsPart(readFacts: ReadFacts<Facts>): Part {
  return wholeParts({
    on: ['trend', 'facts'],
    values: async ({ matchId }): Promise<Values> => {
      const facts = await readFacts(matchId)
      if (!facts) return {}
      const { trend, intelligence } = facts
      return { trend, environment: environmentOf(facts), intelligence }
    },
  })
}

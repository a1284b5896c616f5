import type { FootballMatch, MatchEvent } from '@saidian/shared/contracts/football'
import { batchedRead, type Db } from '../../../platform/database'
import { listPart, type PartReader, ROW_PARTS, textPart, wholeParts } from '../../../sports/match'
import { readOddsLines } from '../../../sports/odds'
import { football } from '../sport'
import { coverageOf, environmentOf, type Facts, lineOf, PAGE_LINES } from './match.rules'
import { readFactsOf } from './read/facts.repository'
import { readIncidentsOf, readStatisticsOf } from './read/incidents.repository'
import { readInjuries, readSheets } from './read/lineup.repository'

type Part = PartReader<FootballMatch>
/** Parts as the event of the topic names them. */
type Values = Partial<{ [Name in keyof MatchEvent]: MatchEvent[Name] | null }>
type ReadFacts = (matchId: number) => Promise<Facts | undefined>

/** The parts of a football match that its topic publishes. */
export function footballParts(db: Db): Part[] {
  // They change with nearly every message: one query reads them for many matches.
  const incidents = batchedRead((ids) => readIncidentsOf(db, ids))
  const statistics = batchedRead((ids) => readStatisticsOf(db, ids))
  const facts = batchedRead((ids) => readFactsOf(db, ids))
  return [
    coveragePart(facts),
    listPart({
      part: 'incidents',
      entries: async ({ matchId }) => (await incidents(matchId)) ?? [],
      keyOf: ({ key }) => key,
      hasGone: true,
    }),
    textPart({ db, sport: football, pageLines: PAGE_LINES, lineOf }),
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
    listPart({
      part: 'odds',
      // A finished match shows the last prices in play.
      onStatus: true,
      entries: ({ matchId }) => readOddsLines(db, football, matchId),
      keyOf: ({ type, companyId }) => `${type} ${companyId}`,
    }),
    factsPart(facts),
  ]
}

/** Whether the parts of the page have content, and the time of the newest correction. */
function coveragePart(readFacts: ReadFacts): Part {
  return wholeParts({
    on: ROW_PARTS,
    values: async ({ matchId, row }): Promise<Values> => {
      const facts = await readFacts(matchId)
      if (!facts || !row) return {}
      return { coverage: coverageOf(facts, row.s), correctedAt: facts.correctedAt }
    },
  })
}

function factsPart(readFacts: ReadFacts): Part {
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

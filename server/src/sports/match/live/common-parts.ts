import { batchedRead, type Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { PartReader } from '../match-page'
import { lineOf, PAGE_LINES, type PageRules } from '../page-rules'
import { type PageFacts, readFactsOf } from '../read/facts.repository'
import { readIncidentsOf } from '../read/incidents.repository'
import { ROW_PARTS } from './match-reader'
import { listPart, wholeParts } from './part-readers'
import { textPart } from './text-part'

/** Facts of a match; reads of many matches at the same time share a query. */
export type ReadFacts<Facts extends PageFacts> = (matchId: number) => Promise<Facts | undefined>

/**
 * The parts that every match page publishes: what the page has, corrections, incidents and text;
 * and the reader of facts for the parts that a sport adds.
 */
export function commonParts<Row extends MatchRow, Facts extends PageFacts>(
  db: Db,
  rules: PageRules<Facts>,
): { readFacts: ReadFacts<Facts>; parts: PartReader<Row>[] } {
  const { sport, coverageOf, timeOf } = rules
  // They change with nearly every message: one query reads them for many matches.
  const readFacts = batchedRead((ids) => readFactsOf(db, sport, rules.facts, ids))
  const readIncidents = batchedRead((ids) => readIncidentsOf(db, rules, ids))
  const coverage = wholeParts<Row>({
    on: ROW_PARTS,
    values: async ({ matchId, row }) => {
      const facts = await readFacts(matchId)
      if (!facts || !row) return {}
      return { coverage: coverageOf(facts, row.s), correctedAt: facts.correctedAt }
    },
  })
  const incidents = listPart<Row, { key: string }>({
    part: 'incidents',
    entries: async ({ matchId }) => (await readIncidents(matchId)) ?? [],
    keyOf: ({ key }) => key,
    hasGone: true,
  })
  const lines = { db, sport, pageLines: PAGE_LINES }
  const text = textPart<Row>({ ...lines, lineOf: (line) => lineOf(timeOf, line) })
  return { readFacts, parts: [coverage, incidents, text] }
}

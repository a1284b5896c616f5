import type { MatchOrigins, TextLine } from '@saidian/shared/contracts/matches'
import { RequestError } from '../../../platform/errors'
import type { SharedAnswer } from '../../../platform/http'
import type { ListedMatch } from '../../lists'
import type { MatchRow } from '../../match-row'
import type { PageContext } from '../match-page'
import { lineOf, PAGE_LINES, type PageRules } from '../page-rules'
import { type PageFacts, readFactsOf } from './facts.repository'
import { readIncidentsOf } from './incidents.repository'
import { readOrigins } from './origins.repository'
import { readLines } from './text.repository'

/** A match that a list shows, with its facts. */
export type OpenMatch<Row extends MatchRow, Facts extends PageFacts> = {
  matchId: number
  known: ListedMatch<Row>
  facts: Facts
}

type Answered<Data> = Data & { epoch: string; seq: number; serverAt: number }
type LinesWanted = { before?: number; limit?: number }

/**
 * Reads the parts of match pages. Each read throws `noSuchMatch` for a match that no list shows.
 * The position is read first: a change during the read comes again as an event, which is harmless.
 */
export function createPageReads<Row extends MatchRow, Facts extends PageFacts>(
  { db, clock, lists, reads }: PageContext<Row>,
  rules: PageRules<Facts>,
) {
  const { sport } = rules

  async function open(matchId: number): Promise<OpenMatch<Row, Facts>> {
    const [known, found] = await Promise.all([
      lists.match(matchId),
      readFactsOf(db, sport, rules.facts, [matchId]),
    ])
    const facts = found.get(matchId)
    if (known && facts) return { matchId, known, facts }
    throw new RequestError(sport.errors.noSuchMatch, { details: { matchId } })
  }

  return {
    /** A part of a page; calls at the same time share one read. */
    part: <Data extends object>(
      matchId: number,
      name: string,
      read: (match: OpenMatch<Row, Facts>) => Promise<Data>,
    ): Promise<SharedAnswer<Answered<Data>>> =>
      reads.get(matchId, name, async (position) => {
        const data = await read(await open(matchId))
        return { ...position, serverAt: clock.now(), ...data }
      }),
    /** The header of a page, as every sport has it. */
    header: ({ known, facts }: OpenMatch<Row, Facts>) => {
      const { season, venue, referee, correctedAt } = facts
      const coverage = rules.coverageOf(facts, known.match.s)
      return { ...known, feed: lists.feed(), season, venue, referee, coverage, correctedAt }
    },
    /** Incidents and one page of text lines, newest first. */
    story: async (matchId: number, { before, limit = PAGE_LINES }: LinesWanted) => {
      const [incidents, lines] = await Promise.all([
        readIncidentsOf(db, rules, [matchId]),
        readLines(db, sport, matchId, limit + 1, before),
      ])
      const textLive: TextLine[] = lines
        .slice(0, limit)
        .filter(({ withdrawn }) => !withdrawn)
        .map((line) => lineOf(rules.timeOf, line))
      return { incidents: incidents.get(matchId) ?? [], textLive, hasMore: lines.length > limit }
    },
    /** Name of the shared read of one page of text lines. */
    storyName: ({ before = 0, limit = PAGE_LINES }: LinesWanted) => `text ${before} ${limit}`,
    origins: async (matchId: number): Promise<MatchOrigins> => {
      await open(matchId)
      const origins = await readOrigins(db, rules, matchId)
      const parts = origins.map(({ part, source, changedAt, importedAt }) => {
        return { part, source, changedAt, importedAt }
      })
      return { parts }
    },
  }
}

import {
  type BallPosition,
  type getMatchIntelligence,
  type MatchHeader,
  type MatchLineup,
  type MatchOrigins,
  type MatchText,
  type ReplyOf,
  TOPIC,
} from '@saidian/shared/contracts'
import { matchMinute } from '@saidian/shared/lib'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { SharedAnswer } from '../../platform/http'
import type { FootballLists, ListedMatch } from '../football'
import { coverageOf, environmentOf, lineOf, PAGE_LINES, piesOf } from './match.rules'
import { beatsSubject } from './match.topics'
import { type Facts, readFacts } from './read/facts.repository'
import { readInjuries, readSheets } from './read/lineup.repository'
import { readOrigins } from './read/origins.repository'
import type { SharedReads } from './read/shared-reads'
import { readIncidents, readLines, readStatistics } from './read/text.repository'

type Shared<Data> = Promise<SharedAnswer<Data>>

export type MatchService = {
  navigation: (matchId: number) => Shared<MatchHeader>
  text: (matchId: number, page: { before?: number; limit?: number }) => Shared<MatchText>
  lineup: (matchId: number) => Shared<MatchLineup>
  intelligence: (matchId: number) => Shared<ReplyOf<typeof getMatchIntelligence>>
  origins: (matchId: number) => Promise<MatchOrigins>
}

export type MatchServiceDeps = {
  db: Db
  bus: Bus
  clock: Clock
  lists: FootballLists
  reads: SharedReads
}

/** What a match page reads. Every answer refuses a match that no list shows. */
export function createMatchService({
  db,
  bus,
  clock,
  lists,
  reads,
}: MatchServiceDeps): MatchService {
  // The position comes first: what changes while the rest is read comes again as an event, harmlessly.
  async function open(matchId: number): Promise<{ known: ListedMatch; facts: Facts }> {
    const [known, facts] = await Promise.all([lists.match(matchId), readFacts(db, matchId)])
    if (!known || !facts) throw new RequestError('football.no_such_match', { details: { matchId } })
    return { known, facts }
  }

  /** Where the ball was in the last minute; nobody knows while nobody owns the topic. */
  async function ballPositionsOf(matchId: number): Promise<BallPosition[]> {
    try {
      return (await bus.request(beatsSubject(TOPIC.footballMatch(matchId)), null)) as BallPosition[]
    } catch {
      return []
    }
  }

  return {
    navigation: (matchId) =>
      reads.get(matchId, 'navigation', async (position) => {
        const { known, facts } = await open(matchId)
        const { match } = known
        const coverage = coverageOf(facts, match.s)
        const ballPositions = coverage.mlive ? await ballPositionsOf(matchId) : []
        const feed = lists.feed()
        const serverAt = clock.now()
        const time = {
          status: match.s,
          halfKickoffAt: match.ot,
          nowMs: serverAt,
          speed: feed.speed,
        }
        return {
          ...position,
          serverAt,
          feed,
          state: match.s,
          openTime: match.ot,
          timIng: matchMinute(time),
          ...known,
          season: facts.season,
          venue: facts.venue,
          referee: facts.referee,
          coverage,
          correctedAt: facts.correctedAt,
          ...(ballPositions.length > 0 && { ballPositions }),
        }
      }),
    text: (matchId, { before = null, limit = PAGE_LINES }) =>
      reads.get(matchId, `text ${before} ${limit}`, async (position) => {
        const { facts } = await open(matchId)
        const [incidents, statistic, lines] = await Promise.all([
          readIncidents(db, matchId),
          readStatistics(db, matchId),
          readLines(db, matchId, limit + 1, before),
        ])
        return {
          ...position,
          serverAt: clock.now(),
          environment: environmentOf(facts),
          incidents,
          textLive: lines
            .slice(0, limit)
            .filter(({ withdrawn }) => !withdrawn)
            .map(lineOf),
          hasMore: lines.length > limit,
          statistic,
          pies: piesOf(statistic),
          trend: facts.trend ?? [],
        }
      }),
    lineup: (matchId) =>
      reads.get(matchId, 'lineup', async (position) => {
        const { known } = await open(matchId)
        const [sheets, injuries] = await Promise.all([
          readSheets(db, matchId),
          readInjuries(db, known.match),
        ])
        return { ...position, serverAt: clock.now(), ...sheets, injuries }
      }),
    origins: async (matchId) => {
      await open(matchId)
      const origins = await readOrigins(db, matchId)
      return {
        parts: origins.map(({ part, source, importedAt }) => ({ part, source, importedAt })),
      }
    },
    intelligence: (matchId) =>
      reads.get(matchId, 'intelligence', async (position) => {
        const { facts } = await open(matchId)
        return { ...position, serverAt: clock.now(), intelligence: facts.intelligence }
      }),
  }
}

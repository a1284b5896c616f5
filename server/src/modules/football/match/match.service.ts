import type {
  FootballMatch,
  getMatchIntelligence,
  MatchHeader,
  MatchLineup,
  MatchText,
} from '@saidian/shared/contracts/football'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import type { Position } from '@saidian/shared/contracts/sockets'
import { matchMinute } from '@saidian/shared/lib/football'
import { RequestError } from '../../../platform/errors'
import type { SharedAnswer } from '../../../platform/http'
import type { ListedMatch } from '../../../sports/lists'
import { type PageContext, readBallPositions, readLines } from '../../../sports/match'
import { football } from '../sport'
import { coverageOf, environmentOf, type Facts, lineOf, PAGE_LINES, piesOf } from './match.rules'
import { readFacts } from './read/facts.repository'
import { readIncidents, readStatistics } from './read/incidents.repository'
import { readInjuries, readSheets } from './read/lineup.repository'
import { readOrigins } from './read/origins.repository'

type FootballPage = PageContext<FootballMatch>
type Shared<Data> = Promise<SharedAnswer<Data>>

export type MatchService = {
  navigation: (matchId: number) => Shared<MatchHeader>
  text: (matchId: number, page: { before?: number; limit?: number }) => Shared<MatchText>
  lineup: (matchId: number) => Shared<MatchLineup>
  intelligence: (matchId: number) => Shared<ReplyOf<typeof getMatchIntelligence>>
  origins: (matchId: number) => Promise<MatchOrigins>
}

/**
 * Reads the parts of a match page. Each read throws `football.no_such_match` for a match that no
 * list shows. The position is read first: a change during the read comes again as an event, which
 * is harmless.
 */
export function createMatchService(deps: FootballPage): MatchService {
  const { db, clock, reads } = deps
  return {
    navigation: (matchId) =>
      reads.get(matchId, 'navigation', (position) => readHeader(deps, matchId, position)),
    text: (matchId, { before = null, limit = PAGE_LINES }) =>
      reads.get(matchId, `text ${before} ${limit}`, (position) =>
        readText(deps, matchId, { before, limit, position }),
      ),
    lineup: (matchId) =>
      reads.get(matchId, 'lineup', async (position) => {
        const { known } = await openMatch(deps, matchId)
        const [sheets, injuries] = await Promise.all([
          readSheets(db, matchId),
          readInjuries(db, known.match),
        ])
        return { ...position, serverAt: clock.now(), ...sheets, injuries }
      }),
    origins: async (matchId) => {
      await openMatch(deps, matchId)
      const origins = await readOrigins(db, matchId)
      return {
        parts: origins.map(({ part, source, importedAt }) => ({ part, source, importedAt })),
      }
    },
    intelligence: (matchId) =>
      reads.get(matchId, 'intelligence', async (position) => {
        const { facts } = await openMatch(deps, matchId)
        return { ...position, serverAt: clock.now(), intelligence: facts.intelligence }
      }),
  }
}

type OpenMatch = { known: ListedMatch<FootballMatch>; facts: Facts }

async function openMatch(
  { db, lists }: Pick<FootballPage, 'db' | 'lists'>,
  matchId: number,
): Promise<OpenMatch> {
  const [known, facts] = await Promise.all([lists.match(matchId), readFacts(db, matchId)])
  if (!known || !facts) throw new RequestError('football.no_such_match', { details: { matchId } })
  return { known, facts }
}

async function readHeader(
  deps: FootballPage,
  matchId: number,
  position: Position,
): Promise<MatchHeader> {
  const { bus, clock, lists } = deps
  const { known, facts } = await openMatch(deps, matchId)
  const { match } = known
  const coverage = coverageOf(facts, match.s)
  const ballPositions = coverage.mlive
    ? await readBallPositions(bus, football.topics.match(matchId))
    : []
  const feed = lists.feed()
  const serverAt = clock.now()
  const time = { status: match.s, halfKickoffAt: match.ot, nowMs: serverAt, speed: feed.speed }
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
}

async function readText(
  deps: FootballPage,
  matchId: number,
  { before, limit, position }: { before: number | null; limit: number; position: Position },
): Promise<MatchText> {
  const { db, clock } = deps
  const { facts } = await openMatch(deps, matchId)
  const [incidents, statistic, lines] = await Promise.all([
    readIncidents(db, matchId),
    readStatistics(db, matchId),
    readLines(db, football, matchId, limit + 1, before),
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
}

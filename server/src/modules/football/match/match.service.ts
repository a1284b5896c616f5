import type {
  FootballMatch,
  getMatchIntelligence,
  MatchHeader,
  MatchLineup,
  MatchText,
} from '@saidian/shared/contracts/football'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import { matchMinute } from '@saidian/shared/lib/football'
import type { SharedAnswer } from '../../../platform/http'
import { createPageReads, type PageContext, readBallPositions } from '../../../sports/match'
import { football } from '../sport'
import { footballPageRules } from './football-page-rules'
import { environmentOf, type Facts, piesOf } from './match.rules'
import { readInjuries, readSheets } from './read/lineup.repository'
import { readStatistics } from './read/statistics.repository'

type Shared<Data> = Promise<SharedAnswer<Data>>

export type MatchService = {
  navigation: (matchId: number) => Shared<MatchHeader>
  text: (matchId: number, page: { before?: number; limit?: number }) => Shared<MatchText>
  lineup: (matchId: number) => Shared<MatchLineup>
  intelligence: (matchId: number) => Shared<ReplyOf<typeof getMatchIntelligence>>
  origins: (matchId: number) => Promise<MatchOrigins>
}

/** Reads the parts of a football match page. */
export function createMatchService(context: PageContext<FootballMatch>): MatchService {
  const { db, bus, clock } = context
  const page = createPageReads<FootballMatch, Facts>(context, footballPageRules)
  return {
    navigation: (matchId) =>
      page.part(matchId, 'navigation', async (opened) => {
        const header = page.header(opened)
        const { match, coverage, feed } = header
        const ballPositions = coverage.mlive
          ? await readBallPositions(bus, football.topics.match(matchId))
          : []
        const time = { status: match.s, halfKickoffAt: match.ot, speed: feed.speed }
        return {
          ...header,
          state: match.s,
          openTime: match.ot,
          timIng: matchMinute({ ...time, nowMs: clock.now() }),
          ...(ballPositions.length > 0 && { ballPositions }),
        }
      }),
    text: (matchId, wanted) =>
      page.part(matchId, page.storyName(wanted), async ({ facts }) => {
        const [story, statistic] = await Promise.all([
          page.story(matchId, wanted),
          readStatistics(db, matchId),
        ])
        return {
          environment: environmentOf(facts),
          ...story,
          statistic,
          pies: piesOf(statistic),
          trend: facts.trend ?? [],
        }
      }),
    lineup: (matchId) =>
      page.part(matchId, 'lineup', async ({ known }) => {
        const [sheets, injuries] = await Promise.all([
          readSheets(db, matchId),
          readInjuries(db, known.match),
        ])
        return { ...sheets, injuries }
      }),
    intelligence: (matchId) =>
      page.part(matchId, 'intelligence', async ({ facts }) => {
        return { intelligence: facts.intelligence }
      }),
    origins: page.origins,
  }
}

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { collectSlices } from '../collect-slices'
import type { FeedIncident, FeedMatchState, FeedMessage } from '../feed'
import { inBatches } from '../in-batches'
import type { DemoSport } from './demo-sport'
import { closingLines, pastDetail, streamsOf } from './detail/match-detail'
import { SeasonLog } from './detail/season-log'
import { LotteryGenerator } from './lottery/lottery-generator'
import { scoreOf } from './play/draft-match'
import { type MatchMessage, momentsBy, playStream, summarize } from './play/statistics/summary'
import type { Progress } from './progress/progress'
import { clubBatches } from './publishing/backlog'
import { resultMessage } from './publishing/football-results'
import { injuriesOf, playersOf } from './squads/squad-messages'
import type { DemoMatch } from './world/fixture'
import { feedLeague } from './world/seasons'
import { createWorld } from './world/world'

const MATCH_BATCH_SIZE = 2_000
/** Maximum age in seconds of matches with text, pressure and facts. */
const TEXT_MAX_AGE = 2.5 * 86_400
/**
 * Maximum age in seconds of matches with line-ups, statistics and prices of several companies;
 * older ones have goals and closing lines only.
 */
const DETAILS_MAX_AGE = 7 * 86_400

/** Goal, penalty, own goal (codes-and-words 1.4). */
const GOALS: ReadonlySet<number> = new Set([1, 8, 17])

type FootballOptions = {
  seed: string
  /** Keys of the leagues that are played (default: all). */
  leagues?: readonly string[]
  progress: Progress
}

/** The football of the demo: leagues, cups, bans, injuries and the lottery. */
export function createFootballSport({
  seed,
  leagues,
  progress,
}: FootballOptions): DemoSport<DemoMatch, FeedMatchState> {
  const world = createWorld(seed, leagues)
  const seasonLog = new SeasonLog(seed)
  const lottery = new LotteryGenerator(seed, seasonLog, progress)
  const teamKeys = world.teams.map(({ key }) => key)
  return {
    restFactor: 0,
    world: {
      ...world,
      leagues: world.leagues.map(feedLeague),
      matchesOn: (day) => world.matchesOn(day, day),
    },
    playOf: (match) => playStream(seasonLog.timelineOf(match)),
    streamsOf: (match, now) => streamsOf(match, seasonLog, seed, now),
    resultOf: (match) => {
      const score = match.isKnockout ? null : seasonLog.scoreOf(match)
      return score && resultMessage(match, score)
    },
    earlierResultOf: (match) => earlierResultOf(match, seed),
    pastMessages: (match, now) => pastMessages(match, { now, seasonLog, seed }),
    playersOf: (some, at) => playersOf(seed, some, at),
    addMatches: async (matches, at) => {
      for (const some of inBatches(matches, MATCH_BATCH_SIZE)) {
        await yieldToEventLoop()
        seasonLog.addMatches(some)
      }
      await collectSlices(seasonLog.count(at))
    },
    beginDay: (matches, day) => lottery.setMatches(matches, day),
    dailyBatches: (day, at) => {
      const bansOf = (teamKey: string) => seasonLog.bannedNext(teamKey, at)
      return clubBatches(teamKeys, 'injuries', {
        isPublished: (subject) => progress.of(subject)?.publishedAt === day,
        publish: (some, subjectOf) => {
          for (const teamKey of some) progress.set(subjectOf(teamKey), day)
          return injuriesOf(some, { seed, day, at, bansOf })
        },
      })
    },
    others: lottery,
  }
}

/** The final score; a match that was postponed then has been played since. */
export function earlierResultOf(match: DemoMatch, seed: string): MatchMessage | null {
  const score = scoreOf({ ...match, mishap: null }, seed)
  return score && resultMessage(match, score)
}

type Past = { now: number; seasonLog: SeasonLog; seed: string }

function pastMessages(match: DemoMatch, { now, seasonLog, seed }: Past): FeedMessage[] {
  const timeline = seasonLog.timelineOf(match)
  const to = momentsBy(timeline, now)
  if (to === 0) return []
  const age = now - match.fixture.kickoffAt
  const whole = summarize(timeline, 0, to)
  if (age > DETAILS_MAX_AGE) return [goalsOnly(whole), ...closingLines(match, timeline, seed)]
  return [whole, ...pastDetail({ match, timeline, seasonLog, seed, hasText: age < TEXT_MAX_AGE })]
}

/**
 * The match with its final state and its goals: no later page reads its statistics and other
 * incidents.
 */
function goalsOnly({ statistics: _, incidents, ...message }: MatchMessage): MatchMessage {
  const goals = incidents?.filter(isGoal)
  return { ...message, ...(goals && { incidents: goals }) }
}

function isGoal({ type }: FeedIncident): boolean {
  return GOALS.has(type)
}

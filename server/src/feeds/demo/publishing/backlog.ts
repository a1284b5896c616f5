import { collectSlices } from '../../collect-slices'
import type { FeedIncident, FeedMessage } from '../../feed'
import { inBatches } from '../../in-batches'
import { detailSubject } from '../detail/detail-schedule'
import { closingLines, pastDetail } from '../detail/match-detail'
import type { SeasonLog } from '../detail/season-log'
import { type MatchMessage, momentsBy, summarize } from '../play/statistics/summary'
import type { Progress } from '../progress/progress'
import { type BansOf, injuriesOf, playersOf } from '../squads/squad-messages'
import type { DemoMatch } from '../world/fixture'
import { playSubject } from './play-schedule'

const PAST_BATCH_SIZE = 50
const TIMELINE_BATCH_SIZE = 5
const CLUB_BATCH_SIZE = 20
/** Maximum age in seconds of matches with text, pressure and facts. */
const TEXT_MAX_AGE = 2.5 * 86_400
/**
 * Maximum age in seconds of matches with line-ups, statistics and prices of several companies;
 * older ones have goals and closing lines only.
 */
const DETAILS_MAX_AGE = 7 * 86_400

/** Goal, penalty, own goal (codes-and-words 1.4). */
const GOALS: ReadonlySet<number> = new Set([1, 8, 17])

/** Creates messages when called; the feed calls it while nothing else is due. */
export type BatchJob = () => Promise<FeedMessage[]>

type Past = {
  before: number
  seasonLog: SeasonLog
  progress: Progress
  seed: string
  now: () => number
}

/** Matches before the play schedule that no run has published, newest first. */
export function pastBatches(matches: DemoMatch[], past: Past): BatchJob[] {
  const isPublished = ({ key }: DemoMatch['fixture']) =>
    past.progress.isOver(pastSubject(key)) ||
    (past.progress.isOver(playSubject(key)) && past.progress.isOver(detailSubject(key)))
  const over = matches.filter(({ fixture }) => fixture.kickoffAt < past.before).reverse()
  return inBatches(over, PAST_BATCH_SIZE).map((some) => async () => {
    const unpublished = some.filter(({ fixture }) => !isPublished(fixture))
    return unpublished.length > 0 ? collectSlices(pastMessages(unpublished, past)) : []
  })
}

function pastSubject(matchKey: string): string {
  return `past ${matchKey}`
}

function* pastMessages(matches: DemoMatch[], past: Past): Generator<FeedMessage[]> {
  const { seasonLog, progress, seed, now } = past
  for (const some of inBatches(matches, TIMELINE_BATCH_SIZE)) {
    yield some.flatMap((match) => {
      const timeline = seasonLog.timelineOf(match)
      const to = momentsBy(timeline, now())
      const hasText = now() - match.fixture.kickoffAt < TEXT_MAX_AGE
      progress.set(pastSubject(match.fixture.key), now())
      if (to === 0) return []
      const whole = summarize(timeline, 0, to)
      if (now() - match.fixture.kickoffAt > DETAILS_MAX_AGE)
        return [goalsOnly(whole), ...closingLines(match, timeline, seed)]
      return [whole, ...pastDetail({ match, timeline, seasonLog, seed, hasText })]
    })
  }
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

type People = { seed: string; progress: Progress; at: number }

/** Players of the clubs that no run has published. */
export function playerBatches(
  teamKeys: Iterable<string>,
  { seed, progress, at }: People,
): BatchJob[] {
  const subject = (teamKey: string) => `players ${teamKey}`
  const unpublished = [...teamKeys].filter((teamKey) => !progress.of(subject(teamKey)))
  return inBatches(unpublished, CLUB_BATCH_SIZE).map((some) => async () => {
    for (const teamKey of some) progress.set(subject(teamKey), at)
    return [playersOf(seed, some, at)]
  })
}

/**
 * Players who are unavailable on `day`, club by club; skips clubs already published for that day.
 */
export function injuryBatches(
  teamKeys: readonly string[],
  day: number,
  { seed, progress, at, bansOf }: People & { bansOf: BansOf },
): BatchJob[] {
  const subject = (teamKey: string) => `injuries ${teamKey}`
  const unpublished = teamKeys.filter(
    (teamKey) => progress.of(subject(teamKey))?.publishedAt !== day,
  )
  return inBatches(unpublished, CLUB_BATCH_SIZE).map((some) => async () => {
    for (const teamKey of some) progress.set(subject(teamKey), day)
    return injuriesOf(some, { seed, day, at, bansOf })
  })
}

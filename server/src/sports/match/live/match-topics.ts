import type { FeedBallPosition } from '../../../feeds/feed'
import type { Clock } from '../../../platform/clock'
import {
  createOpenTopics,
  type FirstRead,
  type HandedTopics,
  type OpenTopic,
  type OpenTopics,
} from '../../../platform/topics'
import type { MatchPart } from '../../ingest'
import type { MatchRow } from '../../match-row'
import type { LiveMatchEvent, MatchChanges, PublishedMatch } from '../match-page'
import { type MatchReaderDeps, readChanges } from './match-reader'
import { copyOf, hasParts, nothingPublished } from './published.rules'

/** Maximum of topics in memory; beyond it the finished match requested longest ago is removed. */
const MAX_TOPICS = 1_000
/** A match out of play is removed after this time without a request; gateways repeat theirs. */
const IDLE_MS = 5 * 60_000
export const ALL_PARTS: ReadonlySet<MatchPart> = new Set([
  'state',
  'incidents',
  'statistic',
  'text',
  'trend',
  'box',
  'shots',
  'flow',
  'facts',
  'lineup',
  'injuries',
  'odds',
])

/** What the publisher knows of one match that is followed. */
export type MatchState<Row extends MatchRow> = PublishedMatch<Row> & {
  /** Changed parts that are not published yet, each with the time of its first change. */
  dirty: Map<MatchPart, number>
  requestedAt: number
  feedSentAt: number
  ballPositions: FeedBallPosition[]
  /** Chain of the reads of this match: an event never shows an older state than the one before. */
  work: Promise<void>
}

export type MatchTopic<Row extends MatchRow> = OpenTopic<MatchState<Row>>
export type MatchTopics<Row extends MatchRow> = OpenTopics<number, MatchState<Row>, LiveMatchEvent>

export type MatchTopicsDeps<Row extends MatchRow> = MatchReaderDeps<Row> & {
  clock: Clock
  isInPlay: (status: number) => boolean
  /** Sends one numbered event of a match. */
  publish: (topic: MatchTopic<Row>, event: LiveMatchEvent) => void
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
  handed?: HandedTopics<MatchState<Row>>
}

export function createMatchTopics<Row extends MatchRow>(
  deps: MatchTopicsDeps<Row>,
): MatchTopics<Row> {
  const { clock, lists, publish, handed } = deps

  async function readAll(topic: MatchTopic<Row>): Promise<FirstRead<LiveMatchEvent> | null> {
    if (!(await lists.match(topic.matchId))) return null
    const event = { ...(await readParts(deps, topic, ALL_PARTS)), serverAt: clock.now() }
    return { changes: hasParts(event) ? event : null }
  }

  return createOpenTopics<number, MatchState<Row>, LiveMatchEvent>({
    create: (matchId) => newState(matchId, clock.now()),
    read: (topic) => {
      const reading = readAll(topic)
      // Only this read reports its failure; reads that wait for `work` run after it.
      topic.work = reading.then(
        () => undefined,
        () => undefined,
      )
      return reading
    },
    publish,
    handed,
  })
}

function newState<Row extends MatchRow>(matchId: number, nowMs: number): MatchState<Row> {
  return {
    matchId,
    published: nothingPublished(),
    row: undefined,
    dirty: new Map(),
    requestedAt: nowMs,
    feedSentAt: nowMs,
    ballPositions: [],
    work: Promise.resolve(),
  }
}

/** The open topics and when their matches may be closed. */
export type OpenMatches<Row extends MatchRow> = {
  topics: MatchTopics<Row>
  isInPlay: (status: number) => boolean
}

/** Closes a topic without play and requests; true when it is closed. */
export function closeIfIdle<Row extends MatchRow>(
  { topics, isInPlay }: OpenMatches<Row>,
  topic: MatchTopic<Row>,
  nowMs: number,
): boolean {
  const { matchId, row, requestedAt } = topic
  const isIdle = !(row && isInPlay(row.s)) && nowMs - requestedAt > IDLE_MS
  if (isIdle) topics.close(matchId)
  return isIdle
}

/** Closes the finished match that was requested longest ago when there are too many topics. */
export function closeOldest<Row extends MatchRow>({ topics, isInPlay }: OpenMatches<Row>): void {
  const open = topics.all()
  if (open.length <= MAX_TOPICS) return
  const idle = open.filter(({ row }) => row && !isInPlay(row.s))
  const oldest = idle.sort((a, b) => a.requestedAt - b.requestedAt)[0]
  if (oldest) topics.close(oldest.matchId)
}

/**
 * Reads parts of a match and returns what changed since the last event. After a failure the topic
 * still holds the published state.
 */
export async function readParts<Row extends MatchRow>(
  deps: MatchTopicsDeps<Row>,
  topic: MatchState<Row>,
  parts: ReadonlySet<MatchPart>,
): Promise<MatchChanges> {
  const { matchId, published, row } = topic
  const next: PublishedMatch<Row> = { matchId, published: copyOf(published), row }
  const changes = await readChanges(deps, next, parts)
  if (!deps.mayPublish()) throw new Error('this process does not lead now')
  topic.published = next.published
  topic.row = next.row
  return changes
}

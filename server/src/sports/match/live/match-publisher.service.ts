import type { Position } from '@saidian/shared/contracts/sockets'
import type { FeedBallPosition } from '../../../feeds/feed'
import type { Logger } from '../../../platform/log'
import type { MatchPart, Touched } from '../../ingest'
import type { MatchRow } from '../../match-row'
import type { LiveMatchEvent } from '../match-page'
import {
  ALL_PARTS,
  closeIfIdle,
  closeOldest,
  createMatchTopics,
  type MatchTopic,
  type MatchTopics,
  type MatchTopicsDeps,
  readParts,
} from './match-topics'
import { hasParts } from './published.rules'

/** Longest time between two events with the feed state. */
const FEED_STATE_INTERVAL_MS = 4_000
/** Time span and number of the ball positions that a topic holds for pages that open later. */
const BALL_POSITION_SECONDS = 60
const MAX_BALL_POSITIONS = 300
/** How long a changed part may wait for further changes; other parts are published at once. */
const MAX_DELAY_MS: Partial<Record<MatchPart, number>> = {
  text: 1_000,
  statistic: 1_000,
  trend: 2_000,
  box: 1_000,
  shots: 1_000,
  flow: 1_000,
  odds: 2_000,
  facts: 5_000,
  lineup: 5_000,
  injuries: 5_000,
  columns: 5_000,
}

export type MatchPublisherDeps<Row extends MatchRow> = MatchTopicsDeps<Row> & { log: Logger }

export type MatchPublisher = {
  /**
   * Position of the topic of a match; null for an unknown match. From this call on the changes of
   * the match are published.
   */
  position: (matchId: number) => Promise<Position | null>
  /** Takes the changes of a commit; ignores matches without an open topic. */
  take: (touched: readonly Touched[]) => void
  /** Reads every followed match again, after commits with an unknown result. */
  takeAll: () => Promise<void>
  /** Publishes ball positions. They are not stored: a topic holds those of the last minute. */
  publishBallPositions: (matchId: number, ballPositions: FeedBallPosition[]) => void
  /** Ball positions of the last minute; empty for a match without an open topic. */
  ballPositions: (matchId: number) => FeedBallPosition[]
  /** Publishes changes whose delay is over; called twice a second. */
  tick: () => void
  topicCount: () => number
  /** Leaves the open topics to the next term. */
  leave: () => Promise<void>
}

/** Publishes numbered events of every followed match. Their content is read from the database. */
export function createMatchPublisher<Row extends MatchRow>(
  deps: MatchPublisherDeps<Row>,
): MatchPublisher {
  const { clock, mayPublish } = deps
  const topics = createMatchTopics(deps)
  const work: PublisherWork<Row> = { ...deps, topics }
  return {
    position: async (matchId) => {
      const topic = await topics.open(matchId)
      if (!topic) return null
      closeOldest(work)
      topic.requestedAt = clock.now()
      await topic.work
      return { epoch: topic.epoch, seq: topic.seq }
    },
    take: (touched) => {
      for (const topic of markDirty(topics, touched, clock.now()))
        flush(work, topic, new Set([...topic.dirty.keys()].filter(isUrgent)))
    },
    takeAll: async () => {
      // One match after the other, because the database has just come back.
      for (const topic of topics.all()) {
        flush(work, topic, ALL_PARTS)
        await topic.work
      }
    },
    publishBallPositions: (matchId, ballPositions) => {
      const topic = topics.get(matchId)
      if (!topic || !mayPublish()) return
      topic.ballPositions = [...topic.ballPositions, ...ballPositions].slice(-MAX_BALL_POSITIONS)
      topics.publish(topic, { serverAt: clock.now(), ballPositions })
    },
    ballPositions: (matchId) => {
      const { ballPositions } = topics.get(matchId) ?? { ballPositions: [] }
      const newest = Math.max(...ballPositions.map(({ at }) => at))
      return ballPositions.filter(({ at }) => newest - at <= BALL_POSITION_SECONDS)
    },
    tick: () => {
      if (!mayPublish()) return
      const nowMs = clock.now()
      for (const topic of topics.all())
        if (!closeIfIdle(work, topic, nowMs)) publishDue(work, topic, nowMs)
    },
    topicCount: () => topics.all().length,
    leave: topics.leave,
  }
}

type PublisherWork<Row extends MatchRow> = MatchPublisherDeps<Row> & { topics: MatchTopics<Row> }

function isUrgent(part: MatchPart): boolean {
  return MAX_DELAY_MS[part] === undefined
}

/** Marks changed parts of open topics; returns the topics that must be published at once. */
function markDirty<Row extends MatchRow>(
  topics: MatchTopics<Row>,
  touched: readonly Touched[],
  nowMs: number,
): Set<MatchTopic<Row>> {
  const urgent = new Set<MatchTopic<Row>>()
  for (const { matchId, part } of touched) {
    const topic = topics.get(matchId)
    if (!topic) continue
    if (!topic.dirty.has(part)) topic.dirty.set(part, nowMs)
    if (isUrgent(part)) urgent.add(topic)
  }
  return urgent
}

/** Publishes the parts of a topic whose delay is over, and the feed state when it is due. */
function publishDue<Row extends MatchRow>(
  deps: PublisherWork<Row>,
  topic: MatchTopic<Row>,
  nowMs: number,
): void {
  const due = [...topic.dirty].filter(([part, since]) => nowMs - since >= (MAX_DELAY_MS[part] ?? 0))
  if (due.length > 0) flush(deps, topic, new Set(due.map(([part]) => part)))
  if (nowMs - topic.feedSentAt < FEED_STATE_INTERVAL_MS) return
  topic.feedSentAt = nowMs
  deps.topics.publish(topic, { serverAt: nowMs, feed: deps.lists.feed() })
}

/** Reads parts of a match after its earlier reads and publishes their changes. */
function flush<Row extends MatchRow>(
  deps: PublisherWork<Row>,
  topic: MatchTopic<Row>,
  parts: ReadonlySet<MatchPart>,
): void {
  const { clock, log } = deps
  for (const part of parts) topic.dirty.delete(part)
  topic.work = topic.work
    .then(async () => {
      const changes = await readParts(deps, topic, parts)
      const event: LiveMatchEvent = { ...changes, serverAt: clock.now() }
      if (hasParts(event)) deps.topics.publish(topic, event)
    })
    .catch((error: unknown) => {
      // The database is away: the parts stay unpublished.
      for (const part of parts) topic.dirty.set(part, clock.now())
      log.warn({ err: error, matchId: topic.matchId }, 'match not read')
    })
}

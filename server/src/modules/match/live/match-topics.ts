import type { BallPosition } from '@saidian/shared/contracts'
import { isInPlay } from '@saidian/shared/lib'
import type { Clock } from '../../../platform/clock'
import type { MatchPart } from '../../football'
import {
  type MatchChanges,
  type MatchReaderDeps,
  type PublishedMatch,
  readChanges,
} from './match-reader'
import { copyOf, nothingPublished } from './published.rules'

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
  'facts',
  'lineup',
  'injuries',
  'odds',
])

/** The topic `match/football/{id}` of one match that is followed. */
export type MatchTopic = PublishedMatch & {
  epoch: string
  seq: number
  /** Changed parts that are not published yet, each with the time of its first change. */
  dirty: Map<MatchPart, number>
  requestedAt: number
  feedSentAt: number
  ballPositions: BallPosition[]
  /** Chain of the reads of this match: an event never shows an older state than the one before. */
  work: Promise<void>
}

export type MatchTopicsDeps = MatchReaderDeps & {
  /** Epoch of this process; each topic adds a counter, so that a reopened topic has another one. */
  epoch: string
  clock: Clock
  /** False while changes must wait, because another process may lead by now. */
  mayPublish: () => boolean
}

export type MatchTopics = {
  /** The topic of a match if it is open. */
  get: (matchId: number) => MatchTopic | undefined
  all: () => MatchTopic[]
  /** The topic of a match; opens it first if needed. Null for an unknown match. */
  open: (matchId: number) => Promise<MatchTopic | null>
  /** Removes a topic without play and requests; true when it is removed. */
  removeIfIdle: (topic: MatchTopic) => boolean
}

export function createMatchTopics(deps: MatchTopicsDeps): MatchTopics {
  const { epoch, clock, lists } = deps
  const topics = new Map<number, MatchTopic>()
  const opening = new Map<number, Promise<MatchTopic | null>>()
  let opened = 0

  async function openNew(matchId: number): Promise<MatchTopic | null> {
    if (!(await lists.match(matchId))) return null
    opened += 1
    const topic = newTopic(matchId, `${epoch}.${opened}`, clock.now())
    // Registered before the first read: a commit during the read is published after it.
    topics.set(matchId, topic)
    const reading = readParts(deps, topic, ALL_PARTS).then(() => undefined)
    // Only this call reports a failure; reads that wait for `work` run after it.
    topic.work = reading.catch(() => undefined)
    try {
      await reading
    } catch (error) {
      topics.delete(matchId)
      throw error
    }
    removeOldest(topics)
    return topic
  }

  return {
    get: (matchId) => topics.get(matchId),
    all: () => [...topics.values()],
    open: async (matchId) => {
      const known = topics.get(matchId)
      const pending = opening.get(matchId) ?? (known ? Promise.resolve(known) : openNew(matchId))
      opening.set(matchId, pending)
      return pending.finally(() => opening.delete(matchId))
    },
    removeIfIdle: ({ matchId, row, requestedAt }) => {
      if (row && isInPlay(row.s)) return false
      return clock.now() - requestedAt > IDLE_MS && topics.delete(matchId)
    },
  }
}

function newTopic(matchId: number, epoch: string, nowMs: number): MatchTopic {
  return {
    matchId,
    published: nothingPublished(),
    row: undefined,
    epoch,
    seq: 0,
    dirty: new Map(),
    requestedAt: nowMs,
    feedSentAt: nowMs,
    ballPositions: [],
    work: Promise.resolve(),
  }
}

/**
 * Reads parts of a match and returns what changed since the last event. After a failure the topic
 * still holds the published state.
 */
export async function readParts(
  deps: MatchTopicsDeps,
  topic: MatchTopic,
  parts: ReadonlySet<MatchPart>,
): Promise<MatchChanges> {
  const { matchId, published, row } = topic
  const next: PublishedMatch = { matchId, published: copyOf(published), row }
  const changes = await readChanges(deps, next, parts)
  if (!deps.mayPublish()) throw new Error('this process does not lead now')
  topic.published = next.published
  topic.row = next.row
  return changes
}

function removeOldest(topics: Map<number, MatchTopic>): void {
  if (topics.size <= MAX_TOPICS) return
  const idle = [...topics.values()].filter(({ row }) => row && !isInPlay(row.s))
  const oldest = idle.sort((a, b) => a.requestedAt - b.requestedAt)[0]
  if (oldest) topics.delete(oldest.matchId)
}

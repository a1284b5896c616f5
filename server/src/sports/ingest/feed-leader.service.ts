import { ageMs } from '@saidian/shared/lib'
import { Counter } from 'prom-client'
import type { Feed } from '../../feeds/feed'
import { retryingSink } from '../../feeds/retrying-sink'
import { startFeed } from '../../feeds/run-feed'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Term } from '../../platform/leader'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { MatchState } from '../match-state'
import type { IngestedSport } from '../sport'
import type { Commits } from './commits'
import type { DetailStore } from './detail-store'
import { createSink } from './ingest.service'

/**
 * After a restart within this time the server shows the stored data with its age, and the feed
 * begins once the process answers: on a busy machine a restart itself takes a minute.
 */
const RECENT_MS = 10 * 60_000

export type FeedDeps<State extends MatchState> = {
  db: Db
  clock: Clock
  log: Logger
  metrics: Metrics
  sport: IngestedSport<State>
  /** The feed that the leader runs; null: none. */
  feed: Feed<State> | null
  /** Stores of the feed messages beside the score, one per kind. */
  stores: readonly DetailStore[]
  commits: Commits
  /** The lists that show how old the feed is. */
  lists: {
    alive: (at: number) => void
    lists: { feed: () => { aliveAt: number } }
  }
}

/** The work of a leader that runs the feed of a sport, once its lists are published. */
export function createFeedLeader<State extends MatchState>(
  deps: FeedDeps<State>,
): (term: Term) => Promise<void> {
  const { db, clock, log, sport, feed, stores, commits, lists } = deps
  const onOutcomes = countMessages(deps)
  return async (term) => {
    if (feed === null || term.signal.aborted) return
    const sink = createSink(sport, {
      db,
      source: feed.source,
      speed: feed.speed,
      clock,
      log,
      stores,
      onStored: commits.stored,
      onAlive: lists.alive,
      onOutcomes,
    })
    const retrying = retryingSink(sink, { term, log, onUncertain: commits.uncertain })
    const start = () => startFeed(feed, retrying, log, term.signal)
    const isRecent = ageMs(lists.lists.feed().aliveAt * 1_000, clock.now()) < RECENT_MS
    if (isRecent && term.opened) void term.opened.then(start)
    else if (isRecent) void start()
    else await start()
  }
}

function countMessages({
  metrics,
  sport,
}: Pick<FeedDeps<MatchState>, 'metrics'> & { sport: { key: string } }) {
  const messages = new Counter({
    name: `${sport.key}_feed_messages_total`,
    help: 'Match messages of the feed, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  })
  return (outcomes: ReadonlyMap<string, number>): void => {
    for (const [outcome, count] of outcomes) messages.inc({ outcome }, count)
  }
}

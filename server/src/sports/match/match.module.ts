import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import { type Db, isSaturated } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { Commits, DetailStore } from '../ingest'
import type { MatchLists } from '../lists'
import type { MatchRow } from '../match-row'
import type { Sport } from '../sport'
import type { MatchPublisher } from './live/match-publisher.service'
import { startMatchPublisher } from './live/start-match-publisher.service'
import { matchTopics } from './match.topics'
import { countDetails, followMetrics } from './match-metrics'
import type { MatchPage } from './match-page'
import { createSharedReads } from './read/shared-reads'
import { ballPositionsStore } from './stores/ball-positions.store'
import { matchStores } from './stores/match-stores'

export type MatchDeps<Row extends MatchRow> = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the topics of matches. */
  roles: ReadonlySet<string>
  sport: Sport
  page: MatchPage<Row>
  lists: MatchLists<Row>
  commits: Commits
}

export type MatchModule = Module & {
  /** Stores of the feed messages about matches, except odds and lotteries. */
  stores: DetailStore[]
}

/** Match pages of a sport: their stores and calls, and the topic `match/{sport}/{id}`. */
export function matchModule<Row extends MatchRow>(deps: MatchDeps<Row>): MatchModule {
  const { db, bus, metrics, roles, sport, page, commits } = deps
  /** Set while this process leads. */
  let publisher: MatchPublisher | null = null
  const reads = createSharedReads({
    askPosition: (matchId) => askPosition(bus, sport.topics.match(matchId)),
    checkLoad: () => {
      if (isSaturated(db)) throw new RequestError('server.busy', { retryAfterMs: 2_000 })
    },
  })
  commits.follow({
    onStored: ({ touched }) => reads.forget(touched.map(({ matchId }) => matchId)),
  })
  followMetrics(metrics, () => publisher?.topicCount() ?? 0)
  const onDetails = countDetails(metrics)
  const ballPositions = ballPositionsStore(
    sport,
    (matchId, positions) => publisher?.publishBallPositions(matchId, positions),
    onDetails,
  )
  return {
    name: 'match',
    stores: [...matchStores(sport, page, onDetails), ballPositions],
    ...(roles.has('api') && { routes: (app) => page.routes(app, { ...deps, reads }) }),
    topics: matchTopics(sport),
    lead: async (term) => {
      const started = startMatchPublisher({ ...deps, parts: page.parts(db) }, term)
      publisher = started
      const { take, takeAll } = started
      commits.follow(
        { onStored: ({ touched }) => take(touched), onUncertain: () => void takeAll() },
        term.signal,
      )
      term.signal.addEventListener('abort', () => {
        if (publisher === started) publisher = null
      })
    },
  }
}

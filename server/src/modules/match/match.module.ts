import type { BallPosition } from '@saidian/shared/contracts/football'
import type { OddsLine } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import { type Db, isSaturated } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { DetailStore, FootballLists, Stored } from '../football'
import type { MatchPublisher } from './live/match-publisher.service'
import { startMatchPublisher } from './live/start-match-publisher.service'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { matchTopics } from './match.topics'
import { countDetails, followMetrics } from './match-metrics'
import { createSharedReads } from './read/shared-reads'
import { ballPositionsStore } from './stores/ball-positions.store'
import { factsStore, trendStore } from './stores/facts.store'
import { injuriesStore } from './stores/injuries.store'
import { lineupStore } from './stores/lineup.store'
import { playersStore } from './stores/players.store'
import { textStore } from './stores/text.store'
import type { OnDetails } from './stores/validated.store'

export type MatchDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the topics of matches. */
  roles: ReadonlySet<string>
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
}

/** Match pages: line-ups, text, pressure, facts, and the topic `match/football/{id}`. */
export type MatchPages = {
  /** Stores of the feed messages about matches; for `footballModule`. */
  stores: DetailStore[]
  /** Called after every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** Called when the result of a commit is unknown; for `footballModule`. */
  onUncertain: () => void
  /** Creates the module; the lists say which matches are shown. */
  module: (lists: FootballLists) => Module
}

/** Stores of feed messages about matches, except odds, lotteries and ball positions. */
function storesOf(onDetails: OnDetails): DetailStore[] {
  const stores = [playersStore, lineupStore, textStore, trendStore, factsStore, injuriesStore]
  return stores.map((storeOf) => storeOf(onDetails))
}

/** The same stores for imports, which count dropped entries themselves. */
export const matchStores: readonly DetailStore[] = storesOf(() => undefined)

export function matchPages(deps: MatchDeps): MatchPages {
  /** Set while this process leads. */
  let publisher: MatchPublisher | null = null
  const reads = createSharedReads({
    askPosition: (matchId) => askPosition(deps.bus, TOPIC.footballMatch(matchId)),
    checkLoad: () => {
      if (isSaturated(deps.db)) throw new RequestError('server.busy', { retryAfterMs: 2_000 })
    },
  })
  const onDetails = countDetails(deps.metrics)
  const publishBallPositions = (matchId: number, ballPositions: BallPosition[]) =>
    publisher?.publishBallPositions(matchId, ballPositions)
  return {
    stores: [...storesOf(onDetails), ballPositionsStore(publishBallPositions, onDetails)],
    onStored: ({ touched }) => {
      reads.forget(touched.map(({ matchId }) => matchId))
      publisher?.take(touched)
    },
    onUncertain: () => void publisher?.takeAll(),
    module: (lists) => {
      followMetrics(deps.metrics, () => publisher?.topicCount() ?? 0)
      return {
        name: 'match',
        ...(deps.roles.has('api') && {
          routes: (app) => matchRoutes(app, createMatchService({ ...deps, lists, reads })),
        }),
        topics: matchTopics,
        lead: async (term) => {
          const started = startMatchPublisher({ ...deps, lists }, term)
          publisher = started
          term.signal.addEventListener('abort', () => {
            if (publisher === started) publisher = null
          })
        },
      }
    },
  }
}

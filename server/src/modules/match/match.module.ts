import { type BallPosition, type OddsLine, TOPIC } from '@saidian/shared/contracts'
import { askPosition, type Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import { type Db, isSaturated } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { DetailStore, FootballLists, Stored } from '../football'
import { startMatchDuty } from './live/match-duty.service'
import type { MatchOwner } from './live/match-owner.service'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { matchTopics } from './match.topics'
import { countDetails, followMetrics } from './match-metrics'
import { createSharedReads } from './read/shared-reads'
import { beatsStore } from './stores/beats.store'
import { factsStore, trendStore } from './stores/facts.store'
import { injuriesStore } from './stores/injuries.store'
import { lineupStore } from './stores/lineup.store'
import { playersStore } from './stores/players.store'
import type { OnDetails } from './stores/sifted.store'
import { textStore } from './stores/text.store'

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

/** What stands behind a tapped match: line-ups, text, pressure, surroundings, and the topic `match/football/{id}`. */
export type MatchPages = {
  /** Who keeps what feeds say of matches; for `footballModule`. */
  stores: DetailStore[]
  /** To be told of every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** To be told when the outcome of a commit is unknown; for `footballModule`. */
  onUncertain: () => void
  /** The module, once the lists exist that say which matches are shown. */
  module: (lists: FootballLists) => Module
}

/** Who keeps what feeds say of matches, except odds, lotteries and what is kept by nobody. */
function storesOf(onDetails: OnDetails): DetailStore[] {
  const stores = [playersStore, lineupStore, textStore, trendStore, factsStore, injuriesStore]
  return stores.map((storeOf) => storeOf(onDetails))
}

/** The same for imports, which report for themselves. */
export const matchStores: readonly DetailStore[] = storesOf(() => undefined)

export function matchPages(deps: MatchDeps): MatchPages {
  /** While this process leads. */
  let owner: MatchOwner | null = null
  const reads = createSharedReads({
    askPosition: (matchId) => askPosition(deps.bus, TOPIC.footballMatch(matchId)),
    checkLoad: () => {
      if (isSaturated(deps.db)) throw new RequestError('server.busy', { retryAfterMs: 2_000 })
    },
  })
  const onDetails = countDetails(deps.metrics)
  const tellBeats = (matchId: number, ballPositions: BallPosition[]) =>
    owner?.tellBeats(matchId, ballPositions)
  return {
    stores: [...storesOf(onDetails), beatsStore(tellBeats, onDetails)],
    onStored: ({ touched }) => {
      reads.forget(touched.map(({ matchId }) => matchId))
      owner?.take(touched)
    },
    onUncertain: () => void owner?.takeAll(),
    module: (lists) => {
      followMetrics(deps.metrics, () => owner?.followed() ?? 0)
      return {
        name: 'match',
        ...(deps.roles.has('api') && {
          routes: (app) => matchRoutes(app, createMatchService({ ...deps, lists, reads })),
        }),
        topics: matchTopics,
        lead: async (term) => {
          const own = startMatchDuty({ ...deps, lists }, term)
          owner = own
          term.signal.addEventListener('abort', () => {
            if (owner === own) owner = null
          })
        },
      }
    },
  }
}

import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { DetailStore, FootballLists, Stored } from '../football'
import { createListOddsReader } from './lists/list-odds.service'
import type { ListOddsPublisher } from './lists/list-odds-publisher.service'
import { startListOddsPublisher } from './lists/start-list-odds-publisher.service'
import { oddsRoutes } from './odds.routes'
import { createOddsService } from './odds.service'
import { oddsTopics } from './odds.topics'
import { countQuotes } from './store/odds-metrics'
import { createOddsStore } from './store/odds-store'

export type OddsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
  /** `api` serves the routes; the leader of `feed` publishes the topics of list odds. */
  roles: ReadonlySet<string>
}

/** Odds of matches and lists: their store, routes and the topics `odds/football/{companyId}`. */
export type OddsPages = {
  /** Store of quotations; for `footballModule`. */
  store: DetailStore
  /** Called after every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** Called when the result of a commit is unknown; for `footballModule`. */
  onUncertain: () => void
  /** Creates the module; the lists say which matches are shown. */
  module: (lists: FootballLists) => Module
}

export function oddsPages(deps: OddsDeps): OddsPages {
  /** Set while this process leads. */
  let publisher: ListOddsPublisher | null = null
  return {
    store: createOddsStore(countQuotes(deps.metrics)),
    onStored: ({ touched }) => publisher?.take(touched),
    onUncertain: () => publisher?.takeAll(),
    module: (lists) => {
      return {
        name: 'odds',
        ...(deps.roles.has('api') && {
          routes: (app) =>
            oddsRoutes(
              app,
              createOddsService({ ...deps, lists }),
              createListOddsReader({ ...deps, lists }),
            ),
        }),
        topics: oddsTopics,
        lead: async (term) => {
          const started = startListOddsPublisher({ ...deps, lists }, term)
          publisher = started
          term.signal.addEventListener('abort', () => {
            if (publisher === started) publisher = null
          })
        },
      }
    },
  }
}

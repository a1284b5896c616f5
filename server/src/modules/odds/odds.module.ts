import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { DetailStore, FootballLists, Stored } from '../football'
import { createListOddsReader } from './lists/list-odds.service'
import { startListOddsDuty } from './lists/list-odds-duty.service'
import type { ListOddsOwner } from './lists/list-odds-owner.service'
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

/** Odds of a match and of lists: what keeps them, the calls, and the topics `odds/football/{companyId}`. */
export type OddsPages = {
  /** Who keeps quotations; for `footballModule`. */
  store: DetailStore
  /** To be told of every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
  /** To be told when the outcome of a commit is unknown; for `footballModule`. */
  onUncertain: () => void
  /** The module, once the lists exist that say which matches are shown. */
  module: (lists: FootballLists) => Module
}

export function oddsPages(deps: OddsDeps): OddsPages {
  /** While this process leads. */
  let owner: ListOddsOwner | null = null
  return {
    store: createOddsStore(countQuotes(deps.metrics)),
    onStored: ({ touched }) => owner?.take(touched),
    onUncertain: () => owner?.takeAll(),
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
          const own = startListOddsDuty({ ...deps, lists }, term)
          owner = own
          term.signal.addEventListener('abort', () => {
            if (owner === own) owner = null
          })
        },
      }
    },
  }
}

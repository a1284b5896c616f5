import type { FastifyInstance } from 'fastify'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { Commits, DetailStore } from '../ingest'
import type { MatchLists } from '../lists'
import { createListOddsReader, type ListOddsReader } from './lists/list-odds.service'
import { startListOddsPublisher } from './lists/start-list-odds-publisher.service'
import { createOddsService, type OddsService } from './odds.service'
import { oddsTopics } from './odds.topics'
import type { OddsSport } from './odds-sport'
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
  sport: OddsSport
  lists: MatchLists
  commits: Commits
  /** The calls of the sport. */
  routes: (app: FastifyInstance, odds: OddsService) => void
}

export type OddsModule = Module & {
  /** Stores the quotations of the feed. */
  store: DetailStore
  /** Odds of the lists of the sport. */
  listOdds: ListOddsReader
}

/** Odds of matches and lists: store, routes and the topics `odds/{sport}/{companyId}`. */
export function oddsModule(deps: OddsDeps): OddsModule {
  const { metrics, roles, sport, commits, routes } = deps
  return {
    name: 'odds',
    store: createOddsStore(sport, countQuotes(metrics)),
    listOdds: createListOddsReader(deps),
    ...(roles.has('api') && {
      routes: (app) => routes(app, createOddsService(deps)),
    }),
    topics: oddsTopics(sport),
    lead: async (term) => {
      const publisher = startListOddsPublisher(deps, term)
      commits.follow(
        {
          onStored: ({ touched }) => publisher.take(touched),
          onUncertain: publisher.takeAll,
        },
        term.signal,
      )
    },
  }
}

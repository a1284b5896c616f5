import type { OddsLine, PlayBeat } from '@saidian/shared/contracts'
import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Metrics } from '../../platform/metrics'
import type { Module } from '../../platform/module'
import type { DetailStore, FootballLists, Stored } from '../football'
import { createMatchDuty } from './live/match-duty.service'
import { matchRoutes } from './match.routes'
import { createMatchService } from './match.service'
import { matchTopics } from './match.topics'
import { countDetails, followMetrics } from './match-metrics'
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
  /** `api` serves the routes; `feed` owns the topics of matches. */
  roles: ReadonlySet<string>
  readOddsLines: (db: Db, matchId: number) => Promise<OddsLine[]>
}

/** What stands behind a tapped match: line-ups, text, pressure, surroundings, and the topic `match/football/{id}`. */
export type MatchPages = {
  /** Who keeps what feeds say of matches; for `footballModule`. */
  stores: DetailStore[]
  /** To be told of every commit; for `footballModule`. */
  onStored: (stored: Stored) => void
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
  let duty: ReturnType<typeof createMatchDuty> | null = null
  const onDetails = countDetails(deps.metrics)
  const tellBeats = (matchId: number, beats: PlayBeat[]) => duty?.owner.tellBeats(matchId, beats)
  return {
    stores: [...storesOf(onDetails), beatsStore(tellBeats, onDetails)],
    onStored: ({ touched }) => duty?.owner.take(touched),
    module: (lists) => {
      const owned = deps.roles.has('feed') ? createMatchDuty({ ...deps, lists }) : null
      duty = owned
      if (owned) followMetrics(deps.metrics, owned.owner)
      return {
        name: 'match',
        ...(deps.roles.has('api') && {
          routes: (app) => matchRoutes(app, createMatchService({ ...deps, lists })),
        }),
        topics: matchTopics,
        ...(owned && { start: async (signal) => owned.start(signal) }),
      }
    },
  }
}

import type { Bus } from '../../platform/bus'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { FootballLists } from '../football'
import { createListOddsReader } from './lists/list-odds.service'
import { startListOddsDuty } from './lists/list-odds-duty.service'
import { oddsRoutes } from './odds.routes'
import { createOddsService } from './odds.service'
import { oddsTopics } from './odds.topics'

export type OddsDeps = {
  db: Db
  bus: Bus
  clock: Clock
  log: Logger
  /** `api` serves the routes; `feed` owns the topics of list odds. */
  roles: ReadonlySet<string>
  /** Which matches stand on today's list, or on a day's. */
  lists: FootballLists
}

/** Odds of a match and of lists: the calls, and the topics `odds/football/{companyId}`. */
export function oddsModule(deps: OddsDeps): Module {
  return {
    name: 'odds',
    ...(deps.roles.has('api') && {
      routes: (app) => oddsRoutes(app, createOddsService(deps), createListOddsReader(deps)),
    }),
    topics: oddsTopics,
    ...(deps.roles.has('feed') && { start: async (signal) => startListOddsDuty(deps, signal) }),
  }
}

import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import {
  type FootballLists,
  type FootballModules,
  footballModules,
} from '../../../server/src/modules/football'
import { lotteryColumns, lotteryModule } from '../../../server/src/modules/lottery'
import { createInProcessBus } from '../../../server/src/platform/bus'
import type { Db } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { readAverageEuro } from '../../../server/src/sports/odds'
import { createTestApp, startLeading } from '../../../server/src/testing'
import { NOW_MS } from './load'

export type OpenPages = {
  app: FastifyInstance
  lists: FootballLists
  ranksOf: FootballModules['ranks']['ranksOf']
  close: () => Promise<void>
}

/**
 * The routes of the product on a database without a feed, called in the process: the times are
 * those of routes and queries.
 */
export async function openPages(db: Db): Promise<OpenPages> {
  const end = new AbortController()
  const deps = {
    db,
    bus: createInProcessBus(),
    clock: { now: () => NOW_MS },
    log: createLog('warn'),
    metrics: new Registry(),
    roles: new Set(['api', 'feed']),
  }
  const { lists, ranks, football, match, odds, analysis } = footballModules({
    ...deps,
    feed: null,
    columns: [lotteryColumns],
  })
  const modules = [
    football,
    match,
    odds,
    analysis,
    lotteryModule({ ...deps, lists, readAverages: readAverageEuro }),
  ]
  await startLeading(modules, end.signal)
  const app = await createTestApp({ modules })
  return {
    app,
    lists,
    ranksOf: ranks.ranksOf,
    close: async () => {
      end.abort()
      await app.close()
    },
  }
}

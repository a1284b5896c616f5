import { FootballList } from '@saidian/shared/contracts/football'
import { LotteryList } from '@saidian/shared/contracts/lottery'
import { Registry } from 'prom-client'
import { Value } from 'typebox/value'
import { createInProcessBus } from '../../../platform/bus'
import type { Db } from '../../../platform/database'
import { createLog } from '../../../platform/log'
import { readAverageEuro } from '../../../sports/odds'
import {
  createTestApp,
  footballWorld,
  manualFeed,
  runningClock,
  SATURDAY_EVENING,
  startLeading,
} from '../../../testing'
import { footballModules } from '../../football'
import { createLotteryStore, lotteryColumns, lotteryModule } from '..'

/** Football and lotteries from an hour before Saturday's kick-off; the test delivers messages. */
export async function openLotteryWorld(db: Db, keys: string[]) {
  const clock = runningClock((SATURDAY_EVENING - 3_600) * 1_000)
  const { feed, deliver } = manualFeed(clock)
  const end = new AbortController()
  const counts = new Map<string, number>()
  const store = createLotteryStore((outcomes) => {
    for (const [outcome, count] of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + count)
  })
  const { football, lists } = footballModules({
    db,
    bus: createInProcessBus(),
    clock,
    log: createLog('silent'),
    metrics: new Registry(),
    roles: new Set(['api', 'feed']),
    feed,
    stores: [store],
    columns: [lotteryColumns],
  })
  const app = await createTestApp({
    modules: [football, lotteryModule({ db, clock, lists, readAverages: readAverageEuro })],
  })
  await startLeading([football], end.signal)
  await deliver(...footballWorld(keys))
  return {
    deliver,
    counts,
    list: async (url: string) => Value.Parse(LotteryList, (await app.inject(url)).json().data),
    matches: async (url: string) =>
      Value.Parse(FootballList, (await app.inject(url)).json().data).matches,
    filter: async (url: string) => (await app.inject(url)).json().data,
    close: async () => {
      end.abort()
      await app.close()
    },
  }
}

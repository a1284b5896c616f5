import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Module } from '../../platform/module'
import type { FootballLists } from '../football'
import { lotteryRoutes } from './lottery.routes'
import { createLotteryReader } from './lottery.service'

export type LotteryDeps = { db: Db; clock: Clock; lists: FootballLists }

/** 竞彩, 北单 and 传统足彩: the calls. */
export function lotteryModule(deps: LotteryDeps): Module {
  return { name: 'lottery', routes: (app) => lotteryRoutes(app, createLotteryReader(deps)) }
}

import type { Module } from '../../platform/module'
import { lotteryRoutes } from './lottery.routes'
import { createLotteryReader, type LotteryReaderDeps } from './lottery.service'

/** The endpoints of 竞彩, 北单 and 传统足彩. */
export function lotteryModule(deps: LotteryReaderDeps): Module {
  return { name: 'lottery', routes: (app) => lotteryRoutes(app, createLotteryReader(deps)) }
}

import { getBjdc, getJczq, getLottery } from '@saidian/shared/contracts/lottery'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { LotteryReader } from './lottery.service'

/** The endpoints of product-spec 7 about lotteries. */
export function lotteryRoutes(app: FastifyInstance, lottery: LotteryReader): void {
  serve(app, getJczq, ({ query }) => lottery('jczq', query.issue))
  serve(app, getBjdc, ({ query }) => lottery('bjdc', query.issue))
  serve(app, getLottery, ({ query }) => lottery('sfc', query.issue))
}

import {
  getGiftPurse,
  getGifts,
  getRoomRank,
  sendGift,
  setGiftLimit,
} from '@saidian/shared/contracts/rooms'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http'
import type { Gifts } from './gifts.service'

export function giftRoutes(app: FastifyInstance, gifts: Gifts): void {
  serve(app, getGifts, () => gifts.list())
  serve(app, getGiftPurse, ({ user }) => gifts.purses.read(user))
  serve(app, setGiftLimit, ({ user, body }) => gifts.purses.setLimit(user, body.dailyLimit))
  serve(app, sendGift, ({ user, body }) => gifts.send(user, body))
  serve(app, getRoomRank, ({ user, params, query }) =>
    gifts.readRank(user, params.roomId, query.period ?? 'day'),
  )
}

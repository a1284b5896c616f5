import {
  type BasketballMatch,
  getBasketballFilter,
  getBasketballMatches,
} from '@saidian/shared/contracts/basketball'
import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { ListService } from '../../../sports/lists'

/** The endpoints of product-spec 7 about lists of basketball matches. */
export function basketballRoutes(
  app: FastifyInstance,
  basketball: ListService<BasketballMatch>,
): void {
  serve(app, getBasketballMatches, ({ body: { type = LIST_TYPE.all, date, ids, li } }) => {
    if (ids) return basketball.named(ids)
    return date === undefined ? basketball.live(type, li) : basketball.day(date, type, li)
  })
  serve(app, getBasketballFilter, ({ body: { date, type = LIST_TYPE.all } }) =>
    basketball.filter(date, type),
  )
}

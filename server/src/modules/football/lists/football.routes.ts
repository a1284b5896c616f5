import {
  type FootballMatch,
  getFootballByIds,
  getFootballFilter,
  getFootballLive,
  getFootballMatches,
} from '@saidian/shared/contracts/football'
import { LIST_TYPE } from '@saidian/shared/contracts/matches'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http'
import type { ListService } from '../../../sports/lists'

/** The endpoints of product-spec 7 about lists of football matches. */
export function footballRoutes(app: FastifyInstance, football: ListService<FootballMatch>): void {
  serve(app, getFootballLive, ({ query }) => football.live(query.type ?? LIST_TYPE.all), {
    readsDatabase: false,
  })
  serve(app, getFootballMatches, ({ query }) =>
    football.day(query.date, query.type ?? LIST_TYPE.all, query.li),
  )
  serve(app, getFootballByIds, ({ query }) => football.named(query.ids.split('!').map(Number)))
  serve(app, getFootballFilter, ({ query }) =>
    football.filter(query.date, query.type ?? LIST_TYPE.all),
  )
}

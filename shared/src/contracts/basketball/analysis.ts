import Type from 'typebox'
import { endpoint } from '../http'
import { MatchFuture, MatchHistory, MatchTable } from '../matches'

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'match id' }) })

export const getBasketballTable = endpoint({
  method: 'GET',
  path: '/live/basket/match/analysis/table/:id',
  summary:
    'Standings of the season the basketball match belongs to, by conference where it has them',
  params,
  reply: MatchTable,
  offline: true,
})

export const getBasketballHistory = endpoint({
  method: 'GET',
  path: '/live/basket/match/analysis/history/:id',
  summary: 'Head to head and recent form of both basketball teams',
  params,
  reply: MatchHistory,
  offline: true,
})

export const getBasketballFuture = endpoint({
  method: 'GET',
  path: '/live/basket/match/analysis/future/:id',
  summary: 'Next matches of both basketball teams',
  params,
  reply: MatchFuture,
  offline: true,
})

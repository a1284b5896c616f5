import Type from 'typebox'
import { endpoint } from '../http'
import { SPORT } from '../personal'
import { ListOdds, MatchOdds, OddsCompany, OddsHistory, TypeOfOdds } from './odds'

const matchOdds = {
  method: 'GET',
  market: true,
  params: Type.Object({ matchId: Type.Integer({ minimum: 1 }) }),
  query: Type.Object({ type: Type.Optional(TypeOfOdds) }),
  reply: MatchOdds,
  offline: true,
} as const

export const getMatchOdds = endpoint({
  ...matchOdds,
  path: '/live/odds/:matchId',
  summary: 'Odds of a match, a line a company',
})

export const getBasketballOdds = endpoint({
  ...matchOdds,
  path: '/live/basket/zhi/:matchId',
  summary: 'Odds of a basketball match, a line a company',
})

const companies = { method: 'GET', reply: Type.Array(OddsCompany), offline: true } as const

export const getOddsCompanies = endpoint({
  ...companies,
  path: '/live/odds/company',
  summary: 'Every odds company, the best known first',
})

export const getBasketballOddsCompanies = endpoint({
  ...companies,
  path: '/live/basket/zhi/company',
  summary: 'Every odds company, the best known first',
})

const oddsHistory = {
  method: 'GET',
  market: true,
  params: Type.Object({ id: Type.Integer({ minimum: 1, description: 'match id' }) }),
  query: Type.Object({
    companyId: Type.Integer(),
    type: Type.Optional(TypeOfOdds),
    before: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100_000_000_000,
        description: 'seconds since 1970; what is older is answered',
      }),
    ),
  }),
  reply: OddsHistory,
  offline: true,
} as const

export const getOddsHistory = endpoint({
  ...oddsHistory,
  path: '/live/odds/history/:id',
  summary: 'Quotations of one company for one match',
})

export const getBasketballOddsHistory = endpoint({
  ...oddsHistory,
  path: '/live/basket/zhi/history/:id',
  summary: 'Quotations of one company for one basketball match',
})

/**
 * Odds of a whole list at one company; today's with a position to follow, another day's without.
 */
export const getListOdds = endpoint({
  method: 'GET',
  path: '/live/odds/list',
  market: true,
  summary: 'Newest odds of the matches of a list at one company',
  query: Type.Object({
    companyId: Type.Integer(),
    sport: Type.Optional(
      Type.Union([Type.Literal(SPORT.football), Type.Literal(SPORT.basketball)], {
        description: 'football without it',
      }),
    ),
    date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  }),
  reply: Type.Object({
    epoch: Type.String(),
    seq: Type.Integer(),
    serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
    companyId: Type.Integer(),
    list: Type.Array(ListOdds),
  }),
  offline: true,
})

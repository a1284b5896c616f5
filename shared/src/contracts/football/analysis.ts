import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { MatchFuture, MatchHistory, MatchTable } from '../matches'

const params = Type.Object({ id: Type.Integer({ minimum: 1, description: 'match id' }) })

/** Goals by 15 minutes: 1–15 … 76–90; added time belongs to its bin. */
export const GoalBins = Type.Object({
  teamId: Type.Integer(),
  matches: Type.Integer(),
  scored: Type.Array(Type.Integer(), { minItems: 6, maxItems: 6 }),
  conceded: Type.Array(Type.Integer(), { minItems: 6, maxItems: 6 }),
})
export type GoalBins = Static<typeof GoalBins>

export const MatchGoalTimes = Type.Object({ season: Type.String(), home: GoalBins, away: GoalBins })
export type MatchGoalTimes = Static<typeof MatchGoalTimes>

export const getMatchFuture = endpoint({
  method: 'GET',
  path: '/live/fb/match/analysis/future/:id',
  summary: 'Next matches of both teams',
  params,
  reply: MatchFuture,
  offline: true,
})

export const getMatchTable = endpoint({
  method: 'GET',
  path: '/live/fb/match/analysis/table/:id',
  summary: 'Standings of the season the match belongs to: total, home, away',
  params,
  reply: MatchTable,
  offline: true,
})

export const getMatchHistory = endpoint({
  method: 'GET',
  path: '/live/fb/match/analysis/history/:id',
  summary: 'Head to head and recent form of both teams',
  params,
  reply: MatchHistory,
  offline: true,
})

export const getMatchGoalTimes = endpoint({
  method: 'GET',
  path: '/live/fb/match/analysis/goalTime/:id',
  summary: 'When both teams score and concede this season',
  params,
  reply: MatchGoalTimes,
  offline: true,
})

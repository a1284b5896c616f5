import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Chance } from './prediction'

const Loss = Type.Number({ minimum: 0 })

/** Means over the matches; smaller is better. */
export const ForecastScore = Type.Object({
  count: Type.Integer({ description: 'matches' }),
  logLoss: Loss,
  brier: Loss,
  rps: Type.Number({ minimum: 0, description: 'ranked probability score' }),
  hits: Type.Integer({ description: 'the result with the largest chance came in' }),
})
export type ForecastScore = Static<typeof ForecastScore>

/** Stated chances of this range, and how often these results came in. */
export const CalibrationBin = Type.Object({
  from: Chance,
  to: Chance,
  count: Type.Integer({ description: 'stated chances, one per possible result of a match' }),
  stated: Chance,
  observed: Chance,
})
export type CalibrationBin = Static<typeof CalibrationBin>

export const ScoreGroup = Type.Object({
  sport: Type.Integer({ description: '1 football, 2 basketball' }),
  leagueId: Type.Union([Type.Integer(), Type.Null()], { description: 'null: the whole sport' }),
  leagueZh: Type.Union([Type.String(), Type.Null()]),
  model: ForecastScore,
  beside: Type.Union([Type.Object({ model: ForecastScore, market: ForecastScore }), Type.Null()], {
    description: 'both on the same matches: those with closing odds; null without any',
  }),
  bins: Type.Array(CalibrationBin, { description: 'ten, those without a chance left out' }),
})
export type ScoreGroup = Static<typeof ScoreGroup>

export const getPredictionScores = endpoint({
  method: 'GET',
  path: '/live/prediction/scores',
  summary: 'Calibration and scores of all settled predictions beside the closing odds',
  reply: Type.Object({
    groups: Type.Array(ScoreGroup, { description: 'each sport, then its leagues, largest first' }),
  }),
  offline: true,
})

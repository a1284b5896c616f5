import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { ListedPrediction } from './listed'
import { Prediction, ResultChances } from './prediction'

const Pair = Type.Tuple([Type.Integer(), Type.Integer()])

/** What the model learned from, and what it was given. */
export const PredictionInputs = Type.Object({
  matches: Type.Integer({ description: 'played matches of the league that it was trained on' }),
  until: Type.Integer({ description: 'kick-off of the last of them, seconds since 1970' }),
  opening: Type.Union([Type.Tuple([Type.Number(), Type.Number(), Type.Number()]), Type.Null()], {
    description: 'opening prices with stake that the model was given; null when it had none',
  }),
})

export type PredictionInputs = Static<typeof PredictionInputs>

/** Chances at a moment of the match: from the locked prediction, score and red cards. */
export const InPlayPoint = Type.Object({
  at: Type.Number({ description: 'minute of the match; basketball: played minutes' }),
  knownAt: Type.Integer({
    description: 'seconds since 1970; a stream delay shows no younger point',
  }),
  score: Pair,
  chances: ResultChances,
  cause: Type.Union([Type.Enum(['goal', 'red', 'score']), Type.Null()], {
    description: 'why it moved; null when only time passed',
  }),
})
export type InPlayPoint = Static<typeof InPlayPoint>

export const InPlayCurve = Type.Object({
  points: Type.Array(InPlayPoint),
  sourceAt: Type.Integer({ description: 'when the feed last spoke, seconds since 1970' }),
  over: Type.Boolean(),
})
export type InPlayCurve = Static<typeof InPlayCurve>

/** The AI tab of a match. `prediction` is null (暂无预测) when none was locked. */
export const MatchPrediction = Type.Object({
  serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
  prediction: Type.Union([
    Type.Object({
      listed: ListedPrediction,
      whole: Prediction,
      inputs: PredictionInputs,
    }),
    Type.Null(),
  ]),
  inPlay: Type.Union([InPlayCurve, Type.Null()], {
    description: 'null before the match, and without a prediction',
  }),
})
export type MatchPrediction = Static<typeof MatchPrediction>

export const getMatchPrediction = endpoint({
  method: 'GET',
  path: '/live/prediction/match/:matchId',
  summary: 'The locked prediction of a match of any sport, and how its chances moved in play',
  params: Type.Object({ matchId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  reply: MatchPrediction,
  offline: true,
})

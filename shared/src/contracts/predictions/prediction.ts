import Type, { type Static } from 'typebox'

const Side = Type.Union([Type.Literal('home'), Type.Literal('away')])
const Factor = Type.Number({ description: 'against the average of the league, which is 1' })

/** A probability. */
export const Chance = Type.Number({ minimum: 0, maximum: 1 })

/** A probability with its 80 % interval: low, value, high. */
export const Interval = Type.Tuple([Chance, Chance, Chance])
export type Interval = Static<typeof Interval>

/** Who wins; `draw` is null in a sport without draws. */
export const Outcome = Type.Object({
  home: Interval,
  draw: Type.Union([Interval, Type.Null()]),
  away: Interval,
})
export type Outcome = Static<typeof Outcome>

/** What can happen; basketball has no draw. */
export const RESULTS = ['home', 'draw', 'away'] as const
export const Result = Type.Enum(RESULTS)
export type Result = (typeof RESULTS)[number]

/** Chances of the results in the order home, draw, away; the draw is 0 in a sport without. */
export const ResultChances = Type.Tuple([Chance, Chance, Chance])
export type ResultChances = Static<typeof ResultChances>

/** Points or goals of both sides over this line. */
export const TotalChance = Type.Object({ line: Type.Number(), over: Interval })
/**
 * The home side covers this handicap; a positive line means that home gives. A push counts half.
 */
export const CoverChance = Type.Object({ line: Type.Number(), cover: Interval })

/** A term of the model that explains a prediction, with the figures behind it. */
export const PredictionTerm = Type.Union([
  Type.Object({ kind: Type.Literal('attack'), side: Side, factor: Factor }),
  Type.Object({ kind: Type.Literal('defence'), side: Side, factor: Factor }),
  Type.Object({ kind: Type.Literal('homeEdge'), factor: Type.Number() }),
  Type.Object({ kind: Type.Literal('rest'), home: Type.Number(), away: Type.Number() }),
  Type.Object({
    kind: Type.Literal('form'),
    side: Side,
    matches: Type.Integer(),
    points: Type.Number(),
  }),
  Type.Object({ kind: Type.Literal('expected'), home: Type.Number(), away: Type.Number() }),
  Type.Object({ kind: Type.Literal('thinData'), side: Side, matches: Type.Integer() }),
])
export type PredictionTerm = Static<typeof PredictionTerm>

const Normal = Type.Object({ mean: Type.Number(), sd: Type.Number() })
const shared = {
  outcome: Outcome,
  totals: Type.Array(TotalChance),
  handicaps: Type.Array(CoverChance),
  terms: Type.Array(PredictionTerm),
}

/** The whole prediction of a match, as it was locked. */
export const Prediction = Type.Union([
  Type.Object({
    sport: Type.Literal('football'),
    ...shared,
    goals: Type.Tuple([Type.Number(), Type.Number()], { description: 'expected: home, away' }),
    scores: Type.Array(Type.Array(Chance), {
      description: 'chance of a score: row = goals of home, column = goals of away, from 0',
    }),
  }),
  Type.Object({ sport: Type.Literal('basketball'), ...shared, margin: Normal, total: Normal }),
])
export type Prediction = Static<typeof Prediction>

import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { League, Team } from '../matches'
import { Chance, CoverChance, Outcome, Result, ResultChances, TotalChance } from './prediction'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const Pair = Type.Tuple([Type.Integer(), Type.Integer()])
const Sport = Type.Integer({ minimum: 1, maximum: 2, description: '1 football, 2 basketball' })

/** Number of rows of a page of past predictions. */
export const PAST_PAGE = 30

/**
 * The bookmakers' average quotation when the prediction was locked: prices with stake, and the
 * chances in them after their margin is removed.
 */
export const MarketView = Type.Object({
  prices: Type.Tuple([Type.Number(), Type.Number(), Type.Number()], {
    description: 'home, draw, away; 0 for the draw of a sport without',
  }),
  chances: ResultChances,
})
export type MarketView = Static<typeof MarketView>

/** The result that the model believes in more than the market does: a fact, never advice. */
export const ValuePick = Type.Object({
  result: Result,
  chance: Chance,
  market: Chance,
  price: Type.Number({ description: 'average price with stake when it was locked' }),
})
export type ValuePick = Static<typeof ValuePick>

/** What became of a prediction. */
export const Settled = Type.Union([
  Type.Object({
    kind: Type.Literal('result'),
    record: Type.Integer({ description: 'its record in the chain' }),
    score: Pair,
    result: Result,
    hit: Type.Boolean({ description: 'the result with the largest chance came in' }),
    chance: Chance,
    closing: Type.Union([ResultChances, Type.Null()], {
      description: 'closing quotation of the market without its margin; null without odds',
    }),
    corrected: Type.Boolean({ description: 'the result was corrected after it was settled' }),
  }),
  Type.Object({
    kind: Type.Literal('void'),
    record: Type.Integer(),
    reason: Type.Enum(['postponed', 'cancelled', 'early kick-off'], {
      description: 'why it does not count: `early kick-off` means it was locked too late for it',
    }),
  }),
])
export type Settled = Static<typeof Settled>

/** A locked prediction as lists show it. */
export const ListedPrediction = Type.Object({
  record: Type.Integer({ description: 'its record in the chain' }),
  sport: Sport,
  matchId: Type.Integer(),
  leagueId: Type.Integer(),
  home: Type.Integer({ description: 'team id' }),
  away: Type.Integer({ description: 'team id' }),
  kickoffAt: Seconds,
  lockedAt: Seconds,
  model: Type.String({ description: 'version of the model' }),
  outcome: Outcome,
  likely: Type.Array(Type.Object({ score: Pair, chance: Type.Union([Chance, Type.Null()]) }), {
    description: 'the likeliest scores, best first; basketball: the expected one, without a chance',
  }),
  total: Type.Union([TotalChance, Type.Null()]),
  handicap: Type.Union([CoverChance, Type.Null()]),
  market: Type.Union([MarketView, Type.Null()]),
  value: Type.Union([ValuePick, Type.Null()]),
  settled: Type.Union([Settled, Type.Null()]),
})
export type ListedPrediction = Static<typeof ListedPrediction>

/** Earlier picks of value: how they came in, and what the model and the market expected. */
export const ValueRecord = Type.Object({
  sport: Sport,
  picks: Type.Integer(),
  won: Type.Integer(),
  expected: Type.Number({ description: 'wins that the model expected' }),
  marketExpected: Type.Number({ description: 'wins that the market expected' }),
  returned: Type.Number({ description: 'sum of the prices of those that came in, stake 1 each' }),
})
export type ValueRecord = Static<typeof ValueRecord>

const names = { leagues: Type.Array(League), teams: Type.Array(Team) }

/** Locked predictions of the matches of today that have not ended, and of coming ones. */
export const getUpcomingPredictions = endpoint({
  method: 'GET',
  path: '/live/prediction/upcoming',
  summary: 'Locked predictions of matches in play and of the coming days, by kick-off',
  query: Type.Object({ sport: Type.Optional(Sport) }),
  reply: Type.Object({
    serverAt: Type.Number({ description: 'server clock, milliseconds since 1970' }),
    ...names,
    list: Type.Array(ListedPrediction),
    value: Type.Array(ValueRecord, { description: 'per sport, of all settled picks' }),
  }),
  offline: true,
})

/** Every settled prediction, misses too, newest kick-off first. */
export const getPastPredictions = endpoint({
  method: 'GET',
  path: '/live/prediction/past',
  summary: 'All settled predictions with their results, newest first',
  query: Type.Object({
    sport: Type.Optional(Sport),
    leagueId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    after: Type.Optional(
      Type.String({ pattern: '^\\d{1,11}-\\d{1,12}$', description: '`next` of the page before' }),
    ),
  }),
  reply: Type.Object({
    ...names,
    list: Type.Array(ListedPrediction),
    count: Type.Integer({ description: 'all of this filter' }),
    hits: Type.Integer({ description: 'of all that count, those that came in' }),
    counted: Type.Integer({ description: 'all but void ones' }),
    next: Type.Union([Type.String(), Type.Null()], { description: 'null after the last page' }),
  }),
  offline: true,
})

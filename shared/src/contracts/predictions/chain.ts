import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

/** Number of records of a page of the chain. */
export const CHAIN_PAGE = 100

/** The hash before the first record: 32 bytes of zero. */
export const FIRST_HASH = '0'.repeat(64)

/** Number of rows of a page of the index. */
export const INDEX_PAGE = 500

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Record = Type.Integer({ description: 'number of the record; 1 is the first' })

/**
 * A record of the chain. `hash` is the SHA-256 of the 32 bytes of `previous` followed by the UTF-8
 * bytes of `text`.
 */
export const ChainRecord = Type.Object({
  record: Record,
  at: Type.String({ description: 'when it was written, as its text says too; ISO, UTC' }),
  text: Type.String({ description: 'canonical text, exactly as it is hashed; JSON' }),
  previous: Hash,
  hash: Hash,
})
export type ChainRecord = Static<typeof ChainRecord>

/** The last record of a Beijing day, published after its end. */
export const ChainHead = Type.Object({
  day: Type.String({ description: 'Beijing day, yyyy-MM-dd' }),
  record: Record,
  hash: Hash,
  publishedAt: Type.Integer({ description: 'seconds since 1970' }),
})
export type ChainHead = Static<typeof ChainHead>

const Milliseconds = Type.Number({ description: 'milliseconds since 1970' })
const MaybeNumber = Type.Union([Type.Number(), Type.Null()])
const Numbers = Type.Array(Type.Number())
const Result = Type.Union([Type.Integer(), Type.Null()], { description: '0 home, 1 draw, 2 away' })

/**
 * A row of the table by which the product finds predictions: what the records say, and no more. Its
 * values are shown as they are stored, whatever they are.
 */
export const IndexRow = Type.Object({
  recordId: Record,
  sportId: Type.Integer(),
  source: Type.String(),
  leagueId: Type.Integer(),
  matchId: Type.Integer(),
  kickoffAt: Milliseconds,
  lockedAt: Milliseconds,
  chances: Numbers,
  valueResult: Result,
  valueMarket: MaybeNumber,
  valuePrice: MaybeNumber,
  settledId: Type.Union([Record, Type.Null()], { description: 'the newest that settles it' }),
  score: Type.Union([Numbers, Type.Null()]),
  result: Result,
  closing: Type.Union([Numbers, Type.Null()]),
})
export type IndexRow = Static<typeof IndexRow>

export const getPredictionIndex = endpoint({
  method: 'GET',
  path: '/live/prediction/index',
  summary: 'Rows of the index of predictions as stored, to compare with the records',
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
  }),
  reply: Type.Object({ list: Type.Array(IndexRow) }),
})

const MaybeRecord = Type.Union([ChainRecord, Type.Null()])

export const getChain = endpoint({
  method: 'GET',
  path: '/live/prediction/chain',
  summary: 'Records of the chain of predictions in their order',
  query: Type.Object({
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })),
  }),
  reply: Type.Object({
    last: Type.Integer({ description: 'number of the newest record; 0 for none' }),
    list: Type.Array(ChainRecord),
  }),
})

export const getChainRecord = endpoint({
  method: 'GET',
  path: '/live/prediction/chain/:record',
  summary: 'A record of the chain, its neighbours, and the first published head that covers it',
  params: Type.Object({
    record: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
  }),
  reply: Type.Object({
    record: ChainRecord,
    before: MaybeRecord,
    after: MaybeRecord,
    head: Type.Union([ChainHead, Type.Null()], { description: 'null before it is published' }),
  }),
})

export const getChainHeads = endpoint({
  method: 'GET',
  path: '/live/prediction/heads',
  summary: 'The published heads of the chain, newest day first',
  reply: Type.Object({ heads: Type.Array(ChainHead) }),
})

/** The same heads as text: a line a day with day, record and hash. */
export const HEADS_PATH = '/predictions/heads.txt'

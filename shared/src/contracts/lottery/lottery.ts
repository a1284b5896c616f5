import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

const Seconds = Type.Integer({ description: 'seconds since 1970' })
const MaybePair = Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()])
const MaybeText = Type.Union([Type.String(), Type.Null()])
/** Win, draw, loss. */
const Triple = Type.Tuple([Type.Number(), Type.Number(), Type.Number()])
const MaybeTriple = Type.Union([Triple, Type.Null()])

/** One match of a lottery. */
export const LotteryMatch = Type.Object({
  num: Type.String({ description: 'as shown: 周六001, 12' }),
  matchId: Type.Integer(),
  leagueZh: Type.String(),
  leagueColor: Type.String(),
  homeZh: Type.String(),
  awayZh: Type.String(),
  homeId: Type.Integer(),
  awayId: Type.Integer(),
  kickoffAt: Seconds,
  stopAt: Seconds,
  s: Type.Integer({ description: 'match status, codes-and-words 1.1' }),
  publishedAt: Type.Integer({
    description: 'time of the newest state of the source, seconds since 1970',
  }),
  score: MaybePair,
  half: MaybePair,
  /**
   * jczq: spf, rq, bf, jq, bqc (0 not on sale, 1 parlay only, 2 single and parlay, 3 stopped);
   * bjdc: one (0–4).
   */
  sale: Type.Array(Type.Integer()),
  spf: MaybeTriple,
  /** Goals home gives; negative: receives. */
  line: Type.Union([Type.Integer(), Type.Null()]),
  rq: MaybeTriple,
  /**
   * 足彩 only: the 1X2 price of the companies on average before the start; absent where none quotes.
   */
  average: Type.Optional(Triple),
  /** 3 win, 1 draw, 0 loss of the home side; null until decided. */
  result: Type.Object({ spf: MaybeText, rq: MaybeText }),
})
export type LotteryMatch = Static<typeof LotteryMatch>

export const LotteryIssue = Type.Object({
  issue: Type.String(),
  title: Type.String({ description: 'as shown, such as 2026-11-21 周六 or 第26115期' }),
  startAt: Seconds,
  endAt: Seconds,
  drawAt: Type.Union([Seconds, Type.Null()]),
  sales: Type.Union([Type.Integer(), Type.Null()]),
  jackpot: Type.Union([Type.Integer(), Type.Null()]),
})
export type LotteryIssue = Static<typeof LotteryIssue>

export const LotteryList = Type.Object({
  serverAt: Type.Number(),
  current: Type.Union([LotteryIssue, Type.Null()]),
  /** Issues to choose from, the newest first. */
  issues: Type.Array(LotteryIssue),
  list: Type.Array(LotteryMatch),
})
export type LotteryList = Static<typeof LotteryList>

const query = Type.Object({
  issue: Type.Optional(Type.String({ maxLength: 20, description: 'the one on sale by default' })),
})

export const getJczq = endpoint({
  method: 'GET',
  path: '/live/football/jczq',
  market: true,
  summary: '竞彩足球 of an issue: 胜平负 and 让球胜平负',
  query,
  reply: LotteryList,
  offline: true,
})

export const getBjdc = endpoint({
  method: 'GET',
  path: '/live/football/bjdc',
  market: true,
  summary: '北京单场 of an issue',
  query,
  reply: LotteryList,
  offline: true,
})

export const getLottery = endpoint({
  method: 'GET',
  path: '/live/football/lottery',
  market: true,
  summary: '传统足彩 14 场 of an issue',
  query,
  reply: LotteryList,
  offline: true,
})

import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { Coins, NobleLevel, RequestKey, Seconds } from './fields'

/** A level of nobility (贵族) for thirty days. */
export const NobleOffer = Type.Object({
  level: NobleLevel,
  name: Type.String(),
  coins: Coins,
  renewCoins: Coins,
  privileges: Type.Array(Type.String({ description: 'key of a privilege' })),
})
export type NobleOffer = Static<typeof NobleOffer>

/** Every privilege, in the order of the table. */
export const NOBLE_PRIVILEGES = [
  'badge',
  'entrance',
  'danmakuColor',
  'chatPriority',
  'monthlyBag',
] as const
export type NoblePrivilege = (typeof NOBLE_PRIVILEGES)[number]

export const OwnNoble = Type.Object({
  level: NobleLevel,
  until: Type.Union([Seconds, Type.Null()], { description: 'end of the level; null without one' }),
  renewLevel: NobleLevel,
  renewUntil: Type.Union([Seconds, Type.Null()], {
    description: 'until when the lower price of `renewLevel` holds',
  }),
  coins: Coins,
  mayOpen: Type.Boolean({ description: 'false for minors and in teen mode' }),
})
export type OwnNoble = Static<typeof OwnNoble>

export const getNobleOffers = endpoint({
  method: 'GET',
  path: '/api/noble/list',
  summary: 'The six levels of nobility with prices and privileges',
  reply: Type.Array(NobleOffer),
})

export const getOwnNoble = endpoint({
  method: 'GET',
  path: '/api/noble/mine',
  summary: 'The level of the caller and until when',
  login: 'required',
  reply: OwnNoble,
})

export const openNoble = endpoint({
  method: 'POST',
  path: '/api/noble/open',
  summary: 'Opens, renews or raises a level for thirty days; the same key is booked once',
  login: 'required',
  body: Type.Object({
    level: Type.Integer({ minimum: 1, maximum: 6 }),
    /** The price that the member saw; nothing is booked when it is another one now. */
    coins: Coins,
    key: RequestKey,
  }),
  reply: OwnNoble,
})

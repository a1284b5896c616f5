import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

/** A line of the member's account book. */
export const WalletEntry = Type.Object({
  id: Type.String(),
  at: Type.Integer({ description: 'seconds since 1970' }),
  amount: Type.Integer({ description: 'coins; what went out is negative' }),
  balance: Type.Integer({ description: 'coins after it' }),
  title: Type.String(),
})
export type WalletEntry = Static<typeof WalletEntry>

export const Wallet = Type.Object({
  coins: Type.Integer(),
  entries: Type.Array(WalletEntry, { description: 'newest first' }),
  hasMore: Type.Boolean({ description: 'older ones exist: ask with `before`' }),
})
export type Wallet = Static<typeof Wallet>

export const getWallet = endpoint({
  method: 'GET',
  path: '/user/wallet',
  summary: 'Coins and account book of the member',
  login: 'required',
  query: Type.Object({
    before: Type.Optional(Type.String({ pattern: '^\\d{1,18}$', description: 'id of an entry' })),
  }),
  reply: Wallet,
})

export const redeemGiftCode = endpoint({
  method: 'POST',
  path: '/user/wallet/redeem',
  summary: 'Turns a gift code into coins; `requestKey` makes a resend harmless',
  login: 'required',
  body: Type.Object({
    requestKey: Type.String({ pattern: '^[\\w-]{16,64}$' }),
    code: Type.String({ pattern: '^[A-Za-z0-9-]{8,32}$' }),
  }),
  reply: Type.Object({ coins: Type.Integer(), added: Type.Integer() }),
})

/**
 * Makes gift codes; on the internal port only. The reply is the only place where they are readable;
 * the database has hashes.
 */
export const makeGiftCodes = endpoint({
  method: 'POST',
  path: '/wallet/gift-codes',
  summary: 'Makes gift codes worth so many coins each',
  body: Type.Object({
    coins: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    count: Type.Integer({ minimum: 1, maximum: 1_000 }),
    expiresAt: Type.Integer({
      minimum: 0,
      maximum: 253_402_300_799,
      description: 'seconds since 1970',
    }),
  }),
  reply: Type.Object({ codes: Type.Array(Type.String()) }),
})

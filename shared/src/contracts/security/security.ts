import Type, { type Static } from 'typebox'
import { endpoint } from '../http'

const StaffToken = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'the person or machine; the actor of what it does' }),
  scopes: Type.Array(Type.String()),
  createdBy: Type.String(),
  createdAt: Type.String({ description: 'ISO 8601' }),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
  revokedAt: Type.Union([Type.String(), Type.Null()]),
})

const SecurityRecord = Type.Object({
  id: Type.Integer(),
  at: Type.String({ description: 'ISO 8601' }),
  actor: Type.String(),
  act: Type.String(),
  outcome: Type.String({ description: 'begun, done, refused or failed' }),
  network: Type.Union([Type.String(), Type.Null()]),
  about: Type.Union([Type.String(), Type.Null()]),
})
export type SecurityRecord = Static<typeof SecurityRecord>

/** What a token of the staff may be for, beside `publish:<remote>` and `*`. */
export const STAFF_SCOPES = [
  'gift-codes',
  'portraits',
  'feedback',
  'moderation',
  'sanctions',
  'text-filter',
  'operate',
  'rooms',
  'news',
  'community',
  'messages',
  'tokens',
  'security-log',
] as const

export type StaffScope = (typeof STAFF_SCOPES)[number]

/** Tokens of the staff and the security log, on the internal port only, with a staff token. */
export const securityEndpoints = {
  createToken: endpoint({
    method: 'POST',
    path: '/security/v1/tokens',
    summary: 'Makes a staff token; its secret is in this answer and nowhere else',
    body: Type.Object(
      {
        name: Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f]{1,80}$' }),
        scopes: Type.Array(
          Type.String({
            pattern: `^(\\*|publish:(\\*|mf_[a-z_]{1,40})|${STAFF_SCOPES.join('|')})$`,
          }),
          { minItems: 1, maxItems: 30 },
        ),
        days: Type.Union([Type.Integer({ minimum: 1, maximum: 3660 }), Type.Null()]),
      },
      { additionalProperties: false },
    ),
    reply: Type.Intersect([StaffToken, Type.Object({ secret: Type.String() })]),
  }),
  listTokens: endpoint({
    method: 'GET',
    path: '/security/v1/tokens',
    summary: 'Every staff token without its secret, oldest first',
    reply: Type.Object({ tokens: Type.Array(StaffToken) }),
  }),
  revokeToken: endpoint({
    method: 'POST',
    path: '/security/v1/tokens/revoke',
    summary: 'Ends a staff token at once',
    body: Type.Object(
      { id: Type.String({ pattern: '^[0-9a-f]{12}$' }) },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      isRevoked: Type.Boolean({ description: 'false for an unknown or ended one' }),
    }),
  }),
  listRecords: endpoint({
    method: 'GET',
    path: '/security/v1/log',
    summary: 'Newest records of the security log',
    query: Type.Object(
      { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })) },
      { additionalProperties: false },
    ),
    reply: Type.Object({ records: Type.Array(SecurityRecord) }),
  }),
  verifyLog: endpoint({
    method: 'GET',
    path: '/security/v1/log/verify',
    summary: 'Goes through the chain of the security log from its first record',
    reply: Type.Object({
      records: Type.Integer(),
      fault: Type.Union([Type.String(), Type.Null()], {
        description: 'the first record that is wrong',
      }),
    }),
  }),
} as const

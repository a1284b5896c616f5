import Type, { type Static, type TSchema } from 'typebox'
import { WorkChallenge } from './work'

/** Envelope codes of the wire (codes-and-words 4). `noToken` logs the client out. */
export const CODE = {
  ok: 200,
  invalid: 400,
  noToken: 401,
  notAllowed: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  fault: 500,
  busy: 503,
  noVideo: 20001,
} as const

export type Code = (typeof CODE)[keyof typeof CODE]

/**
 * What every call answers. `reason`, `field`, `retryAfterMs`, `challenge` and `requestId` come with
 * an error only.
 */
export function envelopeOf<T extends TSchema>(data: T, { mayNeedWork = false } = {}) {
  return Type.Object({
    code: Type.Integer(),
    data: Type.Union([data, Type.Null()]),
    message: Type.String(),
    reason: Type.Optional(Type.String()),
    field: Type.Optional(Type.String({ description: 'property of the body that was rejected' })),
    retryAfterMs: Type.Optional(Type.Integer()),
    ...(mayNeedWork && { challenge: Type.Optional(WorkChallenge) }),
    requestId: Type.Optional(Type.String()),
  })
}

export type Envelope<T> = {
  code: number
  data: T | null
  message: string
  reason?: string
  field?: string
  retryAfterMs?: number
  challenge?: WorkChallenge
  requestId?: string
}

export type DataOf<T extends TSchema> = Static<T>

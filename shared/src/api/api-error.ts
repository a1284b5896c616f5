import { CODE, COMMON_REASONS, type Reason, type WorkChallenge } from '../contracts/http'

/** Reasons that only the client can find out; the rest stands in `contracts/errors.ts`. */
export const CLIENT_REASONS = {
  'network.offline': '网络已断开，请检查网络',
  'network.timeout': '请求超时，请稍后再试',
  'reply.malformed': '服务异常，请稍后再试',
  'request.cancelled': '请求已取消',
} as const

export type ClientReason = keyof typeof CLIENT_REASONS

/**
 * What every failed call becomes, whatever went wrong. `message` is safe to show; `code` is 0 when
 * no server answered.
 */
export type ApiError = {
  code: number
  reason: Reason | ClientReason | (string & {})
  message: string
  /** The property of the call's body that was rejected. */
  field?: string
  /** The same call may succeed later. */
  retryable: boolean
  retryAfterMs?: number
  /** The call succeeds once it is repeated with the solution. */
  challenge?: WorkChallenge
  requestId?: string
}

/**
 * Thrown by `callEndpoint` and the axios client; `error` is the plain form that a store may keep.
 */
export class ApiFailure extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(`${error.reason}: ${error.message}`)
    this.name = 'ApiFailure'
    this.error = error
  }
}

export function clientError(reason: ClientReason): ApiError {
  return {
    code: 0,
    reason,
    message: CLIENT_REASONS[reason],
    retryable: reason !== 'request.cancelled',
  }
}

const RETRYABLE_CODES: readonly number[] = [CODE.tooMany, CODE.fault, CODE.busy]

/** The error of an envelope whose code is not a success. */
export function envelopeError(envelope: {
  code: number
  message?: string
  reason?: string
  field?: string
  retryAfterMs?: number
  challenge?: WorkChallenge
  requestId?: string
}): ApiError {
  const { code, field, retryAfterMs, challenge, requestId } = envelope
  return {
    code,
    reason: envelope.reason ?? `code.${code}`,
    message: envelope.message || COMMON_REASONS['server.fault'].message,
    retryable: RETRYABLE_CODES.includes(code),
    ...(field === undefined ? {} : { field }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(requestId === undefined ? {} : { requestId }),
  }
}

import {
  CODE,
  type Code,
  REASONS,
  type Reason,
  type WorkChallenge,
} from '@saidian/shared/contracts/http'

export type RequestErrorOptions = {
  /**
   * The property of the request body at fault; sent, so that the page can show the reason beside
   * it.
   */
  field?: string | undefined
  /** Delay before the next try, for `request.too_many` and `server.busy`. */
  retryAfterMs?: number
  /** Work that the client does before it repeats the call. */
  challenge?: WorkChallenge
  /** For the log only; never sent. */
  details?: unknown
  cause?: unknown
}

/**
 * An error that a client may receive, named by its key in `REASONS`; the HTTP layer turns it into
 * the envelope.
 */
export class RequestError extends Error {
  readonly reason: Reason
  readonly code: Code
  readonly field: string | undefined
  readonly retryAfterMs: number | undefined
  readonly challenge: WorkChallenge | undefined
  readonly details: unknown

  constructor(reason: Reason, options: RequestErrorOptions = {}) {
    super(REASONS[reason].message, { cause: options.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.code = REASONS[reason].code
    this.field = options.field
    this.retryAfterMs = options.retryAfterMs ?? (this.code === CODE.busy ? 1_000 : undefined)
    this.challenge = options.challenge
    this.details = options.details
  }
}

/** Why an address was not read, in one line. */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** How long the site asks to wait; null when it says nothing. */
  readonly retryAfterMs: number | null

  constructor(message: string, { retryAfterMs = null, cause }: FetchErrorDetails = {}) {
    super(message, { cause })
    this.retryAfterMs = retryAfterMs
  }
}

type FetchErrorDetails = { retryAfterMs?: number | null; cause?: unknown }

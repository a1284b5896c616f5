/**
 * One request as it goes over the wire; `url` is absolute or of the page's origin, without the
 * query.
 */
export type WireRequest = {
  method: 'GET' | 'POST'
  url: string
  query: Record<string, unknown>
  body: unknown
  headers: Record<string, string>
  signal?: AbortSignal
  /** Receives the share of the body that was sent, 0–1. Such a request has time for large files. */
  onProgress?: (share: number) => void
  /** Receives the answer piece by piece; the reply that follows has no data then. */
  onText?: (piece: string) => void
}

/**
 * What came back, whatever its status. `storedAt`: from this device, which stored it then
 * (milliseconds of its clock).
 */
export type WireReply = { status: number; body: unknown; storedAt?: number }

/** Carries a request. Rejects with an `ApiFailure` when no server answered. */
export type Transport = (request: WireRequest) => Promise<WireReply>

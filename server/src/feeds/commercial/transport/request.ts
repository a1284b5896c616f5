import { retryAfterMs } from './backoff.rules'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 32 * 1024 * 1024

/** Result of one request. `why` never contains the URL, which has the secret. */
export type Reply =
  | { ok: true; body: unknown; date: string | null }
  | { ok: false; why: string; retryAfterMs: number; date: string | null }

export type RequestOptions = {
  signal: AbortSignal
  nowMs: number
  timeoutMs?: number
  maxBytes?: number
}

/**
 * Sends a GET request for JSON with limits of time and size. Resolves for every error of vendor and
 * network; rejects only when `signal` aborts.
 */
export async function requestJson(url: URL, options: RequestOptions): Promise<Reply> {
  const { signal, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options
  const limit = AbortSignal.timeout(timeoutMs)
  let date: string | null = null
  try {
    const response = await fetch(url, {
      // A redirect would send the secret to another server.
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, limit]),
    })
    date = response.headers.get('date')
    if (!response.ok) {
      await response.body?.cancel()
      const askedMs = retryAfterMs(
        response.headers.get('retry-after'),
        Date.parse(date ?? '') || options.nowMs,
      )
      return { ok: false, why: `HTTP ${response.status}`, retryAfterMs: askedMs, date }
    }
    const text = await readText(response, maxBytes)
    if (text === null) return failed(`more than ${maxBytes} bytes`, date)
    return { ok: true, body: JSON.parse(text), date }
  } catch (error) {
    if (signal.aborted) throw error
    if (limit.aborted) return failed(`no whole answer within ${timeoutMs} ms`, date)
    return failed(error instanceof SyntaxError ? 'not JSON' : 'no connection', date)
  }
}

function failed(why: string, date: string | null): Reply {
  return { ok: false, why, retryAfterMs: 0, date }
}

/** Null when the unpacked body is larger than `maxBytes`. */
async function readText({ body }: Response, maxBytes: number): Promise<string | null> {
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

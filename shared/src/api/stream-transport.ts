import { ApiFailure, type ClientReason, clientError } from './api-error'
import type { Transport, WireReply, WireRequest } from './transport'

/** A connection that is silent for so long is gone, although nothing says so. */
const SILENCE_MS = 45_000
/** What the envelope of an ordinary call is: the pieces were the answer. */
const ENDED: WireReply = { status: 200, body: { code: 200, data: null, message: '' } }

/**
 * Carries a request whose answer arrives in pieces, by `fetch`: axios gives it only whole. An
 * answer that is no stream, such as an error, is an ordinary reply. Streams take no query.
 */
export const carryStream: Transport = async (request) => {
  const watch = watchCall(request.signal)
  try {
    const response = await ask(request, watch.signal)
    watch.restart()
    if (!response.body || !isStream(response))
      return { status: response.status, body: await response.json().catch(() => '') }
    await readPieces(response.body, (piece) => {
      watch.restart()
      request.onText?.(piece)
    })
    return ENDED
  } catch {
    throw new ApiFailure(clientError(watch.reason()))
  } finally {
    watch.end()
  }
}

function ask({ method, url, body, headers }: WireRequest, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

async function readPieces(
  body: ReadableStream<Uint8Array>,
  onText: (piece: string) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    // A character may be cut between two pieces.
    onText(decoder.decode(value, { stream: true }))
  }
}

/** Ends the call when the caller does, and after a silence. */
function watchCall(caller: AbortSignal | undefined) {
  const call = new AbortController()
  const abort = () => call.abort()
  let isSilent = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isSilent = true
      abort()
    }, SILENCE_MS)
  }
  restart()
  // `AbortSignal.any` is younger than the oldest browsers here.
  caller?.addEventListener('abort', abort)
  if (caller?.aborted) abort()
  return {
    signal: call.signal,
    restart,
    reason: (): ClientReason => {
      if (caller?.aborted) return 'request.cancelled'
      return isSilent ? 'network.timeout' : 'network.offline'
    },
    end: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}

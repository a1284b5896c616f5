import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Logger } from '../../../platform/log'
import { pauseAfter } from './backoff.rules'

const HANDSHAKE_MS = 10_000
const PING_MS = 15_000
/** A connection without frames or pongs for this long counts as lost. */
const SILENT_MS = 45_000
const MAX_BYTES = 4 * 1024 * 1024
/** After a connection of this length the next pause is short again. */
const WELL_MS = 60_000

export type PushOptions = {
  url: string
  /** Sent after connecting: credentials and topics. */
  hello: unknown
  log: Logger
  signal: AbortSignal
  /** Called with each JSON frame. */
  onMessage: (message: unknown) => void
  /** Called for every other frame. */
  onMalformed: () => void
  /** True while the receiver cannot take more: the connection is then closed. */
  isFull: () => boolean
}

/**
 * Connects to the vendor's push until `signal` aborts; reconnects with growing pauses. The next
 * poll has the data that was pushed meanwhile.
 */
export async function followPush(options: PushOptions): Promise<void> {
  const { signal, log } = options
  let failures = 0
  while (!signal.aborted) {
    const startedAt = performance.now()
    const why = await connection(options)
    if (signal.aborted) return
    failures = performance.now() - startedAt > WELL_MS ? 1 : failures + 1
    const pauseMs = pauseAfter(failures)
    log.warn({ why, retryInMs: Math.round(pauseMs) }, 'push of the feed lost')
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Runs one connection; resolves with the reason of its end. */
function connection({ url, hello, signal, ...options }: PushOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, {
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: MAX_BYTES,
      perMessageDeflate: false,
    })
    let receivedAt = performance.now()
    let why = 'closed'
    const end = (reason: string) => {
      why = reason
      socket.terminate()
    }
    const timer = setInterval(() => {
      if (performance.now() - receivedAt > SILENT_MS) end('silent')
      else if (socket.readyState === WebSocket.OPEN) socket.ping()
    }, PING_MS)
    const onStop = () => end('stopped')
    signal.addEventListener('abort', onStop, { once: true })
    socket.on('open', () => socket.send(JSON.stringify(hello)))
    socket.on('pong', () => {
      receivedAt = performance.now()
    })
    socket.on('message', (data) => {
      receivedAt = performance.now()
      const message = parsed(String(data))
      if (message === undefined) options.onMalformed()
      else options.onMessage(message)
      if (options.isFull()) end('more than can be stored')
    })
    // The error's message may contain the URL with the secret: only its code is used.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      why = error.code ?? 'no connection'
    })
    socket.on('close', (code) => {
      clearInterval(timer)
      signal.removeEventListener('abort', onStop)
      resolve(why === 'closed' ? `closed with ${code}` : why)
    })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Logger } from '../../../platform/log'
import { pauseAfter } from './backoff.rules'

const HANDSHAKE_MS = 10_000
const PING_MS = 15_000
/** A connection that was silent this long, pongs included, is gone. */
const SILENT_MS = 45_000
const MAX_BYTES = 4 * 1024 * 1024
/** One that held this long was well: the next pause begins small. */
const WELL_MS = 60_000

export type PushOptions = {
  url: string
  /** Sent once connected: credentials and what to subscribe to. */
  hello: unknown
  log: Logger
  signal: AbortSignal
  /** Called with each frame that is JSON. */
  onMessage: (message: unknown) => void
  /** Called with frames that are not. */
  onMalformed: () => void
  /** True while the receiver cannot take more: the connection is closed and polling goes on. */
  isFull: () => boolean
}

/**
 * Holds one connection to the vendor's push until `signal` aborts and connects again, with growing
 * pauses, when it is lost. What was pushed meanwhile comes with the next poll.
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

/** One connection; resolves with the reason when it has ended. */
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
    // The message of an error may quote the address; its code says enough.
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

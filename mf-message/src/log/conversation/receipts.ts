import { callEndpoint } from '@saidian/shared/api'
import { receiveMessages } from '@saidian/shared/contracts/messaging'
import type { LogDeps } from './log-deps'

/** Reports what this device has received and what the member has read. */
export type Receipts = {
  /** The member saw everything up to this number. */
  read: (seq: number) => void
  /** The device has everything up to this number, in a private conversation. */
  has: (seq: number) => void
}

/** After the first report the next ones are collected for this long: a burst costs two calls. */
const GATHER_MS = 400
const RETRY_MS = 5_000

/** Numbers only grow: the last one says everything, and one that fails is sent again. */
export function createReceipts(
  { http, readUpTo }: Pick<LogDeps, 'http' | 'readUpTo'>,
  id: string,
  signal: AbortSignal,
  onRead: (seq: number) => void,
): Receipts {
  const options = { signal, isBackground: true }
  const read = growing(signal, async (seq) => onRead((await readUpTo(id, seq)).readSeq))
  const has = growing(signal, async (seq) => {
    await callEndpoint(http, receiveMessages, { body: { marks: [{ id, seq }] } }, options)
  })
  return { read, has }
}

function growing(signal: AbortSignal, report: (seq: number) => Promise<void>) {
  let wanted = 0
  let sent = 0
  let reported = 0
  let isPaused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer)
      // Who leaves the page at once has seen it nevertheless.
      if (wanted > sent) report(wanted).catch(ignored)
    },
    { once: true },
  )
  const pause = (delayMs: number) => {
    isPaused = true
    timer = setTimeout(() => {
      isPaused = false
      if (wanted > reported) send()
    }, delayMs)
  }
  const send = () => {
    const seq = wanted
    sent = seq
    isPaused = true
    report(seq).then(
      () => {
        reported = Math.max(reported, seq)
        if (!signal.aborted) pause(GATHER_MS)
      },
      () => {
        sent = reported
        if (!signal.aborted) pause(RETRY_MS)
      },
    )
  }
  return (seq: number) => {
    if (signal.aborted || seq <= wanted) return
    wanted = seq
    if (!isPaused) send()
  }
}

function ignored(): void {}

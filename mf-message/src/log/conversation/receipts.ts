import { callEndpoint, type Http } from '@saidian/shared/api'
import { readConversation, receiveMessages } from '@saidian/shared/contracts/messaging'

/** Reports what this device has received and what the member has read. */
export type Receipts = {
  /** The member saw everything up to this number. */
  read: (seq: number) => void
  /** The device has everything up to this number, in a private conversation. */
  has: (seq: number) => void
}

/** Reports are collected for this long, so that a burst costs one call. */
const GATHER_MS = 400
const RETRY_MS = 5_000

/** Numbers only grow: the last one says everything, and one that fails is sent again. */
export function createReceipts(
  http: Http,
  id: string,
  signal: AbortSignal,
  onRead: (seq: number) => void,
): Receipts {
  const options = { signal, isBackground: true }
  const read = growing(signal, async (seq) => {
    const answer = await callEndpoint(http, readConversation, { body: { id, seq } }, options)
    onRead(answer.readSeq)
  })
  const has = growing(signal, async (seq) => {
    await callEndpoint(http, receiveMessages, { body: { marks: [{ id, seq }] } }, options)
  })
  return { read, has }
}

function growing(signal: AbortSignal, report: (seq: number) => Promise<void>) {
  let wanted = 0
  let reported = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  const plan = (delayMs: number) => {
    timer = setTimeout(() => {
      timer = undefined
      const seq = wanted
      report(seq).then(
        () => {
          reported = Math.max(reported, seq)
          if (wanted > reported) plan(GATHER_MS)
        },
        () => {
          if (!signal.aborted && timer === undefined) plan(RETRY_MS)
        },
      )
    }, delayMs)
  }
  return (seq: number) => {
    if (signal.aborted || seq <= Math.max(wanted, reported)) return
    wanted = seq
    if (timer === undefined) plan(GATHER_MS)
  }
}

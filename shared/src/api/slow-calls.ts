import type { WireReply } from './transport'

/** Carries a call once, until the signal aborts. */
type Ask = (signal: AbortSignal) => Promise<WireReply>

/** A page that has waited this long says so; one more request goes out, in case one was lost. */
const SLOW_MS = 3_000

/** Calls that a page has waited for, each as a function that asks once more. */
const late = new Set<() => void>()
const listeners = new Set<() => void>()

/** Calls that pages wait for although a reader has noticed that nothing comes. */
export const slowCalls = {
  isAny: (): boolean => late.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Sends all of them again, beside those that are under way: the first answer counts. */
  askAgain: (): void => {
    for (const again of [...late]) again()
  },
}

/**
 * Asks, and once more when no answer comes in time. Rejects when nothing is under way any more.
 *
 * @param ends of which each cancels what is under way
 */
export function askPatiently(
  first: Ask,
  again: Ask,
  ends: readonly (AbortSignal | undefined)[],
): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const life = new AbortController()
    let running = 0
    const end = () => {
      clearTimeout(timer)
      for (const signal of ends) signal?.removeEventListener('abort', end)
      if (late.delete(askMore)) announce()
      // Ends the requests that lost.
      life.abort()
    }
    const begin = (ask: Ask) => {
      running += 1
      ask(life.signal).then(
        (reply) => {
          end()
          resolve(reply)
        },
        (failure) => {
          running -= 1
          if (running > 0) return
          end()
          reject(failure)
        },
      )
    }
    const askMore = () => begin(again)
    const timer = setTimeout(() => {
      late.add(askMore)
      announce()
      askMore()
    }, SLOW_MS)
    for (const signal of ends) signal?.addEventListener('abort', end, { once: true })
    if (ends.some((signal) => signal?.aborted)) end()
    begin(first)
  })
}

function announce(): void {
  for (const listener of listeners) listener()
}
